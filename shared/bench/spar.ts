import type { ComputerRules } from '@ironhex/shared/computer';
import type { Ruleset, RulesetTypes } from '@ironhex/shared/match';
import fc from 'fast-check';
import type { Sample } from '../test/rulesets/sample.ts';
import { shareOf, spreadOf } from './figures.ts';
import { playBetween } from './play.ts';
import { playerFrom } from './players.ts';

/** A game, what it tells the computer, and its setups. */
export interface Game {
  readonly ruleset: Ruleset<RulesetTypes>;
  readonly rules: ComputerRules<RulesetTypes>;
  readonly sample: Sample;
}

/** What is compared: two players of a game, over so many setups. */
interface Bout extends Game {
  readonly one: string;
  readonly other: string;
  readonly pairs: number;
  readonly seed: number;
}

/** How a bout went, as it is printed. */
interface Sparred extends Omit<Bout, keyof Game> {
  readonly game: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly points: ReturnType<typeof shareOf>;
  /** Setups of which the first player won more than it lost, as much, and less. */
  readonly pairsWon: { readonly won: number; readonly even: number; readonly lost: number };
  /** Milliseconds of processor time, by player and kind of decision. */
  readonly cpu: readonly Readonly<Record<string, ReturnType<typeof spreadOf>>>[];
}

/**
 * Plays each setup twice with the sides exchanged and the same dice: what the first player got, also by pairs, and how
 * long both thought about each kind of decision.
 */
export const spar = async ({ ruleset, rules, sample, one, other, pairs, seed }: Bout): Promise<Sparred> => {
  const players = await Promise.all([one, other].map((name) => playerFrom(name, ruleset, rules)));
  const times = players.map(() => new Map<string, number[]>());
  const results = { wins: 0, draws: 0, losses: 0 };
  const pairsWon = { won: 0, even: 0, lost: 0 };
  for (const [index, setup] of fc.sample(sample.fair, { seed, numRuns: pairs }).entries()) {
    let margin = 0;
    for (const side of [0, 1]) {
      const seated = side === 0 ? players : players.toReversed();
      const match = playBetween(ruleset, setup, seated, seed * 10_000 + index, {
        most: sample.mostIntents(setup),
        took: (player, { kind }, ms) => {
          const known = times[players.indexOf(player)]!;
          const all = known.get(kind);
          if (all) all.push(ms);
          else known.set(kind, [ms]);
        },
      });
      const { winner } = match.outcome!;
      if (winner === undefined) results.draws += 1;
      else if (winner === side) results.wins += 1;
      else results.losses += 1;
      margin += winner === undefined ? 0 : winner === side ? 1 : -1;
    }
    if (margin > 0) pairsWon.won += 1;
    else if (margin < 0) pairsWon.lost += 1;
    else pairsWon.even += 1;
  }
  const cpu = times.map((known) => Object.fromEntries([...known].map(([kind, all]) => [kind, spreadOf(all)])));
  const points = shareOf(results.wins + results.draws / 2, 2 * pairs);
  return { game: ruleset.id, one, other, seed, pairs, ...results, points, pairsWon, cpu };
};

import { fastDice } from '@ironhex/shared/dice';
import { type Decision, Match, type Ruleset, type RulesetTypes, type Setup } from '@ironhex/shared/match';
import type { Player } from './players.ts';

/** What may be watched while players play. */
interface Watching {
  /** More answers than such a match can have: one with more is in an endless loop. */
  readonly most: number;
  /** How many milliseconds of processor time a player took for an answer. */
  readonly took?: (player: Player, decision: Decision, ms: number) => void;
  /** The truth at each question. */
  readonly asked?: (state: RulesetTypes['state'], decision: Decision) => void;
}

/** Milliseconds of processor time that this thread has used so far. */
const cpuNow = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * Plays a match to its end. `players` hold all seats of side 0, of side 1, …. Throws where a player answers what is not
 * allowed, or the match has no end.
 */
export const playBetween = (
  ruleset: Ruleset<RulesetTypes>,
  setup: Setup<RulesetTypes>,
  players: readonly Player[],
  seed: number,
  { most, took, asked }: Watching,
): Match<RulesetTypes> => {
  const match = new Match(ruleset, setup, { dice: () => fastDice(seed) });
  const playerOf = new Map(setup.seats.map(({ id, side }) => [id, players[side]!]));
  for (let answers = 0; !match.outcome; answers++) {
    if (answers > most) throw new Error(`No end after ${answers} answers.`);
    const decision = match.pending().find(({ committed }) => !committed);
    if (!decision) {
      match.ring(match.timers()[0]!.id);
      continue;
    }
    const player = playerOf.get(decision.seat)!;
    asked?.(match.state, decision);
    const view = match.view(decision.seat);
    const before = cpuNow();
    const { intents } = player(view, decision, seed * 1_000 + answers);
    took?.(player, decision, cpuNow() - before);
    for (const intent of intents) {
      const done = match.submit(decision.seat, intent, { decision: decision.id, by: 'bot' });
      if (!done.ok) throw new Error(`${JSON.stringify(intent)} of ${decision.seat} is refused: ${done.error.code}`);
    }
  }
  return match;
};

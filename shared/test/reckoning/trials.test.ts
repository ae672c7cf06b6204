import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastDice } from '../../src/dice/index.ts';
import type { Match, RulesetTypes } from '../../src/match/index.ts';
import { RECKONERS } from '../../src/rulesets/reckoners.ts';
import { often } from '../often.ts';
import { begin, drawing } from '../properties/matches.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { type Begun, nextStep, rollAgain } from './rolled-again.ts';

/** In how many situations each kind of roll is tried, and how often: a million dice and more for each kind at length. */
const SITUATIONS = often(4, 25);
const FALLS = often(120, 2_000);
/** Only events so early in their step: what was before them happens again with each fall. */
const EARLY = 40;
/** With what is rarer than so many times in all falls, sums are not distributed normally yet. */
const SEEN = 20;

/** A variance that comes of rounding alone. */
const ROUNDING = 1e-9;

interface Situation {
  readonly match: Match<RulesetTypes>;
  readonly begun: Begun;
}

const GAMES = SAMPLES.flatMap((sample) => {
  const reckoner = RECKONERS.get(sample.ruleset.id);
  return reckoner ? [{ id: sample.ruleset.id, sample, reckoner }] : [];
});
type Game = (typeof GAMES)[number];

/** Situations of each kind of roll, from matches by chance. */
const situationsIn = ({ sample, reckoner }: Game): ReadonlyMap<string, readonly Situation[]> => {
  const byKind = new Map<string, Situation[]>();
  const setups = fc.sample(sample.setups, { seed: 7, numRuns: often(16, 150) });
  for (const [seed, setup] of setups.entries()) {
    const match = begin(sample.ruleset, setup, seed + 1);
    const below = drawing(seed + 1);
    while (!match.outcome)
      for (const begun of nextStep(match, reckoner, below)) {
        const known = byKind.get(begun.kind) ?? [];
        const isOpen = begun.trials.some(({ variance }) => variance > ROUNDING);
        if (isOpen && begun.place < EARLY && known.length < SITUATIONS)
          byKind.set(begun.kind, [...known, { match, begun }]);
      }
  }
  return byKind;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What comes of many falls in a situation: standard errors of the mean; squares in all, and those expected. */
const fallsOf = ({ reckoner }: Game, { match, begun }: Situation, seed: number) => {
  // One stream for all falls: the first numbers of neighbouring seeds are much alike.
  const dice = fastDice(seed);
  const falls = Array.from({ length: FALLS }, () => rollAgain(match, begun, reckoner, dice));
  const variance = sum(falls.map((fall) => fall.variance));
  const alike = [...Map.groupBy(falls, ({ off }) => off.toFixed(9)).values()];
  const usual = Math.max(...alike.map(({ length }) => length));
  const isRare = FALLS - usual < SEEN;
  // One that comes once in a thousand falls may well come three times in three hundred.
  const often = (Math.abs(sum(begun.trials.map(({ mean }) => mean))) * FALLS) / Math.sqrt(variance);
  return {
    errors: sum(falls.map(({ off }) => off)) / Math.sqrt(variance),
    most: isRare ? 5 + 5 / often : 5,
    squares: sum(falls.map(({ off }) => off ** 2)),
    variance,
    isRare,
  };
};

describe.each(GAMES.map((game) => [game.id, game] as const))('the dice of %s', (_, game) => {
  const situations = situationsIn(game);

  it('are rolled in many ways', () => {
    expect([...situations.keys()].sort()).toEqual(game.sample.rolls);
  });

  it.each([...situations])('come to what is expected of them: %s', (_kind, all) => {
    const tried = all.map((each, index) => fallsOf(game, each, 1 + index));
    for (const { errors, most } of tried) expect(Math.abs(errors)).toBeLessThan(most);
    const seen = tried.filter(({ isRare }) => !isRare);
    expect(seen).not.toEqual([]);
    // What is a little off everywhere shows in all of them together.
    expect(Math.abs(sum(seen.map(({ errors }) => errors))) / Math.sqrt(seen.length)).toBeLessThan(4);
    const ratio = sum(seen.map(({ squares, variance }) => squares / variance)) / seen.length;
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match, RulesetTypes } from '../../src/match/index.ts';
import { RECKONERS } from '../../src/rulesets/reckoners.ts';
import { often } from '../often.ts';
import { begin, drawing } from '../properties/matches.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { type Decided, nextStep, rollAgain } from './rolled-again.ts';

/** How often the dice of each kind of roll fall, and in how many different situations. */
const SITUATIONS = often(6, 100);
const FALLS = often(600, 10_000);

interface Situation {
  readonly match: Match<RulesetTypes>;
  readonly decided: Decided;
}

/** Situations of each kind of roll, from matches by chance. */
const situationsIn = (sample: (typeof SAMPLES)[number], enough: number): ReadonlyMap<string, readonly Situation[]> => {
  const reckoner = RECKONERS.get(sample.ruleset.id)!;
  const byKind = new Map<string, Situation[]>();
  const setups = fc.sample(sample.setups, { seed: 7, numRuns: often(40, 400) });
  for (const [seed, setup] of setups.entries()) {
    const match = begin(sample.ruleset, setup, seed + 1);
    const below = drawing(seed + 1);
    while (!match.outcome)
      for (const decided of nextStep(match, reckoner, below)) {
        const known = byKind.get(decided.kind) ?? [];
        const differs = decided.expected.some(({ variance }) => variance > 0);
        if (differs && known.length < enough) byKind.set(decided.kind, [...known, { match, decided }]);
      }
  }
  return byKind;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** By how many standard errors the mean of many falls is off, and the ratio of their variance to what was expected. */
const compare = ({ match, decided }: Situation, seed: number) => {
  const reckoner = RECKONERS.get(match.ruleset.id)!;
  const mean = sum(decided.expected.map((each) => each.mean));
  const variance = sum(decided.expected.map((each) => each.variance));
  const off = Array.from({ length: FALLS }, (_, n) => sum(rollAgain(match, decided, reckoner, seed + n)) - mean);
  return {
    errors: sum(off) / Math.sqrt(FALLS * variance),
    ratio: sum(off.map((each) => each ** 2)) / FALLS / variance,
  };
};

describe.each(SAMPLES.filter(({ ruleset }) => RECKONERS.has(ruleset.id)).map((sample) => [sample.ruleset.id, sample] as const))(
  'the dice of %s',
  (_, sample) => {
    const situations = situationsIn(sample, SITUATIONS);

    it('are rolled in many ways', () => {
      expect([...situations.keys()].sort()).toMatchSnapshot();
    });

    it.each([...situations])('come to what is expected of them: %s', (_kind, all) => {
      const compared = all.map((each, index) => compare(each, 1 + index * FALLS));
      for (const [index, { errors }] of compared.entries())
        expect(Math.abs(errors), JSON.stringify(all[index]!.decided.step.intent)).toBeLessThan(5);
      // What is a little off everywhere shows in all of them together.
      expect(Math.abs(sum(compared.map(({ errors }) => errors))) / Math.sqrt(all.length)).toBeLessThan(4);
      const ratio = sum(compared.map((each) => each.ratio)) / all.length;
      expect(ratio).toBeGreaterThan(0.85);
      expect(ratio).toBeLessThan(1.15);
    });
  },
);

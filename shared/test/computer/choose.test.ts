import { type Choice, type ComputerRules, choose } from '@ironhex/shared/computer';
import { levelsOf } from '@ironhex/shared/computers';
import { canonicalJson, type Decision, type LevelId, type Match, type RulesetTypes } from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../often.ts';
import { drawing, playOut, seeds, submit } from '../properties/matches.ts';
import { TEST_COMPUTERS } from '../rulesets/index.ts';
import type { Sample } from '../rulesets/sample.ts';
import { SAMPLES } from '../rulesets/samples.ts';

/** More steps than one round of a look ahead takes: ten playouts of sixty steps, and one intent that ends each. */
const ONE_ROUND = 10 * 70;

const CASES = SAMPLES.map((sample) => [sample.ruleset.id, sample, TEST_COMPUTERS.get(sample.ruleset.id)!] as const);

/** Freezes everything in plain data. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
};

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A moment of a match: after so many answers by chance. */
const moments = (sample: Sample) => fc.record({ setup: sample.small, seed: seeds, answers: fc.nat({ max: 60 }) });
type Moment = ReturnType<typeof moments> extends fc.Arbitrary<infer T> ? T : never;

/** The match at a moment, and what is asked then. */
const at = (sample: Sample, { setup, seed, answers }: Moment) => {
  const match = playOut(sample, setup, seed, { until: ({ done }) => done.length >= answers });
  return { match, asked: match.pending().filter(({ committed }) => !committed) };
};

const chosen = (
  match: Match<RulesetTypes>,
  rules: ComputerRules<RulesetTypes>,
  decision: Decision,
  level: LevelId,
  seed: number,
  view: object = match.view(decision.seat),
): Choice<object> => choose(match.ruleset, rules, view, decision, level, seed);

const levelsIn = ({ levels }: ComputerRules<RulesetTypes>) => Object.keys(levels) as LevelId[];

describe.each(CASES)('the computer in %s', (_, sample, rules) => {
  it('answers alike whenever it knows the same, asked by the same seed, and changes nothing that it is given', () => {
    let asked = 0;
    fc.assert(
      fc.property(moments(sample), (moment) => {
        const { match, asked: decisions } = at(sample, moment);
        const { seed } = moment;
        for (const decision of decisions)
          for (const level of levelsIn(rules)) {
            const view = match.view(decision.seat);
            const one = chosen(match, rules, decision, level, seed, frozen(throughJson(view)));
            // A truth that differs in what this seat does not know gives the same view, and so the same answer.
            const other = chosen(match, rules, frozen(throughJson(decision)), level, seed, throughJson(view));
            expect(canonicalJson(other)).toBe(canonicalJson(one));
            asked += 1;
          }
      }),
      { numRuns: often(12, 100), seed: 31 },
    );
    expect(asked).toBeGreaterThan(10);
  });

  it('answers what is allowed, at the end with an intent that ends the decision, within its steps', () => {
    fc.assert(
      fc.property(moments(sample), (moment) => {
        const { match, asked } = at(sample, moment);
        const { seed } = moment;
        const [decision] = asked;
        if (!decision) return;
        const level = levelsIn(rules)[seed % levelsIn(rules).length]!;
        const { intents, steps, tried } = chosen(match, rules, decision, level, seed);
        for (const [place, intent] of intents.entries()) {
          expect(match.check(decision.seat, intent, decision.id), JSON.stringify(intent)).toBeUndefined();
          expect(match.leavesOpen(decision.seat, intent, decision.id)).toBe(place < intents.length - 1);
          submit(match, decision.seat, intent, decision.id);
        }
        expect(steps).toBeLessThanOrEqual(rules.levels[level]!.steps + ONE_ROUND);
        for (const { worth } of tried) expect(worth >= 0 && worth <= 1).toBe(true);
      }),
      { numRuns: often(30, 300), seed: 32 },
    );
  });

  it('proposes nothing that is refused, whether it looks at everything or guesses', () => {
    let proposed = 0;
    fc.assert(
      fc.property(moments(sample), (moment) => {
        const { match, asked } = at(sample, moment);
        const { seed } = moment;
        for (const decision of asked)
          for (const how of ['all', 'first'] as const) {
            const view = match.view(decision.seat);
            for (const [first] of rules.propose(view, decision, how, drawing(seed))) {
              const refusal = match.ruleset.check(view, decision.seat, first, decision);
              if (refusal) expect.fail(`${JSON.stringify(first)} is refused: ${refusal.code}`);
              proposed += 1;
            }
          }
      }),
      { numRuns: often(40, 400), seed: 33 },
    );
    expect(proposed).toBeGreaterThan(40);
  });

  it('reckons chances that add up to 1, and knows who has won', () => {
    fc.assert(
      fc.property(sample.small, seeds, (setup, seed) => {
        const ofEachSide = [...new Map(setup.seats.map(({ side, id }) => [side, id])).values()];
        const match = playOut(sample, setup, seed, {
          each: ({ state }) => {
            const chances = ofEachSide.map((seat) => rules.worth(state, seat));
            for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
            expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          },
        });
        if (match.isCutOff) return;
        const { winner } = match.outcome!;
        for (const { id, side } of setup.seats)
          expect(rules.worth(match.state, id)).toBe(winner === undefined ? 0.5 : winner === side ? 1 : 0);
      }),
      { numRuns: often(6, 60), seed: 34 },
    );
  });

  it('imagines nothing but what it may know, and what it is asked', () => {
    const { search } = rules;
    if (!search) return;
    let imagined = 0;
    fc.assert(
      fc.property(moments(sample), (moment) => {
        const { match, asked } = at(sample, moment);
        const { seed } = moment;
        for (const decision of asked) {
          if (!search.kinds.has(decision.kind)) continue;
          const view = match.view(decision.seat);
          const state = search.imagine(view, decision, drawing(seed));
          expect(canonicalJson(match.ruleset.view(state, decision.seat))).toBe(canonicalJson(view));
          expect(match.ruleset.pending(state)).toContainEqual(decision);
          imagined += 1;
        }
      }),
      { numRuns: often(40, 400), seed: 35 },
    );
    expect(imagined).toBeGreaterThan(10);
  });

  it('has at least a normal level, and none that it does not list', () => {
    expect(levelsIn(rules)).toContain('normal');
    if (levelsOf(sample.ruleset.id).length > 0) expect(levelsOf(sample.ruleset.id)).toEqual(levelsIn(rules));
    for (const { steps, blur } of Object.values(rules.levels)) {
      expect(steps).toBeGreaterThanOrEqual(0);
      expect(blur.length).toBeGreaterThan(0);
      expect(blur.every((weight) => Number.isInteger(weight) && weight > 0)).toBe(true);
    }
  });
});

it('a game has no level that it does not list', () => {
  const [[, sample, rules]] = CASES as [(typeof CASES)[number]];
  const match = playOut(sample, fc.sample(sample.small, { seed: 1, numRuns: 1 })[0]!, 1, { until: () => true });
  const [decision] = match.pending();
  const none = { ...rules, levels: {} };
  expect(() => chosen(match, none, decision!, 'hard', 1)).toThrow(RangeError);
  expect(levelsOf('nothing')).toEqual([]);
});

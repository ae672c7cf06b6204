import { canonicalJson, type Decision, decisionsOf, hashOf } from '@ironhex/shared/match';
import { ASK_ALWAYS, type Policy, PolicySchema } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, offered, refusalOf, timeout } from '../rules/warfare3025/asked.ts';
import {
  begin,
  draw,
  drawing,
  mostIntents,
  playOut,
  SMALL,
  seeds,
  setups,
  submit,
  type WarfareMatch,
} from './matches.ts';

const seatsOf = ({ setup }: WarfareMatch): string[] => setup.seats.map(({ id }) => id);

describe('the answer of the clock', () => {
  it('is always legal, and what is asked of a seat stands in its view', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(setups([...SMALL]), seeds, (setup, seed) => {
        playOut(setup, seed, {
          each: (match) => {
            const pending = match.pending();
            expect(pending.length > 0).toBe(match.outcome === undefined);
            for (const seat of seatsOf(match)) {
              const view = match.view(seat);
              const asked = pending.find((decision) => decision.seat === seat);
              expect(decisionsOf(warfare3025, view, seat)).toEqual(asked ? [asked] : []);
              if (!asked) expect([...offered(view, seat)]).toEqual([]);
              else expect(refusalOf(view, seat, timeout(view, seat)), JSON.stringify(asked)).toBeUndefined();
              if (asked) kinds.add(asked.kind);
            }
          },
        });
      }),
      { numRuns: 40, seed: 11 },
    );
    expect([...kinds].sort()).toEqual(['activate', 'defend', 'interrupt', 'pick']);
  });

  it('alone plays a match to its end', () => {
    fc.assert(
      fc.property(setups([...SMALL]), seeds, (setup, seed) => {
        const match = begin(setup, seed);
        for (let answers = 0; !match.outcome && answers < mostIntents(setup); answers++) {
          const [{ seat }] = match.pending() as [Decision];
          submit(match, seat, timeout(match.view(seat), seat));
        }
        expect(match.outcome).toMatchObject({ score: [0, 0] });
      }),
      { numRuns: 20, seed: 12 },
    );
  });
});

const rule = fc.oneof(
  fc.record(
    {
      answer: fc.constant('ask'),
      fromCost: fc.integer({ min: 1, max: 9 }),
      withinHexes: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ['answer'] },
  ),
  fc.constant({ answer: 'pass' }),
  fc.constant({ answer: 'ifAttacked' }),
);
const policies: fc.Arbitrary<Policy> = fc
  .record(
    {
      match: rule,
      kinds: fc.record({ interrupt: rule, defend: rule, pick: rule }, { requiredKeys: [] }),
      units: fc.dictionary(fc.constantFrom('b1', 'b2', 'o1', 'o2', 'a1'), rule),
    },
    { requiredKeys: ['match'] },
  )
  .map((policy) => PolicySchema.parse(policy));

describe('a standing policy', () => {
  it('gives legal answers only, to reactions only; passing answers all of them, asking always none', () => {
    let given = 0;
    fc.assert(
      fc.property(setups([...SMALL]), seeds, policies, (setup, seed, policy) => {
        playOut(setup, seed, {
          each: (match) => {
            for (const { seat, kind } of match.pending()) {
              const view = match.view(seat);
              const answer = answered(view, seat, policy);
              if (answer) {
                expect(kind).not.toBe('activate');
                expect(refusalOf(view, seat, answer)).toBeUndefined();
                given += 1;
              }
              const passing = answered(view, seat, { match: { answer: 'pass' } });
              expect(passing).toEqual(kind === 'activate' ? undefined : timeout(view, seat));
              expect(answered(view, seat, ASK_ALWAYS)).toBeUndefined();
            }
          },
        });
      }),
      { numRuns: 40, seed: 13 },
    );
    expect(given).toBeGreaterThan(100);
  });
});

/** Of the choices that are listed at one decision, every so many are checked. */
const STRIDE = 7;

describe('the choices', () => {
  it('that are listed are all allowed, and none is listed twice', () => {
    let looked = 0;
    fc.assert(
      fc.property(setups([...SMALL]), seeds, fc.nat({ max: 40 }), (setup, seed, intents) => {
        const match = playOut(setup, seed, { until: ({ done }) => done.length >= intents });
        for (const { seat } of match.pending()) {
          const view = match.view(seat);
          const texts = new Set<string>();
          let listed = 0;
          for (const intent of offered(view, seat)) {
            listed += 1;
            texts.add(JSON.stringify(intent));
            if (listed % STRIDE !== 1) continue;
            const parsed = warfare3025.schemas.intent.parse(intent);
            expect(canonicalJson(parsed)).toBe(canonicalJson(intent));
            const refusal = refusalOf(view, seat, parsed);
            if (refusal) expect.fail(`${JSON.stringify(intent)} is refused: ${refusal.message}`);
            looked += 1;
          }
          expect(texts.size).toBe(listed);
          expect(listed).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40, seed: 14 },
    );
    expect(looked).toBeGreaterThan(1000);
  });

  it('that are drawn are among those that are allowed, again and again at the same decision', () => {
    fc.assert(
      fc.property(setups(), seeds, fc.nat({ max: 40 }), (setup, seed, intents) => {
        const match = playOut(setup, seed, { until: ({ done }) => done.length >= intents });
        const below = drawing(seed + 1);
        const before = hashOf(match.state);
        for (const { seat } of match.pending())
          for (let i = 0; i < 20; i++) {
            const drawn = draw(match, seat, below);
            expect(refusalOf(match.view(seat), seat, drawn), JSON.stringify(drawn)).toBeUndefined();
          }
        expect(hashOf(match.state)).toBe(before);
      }),
      { numRuns: 60, seed: 15 },
    );
  });
});

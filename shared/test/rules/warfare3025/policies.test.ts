import { ASK_ALWAYS, type Policy, PolicySchema } from '@ironhex/shared/warfare3025';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playOut, seeds } from '../../properties/matches.ts';
import { warfareSample } from '../../rulesets/warfare3025/sample.ts';
import { answered, refusalOf, timeout } from './asked.ts';

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
  fc.constant({ answer: 'unlessClear' }),
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

it('a standing policy gives legal answers only, to reactions only; passing answers all of them, asking always none', () => {
  let given = 0;
  fc.assert(
    fc.property(warfareSample.small, seeds, policies, (setup, seed, policy) => {
      playOut(warfareSample, setup, seed, {
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

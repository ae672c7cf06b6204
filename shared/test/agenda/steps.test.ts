import fc from 'fast-check';
import { expect, it } from 'vitest';
import { after, before, type Steps } from '../../src/agenda/index.ts';
import { canonicalJson, copyOf, digestOf } from '../../src/match/index.ts';

it('are what an array of them would be, however they are made', () => {
  const changes = fc.array(fc.oneof(fc.constant('after' as const), fc.array(fc.nat(), { maxLength: 3 })));
  fc.assert(
    fc.property(fc.array(fc.nat()), changes, (begun, made) => {
      let steps: Steps<number> = begun;
      let array = begun;
      for (const change of made) {
        const earlier = [...steps];
        const held = steps;
        steps = change === 'after' ? after(steps) : before(change, steps);
        array = change === 'after' ? array.slice(1) : [...change, ...array];
        expect([...steps]).toEqual(array);
        expect(steps.length).toBe(array.length);
        expect([...held]).toEqual(earlier);
      }
      expect(canonicalJson({ steps })).toBe(canonicalJson({ steps: array }));
      expect(digestOf([{ steps }])).toBe(digestOf([{ steps: array }]));
      expect([...copyOf(steps)]).toEqual(array);
    }),
  );
});

it('share what stands behind them, also with many on it', () => {
  const many = before(
    [],
    Array.from({ length: 20_000 }, (_, index) => index),
  );
  expect(after(before([-1], many))).toBe(many);
  expect(JSON.parse(JSON.stringify(many))).toHaveLength(20_000);
});

import { expect, it } from 'vitest';
import { factsOf, runStep, tableOf } from '../kit.ts';

it('the check of markers tells whose they are and which have changed hands, G-14.2', () => {
  const state = tableOf({
    units: { a1: { profile: 'squad', hex: [10, 10] }, b1: { profile: 'squad', hex: [22, 10] } },
    markers: [
      [12, 10],
      [21, 10],
      [5, 30],
    ],
  });
  const { events } = runStep(state, { do: 'markers' });
  expect(factsOf(events, 'markers-checked')).toMatchObject([{ owners: ['a', 'b', null], changed: [0, 1] }]);
  const again = runStep(state, { do: 'markers' });
  expect(factsOf(again.events, 'markers-checked')).toMatchObject([{ owners: ['a', 'b', null], changed: [] }]);
});

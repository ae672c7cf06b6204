import { describe, expect, it } from 'vitest';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';

const HALF = [GONE, GONE, GONE, 0, 0];

const squad = (column: number, placing: Partial<Placing> = {}): Placing => ({
  profile: 'squad',
  hex: [column, 10],
  wounds: HALF,
  damage: 1,
  ...placing,
});

const checked = (units: Readonly<Record<string, Placing>>, first: string, dice: readonly number[]) => {
  const state = tableOf({ units });
  const { events } = runStep(state, { do: 'morale', first }, { dice });
  return { state, events, tested: factsOf(events, 'morale-tested').map(({ unit }) => unit) };
};

describe('the tests after wounds, G-13.2', () => {
  const ALL = { a1: squad(2), a3: squad(4), b1: squad(6), b2: squad(8), b10: squad(10) };

  it.each([
    { first: 'b', order: ['b1', 'b2', 'b10', 'a1', 'a3'] },
    { first: 'a', order: ['a1', 'a3', 'b1', 'b2', 'b10'] },
  ])('are taken by the units of $first first, by number', ({ first, order }) => {
    const { events, tested } = checked(ALL, first, [4, 4, 4, 4, 4]);
    expect(tested).toEqual(order);
    expect(factsOf(events, 'morale-checked')).toEqual([expect.objectContaining({ units: order })]);
  });

  it.each<[string, Partial<Placing>]>([
    ['had no wound marked', { damage: 0 }],
    ['is above half strength', { wounds: [GONE, 1, 0, 0, 0].with(1, 0) }],
    ['fought in a melee', { fought: true }],
    ['is not on the map', { hex: null, place: 'aboard', transport: 'b1' }],
    ['is destroyed', { hex: null, place: 'destroyed' }],
  ])('are not taken by a unit that %s', (_, placing) => {
    expect(checked({ a1: squad(2, placing), b1: squad(6) }, 'b', [4]).tested).toEqual(['b1']);
  });

  it('are not taken by units of nobody, G-17.5', () => {
    const { events } = checked({ n1: squad(2) }, 'a', []);
    expect(factsOf(events, 'morale-checked')).toMatchObject([{ units: [] }]);
  });

  it('leave nothing marked, whoever had to test', () => {
    const { state } = checked({ a1: squad(2), a2: squad(4, { fought: true, damage: 0 }), b1: squad(6) }, 'b', [4, 4]);
    for (const unit of Object.values(state.units)) expect(unit).toMatchObject({ damage: 0, fought: false });
  });

  it('are not spoken of where nobody was hurt', () => {
    expect(checked({ a1: squad(2, { damage: 0 }) }, 'b', []).events).toEqual([]);
  });
});

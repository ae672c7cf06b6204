import type { SeatId } from '../../../../match/index.ts';
import type { Table } from '../../model/table.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { unitsOnMap } from '../figures.ts';
import { isAtHalfStrength } from './half.ts';

/** The units that must test because of wounds, those of one seat first, by number, G-13.2. */
const mustTest = (table: Table, seat: SeatId): readonly Unit[] => {
  const units = unitsOnMap(table).filter(
    (unit) => unit.damage > 0 && !unit.fought && unit.seat !== NEUTRAL && isAtHalfStrength(table, unit),
  );
  return [...units.filter((unit) => unit.seat === seat), ...units.filter((unit) => unit.seat !== seat)];
};

/** The check for wounds, G-13.2: at the end of an activation, after an event, and after a fight of G-17.5. */
export const AFTER_WOUNDS_STEPS: StepRules<'morale'> = {
  morale: {
    perform: function* (state, { first: seat }) {
      const marked = Object.values(state.units).filter(({ damage, fought }) => damage > 0 || fought);
      if (marked.length === 0) return;
      const units = mustTest(state, seat).map(({ id }) => id);
      const cleared = Object.fromEntries(marked.map(({ id }) => [id, { damage: 0, fought: false }]));
      yield { kind: 'morale-checked', units, to: { units: cleared } };
      yield first(state, ...units.map((unit) => ({ do: 'test', unit, why: 'wounds' }) as const));
    },
  },
};

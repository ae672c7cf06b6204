import type { MeleeSide } from '../../model/facts/melee.ts';
import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { isOnMap, unitOf } from '../figures.ts';
import { fearOf } from './model-values.ts';

const sideOf = (table: Table, unit: UnitId): MeleeSide => ({
  unit,
  wounds: table.fight!.caused[unit]!,
  fear: fearOf(table, unitOf(table, unit)),
});

/** The side with the lower total, G-12.8; null: a tie. */
const lower = (one: MeleeSide, other: MeleeSide): UnitId | null => {
  const ahead = one.wounds + one.fear - other.wounds - other.fear;
  return ahead === 0 ? null : ahead < 0 ? one.unit : other.unit;
};

/** Who has lost, G-12.8. A loser that is still there tests morale, G-12.9. */
export const RESULT_STEPS: StepRules<'decide'> = {
  decide: {
    perform: function* (state) {
      const { charger, target } = state.fight!;
      const sides = [sideOf(state, charger), sideOf(state, target)] as const;
      const gone = [charger, target].find((unit) => !isOnMap(state, unit));
      const loser = gone ?? lower(...sides);
      yield { kind: 'melee-decided', charger, target, sides, loser, destroyed: gone !== undefined };
      if (loser !== null) yield first(state, { do: 'test', unit: loser, why: 'melee' });
    },
  },
};

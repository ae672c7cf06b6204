import type { Fight, Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { isOnMap, unitOf } from '../figures.ts';

/** The two units of the fight; undefined: one of them is no longer on the map. */
export const opponents = (table: Table): { readonly charger: Unit; readonly target: Unit } | undefined => {
  const { charger, target } = table.fight!;
  if (!isOnMap(table, charger) || !isOnMap(table, target)) return undefined;
  return { charger: unitOf(table, charger), target: unitOf(table, target) };
};

const begun = (charger: Unit, target: Unit): Fight => ({
  charger: charger.id,
  target: target.id,
  caused: { [charger.id]: 0, [target.id]: 0 },
  used: [],
  wasFatigued: charger.fatigued || charger.shaken,
});

/** A melee from its beginning to its end, G-12. */
export const FIGHT_STEPS: StepRules<'melee' | 'fight' | 'end-fight'> = {
  melee: {
    perform: function* (state) {
      const { unit, target } = state.active!;
      yield first(state, { do: 'fight', charger: unit, target: target! });
    },
  },
  fight: {
    perform: function* (state, { charger, target }) {
      if (!isOnMap(state, charger) || !isOnMap(state, target)) return;
      const fight = begun(unitOf(state, charger), unitOf(state, target));
      yield {
        kind: 'melee-began',
        charger,
        target,
        to: { open: { fight }, units: { [charger]: { fought: true }, [target]: { fought: true } } },
      };
      yield first(
        state,
        { do: 'counter' },
        { do: 'impact' },
        { do: 'strike' },
        { do: 'strike-back' },
        { do: 'decide' },
        { do: 'part' },
        { do: 'end-fight' },
      );
    },
  },
  'end-fight': {
    perform: function* (state) {
      const { charger, target } = state.fight!;
      yield { kind: 'melee-ended', charger, target, to: { open: { fight: null } } };
    },
  },
};

// A melee as it happens, G-12, but for the strikes and the parting.

import type { MeleeSide, MeleeStep } from '../../model/chapters/melee.ts';
import type { Fight, Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { isOnMap, unitOf } from '../figures.ts';
import { countersOf, fearOf, IMPACT, impactDice, impactOf, opponents } from './opponents.ts';
import { PARTING_STEPS } from './parting.ts';
import { STRIKE_STEPS } from './strikes.ts';

const begun = (charger: Unit, target: Unit): Fight => ({
  charger: charger.id,
  target: target.id,
  caused: { [charger.id]: 0, [target.id]: 0 },
  used: [],
  wasFatigued: charger.fatigued || charger.shaken,
});

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

/** How this chapter's steps are taken, G-12. */
export const MELEE_STEPS: StepRules<MeleeStep['do']> = {
  // A melee from its beginning to its end, G-12.
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
  ...STRIKE_STEPS,
  // * Impact, G-12.2: hits of the charge itself, rolled between Counter and the charger's strikes. Nothing is rolled
  // for a charger that was Fatigued before, or whose dice Counter takes away.
  impact: {
    perform: function* (state, _step, _answers, dice) {
      const both = opponents(state);
      if (!both) return;
      const { charger, target } = both;
      const count = impactDice(state, charger, target, state.fight!.wasFatigued);
      if (count === 0) return;
      const rolled = Array.from({ length: count }, () => dice.roll(6, 'impact'));
      const hits = rolled.filter((die) => die >= IMPACT).length;
      yield {
        kind: 'impact-rolled',
        unit: charger.id,
        target: target.id,
        impact: impactOf(state, charger),
        counters: countersOf(state, target),
        needs: IMPACT,
        dice: rolled,
        hits,
      };
      if (hits === 0) return;
      const automatic = { target: target.id, hits, ap: 0, rules: {}, source: 'impact', by: charger.id };
      yield first(state, { do: 'hits', hits: automatic });
    },
  },
  // Who has lost, G-12.8. A loser that is still there tests morale, G-12.9.
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
  ...PARTING_STEPS,
};

import type { Dice } from '../../../../dice/index.ts';
import { standsInDanger } from '../../ground/moving/course.ts';
import type { DangerWhy } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { livingTough, unitOf } from '../figures.ts';

/** Does a test count towards the one per activation, G-9.9? */
const counts = (why: DangerWhy): boolean => why === 'activated' || why === 'moved';

/** Is this test due, G-8.6 step 2 and G-9.9? Passengers of a lost transport take theirs aboard, G-15.1 e. */
const isDue = (table: Table, unit: Unit, why: DangerWhy): boolean => {
  if (unit.place !== (why === 'wreck' ? 'aboard' : 'map') || (counts(why) && unit.tested)) return false;
  return why !== 'activated' || standsInDanger(fieldOf(table), { from: bodyOf(table, unit) });
};

/** One die per point of Tough of every living model, G-9.9. */
const rollDanger = (table: Table, unit: Unit, dice: Dice): readonly number[] =>
  Array.from({ length: livingTough(table, unit) }, () => dice.roll(6, `dangerous terrain, ${unit.id}`));

/** The dangerous test, G-9.9: each 1 is a wound without a block roll. */
export const DANGER_STEPS: StepRules<'dangerous'> = {
  dangerous: {
    perform: function* (state, { unit: id, why }, _answers, dice) {
      const unit = unitOf(state, id);
      if (!isDue(state, unit, why)) return;
      const rolled = rollDanger(state, unit, dice);
      const wounds = rolled.filter((die) => die === 1).length;
      const to = counts(why) ? { to: { units: { [id]: { tested: true } } } } : {};
      yield { kind: 'danger-tested', unit: id, why, dice: rolled, wounds, ...to };
      if (wounds > 0) yield first(state, { do: 'wounds', target: id, wounds, source: 'dangerous', by: null });
    },
  },
};

// Actions as they happen, G-9: the declared move, its end, the dangerous test.

import type { Dice } from '../../../../dice/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import { standsInDanger } from '../../ground/moving/course.ts';
import type { Question } from '../../model/asks.ts';
import type { DangerWhy, MovementStep, Planned } from '../../model/chapters/movement.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { answerOf, first, oneQuestion, type StepRules } from '../chapter.ts';
import { bodyOf, fieldOf } from '../field.ts';
import { isOnMap, livingTough, rulesNow, unitOf } from '../figures.ts';
import { keptAct } from './legal.ts';
import { type Act, alongPath, courseBehind, HOLD, startOf } from './path.ts';
import { canLeave } from './reach.ts';

/** Can a unit do nothing but Hold: is it Immobile, or shut up in its transport? */
const mustHold = (table: Table, unit: Unit): boolean =>
  rulesNow(table, unit).immobile || (unit.place === 'aboard' && !canLeave(table, unit));

const KEY = 'act';

const asked = (table: Table, planned: Planned | undefined): Question => {
  const { seat, unit } = table.active!;
  const only = mustHold(table, unitOf(table, unit)) ? HOLD : keptAct(table, planned);
  return { seat, key: KEY, prompt: 'act', unit, ...(only && { only }) };
};

/** The end of a move action, G-9.13. A path without a step, G-9.1, has one too: the unit may board after it. */
const endOf = (unit: Unit, from: HexLabel, { action, path, board }: Act): readonly Step[] =>
  action === 'hold' ? [] : [{ do: 'end-move', unit: unit.id, how: action, from, path, board: board ?? null }];

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

/** How this chapter's steps are taken, G-9 and G-15.1. */
export const MOVEMENT_STEPS: StepRules<MovementStep['do']> = {
  // The active unit declares its action and carries it out, G-8.6 steps 5 and 6.
  act: {
    asks: (state, { planned }, answers) => oneQuestion(answers, KEY, () => asked(state, planned)),
    perform: function* (state, _step, answers) {
      const act = answerOf(answers, KEY, 'act');
      const { action, path, target = null, board = null } = act;
      const active = state.active!;
      const unit = unitOf(state, active.unit);
      const from = startOf(state, unit).at;
      yield {
        kind: 'unit-moved',
        unit: unit.id,
        action,
        from,
        path,
        target,
        left: path.length > 0 ? unit.transport : null,
        board,
        to: { open: { active: { ...active, action, path, target } }, units: { [unit.id]: alongPath(path) } },
      };
      yield first(state, ...endOf(unit, from, act));
    },
  },
  // The end of a move, in the order of G-9.13. Each step does nothing if the unit is gone by then.
  'end-move': {
    perform: function* (state, move) {
      const { unit, from, path, board } = move;
      if (!isOnMap(state, unit)) return;
      const danger: readonly Step[] = courseBehind(state, move).dangerous
        ? [{ do: 'dangerous', unit, why: 'moved' }]
        : [];
      const boarding: readonly Step[] = board === null ? [] : [{ do: 'embark', unit, transport: board }];
      yield first(
        state,
        { do: 'fauna', move },
        ...danger,
        { do: 'event-move', unit, from, path },
        { do: 'scenario-move', unit, from, path },
        ...boarding,
      );
    },
  },
  embark: {
    perform: function* (state, { unit, transport }) {
      if (!isOnMap(state, unit) || !isOnMap(state, transport)) return;
      yield {
        kind: 'unit-embarked',
        unit,
        transport,
        to: { units: { [unit]: { place: 'aboard', at: null, transport } } },
      };
    },
  },
  // The dangerous test, G-9.9: each 1 is a wound without a block roll.
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

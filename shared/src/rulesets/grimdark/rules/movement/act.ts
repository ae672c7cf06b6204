import type { HexLabel } from '../../../../hex/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import type { Question } from '../../model/asks.ts';
import type { Planned } from '../../model/steps/movement.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { answerOf, first, oneQuestion, type StepRules } from '../chapter.ts';
import { rulesNow, unitOf } from '../figures.ts';
import { checkAct } from './check-act.ts';
import { startOf } from './mover.ts';
import { canLeave } from './reaches.ts';

/** A declared action, the answer to P10. */
export type Act = IntentOf<'act'>;

/** A unit stays where it is, on the map or aboard: the default of P10. */
export const HOLD: Act = { kind: 'act', action: 'hold', path: [] };

/** Can a unit do nothing but Hold: is it Immobile, or shut up in its transport? */
const mustHold = (table: Table, unit: Unit): boolean =>
  rulesNow(table, unit).immobile || (unit.place === 'aboard' && !canLeave(table, unit));

const KEY = 'act';

/**
 * The action of the active unit that was confirmed before, if it can still be taken and the unit was not hit since;
 * undefined: it is asked for.
 */
export const keptAct = (table: Table, planned: Planned | undefined): Act | undefined => {
  const unit = unitOf(table, table.active!.unit);
  const isSame = planned?.wounds.every((marked, model) => marked === unit.wounds[model]);
  return planned && isSame && !checkAct(table, unit, planned.act) ? planned.act : undefined;
};

const asked = (table: Table, planned: Planned | undefined): Question => {
  const { seat, unit } = table.active!;
  const only = mustHold(table, unitOf(table, unit)) ? HOLD : keptAct(table, planned);
  return { seat, key: KEY, prompt: 'act', unit, ...(only && { only }) };
};

/** What a path changes of the unit that takes it, G-9.2; nothing if it has no step. */
export const alongPath = (path: readonly HexLabel[]): Partial<Unit> => {
  const at = path.at(-1);
  return at === undefined ? {} : { at, place: 'map', transport: null, moved: true, movedSince: true };
};

/** The table as it would be when a unit has gone its way, and nothing has happened to it there. */
export const afterAct = (table: Table, unit: Unit, { path, board }: Pick<Act, 'path' | 'board'>): Table => {
  const aboard = board === undefined ? {} : ({ place: 'aboard', at: null, transport: board } as const);
  return { ...table, units: { ...table.units, [unit.id]: { ...unit, ...alongPath(path), ...aboard } } };
};

/** The end of a move action, G-9.13. A path without a step, G-9.1, has one too: the unit may board after it. */
const endOf = (unit: Unit, from: HexLabel, { action, path, board }: Act): readonly Step[] =>
  action === 'hold' ? [] : [{ do: 'end-move', unit: unit.id, how: action, from, path, board: board ?? null }];

/** The active unit declares its action and carries it out, G-8.6 steps 5 and 6. */
export const ACT_STEPS: StepRules<'act'> = {
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
};

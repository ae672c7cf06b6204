import type { Direction } from '../../../../hex/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import type { Picks } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, type Unit, type UnitId } from '../../model/units.ts';
import type { Answers, StepRules } from '../chapter.ts';
import { lateTurning } from './choices.ts';
import { afterTokens, onlyNew, stillPossible } from './effects.ts';
import { keys } from './keys.ts';
import { withUnit } from './step.ts';

/** Late tokens by unit. */
type Late = Readonly<Record<UnitId, MoveStep>>;

/** Units with late tokens, in the order of DET-2. */
const lateUnits = (table: Table, late: Late): readonly Unit[] => unitsInOrder(table).filter(({ id }) => late[id]);

/** Which way units turn after their moves, P6; hidden ones have been asked before. */
export const lateQuestions = (table: Table, late: Late): readonly Question[] =>
  lateUnits(table, late)
    .filter(({ hidden }) => !hidden)
    .flatMap((unit) => lateTurning(unit, stillPossible(table, unit, late[unit.id]!)))
    .map(({ into: _into, ...question }) => question);

/** All late tokens at once, MOV-9; who cannot do one leaves it out. Landings count for those after them, FLY-1. */
export const doLate = function* (state: State, late: Late, answers: Answers, picks: Picks): Generator<Event> {
  const questions = lateQuestions(state, late);
  const units: Record<UnitId, Partial<Unit>> = {};
  const each: { unit: UnitId; tokens: MoveStep }[] = [];
  let foreseen: Table = state;
  for (const unit of lateUnits(state, late)) {
    const tokens = stillPossible(foreseen, unit, late[unit.id]!);
    if (tokens.length === 0) continue;
    const question = questions.find(({ key }) => key === keys.late(unit));
    const faces = question ? chosen(question, answers[question.key]) : picks[keys.late(unit)];
    const then = afterTokens(state, unit, tokens, faces === undefined ? undefined : (Number(faces) as Direction));
    units[unit.id] = onlyNew(unit, then);
    each.push({ unit: unit.id, tokens });
    foreseen = withUnit(foreseen, { ...unit, ...then });
  }
  if (each.length > 0) yield { kind: 'late-done', each, to: { units } };
};

/** Who of those that fought still does its late tokens, MOV-9: not who is shaken. Who had to retreat has none any more. */
const fitFor = ({ late, units }: State): Late =>
  Object.fromEntries(
    Object.entries(late).filter(([id]) => {
      const unit = units[id]!;
      return unit.status === 'field' && !isShaken(unit) && !unit.harm.unconscious;
    }),
  );

/** How late tokens are done by units that fought, when damage has been applied, MOV-9. */
export const LATE_STEPS: StepRules<'late'> = {
  late: {
    asks: (state) => ({ questions: lateQuestions(state, fitFor(state)) }),
    perform: function* (state, _step, answers) {
      yield* doLate(state, fitFor(state), answers, {});
      if (Object.keys(state.late).length > 0) yield { kind: 'went-on', to: { truth: { late: {} } } };
    },
  },
};

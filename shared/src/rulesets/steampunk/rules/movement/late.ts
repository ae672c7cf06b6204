import type { Direction } from '../../../../hex/index.ts';
import type { Event } from '../../model/events.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import type { Picks, Third } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, type Unit, type UnitId } from '../../model/units.ts';
import type { Answers, StepRules } from '../chapter.ts';
import type { Ordered } from '../orders/carried.ts';
import { lateTurning } from './choices.ts';
import { afterTokens, onlyNew, stillPossible } from './effects.ts';
import { keys } from './keys.ts';
import { withPicks } from './rounds.ts';
import { withUnit } from './step.ts';
import { unwritten, writtenAnswers } from './written.ts';

/** Late tokens by unit. */
type Late = Readonly<Record<UnitId, MoveStep>>;

/** Units with late tokens, in the order of DET-2. */
const lateUnits = (table: Table, late: Late): readonly Unit[] => unitsInOrder(table).filter(({ id }) => late[id]);

/** Which way units turn after their moves, P6: what is asked, and what their orders say. Hidden ones have chosen before. */
export const lateChoices = (table: Ordered, movement: Third, late: Late) => {
  const questions = lateUnits(table, late)
    .filter(({ hidden }) => !hidden)
    .flatMap((unit) => lateTurning(unit, stillPossible(table, unit, late[unit.id]!)))
    .map(({ into: _into, ...question }) => question);
  const tokensOf = (id: UnitId): MoveStep => table.units[id]!.did.steps[movement - 1] ?? [];
  const written = writtenAnswers(table, movement, tokensOf, questions);
  return { questions, written, open: unwritten(questions, written) };
};

/** All late tokens at once, MOV-9; who cannot do one leaves it out. Landings count for those after them, FLY-1. */
export const doLate = function* (
  state: State,
  movement: Third,
  late: Late,
  answers: Answers,
  before: Picks,
): Generator<Event> {
  const { questions, written } = lateChoices(state, movement, late);
  const picks = withPicks(before, questions, { written, answers });
  const units: Record<UnitId, Partial<Unit>> = {};
  const each: { unit: UnitId; tokens: MoveStep }[] = [];
  let foreseen: Table = state;
  for (const unit of lateUnits(state, late)) {
    const tokens = stillPossible(foreseen, unit, late[unit.id]!);
    if (tokens.length === 0) continue;
    const faces = picks[keys.late(unit)];
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
    asks: (state, { movement }) => ({ questions: lateChoices(state, movement, fitFor(state)).open }),
    perform: function* (state, { movement }, answers) {
      yield* doLate(state, movement, fitFor(state), answers, {});
      if (Object.keys(state.late).length > 0) yield { kind: 'went-on', to: { truth: { late: {} } } };
    },
  },
};

import type { Board } from '../../../../board/index.ts';
import type { Direction, HexLabel } from '../../../../hex/index.ts';
import { terrainAt } from '../../ground/survey.ts';
import type { Contest } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import type { Doing, Going, Picks, Third } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import type { Answers, StepRules } from '../chapter.ts';
import type { Ordered } from '../orders/carried.ts';
import { lateTurning } from './choices.ts';
import { contestsOf, type Ends, enteringIn, involvedIn } from './contests.ts';
import { keys, withUnit } from './doings.ts';
import { revealed } from './hidden.ts';
import { unwritten, withPicks, writtenAnswers } from './rounds.ts';
import { afterTokens, losesAim, onlyNew, stillPossible } from './tokens.ts';

/** The board with ruins where a building stood. */
const withRuins = (board: Board, at: HexLabel): Board => {
  const { features, ...hex } = board.hexes[at]!;
  const { building: _building, ...others } = features;
  return { ...board, hexes: { ...board.hexes, [at]: { ...hex, features: { ...others, ruins: 1 } } } };
};

/** A unit that destroys buildings has driven into one, or is about to fight for it: it becomes ruins. */
export const ruinBuilding = function* (state: State, unit: Unit, at: HexLabel): Generator<Event> {
  if (layerOf(unit) === 'air' || terrainAt(state.board, at) !== 'building') return;
  if (!abilityOf(figuresOf(state, unit).abilities, 'destroy_buildings')) return;
  yield { kind: 'building-ruined', by: unit.id, at, to: { open: { board: withRuins(state.board, at) } } };
};

/** The state of a unit at the end of its move; one that enters a contested hex only turns to face it, MOV-8. */
const placed = (table: Table, { unit: id, to, facing }: Going, enters: boolean): Partial<Unit> => {
  const unit = table.units[id]!;
  const leaves = !enters && to !== unit.at;
  return {
    ...(facing !== unit.facing && { facing }),
    ...(leaves && { at: to }),
    ...(leaves && losesAim(table, unit) && { aim: [] }),
  };
};

/**
 * Carries out all moves simultaneously, MOV-8: every unit that does not enter a contested hex is placed in its new hex.
 */
const moveUnits = function* (state: State, goings: readonly Going[], contests: readonly Contest[]): Generator<Event> {
  const entering = enteringIn(contests);
  const units: Record<UnitId, Partial<Unit>> = {};
  const dragged = Object.values(state.units).filter(({ draggedBy }) => draggedBy !== null);
  for (const { id } of dragged) units[id] = { draggedBy: null };
  for (const going of goings) {
    const change = { ...units[going.unit], ...placed(state, going, entering.has(going.unit)) };
    if (Object.keys(change).length > 0) units[going.unit] = change;
  }
  if (Object.keys(units).length === 0) return;
  const each = goings.filter(({ unit, from, to }) => from !== to && !entering.has(unit));
  yield { kind: 'units-moved', each, to: { units } };
};

/** The late tokens of units that fight, public, and of those that do not, MOV-9. */
const lateOf = (doings: readonly Doing[], involved: ReadonlySet<UnitId>, fighting: boolean): Record<UnitId, MoveStep> =>
  Object.fromEntries(
    doings
      .filter(({ unit, late }) => late.length > 0 && involved.has(unit) === fighting)
      .map(({ unit, late }): [UnitId, MoveStep] => [unit, late]),
  );

/** What is left to do in a step when all have moved. */
export interface Rest {
  readonly late: Readonly<Record<UnitId, MoveStep>>;
  /** The units that hide at the end of the step; units that fight never do. */
  readonly hides: readonly UnitId[];
}

/** Reveals, moves and contests of a step, MOV-7 and MOV-8. */
export const arrive = function* (state: State, doings: readonly Doing[], ends: Ends): Generator<Event, Rest> {
  const contests = contestsOf(state, ends);
  const entering = enteringIn(contests);
  const reveals = ends.goings.filter(({ token }) => token === 'Reveal');
  yield* revealed(
    state,
    reveals.map(({ unit, from, to, facing }) => ({ unit, at: entering.has(unit) ? from : to, facing, bonuses: true })),
  );
  yield* moveUnits(
    state,
    ends.goings.filter(({ token }) => token !== 'Reveal'),
    contests,
  );
  for (const { unit, to } of ends.goings) yield* ruinBuilding(state, state.units[unit]!, to);
  const involved = involvedIn(contests);
  if (contests.length > 0) {
    const late = lateOf(doings, involved, true);
    yield { kind: 'hexes-contested', contests, to: { open: { contests }, truth: { late } } };
  }
  const hides = doings.filter(
    ({ unit, early }) => !involved.has(unit) && early.some((token) => token.startsWith('Hide')),
  );
  return { late: lateOf(doings, involved, false), hides: hides.map(({ unit }) => unit) };
};

/** Late tokens by unit. */
type Late = Readonly<Record<UnitId, MoveStep>>;

/** Units with late tokens, in the order of DET-2. */
const lateUnits = (table: Table, late: Late): readonly Unit[] => unitsInOrder(table).filter(({ id }) => late[id]);

/** How units turn after their moves, P6: the questions, and what their orders say. Hidden units have chosen before. */
export const lateChoices = (table: Ordered, movement: Third, late: Late) => {
  const questions = lateUnits(table, late)
    .filter(({ hidden }) => !hidden)
    .flatMap((unit) => lateTurning(unit, stillPossible(table, unit, late[unit.id]!)))
    .map(({ into: _into, ...question }) => question);
  const tokensOf = (id: UnitId): MoveStep => table.units[id]!.did.steps[movement - 1] ?? [];
  const written = writtenAnswers(table, movement, tokensOf, questions);
  return { questions, written, open: unwritten(questions, written) };
};

/**
 * Carries out all late tokens simultaneously, MOV-9; a unit skips one that it cannot do. Landings count for the units
 * after them, FLY-1.
 */
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

/** The fighters that still do their late tokens, MOV-9: not shaken ones. Units that had to retreat have none left. */
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

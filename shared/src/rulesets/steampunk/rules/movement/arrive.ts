import type { Board } from '../../../../board/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import { terrainAt } from '../../ground/survey.ts';
import type { Contest } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { State } from '../../model/state.ts';
import type { Doing, Going } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import { contestsOf, type Ends, enteringIn, involvedIn } from './contests.ts';
import { losesAim } from './effects.ts';
import { revealed } from './reveal.ts';

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

/** What a unit is like when it stands where its move led; who enters a contested hex only faces it, MOV-8. */
const placed = (table: Table, { unit: id, to, facing }: Going, enters: boolean): Partial<Unit> => {
  const unit = table.units[id]!;
  const leaves = !enters && to !== unit.at;
  return {
    ...(facing !== unit.facing && { facing }),
    ...(leaves && { at: to }),
    ...(leaves && losesAim(table, unit) && { aim: [] }),
  };
};

/** All moves at once, MOV-8: who does not enter a contested hex is placed where it goes. */
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

/** Late tokens of those who fight, for all to see, and of those who do not, MOV-9. */
const lateOf = (doings: readonly Doing[], involved: ReadonlySet<UnitId>, fighting: boolean): Record<UnitId, MoveStep> =>
  Object.fromEntries(
    doings
      .filter(({ unit, late }) => late.length > 0 && involved.has(unit) === fighting)
      .map(({ unit, late }): [UnitId, MoveStep] => [unit, late]),
  );

/** What is left to do in a step when all have moved. */
export interface Rest {
  readonly late: Readonly<Record<UnitId, MoveStep>>;
  /** Who hides at its end: nobody who fights does. */
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

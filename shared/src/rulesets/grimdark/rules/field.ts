import { labelOfIndex } from '../../../hex/index.ts';
import type { Body, Field, Overrides } from '../ground/field.ts';
import { distanceBetween, footprintOf } from '../ground/footprint.ts';
import { type Edge, isInOutermostRow } from '../ground/zones.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { figuresOf, unitsOnMap } from './figures.ts';

/** A unit on the map as the ground knows it. */
export const bodyOf = (table: Pick<Table, 'arsenal'>, unit: Unit): Body => ({
  id: unit.id,
  seat: unit.seat,
  at: unit.at!,
  size: figuresOf(table, unit).sizeClass,
});

/** The distance between two units on the map, in hexes, G-2.2. */
export const distanceOf = (table: Pick<Table, 'board' | 'arsenal'>, one: Unit, other: Unit): number =>
  distanceBetween(table.board, bodyOf(table, one), bodyOf(table, other));

/** Terrain pieces that the scenario has changed, G-18.2 and G-18.3. */
const overridesOf = ({ scenario }: Table): Overrides => {
  if (scenario.kind === 'tomb' && scenario.collapsed) return { difficult: [scenario.piece] };
  if (scenario.kind === 'storm' && scenario.sheltered.length > 0) return { cover: scenario.sheltered };
  return {};
};

const isSame = (one: Body, other: Body): boolean =>
  one === other || (one.id === other.id && one.at === other.at && one.size === other.size);

/** A field, and what it was worked out from. */
interface CachedField {
  readonly units: Table['units'];
  /** In the same order as the bodies of the field. */
  readonly standing: readonly Unit[];
  readonly scenario: Table['scenario'];
  readonly field: Field;
}

// The last field per board. Most events leave every unit where it is; then the field stays the same object, and what
// was worked out from it (sight, reach) is kept.
const kept = new WeakMap<Table['board'], CachedField>();

/** The battlefield as it is now: the same object until a unit moves or the scenario changes terrain. */
export const fieldOf = (table: Table): Field => {
  const { board, units, scenario } = table;
  const last = kept.get(board);
  if (last?.units === units && last.scenario === scenario) return last.field;
  const standing = unitsOnMap(table);
  const bodies = standing.map((unit, index) =>
    last?.standing[index] === unit ? last.field.bodies[index]! : bodyOf(table, unit),
  );
  const stays =
    last?.scenario === scenario &&
    last.field.bodies.length === bodies.length &&
    last.field.bodies.every((body, index) => isSame(body, bodies[index]!));
  const field = stays ? last.field : { board, overrides: overridesOf(table), bodies };
  kept.set(board, { units, standing, scenario, field });
  return field;
};

/** Does a unit stand in the outermost row of an edge with any of its hexes, event 36 and G-18.3? */
export const isAtEdge = (table: Table, unit: Unit, edge: Edge): boolean =>
  footprintOf(table.board, bodyOf(table, unit)).some((hex) =>
    isInOutermostRow(table.board, labelOfIndex(table.board, hex), edge),
  );

// Where units can go: for answers by chance, the page, and the melee.
import type { HexLabel } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import type { Field } from '../../ground/field.ts';
import type { MoveKind } from '../../ground/moving/mover.ts';
import { chargeEnds, type Reach, reach } from '../../ground/moving/reach.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { fieldOf } from '../field.ts';
import { areEnemies, unitOf } from '../figures.ts';
import { canBoard } from './boarding.ts';
import { moveNow, moverOf } from './path.ts';

// The searches made on a field, by who moves and how. A field lasts until a unit moves.
const searchesOn = oncePer((_field: Field) => new Map<string, Reach>());

/** Where a unit can end a move, G-9.3. A charge must end in contact besides: see {@link chargesOf}. */
export const reachOf = (table: Table, unit: Unit, kind: MoveKind): Reach => {
  const field = fieldOf(table);
  const mover = moverOf(table, unit);
  const move = moveNow(table, unit, kind);
  const { flying, strider, from } = mover;
  const key = `${unit.id} ${kind} ${move.allowance} ${flying} ${strider} ${from.id}`;
  const searches = searchesOn(field);
  const found = searches.get(key) ?? reach(field, mover, move);
  searches.set(key, found);
  return found;
};

/** A unit, and the hexes beside it where a path can end, those with the shortest paths first. */
interface Beside {
  readonly unit: Unit;
  readonly ends: readonly HexLabel[];
}

const besideOf = (table: Table, found: Reach, willDo: (other: Unit) => boolean): readonly Beside[] =>
  found.field.bodies
    .map((body) => ({ unit: unitOf(table, body.id), body }))
    .filter(({ unit }) => willDo(unit))
    .map(({ unit, body }) => ({ unit, ends: chargeEnds(found, body) }))
    .filter(({ ends }) => ends.length > 0);

/** The enemies that a unit can charge, and where its charge can end, G-9.7. */
export const chargesOf = (table: Table, unit: Unit): readonly Beside[] =>
  besideOf(table, reachOf(table, unit, 'charge'), (other) => areEnemies(unit, other));

/** The transports that a unit can board with an action, and where its path can end, G-15.1 a. */
export const boardingsOf = (table: Table, unit: Unit, kind: 'advance' | 'rush'): readonly Beside[] =>
  besideOf(table, reachOf(table, unit, kind), (other) => canBoard(table, unit, other));

/** Can a unit in a transport leave it with any action, G-15.1 b? */
export const canLeave = (table: Table, unit: Unit): boolean =>
  reachOf(table, unit, 'advance').ends.length > 0 ||
  reachOf(table, unit, 'rush').ends.length > 0 ||
  chargesOf(table, unit).length > 0;

/** Where a unit can go with each action. `pathTo` gives the paths, `move` of each reach its allowance. */
export interface Reaches {
  readonly advance: Reach;
  readonly rush: Reach;
  readonly charge: Reach;
  readonly charges: readonly Beside[];
  readonly boardings: { readonly advance: readonly Beside[]; readonly rush: readonly Beside[] };
}

/** Where a unit can go with each action that it may declare. It is on the map or aboard, and not Immobile. */
export const reachesOf = (table: Table, unit: Unit): Reaches => ({
  advance: reachOf(table, unit, 'advance'),
  rush: reachOf(table, unit, 'rush'),
  charge: reachOf(table, unit, 'charge'),
  charges: chargesOf(table, unit),
  boardings: { advance: boardingsOf(table, unit, 'advance'), rush: boardingsOf(table, unit, 'rush') },
});

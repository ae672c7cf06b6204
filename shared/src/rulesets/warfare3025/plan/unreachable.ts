import {
  axialAt,
  type HexLabel,
  indexDistance,
  indexOfLabel,
  labelOfIndex,
  neighbour,
  straightDirection,
} from '../../../hex/index.ts';
import type { Refusal } from '../../../match/index.ts';
import { unitName } from '../model/names.ts';
import { refusal } from '../model/refusal.ts';
import type { Table, Unit, UnitId } from '../model/table.ts';
import { cardOf, isContactIn, isDestroyed, occupantOf, unitOf } from '../model/units.ts';
import { closedTo, hexesByThrust, hexesOf, homeEdge, routeOf } from '../rules/movement/route.ts';

/** Why no unit can end a movement in a hex, W-5.1 and W-6.5; undefined if that is possible. */
const barred = (table: Table, unit: Unit, hex: number): Refusal | undefined => {
  const closed = closedTo(table, unit, hex);
  if (closed) return closed;
  const label = labelOfIndex(table.board, hex);
  if (isContactIn(table, hex, unit.side)) return refusal('occupied/contact', 'W-13d.6', { hex: label });
  const occupant = occupantOf(table, hex, unit.id);
  return occupant && refusal('occupied/named', 'W-5.1', { hex: label, unit: unitName(table, occupant.id) });
};

/** How far a hex is from where a unit stands, or from the edge by which it enters. */
const distanceTo = (table: Table, unit: Unit, hex: number): number => {
  const starts = unit.at === null ? homeEdge(table, unit.side).hexes : [indexOfLabel(table.board, unit.at)];
  const away = Math.min(...starts.map((start) => indexDistance(table.board, start, hex)));
  // To enter the map takes one of its hexes.
  return unit.at === null ? away + 1 : away;
};

const byWalking = (table: Table, unit: Unit, hex: number): Refusal => {
  const label = labelOfIndex(table.board, hex);
  const most = hexesOf(table, unit);
  const away = distanceTo(table, unit, hex);
  return away > most
    ? refusal('too-far/hex', 'W-5.1', { hex: label, away, most })
    : refusal('no-way', 'W-5.3', { hex: label, most });
};

/** As far up as the unit can, so that what refuses the jump is not its height alone, W-7.1. */
const byJumping = (table: Table, unit: Unit, hex: number, walked: readonly HexLabel[]): Refusal => {
  const { board } = table;
  const { jump: thrust } = cardOf(table, unit.id).movement;
  if (thrust < 2) return refusal('no-jets/weak', 'W-7.1');
  const start = indexOfLabel(board, walked.at(-1) ?? unit.at!);
  const heading = straightDirection(axialAt(board, start), axialAt(board, hex));
  if (heading === undefined) return refusal('bad-jump/straight', 'W-7.1');
  const path = [...walked];
  for (let at = start; at !== hex; path.push(labelOfIndex(board, at))) at = neighbour(board, at, heading);
  // Hexes that thrust pays leave less of it to rise by, W-13e.2.
  const flying = Math.min(Math.max(0, path.length - hexesOf(table, unit)), hexesByThrust(table, unit));
  const rise = Math.floor((thrust - flying) / 2);
  const jump = { after: walked.length, hexes: path.length - walked.length, rise };
  const route = routeOf(table, unit, { path, facing: heading, onPoor: 'stop', jump });
  return route.ok ? refusal('too-low/elsewhere', 'W-7.2') : route.error;
};

/**
 * Why a unit cannot go to a hex in one action, W-5 and W-7: for hexes that neither `reach` nor `jumps` offers. `walked`
 * is the way on foot before a jump; undefined: it walks.
 */
export const whyUnreachable = (table: Table, unitId: UnitId, at: HexLabel, walked?: readonly HexLabel[]): Refusal => {
  const unit = unitOf(table, unitId);
  const hex = indexOfLabel(table.board, at);
  if (isDestroyed(unit, 'movement')) return refusal('immobile', 'W-2.2');
  const entering = unit.status === 'reserve' && (walked?.length ?? 0) === 0;
  if (walked && entering) return refusal('off-map/jump', 'W-3.6');
  return barred(table, unit, hex) ?? (walked ? byJumping(table, unit, hex, walked) : byWalking(table, unit, hex));
};

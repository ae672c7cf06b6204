import {
  axialAt,
  type HexLabel,
  indexDistance,
  indexOfLabel,
  labelOfIndex,
  neighbour,
  straightDirection,
} from '../../../hex/index.ts';
import { type Refusal, refusal } from '../../../match/index.ts';
import { unitName } from '../model/names.ts';
import type { Table, Unit, UnitId } from '../model/table.ts';
import { cardOf, isDestroyed, occupantOf, unitOf } from '../model/units.ts';
import { homeEdge, routeOf } from '../rules/route.ts';
import { terrainOf } from '../rules/terrain.ts';

/** How many hexes a unit moves at most in one action, W-5.1. */
const mostHexes = (table: Table, unit: Unit): number => {
  const { steady, extra } = cardOf(table, unit.id).movement;
  return steady + extra;
};

/** Why nobody can end a movement in a hex, W-5.1 and W-6.5; undefined if that is possible. */
const barred = (table: Table, unit: Unit, hex: number): Refusal | undefined => {
  const label = labelOfIndex(table.board, hex);
  if (terrainOf(table.board).closed[hex])
    return refusal('closed', 'W-6.5', `You cannot enter ${label}: it is impassable or deep water.`);
  const occupant = occupantOf(table, hex, unit.id);
  return (
    occupant &&
    refusal('occupied', 'W-5.1', `You cannot end in ${label}: the ${unitName(table, occupant.id)} stands there.`)
  );
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
  const most = mostHexes(table, unit);
  const away = distanceTo(table, unit, hex);
  return away > most
    ? refusal('too-far', 'W-5.1', `${label} is out of reach: it is ${away} hexes away; the unit moves up to ${most}.`)
    : refusal('no-way', 'W-5.3', `${label} is out of reach: no way of up to ${most} hexes leads there on foot.`);
};

/** As far up as the unit can, so that what refuses the jump is not its height alone, W-7.1. */
const byJumping = (table: Table, unit: Unit, hex: number, walked: readonly HexLabel[]): Refusal => {
  const { board } = table;
  const { jump: thrust } = cardOf(table, unit.id).movement;
  if (thrust < 2) return refusal('no-jets', 'W-7.1', 'This unit cannot jump: it has too little thrust.');
  const start = indexOfLabel(board, walked.at(-1) ?? unit.at!);
  const heading = straightDirection(axialAt(board, start), axialAt(board, hex));
  if (heading === undefined) return refusal('bad-jump', 'W-7.1', 'A jump goes in one straight line of hexes.');
  const path = [...walked];
  for (let at = start; at !== hex; path.push(labelOfIndex(board, at))) at = neighbour(board, at, heading);
  const jump = { after: walked.length, hexes: path.length - walked.length, rise: Math.floor(thrust / 2) };
  const route = routeOf(table, unit, { path, facing: heading, onPoor: 'stop', jump });
  return route.ok ? refusal('too-low', 'W-7.2', 'The jump does not lead there.') : route.error;
};

/**
 * Why a unit cannot go to a hex in one action, W-5 and W-7: for hexes that neither `reach` nor `jumps` offers. `walked`
 * is the way on foot before a jump; undefined: it walks.
 */
export const whyUnreachable = (table: Table, unitId: UnitId, at: HexLabel, walked?: readonly HexLabel[]): Refusal => {
  const unit = unitOf(table, unitId);
  const hex = indexOfLabel(table.board, at);
  if (isDestroyed(unit, 'movement'))
    return refusal('immobile', 'W-2.2', 'This unit cannot move: its movement is destroyed.');
  const entering = unit.status === 'reserve' && (walked?.length ?? 0) === 0;
  if (walked && entering)
    return refusal('off-map', 'W-3.6', 'It enters by a hex of its own short side, and jumps from there.');
  return barred(table, unit, hex) ?? (walked ? byJumping(table, unit, hex, walked) : byWalking(table, unit, hex));
};

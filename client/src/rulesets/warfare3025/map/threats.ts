import { type HexLabel, indexDistance, indexOfLabel, labelOfIndex } from '@ironhex/shared/hex';
import {
  bandRings,
  reach,
  sees,
  type Table,
  terrainOf,
  type Unit,
  type UnitId,
  usableWeapons,
  type View,
} from '@ironhex/shared/warfare3025';
import type { ThreatPicture } from '../../../map/layers/threat.ts';
import { sideOf } from './counters.ts';

/** How near and how far the weapons of a unit that still work can fire, in hexes, W-9.1. */
const rangesOf = (table: Table, unit: Unit): readonly (readonly [from: number, to: number])[] =>
  usableWeapons(table, unit).flatMap((weapon) => {
    const rings = bandRings(weapon);
    return rings.flatMap(({ to, quality }, i) =>
      quality === 'out' ? [] : [[i === 0 ? 0 : rings[i - 1]!.to + 1, to] as const],
    );
  });

/** Threats that were worked out for a view: the pointer comes back to a unit, and the picture changes while it is there. */
const known = new WeakMap<View, Map<UnitId, ThreatPicture>>();

/** What a unit on the map could do, see {@link threatOf}. */
const workedOut = (table: Table, unit: Unit, at: HexLabel): ThreatPicture => {
  const { board } = table;
  const from = indexOfLabel(board, at);
  const ranges = rangesOf(table, unit);
  const terrain = terrainOf(board);
  const hits = Array.from({ length: board.width * board.height }, (_, hex) => hex).filter((hex) => {
    const far = indexDistance(board, from, hex);
    return far > 0 && ranges.some(([near, most]) => far >= near && far <= most) && sees(terrain, from, hex);
  });
  return {
    side: sideOf(unit.side),
    reach: [at, ...reach(table, unit.id).map((reached) => reached.at)],
    hits: hits.map((hex) => labelOfIndex(board, hex)),
  };
};

/** What a unit on the map could do by what the viewer knows: where it could walk, and what it could hit from where it is. */
export const threatOf = (view: View, table: Table, unit: Unit): ThreatPicture | undefined => {
  if (unit.at === null || unit.status !== 'field') return undefined;
  const threats = known.get(view) ?? new Map<UnitId, ThreatPicture>();
  known.set(view, threats);
  const threat = threats.get(unit.id) ?? workedOut(table, unit, unit.at);
  threats.set(unit.id, threat);
  return threat;
};

import { indexDistance, indexOfLabel, labelOfIndex } from '@ironhex/shared/hex';
import {
  bandRings,
  isDestroyed,
  reach,
  sees,
  type Table,
  terrainOf,
  type Unit,
  unitOf,
} from '@ironhex/shared/warfare3025';
import type { ThreatPicture } from '../../../map/layers/threat.ts';
import { sideOf } from './counters.ts';

/** How near and how far the weapons of a unit that still work can fire, in hexes: W-9.1, and W-2.2 and W-9.6. */
const rangesOf = (table: Table, { id, emptied }: Unit): readonly (readonly [from: number, to: number])[] => {
  const unit = unitOf(table, id);
  return table.cards[id]!.weapons.filter(
    (weapon) => !isDestroyed(unit, weapon.id) && !emptied.includes(weapon.id),
  ).flatMap((weapon) => {
    const rings = bandRings(weapon);
    return rings.flatMap(({ to, quality }, i) =>
      quality === 'out' ? [] : [[i === 0 ? 0 : rings[i - 1]!.to + 1, to] as const],
    );
  });
};

/** What a unit on the map could do by what the viewer knows: where it could walk, and what it could hit from where it is. */
export const threatOf = (table: Table, unit: Unit): ThreatPicture | undefined => {
  if (unit.at === null || unit.status !== 'field') return undefined;
  const { board } = table;
  const from = indexOfLabel(board, unit.at);
  const ranges = rangesOf(table, unit);
  const terrain = terrainOf(board);
  const hits = Array.from({ length: board.width * board.height }, (_, hex) => hex).filter((hex) => {
    const far = indexDistance(board, from, hex);
    return far > 0 && ranges.some(([near, most]) => far >= near && far <= most) && sees(terrain, from, hex);
  });
  return {
    side: sideOf(unit.side),
    reach: [unit.at, ...reach(table, unit.id).map(({ at }) => at)],
    hits: hits.map((hex) => labelOfIndex(board, hex)),
  };
};

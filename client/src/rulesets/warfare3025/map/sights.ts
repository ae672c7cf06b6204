import { type HexLabel, indexDistance, indexOfLabel } from '@ironhex/shared/hex';
import { bandAt, type CoverPiece, sightBetween, type Table } from '@ironhex/shared/warfare3025';
import type { SightPicture } from '../../../map/layers/sight.ts';
import { COVER_WORDS, count } from '../words/words.ts';
import { sideOf } from './counters.ts';

/** Two pieces in one hex, as when a border is shared, are one label. */
const labelsOf = (cover: readonly CoverPiece[]): SightPicture['pieces'] => {
  const labels = new Map<HexLabel, string>();
  for (const { hex, pieces, why } of cover) {
    const label = `+${pieces} ${COVER_WORDS[why]}`;
    labels.set(hex, labels.has(hex) ? `${labels.get(hex)}, ${label}` : label);
  }
  return [...labels].map(([at, label]) => ({ at, label }));
};

/** The line of a side from a hex to another, with everything on it that counts, W-8. */
export const sightOf = (table: Table, side: number, from: HexLabel, to: HexLabel): SightPicture => {
  const sight = sightBetween(table.board, from, to);
  const distance = indexDistance(table.board, indexOfLabel(table.board, from), indexOfLabel(table.board, to));
  const cover = sight.pieces > 0 ? `, cover ${sight.pieces}` : '';
  return {
    from,
    to,
    side: sideOf(side),
    state: !sight.seen ? 'blocked' : sight.pieces > 0 ? 'cover' : 'clear',
    pieces: labelsOf(sight.cover),
    blockedAt: sight.blockedAt,
    label: `${count(distance, 'hex')}, ${bandAt(distance)}${cover}`,
  };
};

// Where the next marker can lie, and how its player answers, G-7.4.
import { type HexLabel, labelOfIndex } from '../../../../hex/index.ts';
import { checkMarker, markerHexes, usualMarkerHex } from '../../ground/placing/marker-hexes.ts';
import type { Table } from '../../model/table.ts';
import type { PromptRules } from '../chapter.ts';

/** How often a hex is tried by chance before all are listed. */
const TRIES = 40;

/** Where markers lie by now. */
export const placed = ({ markers }: Pick<Table, 'markers'>): readonly HexLabel[] => markers.map(({ at }) => at);

/** P1 and P2. */
export const MARKERS_PROMPTS: PromptRules<'marker-first' | 'place-marker'> = {
  'marker-first': {
    check: () => undefined,
    fallback: () => ({ kind: 'markerFirst', first: 'self' }),
    all: () => [
      { kind: 'markerFirst', first: 'self' },
      { kind: 'markerFirst', first: 'opponent' },
    ],
  },
  'place-marker': {
    check: (view, _ask, { at }) => checkMarker(view.board, placed(view), at),
    fallback: (view) => ({ kind: 'placeMarker', at: usualMarkerHex(view.board, placed(view))! }),
    all: (view) => markerHexes(view.board, placed(view)).map((at) => ({ kind: 'placeMarker', at })),
    sample: ({ board, ...view }, _ask, below) => {
      const others = placed(view);
      for (let tries = 0; tries < TRIES; tries++) {
        const at = labelOfIndex(board, below(board.width * board.height));
        if (checkMarker(board, others, at) === undefined) return { kind: 'placeMarker', at };
      }
      const all = markerHexes(board, others);
      return { kind: 'placeMarker', at: all[below(all.length)]! };
    },
  },
};

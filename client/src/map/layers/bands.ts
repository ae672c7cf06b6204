import type { Board } from '@ironhex/shared/board';
import { distance, type HexLabel } from '@ironhex/shared/hex';
import { APOTHEM, along, holds, type Point } from '../geometry/geometry.ts';
import { type AreaStyle, outlinesOf, outlinesRect, paintArea } from '../paint/area.ts';
import type { Painting } from '../paint/brush.ts';
import type { Colours } from '../paint/colours.ts';
import type { Label } from '../paint/labels.ts';
import type { BasePicture } from '../picture.ts';
import type { Layer, MapMark } from './layer.ts';
import { cellsOf } from './terrain/cells.ts';

/** Range bands around a hex: rings up to each distance in hexes. */
export interface BandsPicture {
  readonly centre: HexLabel;
  readonly rings: readonly {
    readonly to: number;
    readonly label: string;
    readonly quality: 'best' | 'adjacent' | 'out';
  }[];
}

/** The parts of a picture that the bands are drawn from. */
interface BandsParts {
  readonly board: Board;
  readonly bands: BandsPicture | undefined;
}

/** What the labels of bands depend on besides: the part of the map that is seen. */
type LabelParts = BandsParts & Pick<BasePicture, 'seen'>;

type Ring = BandsPicture['rings'][number];

const styleOf = (colours: Colours, { quality }: Ring): AreaStyle => {
  if (quality === 'best') return { colour: colours.good, dash: [], tint: 0 };
  return quality === 'adjacent'
    ? { colour: colours.act, dash: [12, 9], tint: 0 }
    : { colour: colours.danger, dash: [3, 9], tint: 0 };
};

/** Range bands around a hex, on the ground: a line at the end of each. */
export const bands: Layer<BandsParts> = {
  parts: ['bands', 'board'],
  marks: ({ bands: shown, board }, { layout }) => {
    if (shown === undefined) return [];
    const centre = layout.hexAt(layout.centreOfLabel(shown.centre));
    const cells = cellsOf(board, layout);
    const far = new Map(cells.map((cell) => [cell, distance(centre, layout.hexAt(cell.at))]));
    return shown.rings.flatMap((ring): MapMark[] => {
      const lines = outlinesOf(cells, (cell) => far.get(cell)! <= ring.to, layout, false);
      if (lines.length === 0) return [];
      return [{ bounds: outlinesRect(lines), paint: (brush) => paintArea(brush, lines, styleOf(brush.colours, ring)) }];
    });
  },
};

/**
 * Where a ring's label stands: at its rim, in the first direction in which that is seen, or else in one of its hexes that is.
 * If no part of the ring is seen, in the first place that is on the map.
 */
const labelPlace = (
  { board, seen }: LabelParts,
  centre: Point,
  to: number,
  { layout }: Painting,
): Point | undefined => {
  const straight = ([0, 1, 5, 2, 4, 3] as const)
    .map((direction) => along(centre, layout.angleOf(direction), 2 * APOTHEM * to))
    .filter((point) => layout.labelAt(board, point) !== null);
  const isSeen = (place: Point): boolean => !seen || holds(seen, place);
  const found = straight.find(isSeen);
  if (found) return found;
  const middle = layout.hexAt(centre);
  const around = cellsOf(board, layout).filter(({ at }) => distance(middle, layout.hexAt(at)) === to);
  const places = [...straight, ...around.map(({ at }) => at)];
  return places.find(isSeen) ?? places[0];
};

const TONES = { best: 'good', adjacent: 'act', out: 'danger' } as const;

/** What the bands are called. */
export const bandLabels = (parts: LabelParts, painting: Painting): readonly Label[] => {
  const { bands: shown } = parts;
  if (shown === undefined) return [];
  const centre = painting.layout.centreOfLabel(shown.centre);
  return shown.rings.flatMap(({ to, label, quality }): Label[] => {
    const at = labelPlace(parts, centre, to, painting);
    return at === undefined ? [] : [{ at, text: label, tone: TONES[quality] }];
  });
};

import type { Board } from '@ironhex/shared/board';
import { type Axial, distance, type HexLabel, parseLabel } from '@ironhex/shared/hex';
import type { Brush } from '../brush.ts';
import { addTrace, fill, stroke } from '../brush.ts';
import { type Colours, fade } from '../colours.ts';
import { APOTHEM, along, type Point } from '../geometry.ts';
import { type Label, labelRect, paintLabel, spreadLabels } from '../labels.ts';
import type { Layout } from '../layout.ts';
import type { Layer, Mark } from './layer.ts';
import { type Cell, cellsIn, SIX } from './terrain/cells.ts';

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

type Ring = BandsPicture['rings'][number];

const ringColour = (colours: Colours, { quality }: Ring): string => {
  if (quality === 'best') return colours.good;
  return quality === 'adjacent' ? colours.act : colours.danger;
};

const dashOf = ({ quality }: Ring): readonly number[] => {
  if (quality === 'best') return [];
  return quality === 'adjacent' ? [10, 6] : [3, 7];
};

const paint = (board: Board, centre: Axial, rings: readonly Ring[], brush: Brush): void => {
  const { ctx, px, colours, layout } = brush;
  const cells = cellsIn(board, brush);
  const far = (cell: Cell): number => distance(centre, layout.hexAt(cell.at));
  const ringOf = (hexes: number): number => {
    const found = rings.findIndex(({ to }) => hexes <= to);
    return found < 0 ? rings.length : found;
  };
  const inRing = cells.map((cell) => ringOf(far(cell)));
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  // What lies outside of all rings is out of range: darker.
  for (let i = 0; i <= rings.length; i++) {
    const ring = rings[i];
    ctx.beginPath();
    cells.forEach((cell, at) => {
      if (inRing[at] === i) addTrace(ctx, layout.cornersOf(cell.at));
    });
    fill(ctx, ring === undefined ? fade(colours.shadow, 0.34) : fade(ringColour(colours, ring), 0.06));
  }
  for (const [i, ring] of rings.entries()) {
    ctx.beginPath();
    cells.forEach((cell, at) => {
      if ((inRing[at] ?? 0) > i) return;
      for (const side of SIX) {
        const other = cell.around[side];
        if (other === undefined || ringOf(far(other)) <= i) continue;
        addTrace(ctx, [layout.cornerOf(cell.at, side), layout.cornerOf(cell.at, side + 1)], false);
      }
    });
    const width = Math.max(3, 1.8 * px);
    stroke(ctx, fade(colours.shadow, 0.55), width + 2 * px);
    stroke(ctx, ringColour(colours, ring), width, dashOf(ring));
  }
};

/** Where a ring's label stands: at its rim, in the first direction in which that is on the map. */
const labelPlace = (layout: Layout, board: Board, centre: Point, to: number): Point | undefined =>
  ([0, 1, 5, 2, 4, 3] as const)
    .map((direction) => along(centre, layout.angleOf(direction), 2 * APOTHEM * to))
    .find((point) => layout.labelAt(board, point) !== null);

const labelsOf = (layout: Layout, board: Board, centre: Point, rings: readonly Ring[]): readonly Label[] =>
  rings.flatMap(({ to, label, quality }): Label[] => {
    const at = labelPlace(layout, board, centre, to);
    const tone = ({ best: 'good', adjacent: 'act', out: 'danger' } as const)[quality];
    return at === undefined ? [] : [{ at, text: label, tone }];
  });

const bandsOf = ({ bands: shown }: BandsParts): readonly [Axial, readonly Ring[]] | undefined => {
  const centre = shown === undefined ? undefined : parseLabel(shown.centre);
  return shown === undefined || centre === undefined
    ? undefined
    : [centre, shown.rings.toSorted((a, b) => a.to - b.to)];
};

/** Range bands around a hex, on the ground. */
export const bands: Layer<BandsParts> = {
  parts: ['bands', 'board'],
  marks: (picture, { layout }) => {
    const found = bandsOf(picture);
    if (found === undefined) return [];
    const [centre, rings] = found;
    return [{ bounds: layout.boardRect(picture.board), paint: (brush) => paint(picture.board, centre, rings, brush) }];
  },
};

/** What the bands are called, over the counters. */
export const bandLabels: Layer<BandsParts> = {
  parts: ['bands', 'board'],
  marks: (picture, { px, layout }) => {
    const found = bandsOf(picture);
    if (found === undefined) return [];
    const [centre, rings] = found;
    return spreadLabels(labelsOf(layout, picture.board, layout.centreOf(centre), rings), px).map(
      (label): Mark => ({ bounds: labelRect(label, px * 1.2), paint: (brush) => paintLabel(brush, label) }),
    );
  },
};

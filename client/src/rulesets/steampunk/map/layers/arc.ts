import type { Board } from '@ironhex/shared/board';
import type { Direction, HexLabel } from '@ironhex/shared/hex';
import { APOTHEM, along, apart, type Point, R, rectAround } from '../../../../map/geometry/geometry.ts';
import type { Layer, MapMark } from '../../../../map/layers/layer.ts';
import { cellsOf } from '../../../../map/layers/terrain/cells.ts';
import { type AreaStyle, outlinesOf, outlinesRect, paintArea } from '../../../../map/paint/area.ts';
import { addTrace, type Brush, type Painting, stroke, trace, write } from '../../../../map/paint/brush.ts';
import { type Colours, fade } from '../../../../map/paint/colours.ts';
import type { Label } from '../../../../map/paint/labels.ts';

/** Where a weapon reaches from where its unit stands, or will stand. */
export interface ArcPicture {
  readonly from: HexLabel;
  readonly facing: Direction;
  /** How far it reaches at most, in hexes. */
  readonly reach: number;
  /** The hexes of each band within its arc. */
  readonly pointBlank: readonly HexLabel[];
  readonly normal: readonly HexLabel[];
  readonly long: readonly HexLabel[];
  /** Those at which a shot is on edge, ANG-3. */
  readonly onEdge: readonly HexLabel[];
  /** Those that cannot be seen from there. */
  readonly unseen: readonly HexLabel[];
  /** The directions of the corners along which shots are on edge: 0.5 lies between the sides 0 and 1. */
  readonly edges: readonly number[];
}

/** The parts of a picture that arcs are drawn from. */
interface ArcParts {
  readonly board: Board;
  readonly arc: ArcPicture | undefined;
}

type Band = 'pointBlank' | 'normal' | 'long';
const BANDS: readonly Band[] = ['long', 'normal', 'pointBlank'];

const STYLES: Readonly<Record<Band, (colours: Colours) => AreaStyle>> = {
  pointBlank: ({ good }) => ({ colour: good, dash: [], tint: 0 }),
  normal: ({ reach }) => ({ colour: reach, dash: [], tint: 0.34 }),
  long: ({ danger }) => ({ colour: danger, dash: [4, 9], tint: 0 }),
};

/** The hexes up to the end of a band. */
const within = (arc: ArcPicture, band: Band): readonly HexLabel[] =>
  BANDS.slice(BANDS.indexOf(band)).flatMap((each) => arc[each]);

/** How far the lines of the hatching are apart, map units. */
const HATCH = 12;

/** What cannot be seen: dark, thin slanting lines. */
const paintUnseen = ({ ctx, colours, layout, rect, px }: Brush, middles: readonly Point[]): void => {
  ctx.beginPath();
  for (const at of middles) addTrace(ctx, layout.cornersOf(at, R - 1));
  ctx.clip();
  ctx.fillStyle = fade(colours.shadow, 0.22);
  ctx.fillRect(rect.x, rect.y, rect.w, rect.h);
  ctx.beginPath();
  const [low, high] = [rect.y, rect.y + rect.h];
  for (let x = Math.floor((rect.x - rect.h) / HATCH) * HATCH; x < rect.x + rect.w; x += HATCH)
    addTrace(
      ctx,
      [
        { x: x + low - rect.y, y: low },
        { x: x + high - rect.y, y: high },
      ],
      false,
    );
  stroke(ctx, fade(colours.shadow, 0.5), Math.max(1.6, px));
};

/** The lines along which shots are on edge, as far as the weapon reaches on the board. */
const paintEdges = ({ ctx, colours, px, layout }: Brush, board: Board, { from, edges, reach }: ArcPicture): void => {
  const { x, y, w, h } = layout.boardRect(board);
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  const middle = layout.centreOfLabel(from);
  // Along a corner a hex further is only that many hexes of a column of three.
  const far = reach * APOTHEM * Math.sqrt(3) + R * 0.4;
  for (const edge of edges) {
    const angle = layout.angleOf(edge);
    const line = [along(middle, angle, R * 0.86), along(middle, angle, far)];
    ctx.lineCap = 'round';
    trace(ctx, line, false);
    stroke(ctx, fade(colours.shadow, 0.6), Math.max(5, 3.4 * px), [14, 9]);
    trace(ctx, line, false);
    stroke(ctx, colours.act, Math.max(2.6, 1.8 * px), [14, 9]);
  }
};

/** `−1` on the hexes at which a shot is on edge. */
const paintPenalties = ({ ctx, colours, px }: Brush, middles: readonly Point[]): void => {
  if (R / px < 17) return;
  for (const { x, y } of middles) {
    const style = { size: Math.max(13, 10.5 * px), colour: colours.act, rim: fade(colours.shadow, 0.9), weight: 750 };
    write(ctx, '−1', { x, y: y + R * 0.5 }, style);
  }
};

/** The arc of a weapon: its bands as outlines, what is unseen hatched, the lines of the edges. */
export const arc: Layer<ArcParts> = {
  parts: ['arc', 'board'],
  marks: ({ board, arc: shown }, { layout }) => {
    if (shown === undefined) return [];
    const cells = cellsOf(board, layout);
    const middlesOf = (labels: readonly HexLabel[]): readonly Point[] => labels.map(layout.centreOfLabel);
    const areas = BANDS.flatMap((band): MapMark[] => {
      if (shown[band].length === 0) return [];
      const hexes = new Set(within(shown, band));
      const lines = outlinesOf(cells, ({ label }) => hexes.has(label), layout);
      return [{ bounds: outlinesRect(lines), paint: (brush) => paintArea(brush, lines, STYLES[band](brush.colours)) }];
    });
    const [unseen, onEdge] = [middlesOf(shown.unseen), middlesOf(shown.onEdge)];
    const hatching: MapMark[] =
      unseen.length > 0 ? [{ bounds: rectAround(unseen, R), paint: (brush) => paintUnseen(brush, unseen) }] : [];
    const penalties: MapMark[] =
      onEdge.length > 0 ? [{ bounds: rectAround(onEdge, R), paint: (brush) => paintPenalties(brush, onEdge) }] : [];
    const whole = layout.boardRect(board);
    return [...hatching, ...areas, { bounds: whole, paint: (brush) => paintEdges(brush, board, shown) }, ...penalties];
  },
};

const TEXTS = {
  pointBlank: { text: 'point blank', tone: 'good' },
  normal: { text: 'normal', tone: 'plain' },
  long: { text: 'long −2', tone: 'danger' },
} as const satisfies Readonly<Record<Band, Pick<Label, 'text' | 'tone'>>>;

/** What the bands are called, each at its far end, as straight ahead as can be. */
export const arcLabels = ({ arc: shown }: Pick<ArcParts, 'arc'>, { layout }: Painting): readonly Label[] => {
  if (shown === undefined) return [];
  const middle = layout.centreOfLabel(shown.from);
  const ahead = along(middle, layout.angleOf(shown.facing), 2 * APOTHEM * shown.reach);
  return BANDS.flatMap((band): Label[] => {
    const places = shown[band].map(layout.centreOfLabel);
    const [far] = places.toSorted((a, b) => apart(a, ahead) - apart(b, ahead));
    return far === undefined ? [] : [{ at: { x: far.x, y: far.y - R * 0.55 }, ...TEXTS[band] }];
  });
};

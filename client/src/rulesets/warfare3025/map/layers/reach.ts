import type { Board } from '@ironhex/shared/board';
import type { HexLabel } from '@ironhex/shared/hex';
import { between, type Point, R, rectAround } from '../../../../map/geometry/geometry.ts';
import type { Layer, MapMark } from '../../../../map/layers/layer.ts';
import { type Cell, cellsOf } from '../../../../map/layers/terrain/cells.ts';
import { type AreaStyle, outlinesOf, outlinesRect, paintArea } from '../../../../map/paint/area.ts';
import type { Brush, Painting } from '../../../../map/paint/brush.ts';
import { addTrace, stroke, write } from '../../../../map/paint/brush.ts';
import { type Colours, fade } from '../../../../map/paint/colours.ts';
import type { BasePicture } from '../../../../map/picture.ts';

/** A hex that the selected unit can reach. */
export interface ReachMark {
  readonly at: HexLabel;
  /** Hexes of the way there. */
  readonly hexes: number;
  /** Getting there makes it fast. */
  readonly fast: boolean;
  /** Only by jumping. */
  readonly jump: boolean;
  /** Something is rolled for on the way there. */
  readonly risky: boolean;
}

/** The parts of a picture that reach is drawn from. */
interface ReachParts {
  readonly board: Board;
  readonly reach: readonly ReachMark[];
  /** They stand inside an area without being cut out of it. */
  readonly counters: BasePicture['counters'];
  /** How far it is to each hex is written on it. */
  readonly distances: boolean;
}

/** How steps are written: not below this radius of a hex in CSS pixels, where they could not be read. */
const READABLE = 11;

const WALKED = (colours: Colours): AreaStyle => ({ colour: colours.reach, dash: [], tint: 0.5 });
const FAST = (colours: Colours): AreaStyle => ({ colour: colours.reach, dash: [14, 10], tint: 0.25 });
const JUMPED = (colours: Colours): AreaStyle => ({ colour: colours.reach, dash: [3, 8], tint: 0.5 });

/** A short red corner at the right: something is rolled for on the way. */
const paintRisk = ({ ctx, px, colours, layout }: Brush, at: Point): void => {
  const [a, b, c] = layout.cornersOf(at, R - 6).slice(layout.turned ? 0 : 1);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  addTrace(ctx, [between(b!, a!, 0.3), b!, between(b!, c!, 0.3)], false);
  const width = Math.max(2.6, 1.5 * px);
  stroke(ctx, fade(colours.shadow, 0.55), width + 1.6 * px);
  stroke(ctx, colours.danger, width);
};

/** The marks beside the number: chevrons for fast, an arc for a jump, so that colour is not needed. */
const paintManner = ({ ctx }: Brush, at: Point, size: number, { fast, jump }: ReachMark, colour: string): void => {
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  const { x } = at;
  const y = at.y + size * 0.95;
  if (jump) {
    ctx.moveTo(x - size * 0.7, y + size * 0.2);
    ctx.quadraticCurveTo(x, y - size * 0.75, x + size * 0.6, y + size * 0.1);
    ctx.moveTo(x + size * 0.62, y - size * 0.28);
    ctx.lineTo(x + size * 0.64, y + size * 0.16);
    ctx.lineTo(x + size * 0.2, y + size * 0.14);
  } else if (fast) {
    for (const dx of [-0.45, 0.1]) {
      ctx.moveTo(x + size * dx, y - size * 0.3);
      ctx.lineTo(x + size * (dx + 0.34), y);
      ctx.lineTo(x + size * dx, y + size * 0.3);
    }
  }
  stroke(ctx, colour, size * 0.17);
};

const paintNumber = (brush: Brush, mark: ReachMark, at: Point): void => {
  const { ctx, px, colours } = brush;
  const size = Math.max(15, Math.min(26, 13 * px));
  const marked = mark.fast || mark.jump;
  const middle = { x: at.x, y: at.y - (marked ? size * 0.3 : 0) };
  const rim = fade(colours.shadow, 0.85);
  write(ctx, `${mark.hexes}`, middle, { size, colour: colours.light, rim, weight: 700 });
  if (marked) {
    paintManner(brush, middle, size * 1.06, mark, rim);
    paintManner(brush, middle, size, mark, colours.light);
  }
};

/** How many of the hexes next to it an area covers if a counter's hex counts as part of it. */
const ENCLOSED = 3;

/** The areas that are outlined: what is walked to, with what makes the unit fast around it, or what is jumped to. */
const outlinesFor = ({ board, reach, counters }: ReachParts, { layout }: Painting) => {
  const cells = cellsOf(board, layout);
  const taken = new Set(counters.flatMap(({ at, destroyed }) => (destroyed || typeof at !== 'string' ? [] : [at])));
  const outlined = (marks: readonly ReachMark[], style: (colours: Colours) => AreaStyle) => {
    const within = new Set(marks.map(({ at }) => at));
    const isIn = ({ label, around }: Cell): boolean =>
      within.has(label) ||
      (taken.has(label) && around.filter((other) => other && within.has(other.label)).length >= ENCLOSED);
    return { lines: outlinesOf(cells, isIn, layout), style };
  };
  const walked = reach.filter(({ jump }) => !jump);
  const areas = [
    outlined(walked.some(({ fast }) => fast) ? walked : [], FAST),
    outlined(
      walked.filter(({ fast }) => !fast),
      WALKED,
    ),
    outlined(
      reach.filter(({ jump }) => jump),
      JUMPED,
    ),
  ];
  return areas.filter(({ lines }) => lines.length > 0);
};

/** Where the unit can go, as outlined areas, with red corners where something is rolled for on the way. */
export const reach: Layer<ReachParts> = {
  parts: ['board', 'reach', 'counters', 'distances'],
  marks: (picture, painting) => {
    if (picture.reach.length === 0) return [];
    const places = picture.reach.map((mark) => ({ mark, at: painting.layout.centreOfLabel(mark.at) }));
    const numbered = picture.distances && R / painting.px >= READABLE;
    return [
      ...outlinesFor(picture, painting).map(
        ({ lines, style }): MapMark => ({
          bounds: outlinesRect(lines),
          paint: (brush) => paintArea(brush, lines, style(brush.colours)),
        }),
      ),
      ...places
        .filter(({ mark }) => mark.risky || numbered)
        .map(
          ({ mark, at }): MapMark => ({
            bounds: rectAround([at], R),
            paint: (brush) => {
              if (mark.risky) paintRisk(brush, at);
              if (numbered) paintNumber(brush, mark, at);
            },
          }),
        ),
    ];
  },
};

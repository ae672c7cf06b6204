import { APOTHEM, between, type Point, R } from '../../../../../map/geometry/geometry.ts';
import { type Cell, SIX } from '../../../../../map/layers/terrain/cells.ts';
import { cast } from '../../../../../map/layers/terrain/light.ts';
import { patches } from '../../../../../map/layers/terrain/patch.ts';
import { scatter } from '../../../../../map/layers/terrain/scatter.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { addTrace, fill, stroke, trace } from '../../../../../map/paint/brush.ts';
import { blend, fade } from '../../../../../map/paint/colours.ts';
import { jitter } from '../../../../../map/paint/hash.ts';

const SLAB = '#a79d90';
const JOINT = '#6e655b';
const STONE = '#e3d8c4';
const SHADED = '#8d8174';
const EDGE = '#38302a';
const CHARRED = '#4b423b';

/** How far walls stand within their hex. */
const INSET = 8;
/** Walls that are less wide on the screen are seen along their length. */
const STEEP = 14;

const isRuin = (cell: Cell): boolean => cell.has('ruins') > 0;

/** What is left of a wall: where it stands, and how high it is at each of its breaks. */
interface Stump {
  readonly from: Point;
  readonly to: Point;
  readonly heights: readonly number[];
}

/** A wall between two points, from its left end. */
const standing = (a: Point, b: Point, heights: readonly number[]): Stump =>
  a.x <= b.x ? { from: a, to: b, heights } : { from: b, to: a, heights };

/** The walls around a hex of a ruin, on the sides on which the ruin ends: some whole, some broken, some gone. */
const stumpsOf = ({ layout }: Brush, cell: Cell): readonly Stump[] => {
  const next = jitter(cell.seed + 71);
  return SIX.flatMap((side): Stump[] => {
    const other = cell.around[side];
    const chance = next();
    const heights = Array.from({ length: 5 }, () => 7 + next() * 17);
    if (other !== undefined && isRuin(other) && other.piece === cell.piece) {
      // Between the rooms of one ruin a low part is left of some walls.
      if (side > 2 || chance > 0.3) return [];
      const [a, b] = [layout.cornerOf(cell.at, side), layout.cornerOf(cell.at, side + 1)];
      return [
        standing(
          a,
          between(a, b, 0.35 + chance),
          heights.map((high) => high * 0.55),
        ),
      ];
    }
    if (chance < 0.2) return [];
    const [a, b] = [layout.cornerOf(cell.at, side, R - INSET), layout.cornerOf(cell.at, side + 1, R - INSET)];
    const [start, end] = chance < 0.4 ? [0, 0.5] : chance < 0.55 ? [0.45, 1] : [0, 1];
    return [standing(between(a, b, start), between(a, b, end), heights)];
  });
};

const paintStump = ({ ctx, colours, px }: Brush, { from, to, heights }: Stump): void => {
  const tops = heights.map((high, i): Point => {
    const { x, y } = between(from, to, i / (heights.length - 1));
    return { x, y: y - high };
  });
  const mean = heights.reduce((sum, high) => sum + high, 0) / heights.length;
  trace(ctx, [from, to, cast(to, mean * 0.8), cast(from, mean * 0.8)]);
  fill(ctx, fade(colours.shadow, 0.34));
  ctx.lineJoin = 'round';
  if (to.x - from.x < STEEP) {
    // Seen along its length: a narrow wall with a broken end.
    const { x } = between(from, to, 0.5);
    const [low, high] = [Math.max(from.y, to.y), Math.min(from.y, to.y) - mean];
    trace(ctx, [
      { x: x - 4, y: low },
      { x: x + 4, y: low },
      { x: x + 4, y: high + 5 },
      { x, y: high },
      { x: x - 4, y: high + 8 },
    ]);
    stroke(ctx, EDGE, 3.4);
    fill(ctx, SHADED);
    return;
  }
  // Broken stone steps up and down from one break to the next.
  const crest = tops.flatMap((top, i): Point[] => {
    const after = tops[i + 1];
    return after === undefined ? [top] : [top, { x: between(top, after, 0.5).x, y: top.y }];
  });
  trace(ctx, [from, to, ...crest.toReversed()]);
  stroke(ctx, EDGE, 4.4);
  fill(ctx, STONE);
  if (R / px < 13) return;
  ctx.beginPath();
  for (const part of [0.25, 0.5, 0.75]) {
    const foot = between(from, to, part);
    addTrace(ctx, [foot, { x: foot.x, y: foot.y - 6 }], false);
  }
  addTrace(
    ctx,
    [
      { x: from.x, y: from.y - 6 },
      { x: to.x, y: to.y - 6 },
    ],
    false,
  );
  stroke(ctx, fade(EDGE, 0.4), 1.1);
};

const paintFloor = (brush: Brush, ruins: readonly Cell[]): void => {
  const { ctx, px, colours } = brush;
  patches(brush, ruins, isRuin, 3.5);
  fill(ctx, fade(JOINT, 0.75));
  patches(brush, ruins, isRuin, 6);
  fill(ctx, SLAB);
  if (R / px < 11) return;
  ctx.save();
  ctx.clip();
  ctx.beginPath();
  for (const { at } of ruins)
    for (let n = -3; n <= 3; n++) {
      const x = (Math.round(at.x / 17) + n) * 17;
      const y = (Math.round(at.y / 17) + n) * 17;
      addTrace(
        ctx,
        [
          { x, y: at.y - R },
          { x, y: at.y + R },
        ],
        false,
      );
      addTrace(
        ctx,
        [
          { x: at.x - R, y },
          { x: at.x + R, y },
        ],
        false,
      );
    }
  stroke(ctx, fade(JOINT, 0.4), 1.2);
  for (const cell of ruins) {
    const next = jitter(cell.seed + 73);
    for (const { x, y } of scatter(cell, 7, APOTHEM * 0.7, 72)) {
      const size = 2.4 + next() * 3.6;
      ctx.fillStyle = fade(colours.shadow, 0.3);
      ctx.fillRect(x - size + 1.6, y - size * 0.7 + 2, size * 2, size * 1.4);
      ctx.fillStyle = blend(next() < 0.4 ? CHARRED : STONE, JOINT, next() * 0.5);
      ctx.fillRect(x - size, y - size * 0.7, size * 2, size * 1.4);
    }
  }
  ctx.restore();
};

/** Ruins: a paved floor, and broken walls around it, higher than those of rubble and without a roof. */
export const paintRuins = (brush: Brush, cells: readonly Cell[]): void => {
  const ruins = cells.filter(isRuin);
  if (ruins.length === 0) return;
  paintFloor(brush, ruins);
  const stumps = ruins.flatMap((cell) => stumpsOf(brush, cell));
  for (const stump of stumps.toSorted((a, b) => a.from.y + a.to.y - b.from.y - b.to.y)) paintStump(brush, stump);
};

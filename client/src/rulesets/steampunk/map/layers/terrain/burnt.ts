import { APOTHEM, type Point, R } from '../../../../../map/geometry/geometry.ts';
import type { Cell } from '../../../../../map/layers/terrain/cells.ts';
import { cast } from '../../../../../map/layers/terrain/light.ts';
import { patches } from '../../../../../map/layers/terrain/patch.ts';
import { nearRoad } from '../../../../../map/layers/terrain/roads.ts';
import { scatter } from '../../../../../map/layers/terrain/scatter.ts';
import type { Brush } from '../../../../../map/paint/brush.ts';
import { addTrace, disc, fill, stroke } from '../../../../../map/paint/brush.ts';
import { fade } from '../../../../../map/paint/colours.ts';
import { jitter } from '../../../../../map/paint/hash.ts';

const CHARRED = '#241d1a';
const SOIL = '#4b4039';
const ASH = '#b5aca3';

/** Adds a dead trunk with two stumps of branches to the path. */
const addTrunk = (ctx: CanvasRenderingContext2D, { x, y }: Point, high: number, lean: number): void => {
  const top = { x: x + lean, y: y - high };
  addTrace(ctx, [{ x, y }, top], false);
  const low = { x: x + lean * 0.45, y: y - high * 0.45 };
  const mid = { x: x + lean * 0.7, y: y - high * 0.7 };
  addTrace(ctx, [low, { x: low.x + high * 0.24, y: low.y - high * 0.24 }], false);
  addTrace(ctx, [mid, { x: mid.x - high * 0.2, y: mid.y - high * 0.22 }], false);
};

const isBurnt = (cell: Cell): boolean => cell.has('burnedForest') > 0;

/** The floor of a burnt forest: scorched soil and ash. */
export const paintAsh = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx } = brush;
  const burnt = cells.filter(isBurnt);
  patches(brush, burnt, isBurnt, 3);
  fill(ctx, fade(SOIL, 0.78));
  patches(brush, burnt, isBurnt, 9);
  fill(ctx, fade(CHARRED, 0.36));
  for (const cell of burnt) {
    const next = jitter(cell.seed + 41);
    for (const at of scatter(cell, 9, APOTHEM * 0.76, 42)) {
      disc(ctx, at, 2 + next() * 4);
      fill(ctx, fade(ASH, 0.3 + next() * 0.25));
    }
  }
};

/** What is left of its trees: dead trunks. */
export const paintTrunks = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, px, layout } = brush;
  for (const cell of cells.filter(isBurnt)) {
    const next = jitter(cell.seed + 44);
    const onRoad = nearRoad(layout, cell, 13);
    const trunks = scatter(cell, R / px < 12 ? 6 : 11, APOTHEM * 0.74, 43)
      .filter((at) => !onRoad(at))
      .toSorted((a, b) => a.y - b.y)
      .map((at) => ({ at: { x: at.x, y: at.y + 8 }, high: 15 + next() * 10, lean: (next() - 0.5) * 7 }));
    ctx.lineCap = 'round';
    ctx.beginPath();
    for (const { at, high } of trunks) addTrace(ctx, [at, cast(at, high * 0.6)], false);
    stroke(ctx, fade('#000000', 0.34), 3);
    ctx.beginPath();
    for (const { at, high, lean } of trunks) addTrunk(ctx, at, high, lean);
    stroke(ctx, CHARRED, 3.4);
    ctx.beginPath();
    for (const { at, high, lean } of trunks)
      addTrace(
        ctx,
        [
          { x: at.x - 0.8, y: at.y },
          { x: at.x + lean - 0.8, y: at.y - high },
        ],
        false,
      );
    stroke(ctx, '#7d7068', 1);
  }
};

import type { Brush } from '../../brush.ts';
import { disc, fill } from '../../brush.ts';
import { blend, fade } from '../../colours.ts';
import { APOTHEM, along, type Point, R } from '../../geometry.ts';
import { jitter } from '../../hash.ts';
import type { Cell } from './cells.ts';
import { patches } from './patch.ts';

/** The floor under the trees; woods that touch grow together, dense ones are darker. */
export const paintWoodsFloor = (brush: Brush, cells: readonly Cell[]): void => {
  const { ctx, colours } = brush;
  const woods = cells.filter((cell) => cell.has('woods'));
  patches(brush, woods, (cell) => cell.has('woods') > 0, 4);
  fill(ctx, fade(colours.woods.floor, 0.6));
  const dense = (cell: Cell): boolean => cell.has('woods') > 1;
  patches(brush, woods.filter(dense), dense, 3);
  fill(ctx, blend(colours.woods.floor, colours.woods.dark, 0.6));
};

/** Trees: three in light woods, a full canopy in dense ones. */
export const paintTrees = (brush: Brush, cell: Cell): void => {
  const next = jitter(cell.seed + 12);
  const trees = cell.has('woods') > 1 ? canopy(cell, next) : grove(cell, next);
  for (const { at, size } of trees.toSorted((a, b) => a.at.y - b.at.y)) paintTree(brush, at, size, next());
};

interface Tree {
  readonly at: Point;
  readonly size: number;
}

const grove = (cell: Cell, next: () => number): readonly Tree[] => {
  const turn = next() < 0.5 ? Math.PI / 6 : -Math.PI / 6;
  return [0, 1, 2].map((i) => ({
    at: along(cell.at, turn + (i * Math.PI * 2) / 3 + (next() - 0.5) * 0.4, R * (0.46 + next() * 0.07)),
    size: 11.5 + next() * 2.5,
  }));
};

const canopy = (cell: Cell, next: () => number): readonly Tree[] => [
  { at: along(cell.at, next() * 6, next() * 5), size: 14 },
  ...[0, 1, 2, 3, 4, 5, 6].map((i) => ({
    at: along(cell.at, (i * Math.PI * 2) / 7 + (next() - 0.5) * 0.4, APOTHEM * (0.62 + next() * 0.08)),
    size: 11.5 + next() * 3,
  })),
];

const paintTree = ({ ctx, colours, px }: Brush, at: Point, size: number, tone: number): void => {
  const { tree, lit, dark } = colours.woods;
  const body = blend(tree, tone > 0.5 ? lit : dark, Math.abs(tone - 0.5) * 0.5);
  if (R / px < 13) {
    disc(ctx, at, size);
    fill(ctx, body);
    return;
  }
  disc(ctx, { x: at.x + 2.6, y: at.y + 3.4 }, size);
  fill(ctx, fade(colours.shadow, 0.34));
  // A crown of five lobes, its outline, and the side that the light falls on.
  const crown = (centre: Point, radius: number): void => {
    ctx.beginPath();
    for (let i = 0; i < 5; i++) {
      const lobe = along(centre, tone * 6 + (i * Math.PI * 2) / 5, radius * 0.45);
      ctx.moveTo(lobe.x + radius * 0.6, lobe.y);
      ctx.arc(lobe.x, lobe.y, radius * 0.6, 0, Math.PI * 2);
    }
  };
  crown(at, size + 1.1);
  fill(ctx, dark);
  crown(at, size);
  fill(ctx, body);
  crown({ x: at.x - size * 0.24, y: at.y - size * 0.28 }, size * 0.55);
  fill(ctx, blend(body, lit, 0.55));
};

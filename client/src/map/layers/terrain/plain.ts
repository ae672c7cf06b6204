import type { Board } from '@ironhex/shared/board';
import type { Brush } from '../../brush.ts';
import { fill, stroke, trace, write } from '../../brush.ts';
import { fade } from '../../colours.ts';
import { boardRect, cornersOf, R } from '../../geometry.ts';
import type { Layer } from '../layer.ts';
import { type Cell, cellsIn } from './cells.ts';

/** The features that the engine has a picture for. */
export const DRAWN: readonly string[] = [
  'woods',
  'rubble',
  'rough',
  'sand',
  'swamp',
  'water',
  'building',
  'road',
  'impassable',
];

/** The features of a board without a picture: neither the engine nor the game draws them. In the order of their names. */
export const plainFeatures = (board: Board, game: readonly string[]): readonly string[] => {
  const drawn = new Set([...DRAWN, ...game]);
  const there = new Set(Object.values(board.hexes).flatMap(({ features }) => Object.keys(features)));
  return [...there].filter((feature) => !drawn.has(feature)).sort();
};

/** Hatching between two corners of a hex, and the name of what is there with its value, `lava 2`. */
const paintPlain = ({ ctx, px, colours }: Brush, { at, features }: Cell, names: readonly string[]): void => {
  const corners = cornersOf(at, R - 3);
  ctx.save();
  trace(ctx, corners);
  fill(ctx, fade(colours.panel, 0.35));
  ctx.clip();
  ctx.beginPath();
  for (let shift = -2 * R; shift <= 2 * R; shift += 9) {
    ctx.moveTo(at.x + shift - R, at.y + R);
    ctx.lineTo(at.x + shift + R, at.y - R);
  }
  stroke(ctx, fade(colours.ink, 0.45), 1.6);
  ctx.restore();
  trace(ctx, corners);
  stroke(ctx, fade(colours.ink, 0.7), 1.6, [5, 4]);
  if (R / px < 16) return;
  names.forEach((name, i) => {
    const value = features[name] ?? 1;
    const text = value === 1 ? name : `${name} ${value}`;
    const size = Math.min(12, (R * 2.4) / Math.max(4, text.length));
    write(ctx, text, { x: at.x, y: at.y + i * 13 }, { size, colour: colours.ink, rim: fade(colours.rim, 0.85) });
  });
};

const paint = (board: Board, plain: readonly string[], brush: Brush): void => {
  for (const cell of cellsIn(board, brush.rect)) {
    const names = plain.filter((name) => cell.has(name) > 0);
    if (names.length > 0) paintPlain(brush, cell, names);
  }
};

/** A hatched patch with its name for every feature that nobody draws. `game`: those that the game draws itself. */
export const plainTerrain = (game: readonly string[]): Layer<{ readonly board: Board }> => ({
  parts: ['board'],
  marks: ({ board }) => {
    const plain = plainFeatures(board, game);
    return plain.length === 0 ? [] : [{ bounds: boardRect(board), paint: (brush) => paint(board, plain, brush) }];
  },
});

import type { Board } from '@ironhex/shared/board';
import type { Brush } from '../../brush.ts';
import { disc, fill, stroke, trace, write } from '../../brush.ts';
import { fade } from '../../colours.ts';
import { R } from '../../geometry.ts';
import type { Layer } from '../layer.ts';
import { type Cell, cellsIn } from './cells.ts';

/** The features that the engine has a picture for. */
export const DRAWN_FEATURES: readonly string[] = [
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

/** Names of features and markers that have a picture. */
export interface Drawn {
  readonly features: readonly string[];
  readonly markers: readonly string[];
}

/** The features and markers of a board without a picture, in the order of their names. `game`: what the game draws. */
export const withoutPicture = (board: Board, game: Drawn): Drawn => {
  const hexes = Object.values(board.hexes);
  const namesOf = (part: 'features' | 'markers', drawn: readonly string[]) => {
    const there = new Set(hexes.flatMap((hex) => Object.keys(hex[part] ?? {})));
    return [...there].filter((name) => !drawn.includes(name)).sort();
  };
  return {
    features: namesOf('features', [...DRAWN_FEATURES, ...game.features]),
    markers: namesOf('markers', game.markers),
  };
};

/** `lava 2`, and `lava` where it is 1. */
const named = (name: string, value: number): string => (value === 1 ? name : `${name} ${value}`);

const paintNames = ({ ctx, px, colours }: Brush, { at }: Cell, texts: readonly string[]): void => {
  if (R / px < 16) return;
  texts.forEach((text, i) => {
    const size = Math.min(12, (R * 2.4) / Math.max(4, text.length));
    write(ctx, text, { x: at.x, y: at.y + i * 13 }, { size, colour: colours.ink, rim: fade(colours.rim, 0.85) });
  });
};

/** Hatching between two corners of a hex. */
const paintHatching = ({ ctx, colours, layout }: Brush, { at }: Cell): void => {
  const corners = layout.cornersOf(at, R - 3);
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
};

/** A pin above the middle of a hex. */
const paintPin = ({ ctx, colours }: Brush, { at }: Cell): void => {
  disc(ctx, { x: at.x, y: at.y - R * 0.42 }, 8);
  fill(ctx, colours.panel);
  stroke(ctx, colours.ink, 2.4);
};

const paint = (board: Board, { features, markers }: Drawn, brush: Brush): void => {
  for (const cell of cellsIn(board, brush)) {
    const there = features.filter((name) => cell.has(name) > 0);
    const lying = markers.filter((name) => cell.markers[name]);
    if (there.length > 0) paintHatching(brush, cell);
    if (lying.length > 0) paintPin(brush, cell);
    paintNames(brush, cell, [
      ...there.map((name) => named(name, cell.has(name))),
      ...lying.map((name) => named(name, cell.markers[name]!)),
    ]);
  }
};

/** A hatched patch for every feature and a pin for every marker without a picture, with their names. */
export const plain = (game: Drawn): Layer<{ readonly board: Board }> => ({
  parts: ['board'],
  marks: ({ board }, { layout }) => {
    const missing = withoutPicture(board, game);
    if (missing.features.length + missing.markers.length === 0) return [];
    return [{ bounds: layout.boardRect(board), paint: (brush) => paint(board, missing, brush) }];
  },
});

import type { Board } from '@ironhex/shared/board';
import { type Point, R } from '../../geometry/geometry.ts';
import type { Brush } from '../../paint/brush.ts';
import { fill, stroke, trace, write } from '../../paint/brush.ts';
import { fade } from '../../paint/colours.ts';
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
    const place = { x: at.x, y: at.y + 8 + i * 13 };
    write(ctx, text, place, { size, colour: colours.print, rim: fade(colours.halo, 0.85) });
  });
};

/** Hatching between two corners of a hex. */
const paintHatching = ({ ctx, colours, layout }: Brush, { at }: Cell): void => {
  const corners = layout.cornersOf(at, R - 3);
  ctx.save();
  trace(ctx, corners);
  fill(ctx, fade(colours.halo, 0.4));
  ctx.clip();
  ctx.beginPath();
  for (let shift = -2 * R; shift <= 2 * R; shift += 9) {
    ctx.moveTo(at.x + shift - R, at.y + R);
    ctx.lineTo(at.x + shift + R, at.y - R);
  }
  stroke(ctx, fade(colours.print, 0.4), 1.6);
  ctx.restore();
  trace(ctx, corners);
  stroke(ctx, fade(colours.print, 0.7), 1.6, [5, 4]);
};

/** Half a pin's width, map units. */
const PIN = 11;

/** A pin that stands on a hex, with the first letter of what it marks. */
const paintPin = ({ ctx, px, colours }: Brush, foot: Point, name: string): void => {
  const head = { x: foot.x, y: foot.y - PIN * 2 };
  const outline = ({ x, y }: Point): void => {
    ctx.beginPath();
    ctx.arc(x, y, PIN, Math.PI * 0.86, Math.PI * 0.14);
    ctx.lineTo(x, y + PIN * 2);
    ctx.closePath();
  };
  ctx.beginPath();
  ctx.ellipse(foot.x + PIN * 0.6, foot.y - PIN * 0.1, PIN * 0.95, PIN * 0.34, -0.3, 0, Math.PI * 2);
  fill(ctx, fade(colours.shadow, 0.35));
  outline(head);
  fill(ctx, colours.print);
  stroke(ctx, colours.halo, 2);
  if (R / px < 12) return;
  write(ctx, name.slice(0, 1).toUpperCase(), head, { size: PIN * 1.25, colour: colours.halo, weight: 700 });
};

/** The pins of a hex stand side by side. */
const paintPins = (brush: Brush, { at }: Cell, names: readonly string[]): void => {
  for (const [i, name] of names.entries()) {
    const x = at.x + (i - (names.length - 1) / 2) * Math.min(PIN * 2.2, (R * 1.4) / names.length);
    paintPin(brush, { x, y: at.y - 4 }, name);
  }
};

const paint = (board: Board, { features, markers }: Drawn, brush: Brush): void => {
  for (const cell of cellsIn(board, brush)) {
    const there = features.filter((name) => cell.has(name) > 0);
    const lying = markers.filter((name) => cell.markers[name]);
    if (there.length > 0) paintHatching(brush, cell);
    if (lying.length > 0) paintPins(brush, cell, lying);
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

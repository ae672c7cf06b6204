import {
  apart,
  between,
  contains,
  grown,
  holds,
  overlaps,
  type Point,
  type Rect,
  rectAround,
  rectOf,
} from '../geometry/geometry.ts';
import { type Brush, disc, fill, stroke, trace, write } from './brush.ts';
import { type Colours, fade } from './colours.ts';
import { widthOf } from './lettering.ts';

/** The tone of a label on the map: its rim's colour; warnings have a sign too. */
export type Tone = 'plain' | 'good' | 'act' | 'danger';

/** A label on the map. It keeps its size on the screen. */
export interface Label {
  readonly at: Point;
  readonly text: string;
  readonly tone: Tone;
}

/** A label with its place. */
interface PlacedLabel extends Label {
  /** Where it would stand if there were room. */
  readonly meant: Point;
  /** A line leads back there: it stands far from it, and nothing is in between. */
  readonly led: boolean;
}

const WEIGHT = 600;
/** CSS pixels. */
const SIZE = 12;
const HIGH = 20;
const GAP = 3;
/** How far a place is from the next one that is tried. */
const STEP = 8;
/** A label that is moved farther than this gets a line back to its subject. */
const FAR = 18;

/** How wide a label is, CSS pixels. */
export const labelWidth = (text: string): number => widthOf(text, WEIGHT) * SIZE + 16;

/** The rectangle that a label fills, `px` map units to a CSS pixel. */
export const labelRect = ({ at, text }: Pick<Label, 'at' | 'text'>, px: number): Rect =>
  rectOf(at, labelWidth(text) * px, HIGH * px);

/** Where a label is tried, CSS pixels from where it is meant to be: the nearest place first, above before below. */
const PLACES: readonly Point[] = Array.from({ length: 33 * 41 }, (_, i) => ({
  x: ((i % 33) - 16) * 2 * STEP,
  y: (Math.floor(i / 33) - 20) * STEP,
})).toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || a.y - b.y);

/** Whether a line between two points crosses something that does not lie around its end. */
const crosses = (from: Point, to: Point, obstacles: readonly Rect[]): boolean => {
  const points = Array.from({ length: 24 }, (_, i) => between(from, to, i / 24));
  return obstacles.some((obstacle) => !holds(obstacle, to) && points.some((point) => holds(obstacle, point)));
};

/**
 * Moves labels as little as possible until none covers another label or an obstacle such as a counter, and all of them
 * are `within`, if there is room; those that mean something in the part of the map that is `seen` stay in it as well.
 * Earlier labels choose first.
 */
export const spreadLabels = (
  labels: readonly Label[],
  px: number,
  obstacles: readonly Rect[] = [],
  within?: Rect,
  seen?: Rect,
): readonly PlacedLabel[] => {
  const taken = [...obstacles];
  const free = (text: string, at: Point): boolean => {
    const rect = grown(labelRect({ at, text }, px), GAP * px);
    return !taken.some((other) => overlaps(other, rect));
  };
  const placeFor = ({ text, at }: Label): Point => {
    const rooms = [within, seen && holds(seen, at) ? seen : undefined].filter((room) => room !== undefined);
    let outside: Point | undefined;
    for (const { x, y } of PLACES) {
      const place = { x: at.x + x * px, y: at.y + y * px };
      if (!free(text, place)) continue;
      const rect = labelRect({ at: place, text }, px);
      if (rooms.every((room) => contains(room, rect))) return place;
      outside ??= place;
    }
    if (outside) return outside;
    // Farther and farther up, until it is above everything.
    let far = at;
    while (!free(text, far)) far = { x: far.x, y: far.y - STEP * px };
    return far;
  };
  return labels.map((label) => {
    const at = placeFor(label);
    const led = apart(at, label.at) > FAR * px && !crosses(at, label.at, taken);
    taken.push(labelRect({ at, text: label.text }, px));
    return { ...label, at, meant: label.at, led };
  });
};

const toneColour = (colours: Colours, tone: Tone): string =>
  tone === 'plain' ? colours.hairline : colours.onPanel[tone];

/** Everything that painting a label touches. */
export const labelBounds = (label: PlacedLabel, px: number): Rect => {
  const { x, y, w, h } = labelRect(label, px * 1.2);
  return rectAround([{ x, y }, { x: x + w, y: y + h }, label.meant], 4 * px);
};

/**
 * Draws a label: a plate with a text, readable on any ground, and a line to its subject if the label was moved away.
 */
export const paintLabel = ({ ctx, px, colours }: Brush, label: PlacedLabel): void => {
  const colour = toneColour(colours, label.tone);
  if (label.led) {
    trace(ctx, [label.at, label.meant], false);
    stroke(ctx, fade(colours.shadow, 0.7), 3 * px);
    stroke(ctx, colour, 1.4 * px);
    disc(ctx, label.meant, 2.4 * px);
    fill(ctx, colour);
  }
  const { x, y, w, h } = labelRect(label, px);
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 5 * px);
  fill(ctx, fade(colours.panel, 0.94));
  stroke(ctx, colour, (label.tone === 'plain' ? 1 : 1.6) * px);
  const at = { x: label.at.x, y: label.at.y + 0.5 * px };
  write(ctx, label.text, at, { size: SIZE * px, colour: colours.ink, weight: WEIGHT });
};

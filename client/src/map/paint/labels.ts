import {
  apart,
  between,
  contains,
  grown,
  holds,
  overlaps,
  type Point,
  type Rect,
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
  /** A line leads back there, under other labels: it stands far from it, and nothing else is in between. */
  readonly led: boolean;
}

const WEIGHT = 600;
/** CSS pixels. */
const SIZE = 12;
const HIGH = 20;
const GAP = 3;
/** How far a place is from the next one that is tried, up or down; sideways it is four times as far. */
const STEP = 4;
/** A label that is moved farther than this gets a line back to its subject. */
const FAR = 18;

/** A line is at most so long: a label that would need a longer one stands nearer without. */
const LONGEST = 110;

/** How wide a label is, CSS pixels. */
export const labelWidth = (text: string): number => widthOf(text, WEIGHT) * SIZE + 16;

/** The rectangle that a label fills, `px` map units to a CSS pixel. */
export const labelRect = ({ at, text }: Pick<Label, 'at' | 'text'>, px: number): Rect =>
  rectOf(at, labelWidth(text) * px, HIGH * px);

/** Where a label is tried, CSS pixels from where it is meant to be: the nearest place first, above before below. */
const PLACES: readonly Point[] = Array.from({ length: 33 * 81 }, (_, i) => ({
  x: ((i % 33) - 16) * 4 * STEP,
  y: (Math.floor(i / 33) - 40) * STEP,
})).toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || a.y - b.y);

/** Whether a line between two points crosses something that does not lie around its end. */
const crosses = (from: Point, to: Point, obstacles: readonly Rect[]): boolean => {
  const points = Array.from({ length: 24 }, (_, i) => between(from, to, i / 24));
  return obstacles.some((obstacle) => !holds(obstacle, to) && points.some((point) => holds(obstacle, point)));
};

/**
 * Moves labels as little as possible until none covers another label or an obstacle such as a counter, and all of them
 * are `within`, if there is room; those that mean something in the part of the map that is `seen` stay in it as well. One
 * that stands far from what it means goes where a line can lead back, lest it be taken for a word about its neighbour.
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
  const isNear = (at: Point, meant: Point): boolean => apart(at, meant) <= FAR * px;
  const canLead = (at: Point, meant: Point): boolean =>
    apart(at, meant) <= LONGEST * px && !crosses(at, meant, obstacles);
  const placeFor = ({ text, at }: Label): Point => {
    const rooms = [within, seen && holds(seen, at) ? seen : undefined].filter((room) => room !== undefined);
    let lost: Point | undefined;
    let outside: Point | undefined;
    for (const { x, y } of PLACES) {
      const place = { x: at.x + x * px, y: at.y + y * px };
      if (!free(text, place)) continue;
      const rect = labelRect({ at: place, text }, px);
      if (!rooms.every((room) => contains(room, rect))) outside ??= place;
      else if (isNear(place, at) || canLead(place, at)) return place;
      else lost ??= place;
    }
    if (lost ?? outside) return (lost ?? outside)!;
    // Farther and farther up, until it is above everything.
    let far = at;
    while (!free(text, far)) far = { x: far.x, y: far.y - STEP * px };
    return far;
  };
  return labels.map((label) => {
    const at = placeFor(label);
    const led = !isNear(at, label.at) && canLead(at, label.at);
    taken.push(labelRect({ at, text: label.text }, px));
    return { ...label, at, meant: label.at, led };
  });
};

const toneColour = (colours: Colours, tone: Tone): string =>
  tone === 'plain' ? colours.hairline : colours.onPanel[tone];

/** Draws the line that leads from a label to its subject. */
export const paintLead = ({ ctx, px, colours }: Brush, { at, meant, tone }: PlacedLabel): void => {
  const colour = toneColour(colours, tone);
  trace(ctx, [at, meant], false);
  stroke(ctx, fade(colours.shadow, 0.7), 3 * px);
  stroke(ctx, colour, 1.4 * px);
  disc(ctx, meant, 2.4 * px);
  fill(ctx, colour);
};

/** Draws a label: a plate with a text, readable on any ground. */
export const paintLabel = ({ ctx, px, colours }: Brush, label: PlacedLabel): void => {
  const { x, y, w, h } = labelRect(label, px);
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 5 * px);
  fill(ctx, fade(colours.panel, 0.94));
  stroke(ctx, toneColour(colours, label.tone), (label.tone === 'plain' ? 1 : 1.6) * px);
  const at = { x: label.at.x, y: label.at.y + 0.5 * px };
  write(ctx, label.text, at, { size: SIZE * px, colour: colours.ink, weight: WEIGHT });
};

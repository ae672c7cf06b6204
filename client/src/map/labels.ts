import type { Brush } from './brush.ts';
import { fill, stroke, write } from './brush.ts';
import { type Colours, fade } from './colours.ts';
import { overlaps, type Point, type Rect } from './geometry.ts';

/** The tone of a label on the map: its rim's colour; warnings have a sign too. */
export type Tone = 'plain' | 'good' | 'act' | 'danger';

/** A label on the map. It keeps its size on the screen. */
export interface Label {
  readonly at: Point;
  readonly text: string;
  readonly tone: Tone;
}

/** CSS pixels. */
const SIZE = 12;
const HIGH = 20;
const GAP = 3;

/** How wide a label is, CSS pixels. Measured roughly, so that places can be worked out without a canvas. */
export const labelWidth = (text: string): number => text.length * SIZE * 0.6 + 16;

/** The rectangle that a label fills, `px` map units to a CSS pixel. */
export const labelRect = ({ at, text }: Label, px: number): Rect => {
  const w = labelWidth(text) * px;
  return { x: at.x - w / 2, y: at.y - (HIGH / 2) * px, w, h: HIGH * px };
};

const above = (label: Label, other: Rect, px: number): Label => ({
  ...label,
  at: { x: label.at.x, y: other.y - (HIGH / 2 + GAP) * px },
});

const below = (label: Label, other: Rect, px: number): Label => ({
  ...label,
  at: { x: label.at.x, y: other.y + other.h + (HIGH / 2 + GAP) * px },
});

/** Moves labels up or down until none covers another; the first ones stay where they are. */
export const spreadLabels = (labels: readonly Label[], px: number): readonly Label[] => {
  const placed: Label[] = [];
  const hit = (label: Label): Rect | undefined =>
    placed.map((other) => labelRect(other, px)).find((rect) => overlaps(rect, labelRect(label, px)));
  const settle = (label: Label, move: typeof above): Label => {
    let moved = label;
    // Every move goes past at least one of those placed before, so this ends.
    for (let rect = hit(moved); rect !== undefined; rect = hit(moved)) moved = move(moved, rect, px);
    return moved;
  };
  for (const label of labels) {
    const [up, down] = [settle(label, above), settle(label, below)];
    placed.push(Math.abs(up.at.y - label.at.y) <= Math.abs(down.at.y - label.at.y) ? up : down);
  }
  return placed;
};

const toneColour = (colours: Colours, tone: Tone): string =>
  tone === 'plain' ? colours.hairline : colours.onPanel[tone === 'act' || tone === 'good' ? tone : 'danger'];

/** Draws a label: a plate with a text, readable on any ground. */
export const paintLabel = ({ ctx, px, colours }: Brush, label: Label): void => {
  const { x, y, w, h } = labelRect(label, px);
  ctx.beginPath();
  ctx.roundRect(x, y, w, h, 5 * px);
  fill(ctx, fade(colours.panel, 0.94));
  stroke(ctx, toneColour(colours, label.tone), (label.tone === 'plain' ? 1 : 1.6) * px);
  const at = { x: label.at.x, y: label.at.y + 0.5 * px };
  write(ctx, label.text, at, { size: SIZE * px, colour: colours.ink, weight: 600 });
};

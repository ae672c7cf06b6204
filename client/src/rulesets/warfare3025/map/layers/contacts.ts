import type { HexLabel } from '@ironhex/shared/hex';
import { BASE, traceBase } from '../../../../map/counters/base.ts';
import { counterColour, INK } from '../../../../map/counters/parts.ts';
import { along, type Point, R, rectAround } from '../../../../map/geometry/geometry.ts';
import type { Layer, MapMark } from '../../../../map/layers/layer.ts';
import { type Brush, disc, fill, stroke, trace, write } from '../../../../map/paint/brush.ts';
import { blend, fade } from '../../../../map/paint/colours.ts';
import type { Side } from '../../../../map/picture.ts';
import type { Silhouette } from '../counter/shapes.ts';
import { fillSilhouette } from '../counter/silhouettes.ts';

/** What is known of an enemy that is not in sight, W-13d. */
export interface ContactMark {
  readonly at: HexLabel;
  readonly side: Side;
  /**
   * `contact`: an enemy is there; `unit`: one was last seen there, and may be anywhere by now; `mark`: a contact was last
   * known there, likewise.
   */
  readonly kind: 'contact' | 'unit' | 'mark';
  /** What it is called where no picture is seen. */
  readonly name: string;
  /** What stands in it: a contact's number, or its name on old ones. */
  readonly text: string;
  /** Which unit it is or was, if that is known. */
  readonly silhouette?: Silhouette | undefined;
}

const MIDDLE: Point = { x: 0, y: 0 };
const OLD = '#7d858d';

/** A contact: a dark screen in the shape of its side, with a broken rim, the arcs of a sensor, and its number. */
const paintContact = (brush: Brush, { side, text, silhouette }: ContactMark): void => {
  const { ctx } = brush;
  const colour = counterColour(side);
  traceBase(ctx, side, BASE + 3);
  fill(ctx, fade(INK, 0.86));
  if (silhouette) fillSilhouette(ctx, silhouette, 46, fade(colour, 0.3));
  ctx.lineCap = 'round';
  for (const radius of [14, 21, 28]) {
    ctx.beginPath();
    ctx.arc(0, 0, radius, -2.6, -0.54);
    stroke(ctx, fade(colour, 0.55), 2.6);
  }
  traceBase(ctx, side, BASE + 1);
  ctx.lineJoin = 'round';
  stroke(ctx, colour, 5, [13, 8]);
  write(ctx, text, { x: 0, y: 6 }, { size: text.length > 1 ? 30 : 36, colour: '#ffffff', rim: INK, weight: 800 });
};

/** A clock without numbers: what it stands at is over. */
const paintClock = ({ ctx }: Brush, at: Point): void => {
  disc(ctx, at, 11);
  fill(ctx, INK);
  disc(ctx, at, 8.6);
  fill(ctx, '#dfe5ea');
  ctx.lineCap = 'round';
  trace(ctx, [along(at, -Math.PI / 2, 6), at, along(at, 0.35, 4.4)], false);
  stroke(ctx, INK, 2.2);
};

/** A unit or a contact where it was last known: grey, thin, a dotted rim, and a clock. */
const paintOld = (brush: Brush, { side, silhouette, text, kind }: ContactMark): void => {
  const { ctx } = brush;
  const grey = blend(counterColour(side), OLD, 0.62);
  ctx.globalAlpha = 0.9;
  traceBase(ctx, side, kind === 'unit' ? BASE - 2 : BASE - 9);
  fill(ctx, fade('#d9d6c4', 0.5));
  ctx.lineCap = 'round';
  stroke(ctx, INK, 6, [1, 9]);
  traceBase(ctx, side, kind === 'unit' ? BASE - 2 : BASE - 9);
  stroke(ctx, grey, 3.6, [1, 9]);
  if (silhouette) fillSilhouette(ctx, silhouette, 44, fade(INK, 0.62));
  else write(ctx, text, MIDDLE, { size: 26, colour: fade(INK, 0.75), weight: 700 });
  ctx.globalAlpha = 1;
  paintClock(brush, { x: 25, y: -25 });
};

/** Enemies that are known and not in sight. */
export const contacts: Layer<{ readonly contacts: readonly ContactMark[] }> = {
  parts: ['contacts'],
  marks: (picture, { layout }) =>
    picture.contacts.map((mark): MapMark => {
      const at = layout.centreOfLabel(mark.at);
      return {
        bounds: rectAround([at], R),
        paint: (brush) => {
          brush.ctx.translate(at.x, at.y);
          if (mark.kind === 'contact') paintContact(brush, mark);
          else paintOld(brush, mark);
        },
      };
    }),
};

import type { HexLabel } from '@ironhex/shared/hex';
import { along, middleOf, R } from '../geometry/geometry.ts';
import { disc, fill, type Painting, stroke, trace, write } from '../paint/brush.ts';
import { blend, fade } from '../paint/colours.ts';
import { fitted, widthOf } from '../paint/lettering.ts';
import { jitter } from '../paint/noise.ts';
import { smooth, stretch } from '../timing.ts';
import type { Effect, EffectTools } from './effect.ts';
import { EffectImages } from './effect-images.ts';
import { type NoteTone, paintPlate, toneOnPlate } from './plate.ts';

/** A word beside a hex, e.g. `-5 structure`. */
export interface WordCue {
  readonly kind: 'word';
  readonly at: HexLabel;
  readonly text: string;
  readonly tone: NoteTone;
  /** It is a name, or ends in one: it is cut where it would be too wide. */
  readonly named?: boolean;
}

/** A hex pulses: look here. */
export interface AttentionCue {
  readonly kind: 'attention';
  readonly at: HexLabel;
}

/** A unit bursts, and its counter fades. */
export interface DestroyedCue {
  readonly kind: 'destroyed';
  readonly unit: string;
  readonly at: HexLabel;
}

/** CSS pixels of the letters, and of the plate around them. */
const LETTERS = 14;
const HIGH = 25;
const WEIGHT = 700;
/** Between the letters and the rim of the plate, in sizes of the letters. */
const PADDING = 0.64;
/** Map units of the widest word that ends in a name: five hexes. */
const WIDEST = 10 * R;
/** Milliseconds that a word stays. */
const STAYS = 1900;

/** A word on a plate of its own beside a hex, which rises to its place and stays until it has been read. */
export const wordEffect = (cue: WordCue, tools: EffectTools, { px, layout }: Painting): Effect => {
  const { at, tone, named } = cue;
  const images = new EffectImages(tools);
  const text = named ? fitted(cue.text, WIDEST / (LETTERS * px) - 2 * PADDING, WEIGHT) : cue.text;
  const [w, h] = [(widthOf(text, WEIGHT) + 2 * PADDING) * LETTERS * px, HIGH * px];
  const rect = tools.room.take(layout.centreOfLabel(at), { w, h }, R * 0.75);
  const { x, y } = middleOf(rect);
  const word = images.add(`word-${tone}-${text}`, w + 4 * px, h + 4 * px, (brush) => {
    paintPlate(brush, w, h, tone);
    const colour = toneOnPlate(brush.colours, tone);
    write(brush.ctx, text, { x: 0, y: 0.5 * px }, { size: LETTERS * px, colour, weight: WEIGHT });
  });
  return {
    duration: STAYS,
    holds: 0,
    still: 0.5,
    gone: () => rect.covered,
    textures: images.textures,
    at: (part) => {
      const alpha = Math.min(stretch(part, 0, 0.06), 1 - stretch(part, 0.9, 1));
      word.place({ x, y: y + (1 - smooth(stretch(part, 0, 0.16))) * 12 * px, alpha });
    },
    end: () => {
      tools.room.give(rect);
      images.clear();
    },
  };
};

/** A hex pulses: look here. */
export const attentionEffect = ({ at }: AttentionCue, tools: EffectTools, { px, layout }: Painting): Effect => {
  const images = new EffectImages(tools);
  const ring = images.add('attention', 2.3 * R, 2.3 * R, ({ ctx, colours }) => {
    trace(ctx, layout.cornersOf({ x: 0, y: 0 }, R));
    ctx.lineJoin = 'round';
    stroke(ctx, fade(colours.shadow, 0.6), Math.max(6, 4 * px));
    stroke(ctx, colours.act, Math.max(3.4, 2.4 * px));
  });
  const point = layout.centreOfLabel(at);
  return {
    duration: 800,
    where: [point],
    holds: 0,
    textures: images.textures,
    at: (part) => {
      const beat = (part * 2) % 1;
      ring.place({ ...point, alpha: 1 - beat, scale: 1.55 - 0.6 * smooth(beat) });
    },
    end: () => images.clear(),
  };
};

/** A unit bursts: a flash, fragments, smoke; its counter fades. */
export const destroyedEffect = ({ unit, at }: DestroyedCue, tools: EffectTools, { layout }: Painting): Effect => {
  const images = new EffectImages(tools);
  const point = layout.centreOfLabel(at);
  const smoke = images.add('smoke', 120, 120, ({ ctx }) => {
    const cloud = ctx.createRadialGradient(0, 0, 4, 0, 0, 58);
    cloud.addColorStop(0, 'rgba(24,20,18,0.9)');
    cloud.addColorStop(0.6, 'rgba(40,34,30,0.55)');
    cloud.addColorStop(1, 'rgba(40,34,30,0)');
    disc(ctx, { x: 0, y: 0 }, 58);
    fill(ctx, cloud);
  });
  const flash = images.add('blast', 130, 130, ({ ctx, colours }) => {
    const glow = ctx.createRadialGradient(0, 0, 2, 0, 0, 62);
    glow.addColorStop(0, '#ffffff');
    glow.addColorStop(0.3, blend(colours.act, '#ffffff', 0.3));
    glow.addColorStop(0.6, fade(colours.danger, 0.8));
    glow.addColorStop(1, fade(colours.danger, 0));
    disc(ctx, { x: 0, y: 0 }, 62);
    fill(ctx, glow);
  });
  const next = jitter(at.length + Number(at));
  const shards = Array.from({ length: 10 }, (_, i) => ({
    angle: (i * Math.PI) / 5 + next() * 0.5,
    far: R * (0.7 + next() * 0.9),
    image: images.add('shard', 14, 8, ({ ctx }) => {
      trace(ctx, [
        { x: -6, y: -1 },
        { x: 5, y: -3 },
        { x: 6, y: 2 },
        { x: -3, y: 3 },
      ]);
      fill(ctx, '#ffb35c');
      stroke(ctx, '#2a1c14', 1);
    }),
  }));
  const pose = tools.sprites.poseOf(unit);
  return {
    duration: LASTS,
    where: [point],
    unit,
    textures: images.textures,
    at: (part) => {
      if (pose !== undefined) tools.sprites.hold(unit, { ...pose, alpha: 1 - 0.85 * stretch(part, 0.2, 0.6) });
      const burst = stretch(part, 0, 0.45);
      flash.place({ ...point, alpha: 1 - smooth(burst), scale: 0.3 + 1.1 * smooth(burst) });
      const rising = stretch(part, 0.12, 1);
      smoke.place({
        x: point.x,
        y: point.y - rising * 14,
        alpha: Math.min(1, rising * 4) * (1 - rising),
        scale: 0.5 + rising * 0.6,
      });
      for (const { angle, far, image } of shards) {
        const flown = 1 - (1 - stretch(part, 0.03, 0.7)) ** 2;
        image.place({
          ...along(point, angle, far * flown),
          alpha: 1 - stretch(part, 0.4, 0.8),
          turn: angle + flown * 5,
        });
      }
    },
    end: () => images.clear(),
  };
};

const LASTS = 820;

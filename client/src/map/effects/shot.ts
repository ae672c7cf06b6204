import type { HexLabel } from '@ironhex/shared/hex';
import { apart, between, type Point, R } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { disc, fill, type Painting, trace } from '../paint/brush.ts';
import { type Colours, fade, sideColour } from '../paint/colours.ts';
import { jitter } from '../paint/hash.ts';
import type { Side } from '../picture.ts';
import { smooth, stretch } from '../timing.ts';
import type { Effect, EffectTools } from './effect.ts';
import { type EffectImage, EffectImages } from './effect-images.ts';
import type { NoteTone } from './plate.ts';

/** A tracer from hex to hex. */
export interface ShotCue {
  readonly kind: 'shot';
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly side: Side;
  readonly style: 'beam' | 'shell' | 'missiles' | 'flame' | 'arrow' | 'lob';
  /** It ends beside its target. */
  readonly missed: boolean;
  /** How bad it is for its target. */
  readonly impact: NoteTone;
}

/** How long a tracer's picture is before it is stretched, map units. */
const LONG = 40;
/** The part of the time at which the tracer arrives. */
const ARRIVES = 0.36;
/** Milliseconds, its impact included. */
const LASTS = 700;

const impactColour = (colours: Colours, impact: NoteTone): string => (impact === 'quiet' ? '#d8d2c4' : colours[impact]);

/** Where a shot ends: beside its target if it misses. */
const aimOf = ({ from, to, missed }: ShotCue, layout: Layout): Point => {
  const [a, b] = [layout.centreOfLabel(from), layout.centreOfLabel(to)];
  if (!missed) return b;
  const length = Math.max(1, apart(a, b));
  const past = between(a, b, 1 + (R * 0.5) / length);
  return { x: past.x - ((b.y - a.y) / length) * R * 0.5, y: past.y + ((b.x - a.x) / length) * R * 0.5 };
};

/** Puts the tracer on the map at a part of its way. */
type Tracer = (part: number) => void;

const beam = (images: EffectImages, shot: ShotCue, a: Point, b: Point): Tracer => {
  const image = images.add(`beam-${shot.side}`, LONG, 14, ({ ctx, colours }) => {
    ctx.fillStyle = fade(sideColour(colours, shot.side), 0.35);
    ctx.fillRect(-LONG / 2, -7, LONG, 14);
    ctx.fillStyle = sideColour(colours, shot.side);
    ctx.fillRect(-LONG / 2, -3.5, LONG, 7);
    ctx.fillStyle = '#ffffff';
    ctx.fillRect(-LONG / 2, -1.4, LONG, 2.8);
  });
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  return (part) => {
    const reach = stretch(part, 0, ARRIVES * 0.5);
    const alpha = 1 - stretch(part, ARRIVES, ARRIVES + 0.3);
    const middle = between(a, b, reach / 2);
    image.place({ ...middle, alpha, turn, stretched: (apart(a, b) * reach) / LONG, scale: 0.4 + 0.6 * alpha });
  };
};

const shell = (images: EffectImages, shot: ShotCue, a: Point, b: Point): Tracer => {
  const image = images.add(`shell-${shot.side}`, LONG, 10, ({ ctx, colours }) => {
    const tail = ctx.createLinearGradient(-LONG / 2, 0, LONG / 2, 0);
    tail.addColorStop(0, fade(sideColour(colours, shot.side), 0));
    tail.addColorStop(1, '#fff3d0');
    trace(ctx, [
      { x: -LONG / 2, y: 0 },
      { x: LONG / 2 - 5, y: -4 },
      { x: LONG / 2, y: 0 },
      { x: LONG / 2 - 5, y: 4 },
    ]);
    fill(ctx, tail);
  });
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  return (part) => {
    const far = stretch(part, 0, ARRIVES);
    image.place({ ...between(a, b, far), alpha: far < 1 ? 1 : 0, turn });
  };
};

const missiles = (images: EffectImages, shot: ShotCue, a: Point, b: Point): Tracer => {
  const paths = [0, 1, 2, 3, 4].map((i) => {
    const image = images.add(`missile-${shot.side}`, 18, 8, ({ ctx, colours }) => {
      ctx.fillStyle = fade('#ffd9a0', 0.8);
      ctx.fillRect(-9, -1.5, 9, 3);
      ctx.fillStyle = sideColour(colours, shot.side);
      ctx.fillRect(-1, -2.6, 9, 5.2);
    });
    return { image, bow: (i - 2) * 22, late: i * 0.03 };
  });
  const length = Math.max(1, apart(a, b));
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const place = (far: number, bow: number): Point => {
    const on = between(a, b, far);
    const out = bow * 4 * far * (1 - far) * Math.min(1, length / 200);
    return { x: on.x + across.x * out, y: on.y + across.y * out };
  };
  return (part) => {
    for (const { image, bow, late } of paths) {
      const far = stretch(part, late, ARRIVES - 0.12 + late);
      const [at, ahead] = [place(far, bow), place(Math.min(1, far + 0.02), bow)];
      const turn = Math.atan2(ahead.y - at.y, ahead.x - at.x);
      image.place({ ...at, alpha: far > 0 && far < 1 ? 1 : 0, turn });
    }
  };
};

const flame = (images: EffectImages, _shot: ShotCue, a: Point, b: Point): Tracer => {
  const next = jitter(7);
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const image = images.add('flame', 36, 36, ({ ctx }) => {
      const glow = ctx.createRadialGradient(0, 0, 1, 0, 0, 18);
      glow.addColorStop(0, 'rgba(255,236,170,0.95)');
      glow.addColorStop(0.4, 'rgba(255,150,50,0.75)');
      glow.addColorStop(1, 'rgba(200,50,20,0)');
      disc(ctx, { x: 0, y: 0 }, 18);
      fill(ctx, glow);
    });
    return { image, late: i * 0.022, dx: (next() - 0.5) * 16, dy: (next() - 0.5) * 16 };
  });
  return (part) => {
    for (const { image, late, dx, dy } of puffs) {
      const far = stretch(part, late, ARRIVES + late);
      const on = between(a, b, far);
      const alpha = far > 0 ? 1 - stretch(part, ARRIVES, ARRIVES + 0.35) : 0;
      image.place({ x: on.x + dx * far, y: on.y + dy * far, alpha, scale: 0.35 + far * 0.9 });
    }
  };
};

/** An arrow or a bolt, which flies in a low bow. */
const arrow = (images: EffectImages, shot: ShotCue, a: Point, b: Point): Tracer => {
  const image = images.add(`arrow-${shot.side}`, LONG, 12, ({ ctx, colours }) => {
    ctx.fillStyle = '#2a1f14';
    ctx.fillRect(-LONG / 2 + 4, -1.2, LONG - 12, 2.4);
    ctx.fillStyle = sideColour(colours, shot.side);
    ctx.fillRect(-LONG / 2, -4, 9, 8);
    trace(ctx, [
      { x: LONG / 2, y: 0 },
      { x: LONG / 2 - 10, y: -5 },
      { x: LONG / 2 - 10, y: 5 },
    ]);
    fill(ctx, '#f3efe2');
  });
  const high = apart(a, b) * 0.12;
  const place = (far: number): Point => {
    const on = between(a, b, far);
    return { x: on.x, y: on.y - high * 4 * far * (1 - far) };
  };
  return (part) => {
    const far = stretch(part, 0, ARRIVES);
    const [at, ahead] = [place(far), place(Math.min(1, far + 0.02))];
    image.place({ ...place(far), alpha: far < 1 ? 1 : 0, turn: Math.atan2(ahead.y - at.y, ahead.x - at.x) });
  };
};

/** Something thrown or lobbed: high up, and down on its target. */
const lob = (images: EffectImages, shot: ShotCue, a: Point, b: Point): Tracer => {
  const image = images.add(`lob-${shot.side}`, 20, 20, ({ ctx, colours }) => {
    disc(ctx, { x: 0, y: 0 }, 7.5);
    fill(ctx, '#1c1713');
    disc(ctx, { x: 0, y: 0 }, 5);
    fill(ctx, sideColour(colours, shot.side));
    disc(ctx, { x: -1.6, y: -1.8 }, 1.7);
    fill(ctx, '#ffffff');
  });
  const high = Math.max(R * 0.7, apart(a, b) * 0.35);
  return (part) => {
    const far = stretch(part, 0, ARRIVES);
    const up = 4 * far * (1 - far);
    const { x, y } = between(a, b, far);
    image.place({ x, y: y - high * up, alpha: far < 1 ? 1 : 0, scale: 0.9 + 0.5 * up, turn: far * 9 });
  };
};

const TRACERS = { beam, shell, missiles, flame, arrow, lob } as const;

const impactImage = (images: EffectImages, { impact }: ShotCue): EffectImage =>
  images.add(`impact-${impact}`, 90, 90, ({ ctx, colours }) => {
    const colour = impactColour(colours, impact);
    const glow = ctx.createRadialGradient(0, 0, 2, 0, 0, 42);
    glow.addColorStop(0, '#ffffff');
    glow.addColorStop(0.25, fade(colour, 0.9));
    glow.addColorStop(1, fade(colour, 0));
    disc(ctx, { x: 0, y: 0 }, 42);
    fill(ctx, glow);
  });

/** A tracer from hex to hex, and its impact. */
export const shotEffect = (shot: ShotCue, tools: EffectTools, { layout }: Painting): Effect => {
  const images = new EffectImages(tools);
  const [a, b] = [layout.centreOfLabel(shot.from), aimOf(shot, layout)];
  const target = layout.centreOfLabel(shot.to);
  const away = Math.min(0.4, (R * 0.7) / Math.max(1, apart(a, b)));
  const tracer = TRACERS[shot.style](images, shot, between(a, b, away), b);
  const impact = impactImage(images, shot);
  const strong = shot.impact === 'danger';
  return {
    duration: LASTS,
    holds: LASTS * (ARRIVES + 0.1),
    where: [target, a],
    textures: images.textures,
    at: (part) => {
      tracer(part);
      const burst = stretch(part, ARRIVES - 0.04, ARRIVES + 0.3);
      impact.place({ ...b, alpha: burst > 0 ? 1 - burst : 0, scale: (strong ? 1.3 : 0.7) * (0.3 + smooth(burst)) });
    },
    end: () => images.clear(),
  };
};

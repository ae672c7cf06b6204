import type { HexLabel } from '@ironhex/shared/hex';
import { apart, between, middleOf, R } from '../geometry/geometry.ts';
import { type Painting, write } from '../paint/brush.ts';
import { fade } from '../paint/colours.ts';
import { widthOf } from '../paint/lettering.ts';
import { smooth, stretch } from '../timing.ts';
import { type Die, paintDie } from './die.ts';
import type { Effect, EffectTools } from './effect.ts';
import { type EffectImage, EffectImages } from './effect-images.ts';
import { type NoteTone, paintPlate, rimOfPlate, toneOnPlate } from './plate.ts';

/** One roll on a verdict. */
export interface VerdictRow {
  /** What was needed, or rolled, in a few letters: `needs 8+`. */
  readonly label: string;
  readonly dice: readonly Die[];
  /** What the dice came to, e.g. `good`. */
  readonly came: string;
}

/** Dice land beside a hex: the needed number, the dice and the result, one after the other. */
export interface VerdictCue {
  readonly kind: 'verdict';
  readonly at: HexLabel;
  readonly rows: readonly VerdictRow[];
  readonly text: string;
  readonly tone: NoteTone;
}

/** Milliseconds: how long it stands, until what follows may be shown, and when the first row and each further one lands. */
const STANDS = 2600;
const HOLDS = 640;
const FIRST = 60;
const EACH = 190;
const LANDS = 170;
const FADES = 160;

/** CSS pixels. */
const PADDING = 9;
const ROW = 30;
const DIE = 27;

/** How the texts are written: CSS pixels of the letters, and how heavy they are. */
const WRITINGS = {
  label: { size: 12, weight: 500 },
  came: { size: 13, weight: 650 },
  text: { size: 15, weight: 750 },
} as const;
type Writing = keyof typeof WRITINGS;

/** How wide a text is, CSS pixels. */
const wide = (text: string, as: Writing): number => widthOf(text, WRITINGS[as].weight) * WRITINGS[as].size;

const widest = (texts: readonly string[], as: Writing): number => Math.max(0, ...texts.map((text) => wide(text, as)));

/** A piece of the plate, at its place from the plate's middle, with the millisecond at which it comes. */
interface Piece {
  readonly image: EffectImage;
  readonly x: number;
  readonly y: number;
  readonly comes: number;
  /** It falls onto its place. */
  readonly falls: boolean;
}

/** Dice land beside a hex, and stay until they have been read. */
export const verdictEffect = (cue: VerdictCue, tools: EffectTools, { px, layout }: Painting): Effect => {
  const { rows, text, tone } = cue;
  const images = new EffectImages(tools);
  const target = layout.centreOfLabel(cue.at);
  const labels = widest(
    rows.map(({ label }) => label),
    'label',
  );
  const dice = DIE * Math.max(...rows.map((row) => row.dice.length));
  const came = widest(
    rows.map((row) => row.came),
    'came',
  );
  const inner = Math.max(labels + 8 + dice + 6 + came, wide(text, 'text'));
  const [w, h] = [(inner + 2 * PADDING) * px, (rows.length * ROW + 24 + PADDING) * px];
  const rect = tools.room.take(target, { w, h }, R * 0.95);
  const middle = middleOf(rect);
  const left = -w / 2 + PADDING * px;
  const name = `verdict-${tone}-${w.toFixed(0)}-${h.toFixed(0)}`;
  const leader = images.add(`leader-${tone}`, 40, 4 * px, ({ ctx, colours }) => {
    ctx.fillStyle = rimOfPlate(colours, tone);
    ctx.fillRect(-20, -1 * px, 40, 2 * px);
  });
  const plate = images.add(name, w + 4 * px, h + 4 * px, (brush) => paintPlate(brush, w, h, tone));
  const written = (words: string, as: Writing): EffectImage => {
    const { size, weight } = WRITINGS[as];
    return images.add(`${as}-${tone}-${words}`, (wide(words, as) + 2) * px, size * 1.6 * px, ({ ctx, colours }) => {
      const colour = as === 'text' ? toneOnPlate(colours, tone) : fade(colours.ink, as === 'label' ? 0.78 : 1);
      write(ctx, words, { x: 0, y: 0 }, { size: size * px, colour, weight });
    });
  };
  /** Where the middle of a written image is so that it begins at `x`. */
  const beginning = (words: string, as: Writing, x: number): number => x + (wide(words, as) / 2) * px;
  const pieces: Piece[] = rows.flatMap((row, i): Piece[] => {
    const y = -h / 2 + (PADDING / 2 + ROW * (i + 0.5)) * px;
    const comes = FIRST + i * EACH;
    const after = left + (labels + 8) * px;
    return [
      {
        image: written(row.label, 'label'),
        x: beginning(row.label, 'label', left),
        y,
        comes: 0,
        falls: false,
      },
      ...row.dice.map((die, n) => ({
        image: images.add(`die-${die.sides}-${die.face}-${die.counts}`, DIE * px, DIE * px, (brush) =>
          paintDie(brush, die, DIE * px),
        ),
        x: after + (n + 0.5) * DIE * px,
        y,
        comes: comes + n * 50,
        falls: true,
      })),
      {
        image: written(row.came, 'came'),
        x: beginning(row.came, 'came', after + (dice + 6) * px),
        y,
        comes: comes + LANDS,
        falls: false,
      },
    ];
  });
  const last: Piece = {
    image: written(text, 'text'),
    x: beginning(text, 'text', left),
    y: h / 2 - 16 * px,
    comes: FIRST + rows.length * EACH + 40,
    falls: false,
  };
  const away = apart(middle, target);
  const from = between(target, middle, Math.min(0.9, (R * 0.8) / Math.max(1, away)));
  return {
    duration: STANDS,
    holds: HOLDS,
    still: 0.5,
    where: [target],
    gone: () => rect.covered,
    textures: images.textures,
    at: (part) => {
      const now = part * STANDS;
      const alpha = Math.min(stretch(now, 0, 80), 1 - stretch(now, STANDS - FADES, STANDS));
      const turn = Math.atan2(middle.y - from.y, middle.x - from.x);
      leader.place({ ...between(from, middle, 0.5), alpha, turn, stretched: apart(from, middle) / 40 });
      plate.place({ ...middle, alpha });
      for (const { image, x, y, comes, falls } of [...pieces, last]) {
        const landed = smooth(stretch(now, comes, comes + (falls ? LANDS : 90)));
        const high = falls ? (1 - landed) * 26 * px : 0;
        image.place({
          x: middle.x + x,
          y: middle.y + y - high,
          alpha: Math.min(alpha, landed * 1.5),
          scale: falls ? 1.3 - 0.3 * landed : 1,
          turn: falls ? (1 - landed) * 1.2 : 0,
        });
      }
    },
    end: () => {
      tools.room.give(rect);
      images.clear();
    },
  };
};

import { BASE, outlineOf, partOf, RIM, traceBase } from '../../../../map/counters/base.ts';
import { counterColour, INK, paintBase } from '../../../../map/counters/parts.ts';
import { paintWreck } from '../../../../map/counters/wreck.ts';
import type { CounterPainter } from '../../../../map/kit.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { fill, stroke, trace } from '../../../../map/paint/brush.ts';
import { blend, fade } from '../../../../map/paint/colours.ts';
import type { Counter } from '../counters.ts';
import { paintSeat } from './seat.ts';
import { fillSilhouette } from './silhouettes.ts';
import { paintKnowledge, paintToken, paintUnstable } from './token.ts';

/** Damage is drawn in so many steps: one a point of its track, W-2.2. */
const STEPS = 20;

/** The structure ring along the rim: it fills with red clockwise from the top as the structure is damaged. */
const paintStructure = ({ ctx, colours }: Brush, { side, structureDamage }: Counter): void => {
  if (structureDamage <= 0) return;
  const outline = outlineOf(side, BASE);
  ctx.lineJoin = 'round';
  ctx.lineCap = 'butt';
  trace(ctx, outline);
  stroke(ctx, blend(INK, colours.danger, 0.3), RIM - 2);
  trace(ctx, partOf(outline, Math.min(1, structureDamage)), structureDamage >= 1);
  stroke(ctx, colours.danger, RIM - 2);
};

/** Where the armour bar lies on the counter, map units. */
const BAR = { x: -20, y: 17, w: 40, h: 7.5 } as const;

/** The armour bar under the figure: it empties from the right as armour is shot away. */
const paintArmour = ({ ctx, colours }: Brush, { armourDamage }: Counter): void => {
  const { x, y, w, h } = BAR;
  const plank = (grow: number): void => {
    ctx.beginPath();
    ctx.roundRect(x - grow, y - grow, w + 2 * grow, h + 2 * grow, h / 2);
  };
  plank(2);
  fill(ctx, INK);
  ctx.save();
  plank(0);
  ctx.clip();
  ctx.fillStyle = armourDamage > 0 ? blend(INK, colours.danger, 0.55) : INK;
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = '#f2f5f8';
  ctx.fillRect(x, y, w * (1 - Math.min(1, armourDamage)), h);
  ctx.fillStyle = fade(INK, 0.55);
  for (const quarter of [1, 2, 3]) ctx.fillRect(x + (w * quarter) / 4 - 0.5, y, 1, h);
  ctx.restore();
};

/** The shape of the unit on its base. */
const paintFigure = ({ ctx }: Brush, { side, silhouette }: Pick<Counter, 'side' | 'silhouette'>): void => {
  ctx.save();
  ctx.translate(0, -6.5);
  fillSilhouette(ctx, silhouette, side === 3 ? 42 : 49, blend(counterColour(side), INK, 0.9));
  ctx.restore();
};

/** Hatching under the figure of a unit that the other side does not know of, W-13d.3. */
const paintHiding = ({ ctx }: Brush, { side }: Counter): void => {
  ctx.save();
  traceBase(ctx, side, BASE - RIM / 2);
  ctx.clip();
  ctx.beginPath();
  for (let x = -80; x < 40; x += 11) {
    ctx.moveTo(x, -40);
    ctx.lineTo(x + 80, 40);
  }
  stroke(ctx, fade(INK, 0.42), 4);
  ctx.restore();
};

/** What the picture of a counter depends on, besides where its wedge points. */
const bodyKey = (counter: Counter): string => {
  const { side, silhouette, token, unstable, destroyed, facing, known, seat = 1 } = counter;
  if (destroyed) return `wreck-${counter.id}-${side}-${silhouette}`;
  const [structure, armour] = [counter.structureDamage, counter.armourDamage].map((part) => Math.round(part * STEPS));
  const tokens = token === 'none' && !unstable && !known ? token : `${token}-${unstable}-${known ?? ''}-${facing}`;
  return `body-${side}-${seat}-${silhouette}-${structure}-${armour}-${tokens}`;
};

/** A counter without its wedge and its name. */
const paintBody = (brush: Brush, counter: Counter): void => {
  if (counter.destroyed) {
    const { id, side, silhouette } = counter;
    paintWreck(brush, id, side, (colour) => fillSilhouette(brush.ctx, silhouette, 34, colour));
    return;
  }
  paintBase(brush, counter.side);
  if (counter.known === 'hidden') paintHiding(brush, counter);
  paintFigure(brush, counter);
  paintStructure(brush, counter);
  paintArmour(brush, counter);
  paintToken(brush, counter);
  paintUnstable(brush, counter);
  paintKnowledge(brush, counter);
  paintSeat(brush, counter);
};

/** How Warfare's counters are painted. */
export const warfareCounter: CounterPainter<Counter> = {
  key: bodyKey,
  paint: paintBody,
  ghost: (brush, side, counter) => {
    paintBase(brush, side);
    if (counter) paintFigure(brush, { side, silhouette: counter.silhouette });
  },
};

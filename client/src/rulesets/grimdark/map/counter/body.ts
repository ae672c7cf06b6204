import type { ArmyId } from '@ironhex/shared/grimdark';
import { BASE, traceBase } from '../../../../map/counters/base.ts';
import { fillerOf } from '../../../../map/counters/figure.ts';
import { counterColour, INK, paintBase } from '../../../../map/counters/parts.ts';
import { paintRim, type RimStyle } from '../../../../map/counters/rim.ts';
import { paintWreck } from '../../../../map/counters/wreck.ts';
import type { CounterPainter } from '../../../../map/kit.ts';
import { type Brush, fill, stroke } from '../../../../map/paint/brush.ts';
import { blend, fade } from '../../../../map/paint/colours.ts';
import type { Side } from '../../../../map/picture.ts';
import { type Counter, finerOf, type Look } from '../counters.ts';
import { paintBadges } from './badges.ts';
import { SHAPES } from './shapes.ts';
import { paintStrength } from './strength.ts';

/** Fills the shape of a profile, or of a role. */
const fillFigure = fillerOf(SHAPES);

/** What tells the armies apart: cogs of the Choir, blocks of the Levy's walls, thorns of the Brood, the Exiles' lamps. */
export const RIMS: Readonly<Record<ArmyId, RimStyle>> = {
  'ferrous-choir': { colour: '#d3dce4', piece: 'cog', count: 14, ring: true },
  'holdfast-levy': { colour: '#d99a63', piece: 'block', count: 20, ring: false },
  'thornwake-brood': { colour: '#9bd552', piece: 'thorn', count: 20, ring: true },
  'lantern-exiles': { colour: '#fff2a8', piece: 'lamp', count: 18, ring: false },
};

/** How high the middle of the figure is above that of the counter, and its radius; the strength stands below it. */
const FIGURE = { y: -5, radius: 26.5 } as const;
const TITAN = { y: -3, radius: 29 } as const;

/** Large units stand on a second base within the first: they are two levels high, G-2.6. */
const paintPlinth = ({ ctx }: Brush, side: Side): void => {
  traceBase(ctx, side, BASE - 7.5);
  stroke(ctx, fade(INK, 0.75), 2);
  stroke(ctx, fade('#ffffff', 0.5), 0.8);
};

/** A unit that has been activated is dark, with a bright figure. */
const paintDark = ({ ctx }: Brush, side: Side): void => {
  traceBase(ctx, side, BASE - 2.6);
  fill(ctx, blend(counterColour(side), INK, 0.72));
};

/** The base with its army and its figure: what a unit is, without how it is. */
const paintUnit = (brush: Brush, side: Side, look: Look): void => {
  const { ctx } = brush;
  const { figure, army, size, activated } = look;
  paintBase(brush, side);
  if (activated) paintDark(brush, side);
  if (size !== 'standard') paintPlinth(brush, side);
  if (army !== null) paintRim(brush, side, RIMS[army], finerOf(look));
  const { y, radius } = size === 'titanic' ? TITAN : FIGURE;
  ctx.save();
  ctx.translate(0, y);
  fillFigure(ctx, figure, radius, activated ? blend(counterColour(side), '#ffffff', 0.35) : INK);
  ctx.restore();
};

const keyOf = ({ id, side, destroyed, look }: Counter): string => {
  const { figure, army, size, activated, strength, marks } = look;
  if (destroyed) return `wreck-${id}-${side}-${figure}`;
  const lying = marks.map(({ kind, n }) => `${kind}${n}`).join();
  const { of, left, total, last, half } = strength;
  return ['unit', side, figure, army, size, activated, of, left, total, last.toFixed(2), half, lying].join('-');
};

const paint = (brush: Brush, counter: Counter): void => {
  const { id, side, destroyed, look } = counter;
  const { ctx } = brush;
  if (destroyed) {
    paintWreck(brush, id, side, (colour) => fillFigure(ctx, look.figure, 18, colour));
    return;
  }
  paintUnit(brush, side, look);
  paintStrength(brush, look);
  paintBadges(brush, counter);
};

/** How this game's counters are painted. */
export const grimdarkCounter: CounterPainter<Counter> = {
  key: keyOf,
  paint,
  ghost: (brush, side, counter) => {
    if (counter) paintUnit(brush, side, counter.look);
    else paintBase(brush, side);
  },
};

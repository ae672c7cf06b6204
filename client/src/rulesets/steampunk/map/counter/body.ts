import type { Race } from '@ironhex/shared/steampunk';
import { fillerOf } from '../../../../map/counters/figure.ts';
import { counterColour, INK, paintBase } from '../../../../map/counters/parts.ts';
import { paintRim, type RimStyle } from '../../../../map/counters/rim.ts';
import { paintWreck } from '../../../../map/counters/wreck.ts';
import type { CounterPainter } from '../../../../map/kit.ts';
import { type Brush, disc, fill, stroke } from '../../../../map/paint/brush.ts';
import { blend } from '../../../../map/paint/colours.ts';
import type { Side } from '../../../../map/picture.ts';
import type { Counter, Look } from '../counters.ts';
import { paintBadges } from './badges.ts';
import { paintHatching, paintSeal } from './hidden.ts';
import { SHAPES } from './shapes.ts';
import { paintWings } from './wings.ts';

/** What tells the races apart: leaves of elves, thorns of dark elves, blocks of dwarves, fangs of orks, gnomes' cogs. */
const RIMS: Readonly<Record<Race, RimStyle>> = {
  elf: { colour: '#9be07a', piece: 'leaf', count: 17, ring: false },
  darkelf: { colour: '#c79bff', piece: 'thorn', count: 20, ring: true },
  dwarf: { colour: '#dfe5ea', piece: 'block', count: 20, ring: false },
  ork: { colour: '#e8674f', piece: 'fang', count: 15, ring: false },
  gnome: { colour: '#4fdde0', piece: 'cog', count: 14, ring: true },
};

/** Fills the shape of a type of unit. */
const fillFigure = fillerOf(SHAPES);

/** The middle of the figure, higher where pips stand below it, and its radius. */
const FIGURE = { alone: { y: 0, radius: 29 }, pips: { y: -4.5, radius: 26.5 } } as const;

/** The base with its race and its figure: what a unit is, without how it is. */
const paintUnit = (brush: Brush, side: Side, { unit, race, layer, models, hidden }: Look): void => {
  const { ctx } = brush;
  if (layer === 'air') paintWings(brush, side);
  paintBase(brush, side);
  if (hidden) paintHatching(brush, side);
  if (race !== null) paintRim(brush, side, RIMS[race]);
  if (unit === null) {
    paintSeal(brush, side, 24);
    return;
  }
  const { y, radius } = models.total > 1 ? FIGURE.pips : FIGURE.alone;
  ctx.save();
  ctx.translate(0, y);
  ctx.globalAlpha *= hidden ? 0.62 : 1;
  fillFigure(ctx, unit, radius, blend(counterColour(side), INK, 0.93));
  ctx.restore();
};

/** How far pips are apart, and how high their plate is. */
const PIP = 9.2;
const HIGH = 11;

/** A pip for each model: full for the living, hollow for the dead. */
const paintPips = ({ ctx }: Brush, { alive, total }: Look['models']): void => {
  if (total < 2) return;
  const y = 24;
  const wide = total * PIP + 3;
  ctx.beginPath();
  ctx.roundRect(-wide / 2, y - HIGH / 2, wide, HIGH, HIGH / 2);
  fill(ctx, INK);
  for (let i = 0; i < total; i++) {
    disc(ctx, { x: (i - (total - 1) / 2) * PIP, y }, i < alive ? 3.5 : 2.6);
    if (i < alive) fill(ctx, '#ffffff');
    else stroke(ctx, '#7d8791', 1.5);
  }
};

const keyOf = ({ id, side, facing, destroyed, look }: Counter): string => {
  const { unit, race, models, layer, speed, marks, hidden } = look;
  if (destroyed) return `wreck-${id}-${side}-${unit}`;
  const lying = marks.map(({ kind, n }) => `${kind}${n}`).join();
  return ['unit', side, unit, race, models.alive, models.total, layer, speed, lying, hidden, facing].join('-');
};

const paint = (brush: Brush, counter: Counter): void => {
  const { id, side, destroyed, look } = counter;
  const { ctx } = brush;
  if (destroyed) {
    paintWreck(brush, id, side, (colour) => fillFigure(ctx, look.unit ?? '', 18, colour));
    return;
  }
  paintUnit(brush, side, look);
  if (look.unit === null) return;
  paintPips(brush, look.models);
  paintBadges(brush, counter);
};

/** How the counters of Steampunk Fantasy are painted. */
export const steampunkCounter: CounterPainter<Counter> = {
  key: keyOf,
  paint,
  ghost: (brush, side, counter) => {
    if (counter) paintUnit(brush, side, counter.look);
    else paintBase(brush, side);
  },
};

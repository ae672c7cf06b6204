import { counterColour, INK } from '../../../../map/counters/parts.ts';
import type { Point } from '../../../../map/geometry/geometry.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { disc, fill, write } from '../../../../map/paint/brush.ts';
import { blend } from '../../../../map/paint/colours.ts';
import type { Counter } from '../counters.ts';

/** Where the number lies: on the lower right of the counter, clear of tokens and of the armour bar. */
const PLACE: Point = { x: 30, y: 25 };
const RADIUS = 12;

/** The number of a further seat of the side: its units look like those of the first one otherwise. */
export const paintSeat = ({ ctx }: Brush, { seat, side }: Pick<Counter, 'seat' | 'side'>): void => {
  if (seat === undefined) return;
  disc(ctx, PLACE, RADIUS);
  fill(ctx, INK);
  disc(ctx, PLACE, RADIUS - 2);
  fill(ctx, blend(counterColour(side), '#ffffff', 0.72));
  write(ctx, `${seat}`, { x: PLACE.x, y: PLACE.y + 0.5 }, { size: 16, colour: INK, weight: 800 });
};

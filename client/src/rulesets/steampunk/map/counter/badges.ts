import type { Brush } from '../../../../map/brush.ts';
import { disc, fill, write } from '../../../../map/brush.ts';
import { INK } from '../../../../map/counters/parts.ts';
import { along, type Point } from '../../../../map/geometry.ts';
import type { Layout } from '../../../../map/layout.ts';
import { type Counter, MARKS, type Mark } from '../counters.ts';
import { paintSeal } from './hidden.ts';
import { MARK_SIGNS, type Sign, speedSign } from './signs.ts';

/** Something along the rim of a counter: its seal while it is hidden, its speed, a mark, or that there are more marks. */
interface Badge {
  /** Where it lies, degrees clockwise from the right. */
  readonly place: number;
  readonly shows: 'seal' | 'speed' | 'more' | Mark;
}

/** Where badges can lie: the first free one is taken. */
const PLACES = { speed: [-135, -45], others: [-45, 0, 180, 45, 135, -90, 90] } as const;
/** How far a badge keeps from the tip of the wedge, degrees. */
const CLEAR = 36;

/** How far two directions are apart, degrees. */
const between = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** What lies along the rim of a counter, away from its wedge; the most pressing marks if there is no room for all. */
export const badgesOf = ({ look, facing }: Pick<Counter, 'look' | 'facing'>, layout: Layout): readonly Badge[] => {
  const wedge = facing === null ? undefined : (layout.angleOf(facing) * 180) / Math.PI;
  const isFree = (place: number): boolean => wedge === undefined || between(place, wedge) >= CLEAR;
  const forSpeed = PLACES.speed.find(isFree)!;
  const places = PLACES.others.filter((place) => place !== forSpeed && isFree(place));
  const marks = MARKS.flatMap((kind) => look.marks.filter((mark) => mark.kind === kind && mark.n > 0));
  const wanted: readonly Badge['shows'][] = [...(look.hidden ? (['seal'] as const) : []), ...marks];
  const shown = wanted.length > places.length ? [...wanted.slice(0, places.length - 1), 'more' as const] : wanted;
  return [...shown.map((shows, i) => ({ place: places[i]!, shows })), { place: forSpeed, shows: 'speed' }];
};

/** How far the middle of a badge is from that of the counter, and the radius of a seal. */
const FAR = 37.5;
const SEAL = 14;
/** Radius of a badge: large enough on a small map to be told apart. */
const radiusOf = ({ px }: Brush): number => Math.min(14, Math.max(11.5, 6.4 * px));
/** The radius that signs are drawn for. */
const DRAWN = 12.5;

const MIDDLE: Point = { x: 0, y: 0 };

const MORE: Sign = {
  colour: '#dfe5ea',
  paint: (ctx) => {
    ctx.fillStyle = INK;
    for (const x of [-5, 0, 5]) ctx.fillRect(x - 1.5, -1.5, 3, 3);
  },
};

const paintSign = ({ ctx }: Brush, { colour, paint }: Sign): void => {
  disc(ctx, MIDDLE, DRAWN);
  fill(ctx, INK);
  disc(ctx, MIDDLE, DRAWN - 2);
  fill(ctx, colour);
  paint(ctx);
};

/** How many there are, in the corner of a badge. */
const paintCount = ({ ctx }: Brush, n: number): void => {
  const at = { x: 8, y: 8 };
  disc(ctx, at, 7.8);
  fill(ctx, INK);
  write(ctx, `${n}`, { x: at.x, y: at.y + 0.6 }, { size: 12, colour: '#ffffff', weight: 800 });
};

const paintMark = (brush: Brush, { kind, n }: Mark): void => {
  paintSign(brush, MARK_SIGNS[kind]);
  if (kind === 'futureDamage') write(brush.ctx, `+${n}`, { x: 0, y: 0.8 }, { size: 13.5, colour: INK, weight: 800 });
  else if (n > 1) paintCount(brush, n);
};

const paintBadge = (brush: Brush, { side, look }: Counter, shows: Badge['shows']): void => {
  if (shows === 'seal') paintSeal(brush, side, SEAL);
  else if (shows === 'speed') paintSign(brush, speedSign(look.speed));
  else if (shows === 'more') paintSign(brush, MORE);
  else paintMark(brush, shows);
};

/** The signs of a counter along its rim: its speed, and what lies on it. */
export const paintBadges = (brush: Brush, counter: Counter): void => {
  const { ctx, layout } = brush;
  const scale = radiusOf(brush) / DRAWN;
  for (const { place, shows } of badgesOf(counter, layout)) {
    const { x, y } = along(MIDDLE, (place * Math.PI) / 180, FAR);
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(scale, scale);
    paintBadge(brush, counter, shows);
    ctx.restore();
  }
};

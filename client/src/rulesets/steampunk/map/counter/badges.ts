import { MORE, paintBadge, paintCount, paintSign, withRoom } from '../../../../map/counters/badge.ts';
import { INK } from '../../../../map/counters/parts.ts';
import type { Layout } from '../../../../map/geometry/layout.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { write } from '../../../../map/paint/brush.ts';
import { type Counter, type CounterMark, MARKS } from '../counters.ts';
import { paintSeal } from './hidden.ts';
import { MARK_SIGNS, speedSign } from './signs.ts';

/** Something along the rim of a counter: its seal while it is hidden, its speed, a mark, or that there are more marks. */
interface Badge {
  /** Where it lies, degrees clockwise from the right. */
  readonly place: number;
  readonly shows: 'seal' | 'speed' | 'more' | CounterMark;
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
  return [
    ...withRoom(wanted, places.length).map((shows, i) => ({ place: places[i]!, shows })),
    { place: forSpeed, shows: 'speed' },
  ];
};

/** Radius of a seal. */
const SEAL = 14;

const paintMark = (brush: Brush, { kind, n }: CounterMark): void => {
  paintSign(brush, MARK_SIGNS[kind]);
  if (kind === 'futureDamage') write(brush.ctx, `+${n}`, { x: 0, y: 0.8 }, { size: 13.5, colour: INK, weight: 800 });
  else if (n > 1) paintCount(brush, n);
};

const paintShown = (brush: Brush, { side, look }: Counter, shows: Badge['shows']): void => {
  if (shows === 'seal') paintSeal(brush, side, SEAL);
  else if (shows === 'speed') paintSign(brush, speedSign(look.speed));
  else if (shows === 'more') paintSign(brush, MORE);
  else paintMark(brush, shows);
};

/** The signs of a counter along its rim: its speed, and what lies on it. */
export const paintBadges = (brush: Brush, counter: Counter): void => {
  for (const { place, shows } of badgesOf(counter, brush.layout))
    paintBadge(brush, place, () => paintShown(brush, counter, shows));
};

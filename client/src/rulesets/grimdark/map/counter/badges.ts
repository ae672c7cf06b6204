import { MORE, paintBadge, paintCount, paintSign, withRoom } from '../../../../map/counters/badge.ts';
import type { Brush } from '../../../../map/paint/brush.ts';
import { type Counter, type CounterMark, finerOf, type Look, MARKS } from '../counters.ts';
import { MARK_SIGNS } from './signs.ts';

/** Where badges lie, degrees clockwise from the right, in the order in which they are taken: nothing covers the foot. */
const PLACES = [-45, -135, 2, 178, -90] as const;

/** Something along the rim of a counter: a mark, or that there are more. */
interface Badge {
  readonly place: number;
  readonly shows: CounterMark | 'more';
}

/** What lies along the rim of a counter; the most pressing marks if there is no room for all. */
export const badgesOf = ({ marks }: Pick<Look, 'marks'>): readonly Badge[] => {
  const wanted = MARKS.flatMap((kind) => marks.filter((mark) => mark.kind === kind && mark.n > 0));
  return withRoom(wanted, PLACES.length).map((shows, i) => ({ place: PLACES[i]!, shows }));
};

const paintShown = (brush: Brush, shows: Badge['shows']): void => {
  paintSign(brush, shows === 'more' ? MORE : MARK_SIGNS[shows.kind]);
  if (shows !== 'more' && shows.n > 1) paintCount(brush, shows.n);
};

/** The signs of a counter along its rim. */
export const paintBadges = (brush: Brush, { look }: Counter): void => {
  for (const { place, shows } of badgesOf(look))
    paintBadge(brush, place, () => paintShown(brush, shows), finerOf(look));
};

import { mostOf } from '../../../computer/index.ts';
import type { SeatId } from '../../../match/index.ts';
import type { Table } from '../model/table.ts';
import type { Place } from '../model/units.ts';
import { otherSeat } from '../rules/rounds/turns.ts';
import { scoreOf } from '../rules/victory.ts';
import { sceneOf } from './standing.ts';

/** Where units are that come to the map later, and may come anywhere. */
const LATER: ReadonlySet<Place> = new Set(['waiting', 'reserve', 'scouts']);

/**
 * Whether a side would draw by the markers, G-14.3, if each of its units that can still get to one took one, and nobody
 * took any from it. Other scenarios may be won by what one unit does at the end.
 */
export const couldDraw = (table: Table, seat: SeatId): boolean => {
  if (table.scenario.kind !== 'seize') return true;
  const { aims, present } = sceneOf(table);
  const other = otherSeat(table, seat);
  const score = scoreOf(table);
  const side = table.seats.findIndex(({ id }) => id === seat);
  // What the other side has counts twice: it loses it, too.
  const gains = aims.flatMap(({ owner }) => (owner === seat ? [] : [owner === other ? 2 : 1]));
  const coming = Object.values(table.units).filter(
    (unit) => unit.seat === seat && (LATER.has(unit.place) || (present.get(unit) ?? []).some((likely) => likely > 0)),
  );
  return score[1 - side]! - score[side]! <= mostOf(gains, coming.length);
};

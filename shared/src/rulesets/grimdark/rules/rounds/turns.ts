import type { SeatId } from '../../../../match/index.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { unitsInOrder } from '../figures.ts';

/** The seat of the other player. */
export const otherSeat = ({ seats }: Pick<Table, 'seats'>, seat: SeatId): SeatId =>
  seats.find(({ id }) => id !== seat)!.id;

/** Can a unit be activated in this round, G-8.3? */
export const canActivate = ({ place, activated }: Unit): boolean =>
  !activated && (place === 'map' || place === 'aboard');

/** The units of a seat that can be activated, by number, G-8.3. */
export const activatable = (table: Pick<Table, 'units'>, seat: SeatId): readonly Unit[] =>
  unitsInOrder(table).filter((unit) => unit.seat === seat && canActivate(unit));

/** What comes after a turn of `seat`, or before the first one of `first`, G-8.3: a turn, or the end phase. */
export const nextTurn = (table: Pick<Table, 'units'>, first: SeatId, second: SeatId): readonly Step[] => {
  const seat = [first, second].find((each) => activatable(table, each).length > 0);
  return seat
    ? [{ do: 'turn', seat }]
    : [{ do: 'event-ends' }, { do: 'scenario-end' }, { do: 'markers' }, { do: 'end-round' }];
};

/** Who is first to have nothing left to activate, G-8.4, if `first` counts before `second`; null: nobody yet. */
export const finishedBy = (table: Pick<Table, 'units'>, first: SeatId, second: SeatId): SeatId | null =>
  [first, second].find((seat) => activatable(table, seat).length === 0) ?? null;

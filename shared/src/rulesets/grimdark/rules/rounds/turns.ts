import type { SeatId } from '../../../../match/index.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
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

/** The end phase of a round, G-8.5. */
export const END_PHASE: readonly Step[] = [
  { do: 'event-ends' },
  { do: 'scenario-end' },
  { do: 'markers' },
  { do: 'end-round' },
];

/**
 * What comes next in a round: a turn of `first` if it has a unit to activate, else of `second`, else the end phase,
 * G-8.3.
 */
export const nextTurn = (table: Pick<Table, 'units'>, first: SeatId, second: SeatId): readonly Step[] => {
  const seat = [first, second].find((each) => activatable(table, each).length > 0);
  return seat ? [{ do: 'turn', seat }] : END_PHASE;
};

/** The seat that has nothing left to activate, G-8.4; `first` if both have nothing, null if neither. */
export const finishedBy = (table: Pick<Table, 'units'>, first: SeatId, second: SeatId): SeatId | null =>
  [first, second].find((seat) => activatable(table, seat).length === 0) ?? null;

/** The change that clears what G-4.4 counts within one activation, when the next one begins. */
export const rested = ({ units }: Pick<Table, 'units'>): Record<UnitId, Partial<Unit>> =>
  Object.fromEntries(
    Object.values(units)
      .filter(({ damage, tested, fought, moved, tried }) => damage > 0 || tested || fought || moved || tried.length > 0)
      .map(({ id }) => [id, { damage: 0, tested: false, fought: false, moved: false, tried: [] }]),
  );

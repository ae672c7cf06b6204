// What a row of the table of events is made of: its event, lasting effects, random picks, G-17.3.
import type { Dice } from '../../../../dice/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import { QUARTERS, type Quarter } from '../../ground/quarters.ts';
import type { Change } from '../../model/change.ts';
import type { Drawn } from '../../model/chapters/random-events.ts';
import type { Effect } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import { unitsOnMap } from '../figures.ts';

/** What an event of the table does: yields facts and changes, and puts what follows later on the agenda. */
export type Happening = (state: State, dice: Dice) => Iterable<Event>;

/** An event happens, with what was drawn for it and what it changes. */
export const happened = (event: number, drawn: Drawn, to?: Change): Event => ({
  kind: 'event-happened',
  event,
  ...drawn,
  ...(to && { to }),
});

/** An effect of an event; without `on` it is on every unit. */
type Lasting = Pick<Effect, 'what' | 'until'> & Partial<Pick<Effect, 'on'>>;

/** The change that adds effects of this event. */
export const lasts = ({ effects }: Pick<State, 'effects'>, event: number, ...more: readonly Lasting[]): Change => ({
  open: { effects: [...effects, ...more.map(({ on = {}, ...rest }) => ({ source: `event ${event}`, on, ...rest }))] },
});

/** Players' units on the map that fit, seat A's first, by number. */
export const fitting = (table: Table, fits: (unit: Unit) => boolean = () => true): readonly Unit[] =>
  unitsOnMap(table).filter((unit) => unit.seat !== NEUTRAL && fits(unit));

/** `most` random units among these, without repetition; all of them if there are fewer. */
export const pickUnits = (units: readonly Unit[], most: number, dice: Dice, why: string): readonly Unit[] => {
  const left = [...units];
  const picked: Unit[] = [];
  while (picked.length < most && left.length > 0) picked.push(...left.splice(dice.pick(left.length, why), 1));
  return picked;
};

/** A random player. */
export const pickSeat = ({ seats }: Pick<Table, 'seats'>, dice: Dice, why: string): SeatId =>
  seats[dice.pick(seats.length, why)]!.id;

/** A random quarter of the map. */
export const pickQuarter = (dice: Dice, why: string): Quarter => QUARTERS[dice.pick(QUARTERS.length, why)]!;

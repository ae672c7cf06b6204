import type { Dice } from '../../../../dice/index.ts';
import type { Change } from '../../model/change.ts';
import type { Effect } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import type { Drawn } from '../../model/facts/random-events.ts';
import type { State } from '../../model/state.ts';

/**
 * One row of the table of events: the events (facts and changes) when it happens. What follows later it puts on the
 * agenda.
 */
export type Row = (state: State, dice: Dice) => Iterable<Event>;

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

import type { Dice } from '../../../../dice/index.ts';
import type { Change } from '../../model/change.ts';
import type { Effect } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import type { Drawn } from '../../model/facts/random-events.ts';
import type { State } from '../../model/state.ts';

/** What an event does when it happens: it tells what it drew, and puts on the agenda what follows. */
export type Row = (state: State, dice: Dice) => Iterable<Event>;

/** An event happens, with what was drawn for it and what it changes. */
export const happened = (event: number, drawn: Drawn, to?: Change): Event => ({
  kind: 'event-happened',
  event,
  ...drawn,
  ...(to && { to }),
});

/** What an event does for a time. */
type Lasting = Pick<Effect, 'what' | 'until'> & Partial<Pick<Effect, 'on'>>;

/** The change that puts effects of an event beside those that there are. */
export const lasts = ({ effects }: Pick<State, 'effects'>, event: number, ...more: readonly Lasting[]): Change => ({
  open: { effects: [...effects, ...more.map(({ on = {}, ...rest }) => ({ source: `event ${event}`, on, ...rest }))] },
});

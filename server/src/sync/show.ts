import type { Outcome, SeatId } from '@ironhex/shared/match';
import type { Series, Status } from '@ironhex/shared/protocol';
import { type MatchState, SeatState } from './schema.ts';

/** What everybody may see of a seat. */
export interface ShownSeat {
  readonly id: SeatId;
  readonly side: number;
  readonly name: string;
  readonly taken: boolean;
  readonly connected: boolean;
  readonly salt: string;
  readonly rematch: boolean;
  /** When it is freed, unless its player objects; 0 if nobody asks for it. */
  readonly freeAt: number;
  /** In whose place the player has sat down in the middle of the match; empty if that was nobody. */
  readonly replaces: string;
}

/** Everything about a match that everybody may see, beside the views. */
export interface Shown {
  readonly status: Status;
  readonly outcome: Outcome | undefined;
  /** How the series stands; undefined if no match came before. */
  readonly series: Series | undefined;
  /** What the dice were bound to, once it may be known. */
  readonly secret: string;
  readonly spectators: number;
  readonly seats: readonly ShownSeat[];
}

/** Writes only what is different: every field that is written goes over the wire. */
export const assign = <T extends object>(target: T, values: Partial<T>): void => {
  for (const key of Object.keys(values) as (keyof T)[]) {
    const value = values[key] as T[keyof T];
    if (target[key] !== value) target[key] = value;
  }
};

/** The entry of a map of states, made if it is not there yet. */
const entry = <T>(
  map: { get(key: string): T | undefined; set(key: string, value: T): unknown },
  key: string,
  make: () => T,
): T => {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
};

const textOf = (value: object | undefined): string => (value ? JSON.stringify(value) : '');

/** Brings what everybody sees up to date. */
export const show = (state: MatchState, { seats, outcome, series, ...rest }: Shown): void => {
  assign(state, { ...rest, outcome: textOf(outcome), series: textOf(series) });
  for (const seat of seats)
    assign(
      entry(state.seats, seat.id, () => new SeatState()),
      seat,
    );
};

import type { SeatId } from '@ironhex/shared/match';
import type { Status } from '@ironhex/shared/protocol';
import { SeatState, type ViewState } from './schema.ts';

/** What a viewer is told of a seat. */
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
  /** While people gather: a `GatheringSeat` as JSON; empty from the beginning of the match on. */
  readonly gathering: string;
}

/** What a viewer is told of a match that is no secret of a seat. */
export interface Shown {
  readonly status: Status;
  /** As JSON; empty until the match is over. */
  readonly outcome: string;
  /** How the series stands, as JSON; empty if no match came before. */
  readonly series: string;
  /** What the dice were bound to, once it may be known. */
  readonly secret: string;
  readonly spectators: number;
  /** The seat of the host; empty if the host only watches. */
  readonly hostSeat: string;
  /** While people gather: how, and what is to be played, as JSON; empty from the beginning of the match on. */
  readonly gathering: string;
  readonly settings: string;
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

/** Brings what a viewer is told up to date. */
export const show = (state: ViewState, { seats, ...rest }: Shown): void => {
  assign(state, rest);
  for (const id of state.seats.keys()) if (!seats.some((seat) => seat.id === id)) state.seats.delete(id);
  for (const seat of seats)
    assign(
      entry(state.seats, seat.id, () => new SeatState()),
      seat,
    );
};

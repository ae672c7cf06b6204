import { forget, keep, keptList } from '../storage/keep.ts';

/** A seat of a match, with the secrets that this browser has for it. */
export interface SavedSeat {
  /**
   * Secrets that have opened the seat, the newest first. Usually only the first still opens it; the others are kept so
   * that old links lead to this seat.
   */
  readonly keys: readonly string[];
  /** A new secret that was sent to the server and not answered yet: it may be valid or not. */
  readonly proposed?: string | undefined;
}

/** Old secrets are forgotten beyond this many. */
const KEPT = 6;

const nameOf = (match: string): string => `ironhex.seats.${match}`;

const isSavedSeat = (value: unknown): value is SavedSeat => {
  const { keys, proposed } = (value ?? {}) as Partial<SavedSeat>;
  const texts = Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key === 'string');
  return texts && (proposed === undefined || typeof proposed === 'string');
};

/** Whether a secret belongs to this seat. */
export const leadsTo = ({ keys, proposed }: SavedSeat, secret: string): boolean =>
  proposed === secret || keys.includes(secret);

/** The seats of a match that are saved in this browser, the one that was opened last at the end. */
export const savedSeatsOf = (match: string): readonly SavedSeat[] => keptList(nameOf(match), isSavedSeat);

const isSame = (one: SavedSeat, other: SavedSeat): boolean => other.keys.some((key) => leadsTo(one, key));

/** The saved state of a seat that shares a secret with `known`: another tab may have changed it since. */
export const savedSeatLike = (match: string, known: SavedSeat): SavedSeat | undefined =>
  savedSeatsOf(match).find((seat) => isSame(seat, known));

/** Saves a seat in place of its saved state. */
export const saveSeat = (match: string, seat: SavedSeat): void => {
  const others = savedSeatsOf(match).filter((other) => !isSame(other, seat));
  keep(nameOf(match), JSON.stringify([...others, seat]));
};

/** Forgets a seat. */
export const forgetSeat = (match: string, seat: SavedSeat): void => {
  const others = savedSeatsOf(match).filter((other) => !isSame(other, seat));
  keep(nameOf(match), JSON.stringify(others));
};

/** Forgets all seats of a match. */
export const forgetSeats = (match: string): void => forget(nameOf(match));

/** The seat after a secret has opened it. */
export const withOpened = ({ keys, proposed }: SavedSeat, secret: string): SavedSeat => ({
  keys: [secret, ...keys.filter((key) => key !== secret)].slice(0, KEPT),
  ...(proposed === undefined || proposed === secret ? {} : { proposed }),
});

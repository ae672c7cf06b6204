import type { SeatId } from '../match/index.ts';
import type { Setting } from './gathering.ts';

/**
 * What happens to a seat itself, numbered together with the events of the match, so that it is in the log. All viewers
 * get it, but for what a policy or the clock has answered. Names are the players' names at that time.
 */
export type SeatEvent =
  /**
   * The host asks to free a seat of the running match: its player, who has this `name`, has so many seconds to object.
   */
  | {
      readonly kind: 'seat-asked';
      readonly seat: SeatId;
      readonly by: SeatId;
      readonly byName: string;
      readonly name: string;
      readonly seconds: number;
    }
  /**
   * The seat stays its player's, though the host had asked to free it. `by`: the seat itself if its player objected, the
   * host's if the host has withdrawn the request, null if the time was up and the player had acted in the match meanwhile.
   */
  | {
      readonly kind: 'seat-kept';
      readonly seat: SeatId;
      readonly name: string;
      readonly by: SeatId | null;
      readonly byName: string;
    }
  /**
   * The host has made a new link for another seat, which frees it. `was`: the name of its player, empty if it had none.
   */
  | {
      readonly kind: 'seat-freed';
      readonly seat: SeatId;
      readonly by: SeatId;
      readonly byName: string;
      readonly was: string;
    }
  /** A player has made a new link for the own seat; `name` is empty before the player has sat down. */
  | { readonly kind: 'seat-renewed'; readonly seat: SeatId; readonly name: string }
  /**
   * A new player has sat down on a seat that was freed; `was` had it before. With the same name, too, it may be another
   * person: nothing proves who it is.
   */
  | { readonly kind: 'seat-taken'; readonly seat: SeatId; readonly name: string; readonly was: string }
  /**
   * The time of the seat was up: its decision is answered by the default. The seat is told, and everybody who saw that the
   * match waited for nobody else, and so saw its clock end. Others would learn from it who had not answered yet.
   */
  | { readonly kind: 'seat-timed-out'; readonly seat: SeatId; readonly name: string }
  /** A player would let a computer play for the one of the seat, who is away: it does once all who are there want it. */
  | {
      readonly kind: 'seat-offered';
      readonly seat: SeatId;
      readonly name: string;
      readonly by: SeatId;
      readonly byName: string;
    }
  /** A computer plays for the player of the seat, who is away, until that player is back. */
  | { readonly kind: 'seat-covered'; readonly seat: SeatId; readonly name: string }
  /** That player plays on. */
  | { readonly kind: 'seat-returned'; readonly seat: SeatId; readonly name: string }
  /** Before the match: the host has changed these settings. Everybody else's mark of being ready is gone. */
  | { readonly kind: 'seat-settings'; readonly byName: string; readonly changed: readonly Setting[] }
  /** Before the match: a player has left the seat. */
  | { readonly kind: 'seat-left'; readonly seat: SeatId; readonly name: string }
  /**
   * Before the match: everybody sits where the seats say, by name; empty where nobody sits. `by`: the host has moved
   * people, or asked for a lot.
   */
  | {
      readonly kind: 'seat-moved';
      readonly by: 'host' | 'lot';
      readonly seats: Readonly<Record<SeatId, string>>;
    }
  /** Before the match: a seat is left out of it, or taken in again. */
  | { readonly kind: 'seat-closed'; readonly seat: SeatId; readonly closed: boolean }
  /** Before the match: the host lets nobody else sit down, or lets them again. */
  | { readonly kind: 'seat-locked'; readonly locked: boolean }
  /** Before the match: somebody else is the host, for the one before has given the role away, or was away too long. */
  | { readonly kind: 'seat-hosted'; readonly seat: SeatId; readonly name: string; readonly why: 'given' | 'away' }
  /** The seat's standing policy is about to answer a decision, with this intent of the ruleset. */
  | { readonly kind: 'seat-answered'; readonly seat: SeatId; readonly intent: object };

const KINDS: ReadonlySet<string> = new Set<SeatEvent['kind']>([
  'seat-asked',
  'seat-kept',
  'seat-freed',
  'seat-offered',
  'seat-covered',
  'seat-returned',
  'seat-renewed',
  'seat-taken',
  'seat-timed-out',
  'seat-answered',
  'seat-settings',
  'seat-left',
  'seat-moved',
  'seat-closed',
  'seat-locked',
  'seat-hosted',
]);

/** Whether this is a seat event and not one of the ruleset's; no ruleset has kinds that begin with `seat-`. */
export const isSeatEvent = (seen: { readonly kind: string }): seen is SeatEvent => KINDS.has(seen.kind);

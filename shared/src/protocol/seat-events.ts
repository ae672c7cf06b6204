import type { SeatId } from '../match/index.ts';

/**
 * What happens to a seat itself, numbered together with the events of the match, so that it is in the log. All viewers
 * get it, but for what a policy has answered: that only its seat gets. Names are the players' names at that time.
 */
export type SeatEvent =
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
  /** A new player has sat down on a seat that was freed; `was` had it before. */
  | { readonly kind: 'seat-taken'; readonly seat: SeatId; readonly name: string; readonly was: string }
  /** The seat's standing policy is about to answer a decision, with this intent of the ruleset. */
  | { readonly kind: 'seat-answered'; readonly seat: SeatId; readonly intent: object };

const KINDS: ReadonlySet<string> = new Set<SeatEvent['kind']>([
  'seat-freed',
  'seat-renewed',
  'seat-taken',
  'seat-answered',
]);

/** Whether this is a seat event and not one of the ruleset's; no ruleset has kinds that begin with `seat-`. */
export const isSeatEvent = (seen: { readonly kind: string }): seen is SeatEvent => KINDS.has(seen.kind);

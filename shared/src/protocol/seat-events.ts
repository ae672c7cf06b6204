import type { SeatId } from '../match/index.ts';

/**
 * What happens to a seat itself. All viewers get it, numbered together with the events of the match, so that it is in the
 * log. Names are the players' names at that time.
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
  | { readonly kind: 'seat-taken'; readonly seat: SeatId; readonly name: string; readonly was: string };

const KINDS: ReadonlySet<string> = new Set<SeatEvent['kind']>(['seat-freed', 'seat-renewed', 'seat-taken']);

/** Whether this is a seat event and not one of the ruleset's; no ruleset has kinds that begin with `seat-`. */
export const isSeatEvent = (seen: { readonly kind: string }): seen is SeatEvent => KINDS.has(seen.kind);

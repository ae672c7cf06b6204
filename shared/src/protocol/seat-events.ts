import type { SeatId } from '../match/index.ts';

/**
 * What happens to a seat itself, told to everybody in the same numbered row as what happens on the board, so that it
 * stands in everybody's log. Names are those of then: they change with whoever sits there.
 */
export type SeatEvent =
  /** The host has made a new link for another seat; `was` sat there. `byName` and `was` are empty if nobody sat there. */
  | {
      readonly kind: 'seat-freed';
      readonly seat: SeatId;
      readonly by: SeatId;
      readonly byName: string;
      readonly was: string;
    }
  /** Whoever holds the seat has made a new link for it; `name` is empty if nobody sits there yet. */
  | { readonly kind: 'seat-renewed'; readonly seat: SeatId; readonly name: string }
  /** Somebody has sat down where `was` sat before. */
  | { readonly kind: 'seat-taken'; readonly seat: SeatId; readonly name: string; readonly was: string };

const KINDS: ReadonlySet<string> = new Set<SeatEvent['kind']>(['seat-freed', 'seat-renewed', 'seat-taken']);

/** Is this about a seat, and not one of the ruleset's events? No ruleset has kinds that begin with `seat-`. */
export const isSeatEvent = (seen: { readonly kind: string }): seen is SeatEvent => KINDS.has(seen.kind);

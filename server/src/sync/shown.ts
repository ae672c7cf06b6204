import { PUBLIC, type SeatId, type Viewer } from '@ironhex/shared/match';
import { sitterOf } from '../rooms/match/seats.ts';
import type { Table } from '../rooms/match/table.ts';
import type { MatchClient } from './guest.ts';
import type { Shown, ShownDecision, ShownSeat } from './show.ts';

/** Gives what a viewer may know now. */
export type ViewOf = (viewer: Viewer) => object;

const seatsOf = ({ seats, clocks }: Table, guests: readonly MatchClient[]): ShownSeat[] => {
  const connected = new Set(guests.map(({ userData }) => userData!.viewer));
  return seats.all.map((seat) => ({
    id: seat.id,
    side: seat.side,
    name: sitterOf(seat),
    salt: seat.salt,
    taken: !seat.open,
    connected: connected.has(seat.id),
    bank: clocks.bank(seat.id),
    rematch: seat.wantsRematch,
  }));
};

/** Whom the match waits for is for everybody to know; for what, only where the public view says so. */
const decisionsOf = (table: Table, view: ViewOf): Map<SeatId, ShownDecision> =>
  new Map(
    table.pending().map(({ seat, id, pace }) => {
      const kind = table.ruleset.asked(view(PUBLIC), seat)?.kind ?? '';
      const { bankFrom = 0, deadline = 0 } = table.clocks.running(seat) ?? {};
      return [seat, { id, kind, pace, bankFrom, deadline }];
    }),
  );

/** What everybody may see of a match with these people at it. */
export const shownOf = (table: Table, guests: readonly MatchClient[], view: ViewOf): Shown => ({
  status: table.status,
  outcome: table.outcome,
  secret: table.diceSecret ?? '',
  spectators: guests.filter(({ userData }) => userData!.viewer === PUBLIC).length,
  seats: seatsOf(table, guests),
  decisions: decisionsOf(table, view),
});

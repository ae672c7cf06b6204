import { PUBLIC, seesSides, type Viewer } from '@ironhex/shared/match';
import type { Guest, Listener, RoomPort } from '../../sync/client.ts';
import type { Table } from '../match/table.ts';

/** Whether a spectator has to join anew: what spectators see is different from now on. */
const watchesOtherwise = ({ viewer }: Guest, table: Table, tells: (viewer: Viewer) => boolean): boolean => {
  if (seesSides(viewer)) return !tells(viewer);
  return viewer === PUBLIC && table.status === 'playing' && table.layout.delay !== undefined;
};

/** Whether the secret of this connection opens another seat now, or is that of a host who only watches. */
const hasMoved = ({ userData }: Listener, { seats, gathering }: Table): boolean => {
  const lock = userData?.lock;
  return lock === gathering.host || seats.all.some((seat) => seat.lock === lock);
};

/**
 * Ends connections that may not stay as they are: those that came by a lock that their seat no longer has, and those of
 * viewers whom nobody tells anything any more, as `tells` says. Who can join again as somebody else is sent on.
 */
export const sendOut = (room: RoomPort, table: Table, tells: (viewer: Viewer) => boolean): void => {
  for (const listener of room.listeners()) {
    const guest = listener.userData!;
    if (watchesOtherwise(guest, table, tells)) {
      room.sendOn(listener);
      continue;
    }
    if (table.seats.admits(guest) && tells(guest.viewer)) continue;
    // Before the match nothing of a seat is a secret yet. Who has moved gets the answer first.
    if (table.status === 'gathering' && hasMoved(listener, table)) setImmediate(() => room.sendOn(listener));
    else room.sendOut(listener);
  }
};

import { type SeatId, seatOf } from '@ironhex/shared/match';
import type { RoomMessages } from '@ironhex/shared/protocol';
import { batch, computed, signal } from '@preact/signals';
import type { OpenRoom } from './join.ts';
import { type PublicState, publicStateOf } from './room-state.ts';

/** What the room says beside views and events, as signals. They keep their values while the connection is lost. */
export class RoomSignals {
  readonly publicState = signal<PublicState | undefined>(undefined);
  /** When we saw that the match is paused, epoch milliseconds of the server's clock; undefined while it goes on. */
  readonly pausedAt = signal<number | undefined>(undefined);
  readonly welcome = signal<RoomMessages['welcome'] | undefined>(undefined);
  readonly rematch = signal<RoomMessages['rematch'] | undefined>(undefined);
  /** The server's sentence why it could not open the rematch; empty if it has not tried. */
  readonly noRematch = signal('');
  /** Milliseconds to add to this machine's clock to get the server's. */
  readonly skew = signal(0);
  /** The seat that this viewer is; null for spectators, and before the room's welcome. */
  readonly seat = computed((): SeatId | null => {
    const viewer = this.welcome.value?.viewer;
    return viewer === undefined ? null : seatOf(viewer);
  });

  /** Listens to a room that was just joined. */
  listen(room: OpenRoom): void {
    this.noRematch.value = '';
    room.onMessage('welcome', (welcome: RoomMessages['welcome']) => {
      batch(() => {
        this.skew.value = welcome.now - Date.now();
        this.welcome.value = welcome;
      });
    });
    room.onMessage('time', ({ now }: RoomMessages['time']) => {
      this.skew.value = now - Date.now();
    });
    room.onMessage('rematch', (rematch: RoomMessages['rematch']) => {
      this.rematch.value = rematch;
    });
    room.onMessage('no-rematch', ({ message }: RoomMessages['no-rematch']) => {
      this.noRematch.value = message;
    });
  }

  /** Takes the room's state over. */
  read({ state }: OpenRoom): void {
    const publicState = publicStateOf(state);
    if (!publicState) return;
    this.publicState.value = publicState;
    this.pausedAt.value = publicState.paused ? (this.pausedAt.peek() ?? Date.now() + this.skew.peek()) : undefined;
  }
}

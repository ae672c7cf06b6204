import type { RoomMessages } from '@ironhex/shared/protocol';
import { batch, signal } from '@preact/signals';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import type { OpenRoom } from './join.ts';
import { factsOf, ownFactsOf, ownOf } from './room-state.ts';

/** The state of the room beside views and events, as signals. They keep their values while the connection is lost. */
export class RoomSignals {
  /** Both are undefined until the room has sent its welcome and its state. */
  readonly facts = signal<PublicFacts | undefined>(undefined);
  readonly own = signal<OwnFacts | undefined>(undefined);
  /** Milliseconds to add to this machine's clock to get the server's. */
  readonly skew = signal(0);
  #room: OpenRoom | undefined;
  #welcome: RoomMessages['welcome'] | undefined;
  #pausedAt: number | undefined;
  #rematch: string | undefined;
  #noRematch = '';

  /** The room's welcome; undefined before it has come for the first time. */
  get welcome(): RoomMessages['welcome'] | undefined {
    return this.#welcome;
  }

  /** Listens to a room that was just joined. */
  listen(room: OpenRoom): void {
    this.#noRematch = '';
    this.#room = undefined;
    room.onMessage('welcome', (welcome: RoomMessages['welcome']) => {
      this.#welcome = welcome;
      batch(() => {
        this.skew.value = welcome.now - Date.now();
        this.#update();
      });
    });
    room.onMessage('time', ({ now }: RoomMessages['time']) => {
      this.skew.value = now - Date.now();
    });
    room.onMessage('rematch', ({ id }: RoomMessages['rematch']) => {
      this.#rematch = id;
      this.#update();
    });
    room.onMessage('no-rematch', ({ message }: RoomMessages['no-rematch']) => this.#sayNoRematch(message));
  }

  /** Takes the room's state over. */
  read(room: OpenRoom): void {
    this.#room = room;
    this.#pausedAt = ownOf(room.state)?.paused ? (this.#pausedAt ?? Date.now() + this.skew.peek()) : undefined;
    this.#update();
  }

  /** The rematch is tried again: drop the note that the last attempt failed. */
  forgetNoRematch(): void {
    this.#sayNoRematch('');
  }

  #sayNoRematch(why: string): void {
    this.#noRematch = why;
    this.#update();
  }

  #update(): void {
    const [room, welcome] = [this.#room, this.#welcome];
    const own = room && ownOf(room.state);
    if (!own || !welcome) return;
    const said = { welcome, pausedAt: this.#pausedAt, rematch: this.#rematch, noRematch: this.#noRematch };
    batch(() => {
      this.facts.value = factsOf(room.state, own, said);
      this.own.value = ownFactsOf(own, said);
    });
  }
}

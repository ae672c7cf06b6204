import type { SeatId } from '@ironhex/shared/match';
import type { RoomMessages } from '@ironhex/shared/protocol';
import { computed, signal } from '@preact/signals';

type Said = RoomMessages['said'];

/** Messages kept on the page: older ones are dropped. */
const KEPT = 200;

/** The chat of a match, and the number of messages that the viewer has not seen. */
export class Chat {
  readonly #all = signal<readonly Said[]>([]);
  /** The seats whose players the viewer does not want to read, on this page. */
  readonly muted = signal<ReadonlySet<SeatId>>(new Set());
  /** The messages that the viewer reads. */
  readonly messages = computed(() =>
    this.#all.value.filter(({ seat }) => seat === null || !this.muted.value.has(seat)),
  );
  /** How many messages of others have come while the chat was out of sight. */
  readonly unread = signal(0);
  /** Whether the viewer talks to the own side only. */
  readonly toSide = signal(false);
  #inSight = false;

  /** Adds a message; `own` ones need not be read. */
  add(said: Said, own: boolean): void {
    this.#all.value = [...this.#all.peek().slice(1 - KEPT), said];
    const isMuted = said.seat !== null && this.muted.peek().has(said.seat);
    if (!own && !isMuted && !this.#inSight) this.unread.value += 1;
  }

  /** Mutes the player of a seat, or no longer. */
  mute(seat: SeatId, muted: boolean): void {
    const others = [...this.muted.peek()].filter((other) => other !== seat);
    this.muted.value = new Set(muted ? [...others, seat] : others);
  }

  /** Notes whether the viewer sees the messages now. */
  show(inSight: boolean): void {
    this.#inSight = inSight;
    if (inSight) this.unread.value = 0;
  }
}

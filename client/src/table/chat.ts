import type { RoomMessages } from '@ironhex/shared/protocol';
import { signal } from '@preact/signals';

type Said = RoomMessages['said'];

/** Messages kept on the page: older ones are dropped. */
const KEPT = 200;

/** The chat of a match, and the number of messages that the viewer has not seen. */
export class Chat {
  readonly messages = signal<readonly Said[]>([]);
  /** How many messages of others have come while the chat was out of sight. */
  readonly unread = signal(0);
  /** Whether the viewer talks to the own side only. */
  readonly toSide = signal(false);
  #inSight = false;

  /** Adds a message; `own` ones need not be read. */
  add(said: Said, own: boolean): void {
    this.messages.value = [...this.messages.peek().slice(1 - KEPT), said];
    if (!own && !this.#inSight) this.unread.value += 1;
  }

  /** Notes whether the viewer sees the messages now. */
  show(inSight: boolean): void {
    this.#inSight = inSight;
    if (inSight) this.unread.value = 0;
  }
}

import type { RoomMessages, SeenEvent } from '@ironhex/shared/protocol';

/** What was missed while the connection was lost: the events with numbers above `after`, up to `upTo`. */
export interface Absence {
  readonly after: number;
  readonly upTo: number;
}

/** Gets what comes over the connection. */
export interface ConnectionListener {
  /** What this viewer may know after event number `upTo`. Comes with every joining; events carry it on from there. */
  view(view: object, upTo: number): void;
  /** Events in order, each once; `from` is the view before the first of them, if they begin with the match. */
  happened(events: readonly SeenEvent[], from?: object): void;
  said(said: RoomMessages['said']): void;
  /** The connection was lost and is back; all missed events have been passed to `happened`. */
  back(absence: Absence): void;
}

import type { RoomMessages, SeenEvent } from '@ironhex/shared/protocol';

/** What was missed while the line was broken: the events with numbers above `after`, up to `upTo`. */
export interface Absence {
  readonly after: number;
  readonly upTo: number;
}

/** Who hears what comes in. */
export interface Hearing {
  /** What this viewer may know after event number `upTo`; comes with joining, and whenever the line is back. */
  view(view: object, upTo: number): void;
  /** In order, each once; `from` is what was known before the first of them, if they begin with the match. */
  happened(events: readonly SeenEvent[], from?: object): void;
  said(said: RoomMessages['said']): void;
  /** The line was broken and is back; everything that was missed has been handed on. */
  back(absence: Absence): void;
}

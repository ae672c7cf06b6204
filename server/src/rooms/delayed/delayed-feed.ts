import { isDeepStrictEqual } from 'node:util';
import { type Delay, seesSides } from '@ironhex/shared/match';
import type { Logger } from 'pino';
import type { Audience } from '../../sync/audience.ts';
import type { RoomPort } from '../../sync/client.ts';
import type { ChatLine, Publisher } from '../../sync/publisher.ts';
import { DelayedMatch, type DelayedMatchParts } from './delayed-match.ts';

/** Milliseconds for which the delayed match is kept after its last viewer has left, or if none arrives. */
const KEPT = 30_000;
/** Milliseconds until what could not be read is read again. */
const AGAIN = 2000;
/** The longest time that timers know. */
const LONGEST = 2 ** 31 - 1;
/** Lines of the chat that wait for their time; older ones are dropped. */
const LINES = 100;

/** What the delayed feed needs from the session. */
interface DelayedFeedDeps extends Omit<DelayedMatchParts, 'seen' | 'laid' | 'delay' | 'viewer'> {
  readonly audience: Audience;
  readonly room: RoomPort;
  readonly log: Logger;
  publisher(): Publisher;
  /** There is something to publish. */
  changed(): void;
  /** Resolves when everything that was applied is published. */
  settled(): Promise<void>;
}

/** A line of the chat, when it was said, and after how many entries. */
interface Waiting {
  readonly said: ChatLine;
  readonly at: number;
  readonly after: number;
}

/** The feed of the viewer who sees all sides, some time behind the match. It exists while anybody follows it. */
export class DelayedFeed {
  readonly #deps: DelayedFeedDeps;
  #fold: DelayedMatch | undefined;
  /** Settled when all that was due at the beginning is folded in. */
  #begun: Promise<void> | undefined;
  #advancing = false;
  /** More may have come due since it began to advance. */
  #again = false;
  #lines: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #end: NodeJS.Timeout | undefined;
  /** The delay with which it has begun. */
  #delay: Delay | undefined;

  constructor(deps: DelayedFeedDeps) {
    this.#deps = deps;
  }

  /** A client is about to join as that viewer; resolves when the delayed match is ready. */
  follow(): Promise<void> {
    this.#begun ??= this.#begin();
    this.#endLater();
    return this.#begun;
  }

  /** The delay was changed or dropped: the feed ends, and its viewers join anew. */
  renewed(): void {
    if (!this.#begun || isDeepStrictEqual(this.#delay, this.#deps.present.layout.delay)) return;
    this.stop();
    this.#deps.publisher().lag(undefined);
  }

  /** A connection is gone: if it was the last one, the fold is dropped after a while. */
  left(): void {
    if (this.#fold) this.#endLater();
  }

  /** The live feed was published: sends the chat lines that are due, and looks for entries that are. */
  published(): void {
    const fold = this.#fold;
    if (!fold) return;
    fold.look();
    const later = this.#lines.findIndex((line) => fold.waitFor(line.after, line.at) !== 0);
    const due = this.#lines.splice(0, later < 0 ? this.#lines.length : later);
    for (const { said } of due) this.#deps.publisher().say(said, fold);
    void this.#advance(fold);
  }

  /** A chat line: it is sent together with the entries of its time. */
  say(said: ChatLine): void {
    if (!this.#fold) return;
    const { present, now } = this.#deps;
    this.#lines = [...this.#lines, { said, at: now(), after: present.ages.entries }].slice(-LINES);
  }

  /** Ends the feed. */
  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#end);
    this.#begun = undefined;
    this.#fold = undefined;
    this.#lines = [];
  }

  async #begin(): Promise<void> {
    const { audience, publisher, settled, present } = this.#deps;
    const { delay, later: viewer } = present.layout;
    if (!delay || !viewer) throw new Error('a match is followed that nobody may see all of');
    this.#delay = delay;
    await settled();
    // The settings were changed, or the room was closed meanwhile.
    if (this.#delay !== delay || !this.#begun) return;
    audience.open(viewer);
    const fold = new DelayedMatch({
      ...this.#deps,
      delay,
      viewer,
      seen: (seen) => audience.show(viewer, seen),
      laid: (table) => publisher().laid(table),
    });
    try {
      fold.look();
      await fold.advance();
    } catch (error) {
      this.stop();
      throw error;
    }
    // The settings were changed, or the room was closed meanwhile.
    if (this.#delay !== delay || !this.#begun) return;
    // All of that is in the view with which the first of them joins.
    audience.settle(viewer);
    this.#fold = fold;
    publisher().lag(fold);
    this.#wakeIn(fold, fold.wait ?? LONGEST);
  }

  /** Folds in what is due, and waits for what is next. */
  async #advance(fold: DelayedMatch): Promise<void> {
    this.#again = this.#advancing;
    if (this.#advancing) return;
    this.#advancing = true;
    let wait = AGAIN;
    try {
      const hasMore = await fold.advance();
      const [first] = this.#lines;
      const line = first && fold.waitFor(first.after, first.at);
      if (hasMore || line === 0) this.#deps.changed();
      wait = Math.min(fold.wait ?? LONGEST, line || LONGEST);
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'what is due to a viewer behind could not be read');
    } finally {
      this.#advancing = false;
    }
    if (fold !== this.#fold) return;
    if (this.#again) void this.#advance(fold);
    else this.#wakeIn(fold, wait);
  }

  #wakeIn(fold: DelayedMatch, milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(fold), Math.min(milliseconds, LONGEST));
  }

  #endLater(): void {
    clearTimeout(this.#end);
    this.#end = setTimeout(() => {
      const isWatched = this.#deps.room.listeners().some(({ userData }) => seesSides(userData!.viewer));
      if (isWatched) return;
      this.stop();
      this.#deps.publisher().lag(undefined);
    }, KEPT);
    this.#end.unref();
  }
}

import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Journal, Lease } from '../../journal/journal.ts';
import { busy } from '../../refusals.ts';

/** Milliseconds between two comparisons with the journal. */
const BEAT = 1000;

/** Milliseconds that a client that joins waits until the leases are compared with the journal. */
const DOUBT_TIMEOUT = 2000;

/** A room, as far as its lease goes. */
interface Holder {
  /** Another server has the match: closes the room and sends everybody there. */
  lost(): void;
  /** Tells everybody in the room what time it is. */
  tellTime(): void;
}

/** A match that is open in this process. */
interface Holding {
  /** How often the clock had jumped when it was claimed. */
  readonly jumps: number;
  /** Undefined while the match is being taken, and while it is being given back. */
  held?: { readonly lease: Lease; readonly holder: Holder };
}

/** What leases are compared with, and by what clock. */
interface LeaseParts {
  readonly journal: Pick<Journal, 'over'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * The matches that this process has open, and the leases on them. Every second, and whenever the process notices that
 * it stood still, it asks the journal which of the leases are over: rooms of those are closed at once.
 */
export class Leases {
  readonly #parts: LeaseParts;
  readonly #open = new Map<string, Holding>();
  readonly #timer: NodeJS.Timeout;
  #jumps = 0;
  #comparing = false;
  /** Settled when the journal has been asked after the last jump. */
  #doubt: PromiseWithResolvers<void> | undefined;

  constructor(parts: LeaseParts) {
    this.#parts = parts;
    parts.clock.onJump(() => this.#jumped());
    this.#timer = setInterval(() => void this.#compare(), BEAT);
    this.#timer.unref();
  }

  /**
   * Undefined as long as this process has no reason to doubt its leases. After a standstill another server may have its
   * matches: then it is a promise, which resolves when the journal has said which, and the rooms of those are closed.
   * As long as it is there, nothing may be sent and no client admitted.
   */
  get doubt(): Promise<void> | undefined {
    // Reading the clock notices a standstill.
    this.#parts.clock.now();
    return this.#doubt?.promise;
  }

  /** Resolves as soon as there is no doubt; rejects with a sentence for players if that takes long. */
  async sure(): Promise<void> {
    const { doubt } = this;
    if (!doubt) return;
    const late = after(DOUBT_TIMEOUT, undefined, { ref: false }).then(() => {
      throw busy();
    });
    await Promise.race([doubt, late]);
  }

  /**
   * Claims a match for a room before that takes it; false if another room in this process has it. The journal gives a
   * match to its owner again, and two servers may ask us for the same match at once.
   */
  claim(match: string): boolean {
    if (this.#open.has(match)) return false;
    this.#open.set(match, { jumps: this.#jumps });
    return true;
  }

  /** The room that claimed the match has taken it, and is open. */
  hold(lease: Lease, holder: Holder): void {
    const holding = this.#open.get(lease.match);
    if (!holding) throw new Error(`${lease.match} was not claimed`);
    holding.held = { lease, holder };
    // It was taken before we stood still, or while we did.
    if (holding.jumps !== this.#jumps) this.#jumped();
  }

  /** The room begins to give the match back. */
  letGo(match: string): void {
    delete this.#open.get(match)?.held;
  }

  /** The room that claimed it is gone. */
  unclaim(match: string): void {
    this.#open.delete(match);
  }

  /** The lease on a match that is open here. */
  leaseOn(match: string): Lease | undefined {
    return this.#open.get(match)?.held?.lease;
  }

  /** The journal says which epoch of a match is the newest: if it is not that of our room, the room is closed. */
  notice({ match, epoch }: Lease): void {
    const held = this.#open.get(match)?.held;
    if (held && held.lease.epoch !== epoch) this.#lose(held.lease);
  }

  /** Ends the comparisons. */
  stop(): void {
    clearInterval(this.#timer);
  }

  #jumped(): void {
    this.#jumps += 1;
    this.#doubt ??= Promise.withResolvers();
    void this.#compare();
  }

  async #compare(): Promise<void> {
    if (this.#comparing) return;
    this.#comparing = true;
    const before = this.#jumps;
    const leases = [...this.#open.values()].flatMap(({ held }) => held?.lease ?? []);
    try {
      for (const lease of await this.#parts.journal.over(leases)) this.#lose(lease);
      if (before === this.#jumps) this.#settle();
    } catch (error) {
      // The heartbeat fails as well, and says so.
      this.#parts.log.debug({ err: error }, 'the leases could not be compared with the journal');
    } finally {
      this.#comparing = false;
    }
    // What was asked before a jump says nothing about the time after it.
    if (before !== this.#jumps) void this.#compare();
  }

  /** A room may have let go of its lease, or have another one, since the journal was asked. */
  #lose({ match, epoch }: Lease): void {
    const held = this.#open.get(match)?.held;
    if (held?.lease.epoch !== epoch) return;
    this.letGo(match);
    this.#parts.log.warn({ match, epoch }, 'another server has taken the match');
    held.holder.lost();
  }

  #settle(): void {
    const doubt = this.#doubt;
    if (!doubt) return;
    this.#doubt = undefined;
    for (const { held } of this.#open.values()) held?.holder.tellTime();
    doubt.resolve();
  }
}

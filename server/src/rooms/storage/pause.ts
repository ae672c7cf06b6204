import type { Logger } from 'pino';
import type { Audience } from '../../sync/audience.ts';
import type { RoomPort } from '../../sync/client.ts';
import type { MatchRunner } from '../match/runner.ts';
import type { Table } from '../match/table.ts';
import type { MatchQueue } from './queue.ts';

/** What stands still with a match. */
interface PauseParts {
  readonly table: Table;
  readonly runner: MatchRunner;
  readonly queue: MatchQueue;
  readonly audience: Audience;
  readonly room: RoomPort;
  readonly log: Logger;
  /** The time, by the server's clock. */
  now(): number;
  /** Seconds after which everybody is sent to another server. */
  readonly leaveAfter: number;
}

/** Pauses a match while its entries cannot be stored: no clock runs, and commands are refused. */
export class Pause {
  readonly #parts: PauseParts;
  #since: number | undefined;
  #leaving: NodeJS.Timeout | undefined;

  constructor(parts: PauseParts) {
    this.#parts = parts;
  }

  /** Does the match stand still? */
  get lasts(): boolean {
    return this.#since !== undefined;
  }

  /** Storing failed; without an error it only takes long. */
  begin(error: unknown): void {
    const { table, queue, room, log, now, leaveAfter } = this.#parts;
    this.#since = now();
    if (error === undefined) log.warn('the match is paused: storing it takes long');
    else log.error({ err: error }, 'the match is paused: it cannot be stored');
    table.clocks.rest();
    queue.halt(true);
    this.#tell('storage');
    room.patch();
    if (Number.isFinite(leaveAfter)) this.#leaving = setTimeout(() => room.leave(), leaveAfter * 1000);
  }

  /** Storing works again. */
  end(): void {
    const { runner, queue, log, now } = this.#parts;
    const since = this.#since!;
    this.#since = undefined;
    log.info({ ms: now() - since }, 'the match goes on');
    this.cancel();
    queue.halt(false);
    this.#tell('');
    runner.resume(since, now());
  }

  /** Cancels sending everybody to another server. */
  cancel(): void {
    clearTimeout(this.#leaving);
  }

  #tell(why: string): void {
    const { table, audience } = this.#parts;
    for (const viewer of table.layout.viewers) audience.pause(viewer, why);
  }
}

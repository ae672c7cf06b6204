import type { Logger } from 'pino';
import type { RoomPort } from '../../sync/room-port.ts';
import type { MatchState } from '../../sync/schema.ts';
import type { Table } from '../match/table.ts';
import type { Turns } from './turns.ts';

/** What stands still with a match. */
export interface PauseParts {
  readonly table: Table;
  readonly turns: Turns;
  readonly state: MatchState;
  readonly room: RoomPort;
  readonly log: Logger;
  /** The time, by the server's clock. */
  now(): number;
  /** Seconds until everybody is sent to look for the match elsewhere. */
  readonly patience: number;
}

/** Lets a match stand still while it cannot be stored, and go on afterwards: no clock runs, and commands are refused. */
export class Pause {
  readonly #parts: PauseParts;
  #since = 0;
  #leaving: NodeJS.Timeout | undefined;

  constructor(parts: PauseParts) {
    this.#parts = parts;
  }

  /** Storing failed; without an error it only takes long. */
  begin(error: unknown): void {
    const { table, turns, state, room, log, now, patience } = this.#parts;
    this.#since = now();
    if (error === undefined) log.warn('the match is paused: storing it takes long');
    else log.error({ err: error }, 'the match is paused: it cannot be stored');
    table.clocks.rest();
    turns.halt(true);
    state.paused = 'storage';
    room.patch();
    if (Number.isFinite(patience)) this.#leaving = setTimeout(() => room.leave(), patience * 1000);
  }

  /** Storing works again. */
  end(): void {
    const { table, turns, state, log, now } = this.#parts;
    log.info({ ms: now() - this.#since }, 'the match goes on');
    this.cancel();
    turns.halt(false);
    state.paused = '';
    table.resume(this.#since, now());
  }

  /** Nobody is sent away any more. */
  cancel(): void {
    clearTimeout(this.#leaving);
  }
}

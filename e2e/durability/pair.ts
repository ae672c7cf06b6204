import { isDeepStrictEqual } from 'node:util';
import { fastDice } from '@ironhex/shared/dice';
import { foldRecord, hashOf, readRecordText, verifyRecord } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { openMatch } from '../drivers/door.ts';
import type { RoomClient } from '../drivers/room-client.ts';
import { EXAMPLE } from '../rulesets/index.ts';
import { Broken, type Done, SteadyPlayer } from './steady.ts';

/** What a pair has done so far, counted as it happens. */
export interface Tally extends Done {
  /** Matches that were finished and checked. */
  matches: number;
}

/**
 * Two players that play one match after the other, whatever happens to the server, and compare every finished match
 * with what was confirmed to them. Rejects with {@link Broken} when something is missing or doubled.
 */
export class Pair {
  readonly tally: Tally = { matches: 0, confirmed: 0, breaks: 0 };
  /** Rejects when something is broken; resolves after {@link Pair.finish}. */
  readonly done: Promise<void>;
  readonly #url: () => string;
  readonly #chance: (below: number) => number;
  #players: readonly SteadyPlayer[] = [];
  #finishing = false;

  constructor(url: () => string, seed: number) {
    const dice = fastDice(seed);
    this.#chance = (below) => dice.pick(below, 'choice');
    this.#url = url;
    this.done = this.#playOn();
    this.done.catch(() => {});
  }

  /** The first player's newest connection. */
  get client(): RoomClient | undefined {
    return this.#players[0]?.client;
  }

  /** Gives up the present match, checks it, and begins no other. */
  async finish(): Promise<void> {
    this.#finishing = true;
    for (const player of this.#players) player.concede();
    await this.done;
  }

  /** Leaves the present match as it is. */
  stop(): void {
    this.#finishing = true;
    for (const player of this.#players) player.stop();
  }

  async #playOn(): Promise<void> {
    while (!this.#finishing) {
      const match = await this.#opened();
      if (!match) continue;
      this.#players = [0, 1].map((index) => new SteadyPlayer(this.#url, match, index, this.#chance, this.tally));
      if (this.#finishing) for (const player of this.#players) player.concede();
      await Promise.all(this.#players.map((player) => player.play()));
      await this.#check(match.id);
    }
  }

  async #opened() {
    try {
      return await openMatch(this.#url(), EXAMPLE.requests.short);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return undefined;
    }
  }

  /** The record must hold exactly what was confirmed, and its dice must be right. */
  async #check(id: string): Promise<void> {
    const text = await this.#record(id);
    const record = readRecordText(text, RULESETS);
    if (!record.ok) throw new Broken(`match ${id}: the record cannot be read`);
    const folded = foldRecord(record.value, RULESETS);
    if (!folded.ok) throw new Broken(`match ${id}: the record does not fold: ${JSON.stringify(folded.error)}`);
    const faults = verifyRecord(record.value, folded.value);
    if (faults.length > 0) throw new Broken(`match ${id}: the record is wrong: ${JSON.stringify(faults)}`);
    for (const { seat, confirmed, view } of this.#players) {
      // Each player's view must be the one that the record's final state gives for that seat.
      if (!view || hashOf(view) !== hashOf(folded.value.match.view(seat)))
        throw new Broken(`match ${id}, seat ${seat}: the player sees another end than the record has`);
      const kept = record.value.intents.flatMap((done) =>
        'seat' in done && done.seat === seat && done.by === 'player' ? [done.intent] : [],
      );
      const same = isDeepStrictEqual(
        kept,
        confirmed.map(({ intent }) => intent),
      );
      if (!same)
        throw new Broken(
          `match ${id}, seat ${seat}: ${confirmed.length} intents were confirmed, ${kept.length} are kept`,
        );
    }
    this.tally.matches += 1;
  }

  async #record(id: string): Promise<string> {
    for (;;) {
      const response = await fetch(`${this.#url()}/api/matches/${id}/record`).catch(() => undefined);
      if (response?.status === 200) return response.text();
      if (response && response.status < 500) throw new Broken(`match ${id}: no record: ${await response.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

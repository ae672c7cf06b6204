import { setTimeout as wait } from 'node:timers/promises';
import type { CreatedMatch, CreateMatch, Pace } from '@ironhex/shared/protocol';
import { RoomClient } from './room-client.ts';
import { newSecret, seekAt } from './tables.ts';

/** Somebody who looks for an opponent as the page does: again with the same secret, until there is an answer. */
class Person {
  readonly name: string;
  /** The searches that were answered with a fault, or not at all. */
  failures = 0;
  client: RoomClient | undefined;
  readonly #secret = newSecret();
  readonly #person = newSecret();

  constructor(name: string) {
    this.name = name;
  }

  /** Looks at one of these addresses, another one each time. */
  async seek(urls: readonly string[], table: CreateMatch, pace: Pace): Promise<CreatedMatch> {
    for (let tries = 0; ; tries++) {
      const url = urls[(tries + this.name.length) % urls.length]!;
      try {
        const asked = { name: this.name, secret: this.#secret, person: this.#person };
        return await seekAt(url, table, { ...asked, games: [table.ruleset], paces: [pace] });
      } catch {
        this.failures += 1;
        await wait(200 + 300 * Math.random());
      }
    }
  }

  /** Comes to the seat. */
  async come(url: string, { id }: CreatedMatch): Promise<void> {
    for (;;)
      try {
        this.client = await RoomClient.join(url, id, { secret: this.#secret });
        return;
      } catch {
        await wait(200 + 300 * Math.random());
      }
  }
}

/** What became of many who looked for opponents. */
interface Paired {
  /** By match: the names of those who have got a seat there, as they were told. */
  readonly told: ReadonlyMap<string, readonly string[]>;
  /** The same as the matches themselves say, for every match that somebody was led to. */
  readonly sitting: ReadonlyMap<string, readonly string[]>;
  /** Searches that had to be sent again. */
  readonly failures: number;
}

interface Seekers {
  /** The addresses of the servers, or that of a proxy before them. */
  readonly urls: readonly string[];
  readonly people: number;
  readonly table: CreateMatch;
  readonly pace: Pace;
  /** Done when a third of them has an answer. */
  meanwhile?(): Promise<unknown>;
  /** Do they come to their seats? Only where every address leads to every match. */
  readonly come: boolean;
}

const namesAt = async (urls: readonly string[], id: string): Promise<readonly string[]> => {
  for (let tries = 0; ; tries++) {
    const response = await fetch(`${urls[tries % urls.length]}/api/matches/${id}`).catch(() => undefined);
    if (response?.ok) {
      const { seats } = (await response.json()) as { seats: readonly { name: string }[] };
      return seats.map(({ name }) => name).sort();
    }
    await wait(300);
  }
};

/** Lets so many people look for an opponent at the same moment. */
export const letMeet = async ({ urls, people, table, pace, meanwhile, come }: Seekers): Promise<Paired> => {
  const all = Array.from({ length: people }, (_, n) => new Person(`Guest ${n}`));
  const told = new Map<string, string[]>();
  let answered = 0;
  let happening: Promise<unknown> | undefined;
  await Promise.all(
    all.map(async (person) => {
      const found = await person.seek(urls, table, pace);
      told.set(found.id, [...(told.get(found.id) ?? []), person.name].sort());
      answered += 1;
      if (answered >= people / 3) happening ??= meanwhile?.();
      if (come) await person.come(urls[0]!, found);
    }),
  );
  await happening;
  const sitting = new Map<string, readonly string[]>();
  for (const id of told.keys()) sitting.set(id, await namesAt(urls, id));
  for (const { client } of all) await client?.leave().catch(() => {});
  return { told, sitting, failures: all.reduce((sum, { failures }) => sum + failures, 0) };
};

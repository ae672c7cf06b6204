import { join } from 'node:path';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runQuarantine } from '../../server/src/journal/operator/quarantine-command.ts';
import { makeDatabase, TEST_DATABASE } from '../../server/test/journal/places.ts';
import { type Trap, trap } from '../../server/test/toys/trap.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { dataFolder, type ServerProcess, startServer } from '../drivers/server.ts';
import { until } from '../drivers/until.ts';

RoomClient.rulesets.set(trap.id, trap);

/** The exit code of a server that was stuck. */
const STUCK = 75;

const CLOSED = /^This match is closed: the server got stuck in it/;

const serve = async (
  environment: Readonly<Record<string, string>>,
  program?: 'supervisor.ts',
): Promise<ServerProcess> => {
  const NODE_OPTIONS = `--import=${join(import.meta.dirname, 'trapped.ts')}`;
  const server = await startServer({ NODE_OPTIONS, ...environment }, program);
  onTestFinished(async () => {
    await server.kill();
  });
  return server;
};

/** Joins a match as its first player, and waits for what this player may know. */
const join1 = async (url: string, { id, seats }: CreatedMatch): Promise<RoomClient> => {
  const client = await RoomClient.arrive(url, id, { secret: seats[0]!.secret });
  await until(() => client.own?.view, 'the view is there');
  return client;
};

/** The decision of which the first player was asked last. */
const askedOf = ({ decisions }: RoomClient): number | undefined => decisions[0]?.id;

/** The first player says what is asked next, and enters a trap if there is one. */
const next = (client: RoomClient, trap?: Trap) => {
  const id = askedOf(client)! + 1;
  const pending = [{ id, seat: 'blue', kind: 'move', clock: { class: 'plan' } }];
  return client.intend({ do: 'ask', pending, trap }, id - 1);
};

/** A match that was played for three intents. */
const played = async (url: string) => {
  const match = await openMatch(url, { ruleset: trap.id, clocks: 'none' });
  const blue = await join1(url, match);
  const orange = await RoomClient.arrive(url, match.id, { secret: match.seats[1]!.secret });
  for (const [name, client] of Object.entries({ Ada: blue, Bo: orange }))
    expect(await client.ask('sit', { name, salt: `salt of ${name}` })).toEqual({ ok: true });
  await until(() => askedOf(blue) === 1, 'the match has begun');
  for (let id = 1; id <= 3; id++) {
    expect(await next(blue)).toEqual({ ok: true });
    await until(() => askedOf(blue) === id + 1, 'the next is asked');
  }
  return { match, blue };
};

/** Enters a trap; the server does not answer any more. */
const enter = (blue: RoomClient): void => void next(blue, 'shut').catch(() => {});

const goesOn = async (url: string, match: CreatedMatch): Promise<void> => {
  const blue = await join1(url, match);
  expect(askedOf(blue)).toBe(4);
  expect(await next(blue)).toEqual({ ok: true });
};

const isClosed = async (url: string, { id }: CreatedMatch): Promise<void> => {
  await expect(RoomClient.join(url, id)).rejects.toThrow(CLOSED);
  const looked = await fetch(`${url}/api/matches/${id}`);
  expect(looked.status).toBe(409);
  expect(await looked.json()).toMatchObject({ faults: [{ message: expect.stringMatching(CLOSED) }] });
};

/** What a server has logged at its end. */
const lastWords = ({ said }: ServerProcess): object[] =>
  said.filter((line) => line.startsWith('{"level":60')).map((line) => JSON.parse(line) as object);

/** Where a server and those that were started in its place were ready. */
const readyAt = ({ said }: ServerProcess): string[] =>
  said.flatMap((line) => /^Ironhex is ready: (\S+)/.exec(line)?.[1] ?? []);

describe('a server whose event loop is stuck in a match', () => {
  test('ends, begins anew by itself with all other matches, and leaves that one to the operator', async () => {
    const DATA_DIR = dataFolder();
    const server = await serve({ DATA_DIR }, 'supervisor.ts');
    const [stuck, other] = [await played(server.url), await played(server.url)];
    enter(stuck.blue);
    const url = (await until(() => readyAt(server)[1], 'the server has begun anew'))!;
    const { id } = stuck.match;
    expect(lastWords(server), server.said.join('\n')).toMatchObject([
      { match: id, stack: expect.stringMatching(/resolve .*trap\.ts/) },
    ]);
    await goesOn(url, other.match);
    await isClosed(url, stuck.match);
    expect((await fetch(`${url}/api/matches/${id}/record`)).status).toBe(409);
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^ironhex_matches_quarantined 1$/m);

    expect(await runQuarantine({ folder: DATA_DIR }, ['open', id])).toContain('is open again');
    await goesOn(url, stuck.match);
    expect(await server.stop(), server.said.join('\n')).toBe(0);
  });

  test.runIf(TEST_DATABASE)('is not followed by the other server: that goes on with all the others', async () => {
    const DATABASE_URL = await makeDatabase(TEST_DATABASE!);
    const [one, two] = [await serve({ DATABASE_URL }), await serve({ DATABASE_URL, SERVER_NAME: 'two' })];
    const [stuck, other] = [await played(one.url), await played(one.url)];
    enter(stuck.blue);
    expect(await one.ended).toBe(STUCK);
    await isClosed(two.url, stuck.match);
    await goesOn(two.url, other.match);

    // A match in which the rules of another server loop as soon as they fold it.
    const folded = await played(two.url);
    expect(await next(folded.blue, 'open')).toEqual({ ok: true });
    const worse = await serve({ DATABASE_URL, SERVER_NAME: 'worse', TRAPS: 'shut' });
    RoomClient.join(worse.url, folded.match.id).catch(() => {});
    expect(await worse.ended).toBe(STUCK);
    expect(lastWords(worse)).toMatchObject([{ match: folded.match.id }]);
    await until(() => folded.blue.closed, 'the match is closed where it was, too');
    await isClosed(two.url, folded.match);
    expect(await runQuarantine({ url: DATABASE_URL }, [])).toContain(`${folded.match.id}  since`);
  });
});

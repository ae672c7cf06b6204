import { copyFileSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../server/src/journal/operator/backup.ts';
import { openDuel } from '../drivers/duel.ts';
import { Remote } from '../drivers/match.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { dataFolder, type ServerProcess, startServer } from '../drivers/server.ts';
import { until } from '../drivers/until.ts';

const serve = async (DATA_DIR: string): Promise<ServerProcess> => {
  const server = await startServer({ DATA_DIR });
  onTestFinished(() => server.kill());
  return server;
};

/** A server with a match that waits for one of two players, and the folder that it is kept in. */
const begin = async () => {
  const DATA_DIR = dataFolder();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const server = await serve(DATA_DIR);
  const match = await openDuel(server.url, { clocks: 'none' });
  const ada = await Remote.sit(server.url, match, 0, 'Ada');
  const bo = await Remote.sit(server.url, match, 1, 'Bo');
  await until(() => ada.asked ?? bo.asked, 'somebody is asked');
  return { server, match, turn: ada.asked ? ada : bo, file: (name: string) => join(DATA_DIR, name), DATA_DIR };
};

/** Somebody tries to play on. Resolves when the server has ended for it, with what it said; nothing was confirmed. */
const playInVain = async ({ server, turn }: Awaited<ReturnType<typeof begin>>): Promise<string> => {
  const confirmed = turn.client.intend({ kind: 'concede' }).then(
    ({ ok }) => ok,
    () => false,
  );
  // It is killed, by itself.
  expect(await server.ended).toBeNull();
  expect(await confirmed).toBe(false);
  return server.said.join('\n');
};

/** Windows does not delete open files. */
describe.skipIf(process.platform === 'win32')('a server whose files are harmed stops, and says what to do', () => {
  test('after its log was cut in half', async () => {
    const played = await begin();
    await played.turn.wait();
    const log = played.file('ironhex.db-wal');
    truncateSync(log, Math.floor(statSync(log).size / 2));
    const said = await playInVain(played);
    expect(said).toContain(`${log} was cut short while the server was running`);

    const [, saved] = /All that was confirmed is in (\S+\.db): put it in the place of the database/.exec(said)!;
    for (const name of ['ironhex.db', 'ironhex.db-wal', 'ironhex.db-shm']) rmSync(played.file(name), { force: true });
    renameSync(saved!, played.file('ironhex.db'));
    const again = await serve(played.DATA_DIR);
    const { id, seats } = played.match;
    const { seat, client } = played.turn;
    const back = await RoomClient.arrive(again.url, id, { secret: seats.find(({ id }) => id === seat)!.secret });
    await until(() => back.own?.view, 'the match is there');
    expect(back.view).toEqual(client.view);
  });

  test('after its database was deleted', async () => {
    const played = await begin();
    rmSync(played.file('ironhex.db'));
    expect(await playInVain(played)).toContain('was deleted or replaced while the server was running');
  });

  test('after a backup was copied over its database: the backup stays as it was', async () => {
    const played = await begin();
    const { DATA_DIR, file, turn } = played;
    const saved = join(DATA_DIR, 'monday.db');
    await backUp(DATA_DIR, saved);
    await turn.wait();
    rmSync(file('ironhex.db-wal'));
    rmSync(file('ironhex.db-shm'));
    copyFileSync(saved, file('ironhex.db'));
    expect(await playInVain(played)).toContain('while the server was running');
    expect(readFileSync(file('ironhex.db')).equals(readFileSync(saved))).toBe(true);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import type { CreateMatch } from '@ironhex/shared/protocol';
import { openMatch } from '../../drivers/door.ts';
import type { ServerProcess } from '../../drivers/server.ts';
import { newSecret, sitAtListed, TablesVisitor } from '../../drivers/tables.ts';
import { until } from '../../drivers/until.ts';
import { processorTime } from '../process.ts';

/** How much is measured. */
interface TablesPlan {
  readonly tables: number;
  readonly visitors: number;
  /** How long each state is measured. */
  readonly seconds: number;
  /** Milliseconds between two changes: somebody sits down at a table, and another is listed. */
  readonly every: number;
}

export const TABLES_FULL: TablesPlan = { tables: 1000, visitors: 1000, seconds: 20, every: 1000 };
export const TABLES_QUICK: TablesPlan = { tables: 30, visitors: 20, seconds: 1, every: 200 };

/** Lists a table that needs nobody there: it stays in the list by itself. */
const list = async (url: string, request: CreateMatch): Promise<string> => {
  const { id } = await openMatch(url, { ...request, listed: true });
  // The room opens, and puts the match into the list.
  await (await fetch(`${url}/api/matches/${id}`)).arrayBuffer();
  return id;
};

/** Percent of a core that a server uses while something goes on. */
const shareOf = async ({ pid }: ServerProcess, during: Promise<unknown>): Promise<number> => {
  const [used, begun] = [processorTime(pid), performance.now()];
  await during;
  return Math.round(((processorTime(pid) - used) / (performance.now() - begun)) * 1000) / 10;
};

/**
 * Measures a list with so many tables and visitors. `request` is for a match of days; `start` starts a server, on the same
 * data each time.
 */
export const measureTables = async (
  start: () => Promise<ServerProcess>,
  request: CreateMatch,
  { tables, visitors, seconds, every }: TablesPlan,
) => {
  const first = await start();
  const ids: string[] = [];
  for (let n = 0; n < tables; n++) ids.push(await list(first.url, { ...request, name: `Table ${n} of the list` }));
  await first.stop();
  // The listed matches sleep now, as most do.
  const server = await start();
  const { url } = server;
  const changes = async (): Promise<void> => {
    for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
      const next = wait(every);
      await sitAtListed(url, ids.shift()!, { name: 'Guest', secret: newSecret() });
      ids.push(await list(url, { ...request, name: 'A table that is new' }));
      await next;
    }
  };
  const [still, changing] = [await shareOf(server, wait(seconds * 1000)), await shareOf(server, changes())];
  const people = await Promise.all(Array.from({ length: visitors }, () => TablesVisitor.come(url)));
  const [someone] = people;
  if (someone!.tables < tables / 2) throw new Error(`only ${someone!.tables} tables are in the list`);
  const stillWatched = await shareOf(server, wait(seconds * 1000));
  const before = people.reduce((sum, { moreBytes }) => sum + moreBytes, 0);
  const changingWatched = await shareOf(server, changes());
  const told = people.reduce((sum, { moreBytes }) => sum + moreBytes, 0) - before;
  await until(() => people.every(({ tables: count }) => count === someone!.tables), 'all have been told the same');
  for (const person of people) person.leave();
  await server.stop();
  return {
    ...{ tables, visitors, everyMilliseconds: every },
    firstListBytes: someone!.firstBytes,
    bytesPerVisitorAndSecond: Math.round(told / visitors / seconds),
    /** Percent of a core, of a list that stays as it is and of one that changes, without visitors and with them. */
    core: { still, stillWatched, changing, changingWatched },
  };
};

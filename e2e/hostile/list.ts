import { setTimeout as sleep } from 'node:timers/promises';
import { newSecret } from '../drivers/tables.ts';
import { FATES, type Field } from './field.ts';
import { LONG } from './honest.ts';
import { RawConnection } from './raw-connection.ts';
import { askForMatch } from './seat.ts';

/** Milliseconds that an attacker waits after a refusal, and at most for an answer. */
const PAUSE = 250;
const LONGEST = 5000;

/** Pages of the list that one attacker has open at once. */
const PAGES = 10;

/** Makes requests on all connections at once, again and again. */
const flooding =
  (body: () => object, path?: string) =>
  async ({ watching, connections, goesOn, meets }: Field): Promise<void> => {
    const one = async (): Promise<void> => {
      while (goesOn()) {
        const answer = await askForMatch(watching, JSON.stringify(body()), path);
        meets(String(answer?.status ?? FATES.cut));
        if (answer?.status !== 201) await sleep(PAUSE);
      }
    };
    await Promise.all(Array.from({ length: connections }, one));
  };

/** Looks for opponents, each time as somebody else. */
export const seeks = flooding(() => {
  const who = { name: 'Somebody', salt: 'some salt', secret: newSecret(), person: newSecret() };
  return { ...LONG, clocks: 'none', seek: { ...who, games: [LONG.ruleset], paces: ['none'] } };
}, '/api/seeks');

/** Lists tables at which nobody sits. */
export const lists = flooding(() => ({ ...LONG, listed: true, waits: true }));

/** The status of the first answer on a connection, which is not read any further. */
const statusOn = ({ socket }: RawConnection): Promise<string> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(FATES.held), LONGEST);
    const done = (what: string) => {
      clearTimeout(late);
      resolve(what);
    };
    socket.once('data', (bytes: Buffer) => {
      socket.pause();
      done(bytes.toString('latin1', 9, 12));
    });
    socket.once('close', () => done(FATES.cut));
  });

/** Opens pages of the list, each with a query of its own and without reading them, and begins anew when it has many. */
export const opensPages = async ({ watching: { url, from }, connections, goesOn, meets }: Field): Promise<void> => {
  const one = async (n: number): Promise<void> => {
    for (let round = 0; goesOn(); round++) {
      const open: RawConnection[] = [];
      for (let page = 0; page < PAGES && goesOn(); page++) {
        const query = `text=${n}-${round}-${page}&tables=${page + 1}`;
        const asked = await RawConnection.say(url, `GET /api/tables?${query} HTTP/1.1\r\nHost: a\r\n\r\n`, from);
        open.push(asked);
        const status = await statusOn(asked);
        meets(status);
        if (status !== '200') await sleep(PAUSE);
      }
      await sleep(PAUSE);
      for (const page of open) page.hangUp();
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, n) => one(n)));
};

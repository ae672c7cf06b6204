import { type OpenJournal, openJournal } from '../../src/journal/open.ts';
import { numbered } from './numbered.ts';

/**
 * Appends to some matches until it is killed, and prints every confirmation as `match number`. Its arguments are what
 * `openJournal` takes, as JSON, the number of matches, and how many confirmations it prints before it kills itself.
 */
const [where, count, most] = process.argv.slice(2) as [string, string, string];
let confirmations = 0;
const journal = await openJournal(JSON.parse(where) as OpenJournal);

const run = async (id: string): Promise<never> => {
  await journal.open({ id, blueprint: { of: id }, openedBy: 'child' });
  const taking = await journal.take(id);
  if (taking.kind !== 'taken') throw new Error(`the match is ${taking.kind}`);
  for (let n = taking.entries.length + 1; ; ) {
    const last = n + (n % 3);
    if (!(await journal.append(taking.lease, n, numbered(n, last)))) throw new Error('the lease is over');
    process.stdout.write(`${id} ${last}\n`);
    if (++confirmations === Number(most)) process.kill(process.pid, 'SIGKILL');
    n = last + 1;
  }
};

await Promise.all(Array.from({ length: Number(count) }, (_, index) => run(`m${index}`)));

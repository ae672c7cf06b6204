import { type OpenJournal, openJournal } from '../../src/journal/open.ts';
import { numbered } from './numbered.ts';

/**
 * Appends to some matches until it is killed, and prints every confirmation as `match number`. Its arguments are what
 * `openJournal` takes, as JSON, and the number of matches.
 */
const [where, count] = process.argv.slice(2) as [string, string];
const journal = await openJournal(JSON.parse(where) as OpenJournal);

const run = async (id: string): Promise<never> => {
  await journal.open({ id, blueprint: { of: id }, openedBy: 'child' });
  const taking = await journal.take(id);
  if (taking.kind !== 'taken') throw new Error(`the match is ${taking.kind}`);
  for (let n = taking.entries.length + 1; ; ) {
    const last = n + (n % 3);
    if (!(await journal.append(taking.lease, n, numbered(n, last)))) throw new Error('the lease is over');
    process.stdout.write(`${id} ${last}\n`);
    n = last + 1;
  }
};

await Promise.all(Array.from({ length: Number(count) }, (_, index) => run(`m${index}`)));

import { expect, test } from 'vitest';
import { ComputerPlayers } from '../../src/computer/players.ts';
import type { ThinkingPool } from '../../src/computer/pool.ts';
import { bareTable, below, puppetTable } from '../table-kit.ts';

const LOST = 0.001;
/** A match that stands even at first. */
const lostAfter = (decisions: number) => (n: number) => (n <= decisions ? 0.5 : LOST);
/** So many decisions of the computer are looked at. */
const MOST = 8;

/**
 * A match in which a computer answers for orange what the clock would, and is told these chances; `covers`: it does so for
 * a player who is away. Gives how often it was asked, and what it gave up by.
 */
const played = async (chanceAt: (n: number) => number, { covers = false } = {}) => {
  const { table, runner, perform, play, entries, troubles } = bareTable(covers ? {} : { computers: ['orange'] });
  if (covers) perform({ kind: 'covered', seat: 'orange', by: 'blue', level: 'easy' });
  let asked = 0;
  const think = async () => ({ intents: [], steps: 0, prospect: { chance: chanceAt(++asked), couldDraw: false } });
  const players = new ComputerPlayers({
    ...{ table, pool: { think } as unknown as ThinkingPool, openedBy: '', pause: 0 },
    ...{ now: Date.now, attended: () => true, apply: (work) => work(), perform: (entry) => runner.perform(entry) },
    trouble: (what) => troubles.push(what),
  });
  const isItsTurn = () => table.status === 'over' || table.pending().some(({ seat }) => seat === 'orange');
  for (let turn = 0; table.status === 'playing' && asked < MOST; turn++) {
    play(below(turn), isItsTurn);
    players.look();
    await new Promise((done) => setTimeout(done));
  }
  players.stop();
  expect(troubles).toEqual([]);
  const given = entries.filter(
    (entry) => entry.kind === 'done' && (entry.intent as { kind: string }).kind === 'concede',
  );
  return { table, given, asked };
};

test('a computer that has lost at five decisions in a row gives up, by an entry of its own', async () => {
  const { table, given, asked } = await played(lostAfter(1));
  expect(asked).toBe(6);
  expect(given).toMatchObject([{ seat: 'orange', by: 'bot', intent: { kind: 'concede' } }]);
  expect(table.outcome).toMatchObject({ winner: 0, code: 'conceded' });
});

test('it plays on if there was more hope, or no thought at all, in between', async () => {
  const { given, asked } = await played((n) => (n % 4 === 1 ? 0.5 : LOST));
  expect(asked).toBeGreaterThanOrEqual(MOST);
  expect(given).toEqual([]);
});

test('it gives up for no player who is only away', async () => {
  const { given, asked } = await played(lostAfter(1), { covers: true });
  expect(asked).toBeGreaterThanOrEqual(MOST);
  expect(given).toEqual([]);
});

test('what it is asked in a window counts for nothing: that it is asked there is its secret', async () => {
  const { table, runner, answer, troubles, kinds } = puppetTable('none', ['orange']);
  let hopeful = true;
  const think = async () => ({
    ...{ intents: [], steps: 0 },
    prospect: { chance: hopeful ? 0.5 : LOST, couldDraw: false },
  });
  const players = new ComputerPlayers({
    ...{ table, pool: { think } as unknown as ThinkingPool, openedBy: '', pause: 0 },
    ...{ now: Date.now, attended: () => true, apply: (work) => work(), perform: (entry) => runner.perform(entry) },
    trouble: (what) => troubles.push(what),
  });
  /** Orange is asked so, while blue may answer whenever it likes. */
  const ask = async (question: number, clock: string) => {
    const blue = { id: 1, seat: 'blue', kind: 'any', clock: { class: 'plan' }, committed: true };
    const orange = { id: question, seat: 'orange', kind: 'any', clock: { class: clock } };
    answer('blue', 1, { pending: [blue, orange] });
    players.look();
    await new Promise((done) => setTimeout(done));
  };
  await ask(1, 'plan');
  hopeful = false;
  for (let n = 2; n < 20; n++) await ask(n, 'window');
  for (let n = 20; n < 24; n++) await ask(n, 'plan');
  expect(table.status).toBe('playing');
  await ask(24, 'plan');
  expect(table.outcome).toMatchObject({ winner: 0 });
  expect(kinds().at(-1)).toBe('done by bot');
  players.stop();
  expect(troubles).toEqual([]);
});

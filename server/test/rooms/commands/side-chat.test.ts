import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { toldAfter } from '../../../../shared/test/rulesets/index.ts';
import { codeOf, forceOf, joined, must, open, REQUEST, RoomClient, until, untilAtRest, useApp } from '../../kit.ts';

const app = useApp({ rulesets: toldAfter({ minutes: 0, turns: 0 }), countEvery: 86_400 });

const SECRET = 'Flank them by the river.';

/** Two against two; the last seat of orange is free. */
interface Table {
  readonly players: readonly RoomClient[];
  readonly others: readonly RoomClient[];
  /** Is told later, when the next thing has happened. */
  readonly omniscient: RoomClient;
}

let table: Table;

beforeEach(async () => {
  const match = await open(app.url, {
    options: { ...REQUEST.options, players: 2 },
    spectators: { minutes: 0, turns: 0 },
    forces: ['a', 'b', 'o', 'p'].map((letter) => forceOf(letter, 'LCT-1V')),
  });
  const seated = await Promise.all(match.seats.map(({ secret }) => joined(app.url, match.id, { secret })));
  for (const [i, name] of ['Ada', 'Bo', 'Cy'].entries())
    must(await seated[i]!.ask('sit', { name, salt: `${i}`.repeat(16) }));
  const spectator = await joined(app.url, match.id);
  const omniscient = await RoomClient.join(app.url, match.id, { viewer: 'omniscient' });
  await until(() => omniscient.own, 'who sees all later has the state');
  const [ada, bo, cy, free] = seated;
  table = { players: [ada!, bo!], others: [cy!, free!, spectator], omniscient };
});

describe('what a player says to the own side', () => {
  test('is heard by the players of that side', async () => {
    const [ada, bo] = table.players;
    must(await ada!.ask('say', { text: SECRET, to: 'side' }));
    for (const client of [ada!, bo!]) {
      await until(() => client.said.length === 1, 'it is heard');
      expect(client.said).toEqual([{ from: 'Ada', seat: 'blue', text: SECRET, to: 'side' }]);
    }
  });

  test('sends not one byte to anybody else: neither the other side, nor who holds a free seat, nor who watches', async () => {
    const [ada, bo] = table.players;
    const { others, omniscient } = table;
    const everybodyElse = [...others, omniscient];
    const counts = () => everybodyElse.map(({ frames }) => frames.length);
    // What was under way has come.
    const before = await untilAtRest(counts, 500, 'nothing comes any more');
    must(await ada!.ask('say', { text: SECRET, to: 'side' }));
    must(await bo!.ask('say', { text: SECRET, to: 'side' }));
    await until(() => ada!.said.length === 2, 'the side has talked');
    // Nothing that is under way still comes after so long.
    await sleep(200);
    expect(counts()).toEqual(before);
    must(await ada!.ask('say', { text: 'Hello!' }));
    must(await others[1]!.ask('sit', { name: 'Di', salt: '4'.repeat(16) }));
    for (const client of everybodyElse) {
      await until(() => client.said.length === 1, 'what is for all is heard');
      expect(client.said).toEqual([{ from: 'Ada', seat: 'blue', text: 'Hello!' }]);
      for (const frame of client.frames) expect(Buffer.from(frame).includes(SECRET)).toBe(false);
    }
  });

  test('is refused where nobody would hear it', async () => {
    const [alone, free, spectator] = table.others;
    for (const client of [alone!, free!, spectator!])
      expect(codeOf(await client.ask('say', { text: SECRET, to: 'side' }))).toBe('nobody-beside');
  });

  test('counts with what is said to all', async () => {
    const [ada] = table.players;
    const answers: string[] = [];
    for (let i = 0; i < 6; i++)
      answers.push(codeOf(await ada!.ask('say', { text: 'So.', ...(i % 2 ? { to: 'side' as const } : {}) })));
    expect(answers).toEqual([...Array(5).fill('done'), 'too-fast']);
  });
});

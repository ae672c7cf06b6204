import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { toldAfter } from '../../../../shared/test/rulesets/index.ts';
import { begin, gather, joined, must, quietConsole, type RoomClient, until, useApp } from '../../kit.ts';

const DELAY = { minutes: 10, turns: 0 };
const app = useApp({ rulesets: toldAfter(DELAY) });

quietConsole();

const TIP = 'Two of them wait behind the hill.';

/** Waits until these have heard so many lines; gives what the last one was. */
const heard = async (client: RoomClient, lines: number) => {
  await until(() => client.said.length === lines, 'it is heard');
  return client.said.at(-1);
};

describe('spectators of a match', () => {
  test('talk with everybody before it, among themselves while it is played, and with everybody after it', async () => {
    const at = await gather(app.url);
    const [eve, max] = [await joined(app.url, at.match.id, { name: 'Eve' }), await joined(app.url, at.match.id)];
    const from = 'Eve (watching)';
    must(await eve.ask('say', { text: 'Hello!' }));
    for (const client of [at.blue, at.orange, eve, max])
      expect(await heard(client, 1)).toEqual({ from, seat: null, text: 'Hello!' });
    await begin({ ...at, everybody: [at.blue, at.orange] });

    const before = [at.blue, at.orange].map(({ frames }) => frames.length);
    must(await eve.ask('say', { text: TIP }));
    for (const client of [eve, max])
      expect(await heard(client, 2)).toEqual({ from, seat: null, text: TIP, to: 'spectators' });
    // Nothing that is under way still comes after so long.
    await sleep(200);
    for (const [i, { frames }] of [at.blue, at.orange].entries())
      expect(frames.slice(before[i]).some((frame) => Buffer.from(frame).includes(TIP))).toBe(false);
    must(await at.blue.ask('say', { text: 'Your turn.' }));
    expect(await heard(max, 3)).toMatchObject({ seat: 'blue', text: 'Your turn.' });

    must(await at.blue.intend({ kind: 'concede' }));
    await until(() => eve.state.status === 'over', 'the match is over');
    must(await eve.ask('say', { text: 'Well played.' }));
    expect(await heard(at.orange, 3)).toEqual({ from, seat: null, text: 'Well played.' });
  });

  test('are called by no name that looks like that of a player or of the table', async () => {
    const at = await gather(app.url);
    await begin({ ...at, everybody: [at.blue, at.orange] });
    const listening = await joined(app.url, at.match.id);
    const own = at.blue.state.seats.get('blue')!.name;
    for (const [index, [name, from]] of [
      [own.toUpperCase(), `${own.toUpperCase()} 2 (watching)`],
      [`${own.slice(0, -1)}\u0430`, `${own.slice(0, -1)}\u0430 2 (watching)`],
      ['Server', 'Server 2 (watching)'],
      ['', 'Spectator'],
    ].entries()) {
      const mimic = await joined(app.url, at.match.id, { name: name! });
      must(await mimic.ask('say', { text: 'It is me.' }));
      expect(await heard(listening, index + 1)).toMatchObject({ from, seat: null });
    }
  });

  test('who see all sides later hear each other at once, and the players when that is due', async () => {
    const at = await gather(app.url, { spectators: DELAY });
    await begin({ ...at, everybody: [at.blue, at.orange] });
    const [eve, max] = [await joined(app.url, at.match.id, { name: 'Eve' }), await joined(app.url, at.match.id)];
    must(await at.blue.ask('say', { text: 'Not before ten minutes.' }));
    must(await eve.ask('say', { text: TIP }));
    for (const client of [eve, max]) expect(await heard(client, 1)).toMatchObject({ text: TIP, to: 'spectators' });

    // The match is over, which those who watch do not know yet: they are apart still.
    must(await at.orange.intend({ kind: 'concede' }));
    await until(() => at.blue.state.status === 'over', 'the match is over');
    must(await max.ask('say', { text: 'Who wins?' }));
    expect(await heard(eve, 2)).toMatchObject({ text: 'Who wins?', to: 'spectators' });
    expect(eve.said.map(({ text }) => text)).toEqual([TIP, 'Who wins?']);
    for (const player of [at.blue, at.orange])
      expect(player.said.map(({ text }) => text)).toEqual(['Not before ten minutes.']);
  });
});

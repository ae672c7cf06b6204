import { describe, expect, test } from 'vitest';
import { must, play, RoomClient, troubledClock, turnOf, until, useApp } from '../../kit.ts';

const time = troubledClock();
const app = useApp({ clock: time.clock });

/** A decision with 60 seconds, then 20 from the bank. */
const CLOCKS = { seconds: { react: 60, plan: 60 }, bank: 20, opening: 0 };

const timesOf = ({ decisions }: RoomClient) =>
  decisions.map(({ id, bankFrom, deadline }) => ({ id, bankFrom, deadline }));

describe.each([
  ['a wall clock that is set ten minutes ahead', () => time.set(600_000)],
  ['a wall clock that is set ten minutes back', () => time.set(-600_000)],
  ['a process that is stopped for five minutes', () => time.stand(300_000)],
])('%s', (_, jump) => {
  test('takes nobody any time, and everybody is told what time it is', async () => {
    const at = await play(app.url, { clocks: CLOCKS });
    const { asked, seat, decision, answer } = turnOf(at);
    const before = timesOf(at.spectator);
    const told = at.everybody.map(({ clock }) => clock.length);
    const now = time.clock.now();
    jump();
    await until(() => at.everybody.every(({ clock }, index) => clock.length > told[index]!), 'everybody is told');
    expect(at.spectator.clock.at(-1)!.now - now).toBeLessThan(20_000);
    expect(timesOf(at.spectator)).toEqual(before);
    const late = await RoomClient.join(app.url, at.match.id);
    await until(() => late.decisions.length, 'whoever comes now sees it as well');
    expect(timesOf(late)).toEqual(before);
    expect(before[0]!.deadline - late.welcomes[0]!.now).toBeGreaterThan(60_000);
    must(await answer(decision.default));
    await until(() => at.spectator.own!.eventCount === asked.own!.eventCount, 'it is told');
    expect(at.spectator.bankOf(seat)).toBe(20_000);
    expect(at.spectator.seen.filter(({ seen }) => seen.kind === 'waited')).toHaveLength(1);
  });

  test('takes no time from a player whom the host has asked to leave the seat', async () => {
    const at = await play(app.url, { clocks: CLOCKS });
    must(await at.blue.ask('reissue', { seat: 'orange', secret: 'x'.repeat(32) }));
    const shown = () => at.spectator.state.seats.get('orange')!;
    await until(() => shown().freeAt > 0, 'the request is shown');
    const { freeAt } = shown();
    jump();
    // Whatever happens makes the server look at what is due.
    must(await at.blue.ask('policy', { policy: { match: { answer: 'pass' } } }));
    const { answer, decision } = turnOf(at);
    must(await answer(decision.default));
    await until(() => at.spectator.seen.some(({ seen }) => seen.kind === 'waited'), 'it is told');
    expect(shown()).toMatchObject({ freeAt, taken: true });
    expect(freeAt - time.clock.now()).toBeGreaterThan(200_000);
  });

  test('changes nothing for a match that is taken up by another server', async () => {
    const at = await play(app.url, { clocks: CLOCKS });
    const [before] = timesOf(at.spectator);
    const left = before!.deadline - time.clock.now();
    jump();
    await app.restart();
    const back = await RoomClient.join(app.url, at.match.id);
    await until(() => back.decisions.length, 'it goes on');
    const after = timesOf(back)[0]!.deadline - back.welcomes[0]!.now;
    expect(after).toBeLessThanOrEqual(left);
    expect(after).toBeGreaterThan(left - 20_000);
  });
});

test('clocks go on to run out after a wall clock was set back', async () => {
  const at = await play(app.url, { clocks: { seconds: { react: 1, plan: 1 }, bank: 0, opening: 0 } });
  time.set(-600_000);
  await until(() => at.spectator.seen.some(({ seen }) => seen.kind === 'waited'), 'the default is done');
});

import { hashOf } from '@ironhex/shared/match';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  codeOf,
  type Gathering,
  gather,
  must,
  open,
  outcomeOf,
  play,
  RoomClient,
  sameFor,
  turnOf,
  until,
  useApp,
  viewOf,
} from '../../kit.ts';

const app = useApp();

/** Everybody of a match comes anew, as after a restart. */
const comeBack = async (at: Gathering): Promise<Gathering> => {
  const join = async (seat?: number) => {
    const client = await RoomClient.join(
      app.url,
      at.match.id,
      seat === undefined ? {} : { secret: at.match.seats[seat]!.secret },
    );
    await until(() => client.own?.view, 'everything is there');
    return client;
  };
  const [blue, orange, spectator] = [await join(0), await join(1), await join()];
  return { ...at, blue, orange, spectator, everybody: [blue, orange, spectator] };
};

/** A few turns by default. */
const playOn = async (at: Gathering, turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) {
    const { answer, decision, asked } = turnOf(at);
    must(await answer(decision.default));
    await sameFor(at.everybody, asked);
  }
};

/** What somebody sees and has seen. */
const known = async (client: RoomClient) => ({ view: client.view, events: await client.events(1) });

describe('after a restart', () => {
  test('a match is where it was for everybody, with the same events under the same numbers, and is played on', async () => {
    const at = await play(app.url);
    await playOn(at, 5);
    const before = await Promise.all(at.everybody.map(known));
    await app.restart();
    const back = await comeBack(at);
    expect(await Promise.all(back.everybody.map(known))).toEqual(before);
    expect(back.blue.state.commitment).toBe(at.blue.state.commitment);
    await playOn(back, 3);
    expect(back.blue.own!.eventCount).toBeGreaterThan(at.blue.own!.eventCount);
  });

  test('a match that gathers keeps who sits; the rest sits down and it begins', async () => {
    const at = await gather(app.url);
    must(await at.orange.ask('sit', { name: 'Bo', salt: at.salts[1] }));
    await app.restart();
    const back = await comeBack(at);
    expect(back.spectator.state.seats.get('orange')!.name).toBe('Bo');
    must(await back.blue.ask('sit', { name: 'Ada', salt: at.salts[0] }));
    await until(() => back.spectator.state.status === 'playing', 'it begins');
  });

  test('an intent that was done is answered again and not done again', async () => {
    const at = await play(app.url);
    const { asked, decision, seat } = turnOf(at);
    const intent = { seq: 41, decision: decision.id, intent: decision.default };
    must(await asked.ask('intent', intent));
    await app.restart();
    const back = await comeBack(at);
    const again = seat === 'blue' ? back.blue : back.orange;
    expect(again.welcomes[0]!.seq).toBe(41);
    const { eventCount } = again.own!;
    must(await again.ask('intent', intent));
    expect(codeOf(await again.ask('intent', { ...intent, intent: { kind: 'concede' } }))).toBe('seq-used');
    expect(again.own!.eventCount).toBe(eventCount);
  });

  test('policies go on answering, and a finished match has its outcome, its record and its rematch', async () => {
    const at = await play(app.url);
    must(await at.blue.ask('policy', { policy: { match: { answer: 'pass' } } }));
    await app.restart();
    let back = await comeBack(at);
    expect(back.blue.welcomes[0]!.policy).toMatchObject({ match: { answer: 'pass' } });
    must(await back.orange.intend({ kind: 'concede' }));
    must(await back.blue.ask('rematch', { wanted: true }));
    must(await back.orange.ask('rematch', { wanted: true }));
    await until(() => back.spectator.invitations.length === 1, 'the rematch is open');
    await app.restart();
    back = await comeBack(back);
    expect(outcomeOf(back.spectator)).toMatchObject({ winner: 0 });
    await until(() => back.spectator.invitations.length === 1, 'the rematch is still open');
    const [{ id }] = back.spectator.invitations as [{ id: string }];
    const orange = await RoomClient.join(app.url, id, { secret: at.match.seats[0]!.secret });
    await until(() => orange.own, 'the rematch is there');
    expect(orange.viewers).toEqual(['orange']);
    const record = (await (await fetch(`${app.url}/api/matches/${at.match.id}/record`)).json()) as { hash?: string };
    expect(record.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the clocks charge nobody for the time it took', async () => {
    const at = await play(app.url, { clocks: { seconds: { react: 60, plan: 60 }, bank: 30, opening: 0 } });
    const { seat, decision, answer } = turnOf(at);
    const before = at.spectator.decisionOf(seat)!.deadline - Date.now();
    const stopping = Date.now();
    await app.restart();
    const down = performance.now();
    await until(() => performance.now() - down > 400, 'it was away for a while');
    const back = await comeBack(at);
    const after = back.spectator.decisionOf(seat)!;
    expect(after).toMatchObject({ id: decision.id });
    expect(after.deadline - Date.now()).toBeGreaterThan(before - (Date.now() - stopping) + 400);
    expect(after.deadline - Date.now()).toBeLessThanOrEqual(before + 5);
    expect(answer).toBeDefined();
  });
});

describe('while nothing can be stored', () => {
  test('the match pauses with a notice; nothing is told that is not stored; it goes on by itself', async () => {
    const at = await play(app.url, { clocks: { seconds: { react: 60, plan: 60 }, bank: 30, opening: 0 } });
    const { asked, decision, seat } = turnOf(at);
    const before = at.everybody.map(({ view, seen }) => ({ view, seen: [...seen] }));
    const { deadline } = at.spectator.decisionOf(seat)!;
    app.journal.broken = new Error('no space left');
    const underWay = asked.intend(decision.default, decision.id);
    await until(() => at.everybody.every(({ state }) => state.paused === 'storage'), 'everybody is told of the pause');
    expect(codeOf(await asked.intend({ kind: 'concede' }))).toBe('paused');
    expect(await asked.events(1)).toHaveLength(before[0]!.seen.length);
    const late = await RoomClient.join(app.url, at.match.id);
    await until(() => late.state.paused === 'storage', 'whoever comes now is told as well');
    const tried = app.journal.rejected;
    await until(() => app.journal.rejected > tried + 1, 'it was tried again');
    // Whoever has an answer has all that was told before.
    for (const client of at.everybody) await client.events();
    expect(at.everybody.map(({ view, seen }) => ({ view, seen }))).toEqual(before);
    app.journal.broken = undefined;
    must(await underWay);
    await until(() => late.state.paused === '' && late.own?.view, 'it goes on');
    await until(() => at.spectator.own!.eventCount === late.own!.eventCount, 'those who were there are told as well');
    expect(late.view).toEqual(at.spectator.view);
    const next = at.spectator.decisions[0]!;
    expect(next.deadline).toBeGreaterThan(deadline);
    await sameFor(at.everybody, asked);
    await playOn(at, 2);
  });

  test('an intent that waits to be stored is not refused when it is sent again over another line: it is done once', async () => {
    const at = await play(app.url);
    const { asked, decision, seat } = turnOf(at);
    const command = { seq: asked.own!.seq + 1, decision: decision.id, intent: decision.default };
    app.journal.broken = new Error('no space left');
    const first = asked.ask('intent', command);
    await until(() => at.spectator.state.paused === 'storage', 'the match is paused');
    const { secret } = at.match.seats.find(({ id }) => id === seat)!;
    const line = await RoomClient.join(app.url, at.match.id, { secret });
    const second = line.ask('intent', command);
    await line.events();
    app.journal.broken = undefined;
    expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: true }]);
    const waited = (await at.spectator.events()).filter(({ seen }) => seen.kind === 'waited');
    expect(waited).toHaveLength(1);
  });

  test('what takes long is waited for, and comes in order', async () => {
    const at = await play(app.url);
    const { asked, decision } = turnOf(at);
    let free = () => {};
    app.journal.slow = new Promise((resolve) => {
      free = resolve;
    });
    const answers: string[] = [];
    const first = asked.intend(decision.default, decision.id).then((answer) => answers.push(codeOf(answer)));
    const second = asked.intend(decision.default, decision.id).then((answer) => answers.push(codeOf(answer)));
    await asked.events();
    expect(answers).toEqual([]);
    app.journal.slow = undefined;
    free();
    await Promise.all([first, second]);
    expect(answers).toEqual(['done', 'stale-decision']);
  });

  test('no match is opened, and the host is told', async () => {
    app.journal.broken = new Error('no space left');
    await expect(open(app.url)).rejects.toThrow(/cannot be stored/);
    app.journal.broken = undefined;
    expect((await open(app.url)).id).toBeDefined();
  });
});

test('a match that another server has taken is left to it: nothing is told, and everybody is sent there', async () => {
  const at = await play(app.url);
  const { asked, decision } = turnOf(at);
  const before = at.everybody.map(({ seen }) => seen.length);
  app.journal.steal(at.match.id);
  void asked.intend(decision.default, decision.id).catch(() => {});
  await until(() => at.everybody.every(({ closed }) => closed === 4100), 'everybody is sent away');
  expect(at.everybody.map(({ seen }) => seen.length)).toEqual(before);
  const back = await comeBack(at);
  expect(hashOf(viewOf(back.blue))).toBe(hashOf(viewOf(at.blue)));
  must(await turnOf(back).answer(decision.default));
});

test('a match of a server that is alive but that nobody reaches, however often it is asked for, is taken from it', async () => {
  const { id, seats } = await open(app.url);
  const join = () => RoomClient.join(app.url, id, { secret: seats[0]!.secret });
  app.journal.holder = 'the server behind the wall';
  onTestFinished(() => {
    app.journal.holder = undefined;
    vi.restoreAllMocks();
  });
  const now = performance.now.bind(performance);
  for (const later of [0, 6000]) {
    vi.spyOn(performance, 'now').mockImplementation(() => now() + later);
    await expect(join()).rejects.toThrow(/cannot be opened at the moment/);
  }
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 12_000);
  const blue = await join();
  await until(() => blue.own, 'blue is in');
  await blue.leave();
});

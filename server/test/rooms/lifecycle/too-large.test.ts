import { randomBytes } from 'node:crypto';
import type { Rulesets } from '@ironhex/shared/match';
import { matchMaker } from 'colyseus';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../../../src/rooms/match/history/entries.ts';
import { example } from '../../example.ts';
import { codeOf, faultsOf, must, play, RoomClient, turnOf, until, useApp } from '../../kit.ts';
import { bareTable, below, refolded } from '../../table-kit.ts';

/** Matches with this time limit take their time when they are put together again. */
const SLOW = 60;
const QUICK = { options: { limit: 900 } };

const order: string[] = [];
/** Called once, in the middle of putting a slow match together. */
let amid: (() => void) | undefined;
const slow: typeof example = {
  ...example,
  *resolve(state, seat, intent, dice) {
    if (state.options.limit === SLOW) {
      order.push('folding');
      amid?.();
      amid = undefined;
      for (const start = performance.now(); performance.now() - start < 2; );
    }
    yield* example.resolve(state, seat, intent, dice);
  },
};

const lines: string[] = [];
const MOST = { entries: 300, bytes: 1024 * 1024 };
const app = useApp({
  rulesets: new Map([[slow.id, slow]]) as unknown as Rulesets,
  log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
  bounds: { match: MOST, fold: 30_000 },
  keep: { playing: 0.05, idle: 0.05 },
});
beforeEach(() => {
  lines.length = 0;
  order.length = 0;
});

/** Puts a match into the journal as if it had been played somewhere else. */
const put = async (entries: readonly Entry[], blueprint: object): Promise<string> => {
  const id = randomBytes(7).toString('hex').replaceAll(/[01]/g, 'x');
  await app.journal.open({ id, blueprint: { ...blueprint, id }, openedBy: 'a test' });
  const taken = await app.journal.take(id);
  if (taken.kind !== 'taken') throw new Error(taken.kind);
  await app.journal.append(taken.lease, 1, entries);
  await app.journal.release(taken.lease, Date.now());
  return id;
};

/** The longest of some matches that were played for up to so many entries by chance. */
const played = (count: number) =>
  Array.from({ length: 12 }, (_, seed) => {
    const at = bareTable({ seed: seed + 1 });
    at.play(below(seed), () => at.entries.length >= count || at.table.status === 'over');
    return at;
  }).reduce((one, other) => (other.entries.length > one.entries.length ? other : one));

describe('a match that takes up more than a match may', () => {
  const flooded = () => {
    const { entries, blueprint } = bareTable();
    const policy = { match: { answer: 'pass' }, units: { b1: { answer: 'pass' } } };
    const flood = Array.from({ length: 1000 }, (): Entry => ({ kind: 'policy', at: 1, seat: 'blue', policy }));
    return put([...entries, ...flood], blueprint);
  };

  test('is closed: said so to whoever asks, in the log once, and not looked at again', async () => {
    const id = await flooded();
    const taking = vi.spyOn(app.journal, 'take');
    for (let i = 0; i < 3; i++) {
      const response = await fetch(`${app.url}/api/matches/${id}`);
      expect(response.status).toBe(409);
      expect(await faultsOf(response)).toEqual([{ at: 'id', message: expect.stringMatching(/match is closed/) }]);
      await expect(RoomClient.join(app.url, id)).rejects.toMatchObject({
        code: 409,
        message: expect.stringMatching(/match is closed/),
      });
    }
    expect(taking).toHaveBeenCalledTimes(1);
    taking.mockRestore();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'a match is too large, and closed', match: id, extent: { entries: 1002 }, most: MOST },
    ]);
  });

  test('harms no other: those go on, and new ones are opened', async () => {
    const at = await play(app.url, QUICK);
    const id = await flooded();
    await expect(RoomClient.join(app.url, id)).rejects.toThrow(/match is closed/);
    must(await turnOf(at).answer(turnOf(at).decision.default));
    await play(app.url, QUICK);
  });
});

describe('a match that comes to what it may take up while it is played', () => {
  test('stays as it is: everything is refused, no clock runs, and it can be opened and looked at', async () => {
    const { table, blueprint, entries, perform, troubles } = bareTable({
      clocks: { seconds: { react: 60, plan: 60 }, bank: 0 },
      most: { entries: 20, bytes: 1024 * 1024 },
    });
    for (let i = 0; i < 100 && entries.length < 20; i++) {
      const decision = table.pending()[0]!;
      const { seat, id } = decision;
      const intent = table.ruleset.fallback(table.view(seat), decision);
      expect(perform({ kind: 'done', seat, intent, by: 'player', decision: id })).toBeUndefined();
    }
    expect(table.status).toBe('playing');
    expect(table.clocks.idle).toBe(true);
    expect(perform({ kind: 'done', seat: 'blue', intent: { kind: 'concede' }, by: 'player' })?.code).toBe('match-full');
    expect(perform({ kind: 'rematch', seat: 'blue', wanted: true })?.code).toBe('match-full');
    const again = refolded(blueprint, entries, 'awake', { entries: 20, bytes: 1024 * 1024 });
    expect(again.table.clocks.idle).toBe(true);
    expect(again.entries).toEqual([]);
    expect([...troubles, ...again.troubles]).toEqual([]);
    expect(again.table.view('blue')).toEqual(table.view('blue'));
  });
});

describe('while a large match is put together again', () => {
  test('the intents of other matches are answered in between', async () => {
    const other = await play(app.url, QUICK);
    const { entries, blueprint } = played(100);
    const id = await put(entries, blueprint);
    let open = false;
    const joining = RoomClient.join(app.url, id).then((client) => {
      open = true;
      return client;
    });
    while (!open) {
      const { answer, decision, seat } = turnOf(other);
      must(await answer(decision.default));
      order.push('answered');
      await until(() => {
        const next = turnOf(other);
        return next.decision && (next.seat !== seat || next.decision.id > decision.id);
      }, 'the next one is asked');
    }
    const watching = await joining;
    await until(() => watching.own, 'the large match is there');
    const between = order.slice(order.indexOf('folding'), order.lastIndexOf('folding'));
    expect(between).toContain('answered');
  });

  test('a server that stops leaves off, and whoever asks again finds the match as it was', async () => {
    const { entries, blueprint, table } = played(100);
    const id = await put(entries, blueprint);
    const restarted = Promise.withResolvers<void>();
    amid = () => restarted.resolve(app.restart());
    const joining = RoomClient.join(app.url, id).then(
      () => 'joined',
      () => 'turned away',
    );
    await restarted.promise;
    expect(await joining).toBe('turned away');
    const done = entries.filter(({ kind }) => kind === 'done').length;
    expect(order.length).toBeLessThan(done);
    const again = await RoomClient.join(app.url, id);
    await until(() => again.own && again.view, 'it is open');
    expect(again.view).toEqual(table.view('public'));
  });

  test('two that are folded at once take turns', async () => {
    const { entries, blueprint } = played(100);
    const ids = [await put(entries, blueprint), await put(entries, blueprint)];
    const clients = await Promise.all(ids.map((id) => RoomClient.join(app.url, id)));
    await until(() => clients.every(({ own }) => own), 'both are there');
    expect(clients[0]!.view).toEqual(clients[1]!.view);
  });

  test('no clock rings between two of its entries', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { play, entries, blueprint, table } = bareTable({
      seed: 5,
      clocks: { seconds: { react: 1, plan: 1 }, bank: 0 },
    });
    play(below(5), () => entries.length >= 20);
    expect(vi.getTimerCount()).toBe(1);
    table.clocks.stop();
    for (const _ of refolded(blueprint, [], 'asleep').runner.refold(entries)) expect(vi.getTimerCount()).toBe(0);
  });

  test('whoever asks for it waits, and its clocks begin when it is there', async () => {
    const clocks = { seconds: { react: 1, plan: 1 }, bank: 0 } as const;
    const at = bareTable({ seed: 5, clocks });
    at.play(below(5), () => at.entries.length >= 20);
    at.table.clocks.stop();
    const id = await put(at.entries, at.blueprint);
    const [one, two] = await Promise.all([RoomClient.join(app.url, id), RoomClient.join(app.url, id)]);
    await until(() => one.own && two.own, 'both are in');
    expect(one.view).toEqual(at.table.view('public'));
    expect(codeOf(await one.ask('say', { text: 'here' }))).toBe('done');
    expect(app.journal.textOf(id).match(/"by":"clock"/g)).toBe(null);
    expect(matchMaker.getLocalRoomById(one.room.roomId)).toBeDefined();
  });
});

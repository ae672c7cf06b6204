import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smallSetup } from '../../../shared/test/properties/matches.ts';
import { SAMPLES } from '../../../shared/test/rulesets/samples.ts';
import { Connection } from '../../src/net/connection.ts';
import { SoFar } from '../../src/replay/so-far.ts';
import { openPage, server, settle } from '../net/far-end.ts';
import { Heard } from '../source/heard.ts';
import { PretendedRoom } from '../source/pretended-room.ts';
import { Truth } from '../source/truth.ts';

vi.mock('colyseus.js', async (original) => ({
  ...(await original<typeof import('colyseus.js')>()),
  Client: (await import('../net/far-end.ts')).FakeClient,
}));

beforeEach(() => {
  vi.useFakeTimers();
  openPage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('a match of %s under way', (_, sample) => {
  const { ruleset } = sample;

  test('is to each viewer exactly what that viewer was told, at any moment, and nothing else', async () => {
    const truth = new Truth(ruleset, smallSetup(sample, 5), 5);
    truth.play(20);
    const room = new PretendedRoom(truth.again());
    for (const viewer of truth.viewers) {
      const line = room.await(viewer);
      const connection = new Connection('m1', { secrets: [], opened: () => {}, lost: () => {} });
      const soFar = new SoFar(connection, async (game) => (game === ruleset.id ? ruleset : undefined));
      const heard = new Heard(soFar, ruleset);
      await settle();
      room.greet(line);
      await settle();
      expect(heard.from).toEqual(truth.first(viewer));
      expect(heard.events).toEqual(truth.told(viewer));
      expect(heard.view).toEqual(truth.view(viewer));
      for (const { at, view } of truth.moments(viewer)) {
        await soFar.reach.value.seek!(at);
        expect(heard.landed).toEqual(view);
      }
      // It looks on: it neither holds the seat, nor has what only a record has.
      expect(soFar.own.value).toMatchObject({ viewer, seat: null, awaited: [] });
      expect(Object.keys(soFar.reach.value)).toEqual(['seek']);
      expect(await soFar.act()).toMatchObject({ ok: false });
      expect(line.leave, 'it has left the match').toHaveBeenCalled();
      heard.leave();
    }
    expect(server.next).toEqual([]);
  });

  test('is not shown by a page that does not have its game', async () => {
    const room = new PretendedRoom(new Truth(ruleset, smallSetup(sample, 5), 5));
    const line = room.await('public');
    const soFar = new SoFar(
      new Connection('m1', { secrets: [], opened: () => {}, lost: () => {} }),
      async () => undefined,
    );
    const heard = new Heard(soFar, ruleset);
    await settle();
    room.greet(line);
    await settle();
    expect(soFar.access.value.status).toBe('refused');
    expect(heard.events).toEqual([]);
  });
});

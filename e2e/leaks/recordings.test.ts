import { type App, startApp } from '@ironhex/server/app';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeLog } from '../../server/src/log.ts';
import type { AnyRuleset } from '../../server/src/rooms/match/blueprint.ts';
import { memoryJournal } from '../../server/test/memory-journal.ts';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { PATIENCE } from '../drivers/until.ts';
import { Recording, type Stretch } from './recording.ts';
import { settled } from './settled.ts';
import { READY, sealedMatch, sealedOrders } from './toy.ts';

let app: App;
beforeAll(async () => {
  const rulesets = new Map([[sealedOrders.id, sealedOrders as unknown as AnyRuleset]]);
  for (const [id, ruleset] of rulesets) RoomClient.rulesets.set(id, ruleset);
  app = await startApp(0, undefined, { rulesets, journal: memoryJournal(), log: makeLog('silent') });
});
afterAll(() => app.stop());

/** What blue does in secret before each of its orders that are read out. */
interface Secret {
  readonly reserve: string;
  deeds(blue: RoomClient, join: () => Promise<RoomClient>): Promise<unknown>;
}

const order = (client: RoomClient, text: string) => client.intend({ text });

const NOTHING: Secret = { reserve: 'lanterns', deeds: async () => {} };

const SECRETS: readonly (readonly [what: string, secret: Secret])[] = [
  ['nothing, and has something else in reserve', { ...NOTHING, reserve: 'a whole regiment of kestrels' }],
  ['one order, which it takes back', { ...NOTHING, deeds: (blue) => order(blue, 'x') }],
  [
    'many orders, long and short',
    {
      ...NOTHING,
      deeds: async (blue) => {
        for (const length of [300, 1, 150]) await order(blue, 'y'.repeat(length));
      },
    },
  ],
  [
    'orders at once, none of which it waits for',
    { ...NOTHING, deeds: (blue) => Promise.all(['a', 'b', 'c'].map((text) => order(blue, text))) },
  ],
  ['what is refused', { ...NOTHING, deeds: (blue) => blue.ask('intent', { seq: 1e6, decision: 99, intent: {} }) }],
  ['what cannot be read', { ...NOTHING, deeds: (blue) => blue.ask('intent', { seq: 'x' }) }],
  ['a policy', { ...NOTHING, deeds: (blue) => blue.ask('policy', { policy: {} }) }],
  ['reading of all that happened', { ...NOTHING, deeds: (blue) => blue.events(0) }],
  [
    'a look and an order in another tab, which it closes again',
    {
      ...NOTHING,
      deeds: async (_blue, join) => {
        const tab = await join();
        await order(tab, 'from the tab');
        await tab.leave();
      },
    },
  ],
];

const until = (so: () => unknown) => vi.waitUntil(so, { timeout: PATIENCE, interval: 2 });

/** Plays a whole match in which all is the same but blue's secret; what each other viewer gets. */
const record = async ({ reserve, deeds }: Secret): Promise<Record<'orange' | 'spectator', Stretch[]>> => {
  const match = await openMatch(app.url, sealedMatch([reserve, 'kites']));
  const join = async (seat?: number): Promise<RoomClient> => {
    const secret = seat === undefined ? {} : { secret: match.seats[seat]!.secret };
    const client = await RoomClient.join(app.url, match.id, secret);
    await until(() => client.own);
    return client;
  };
  // Who comes is told before the next one comes: otherwise the machine decides what goes into which frame.
  const blue = await join(0);
  await settled(app.url);
  const orange = await join(1);
  await settled(app.url);
  const spectator = await join();
  const recordings = [new Recording(orange, app.url), new Recording(spectator, app.url)];
  /** Both write down what comes while something happens. */
  const stretch = async (what: string, happening: () => Promise<unknown>): Promise<void> => {
    let done: Promise<unknown> | undefined;
    await Promise.all(recordings.map((recording) => recording.stretch(what, () => (done ??= happening()))));
  };

  await stretch('everybody comes', async () => {});
  await stretch('both sit down', async () => {
    await blue.ask('sit', { name: 'Ada', salt: 'salt of blue' });
    await orange.ask('sit', { name: 'Bo', salt: 'salt of orange' });
  });
  for (const round of [1, 2]) {
    await stretch(`a secret in round ${round}`, () => deeds(blue, () => join(0)));
    await stretch(`an order in round ${round}`, () => order(blue, `march in round ${round}`));
    await stretch(`orange orders in round ${round}`, () => order(orange, 'hold'));
    await stretch(`blue is ready in round ${round}`, () => order(blue, READY));
    await stretch(`the orders of round ${round} are read out`, () => order(orange, READY));
  }
  await until(() => spectator.state.status === 'over');
  const [seat, guest] = recordings.map(({ stretches }) => stretches);
  for (const client of [blue, orange, spectator]) await client.leave();
  return { orange: seat!, spectator: guest! };
};

const bytesOf = (stretches: readonly Stretch[]) =>
  stretches.map(({ what, frames }) => ({ what, frames: frames.map(({ bytes }) => bytes) }));

describe('two matches that differ only in what a viewer may not know are the same to that viewer', () => {
  let plain: Awaited<ReturnType<typeof record>>;
  beforeAll(async () => {
    plain = await record(NOTHING);
  });

  test('and the same match played again is, too: nothing in it but what is blanked is left to chance', async () => {
    const again = await record(NOTHING);
    for (const viewer of ['orange', 'spectator'] as const) {
      expect(bytesOf(again[viewer])).toEqual(bytesOf(plain[viewer]));
      // What is compared is not empty, nor is all of it blanked.
      const text = bytesOf(again[viewer])
        .flatMap(({ frames }) => frames)
        .join('');
      expect(text).toContain('march in round 2');
      expect(text.replaceAll('_', '').length).toBeGreaterThan(text.length * 0.8);
    }
  });

  test.concurrent.each(SECRETS)('while blue does in secret: %s', async (_what, secret) => {
    const other = await record(secret);
    for (const viewer of ['orange', 'spectator'] as const) {
      // Every byte of every frame, in order, with the same borders between them.
      expect(bytesOf(other[viewer])).toEqual(bytesOf(plain[viewer]));
      for (const { what, unasked, frames } of other[viewer]) {
        // No frame is there because of a secret, whenever: nothing to take the time of.
        if (/secret|an order/.test(what))
          expect({ what, unasked, frames: frames.length }).toEqual({ what, unasked: 0, frames: 1 });
      }
      // Frames that were told together come together: as many of them between two points that the viewer knows.
      expect(other[viewer].map(({ unasked }) => unasked)).toEqual(plain[viewer].map(({ unasked }) => unasked));
      const times = other[viewer].flatMap(({ frames }) => frames.map(({ at }) => at));
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });

  test('but what that viewer may know does make a difference', async () => {
    const { orange, spectator } = await record({ ...NOTHING, deeds: (blue) => blue.ask('say', { text: 'hello' }) });
    for (const [heard, usual] of [
      [orange, plain.orange],
      [spectator, plain.spectator],
    ] as const)
      expect(bytesOf(heard)).not.toEqual(bytesOf(usual));
  });
});

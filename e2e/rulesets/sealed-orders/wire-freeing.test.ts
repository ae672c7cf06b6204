import { beforeAll, expect, test } from 'vitest';
import { openMatch } from '../../drivers/door.ts';
import type { RoomClient } from '../../drivers/room-client.ts';
import { useTestApp } from '../../drivers/test-app.ts';
import { Recording, type Stretch, stretchesOf } from '../../leaks/recording.ts';
import { joinSettled } from '../../leaks/settled.ts';
import { commit, order } from './by-wire.ts';

const app = useTestApp();

/** Units are placed in secret, with more time for it than any test takes. */
const REQUEST = {
  ruleset: 'sealed-orders',
  options: { rounds: 1, units: 2 },
  clocks: { seconds: { place: 600, order: 600, night: 10 }, bank: 600 },
};

/** What the host, who has asked to free orange's seat, and a spectator get while orange does something in secret. */
const record = async (deed: (orange: RoomClient) => Promise<unknown>): Promise<readonly Stretch[][]> => {
  const match = await openMatch(app.url, REQUEST);
  const join = (seat?: number) => joinSettled(app.url, match, seat);
  const [blue, orange, spectator] = [await join(0), await join(1), await join()] as const;
  const recordings = [new Recording(blue, app.url), new Recording(spectator, app.url)];
  const stretch = stretchesOf(recordings);
  await stretch('both sit down', async () => {
    await blue.ask('sit', { name: 'Ada', salt: 'salt of blue' });
    await orange.ask('sit', { name: 'Bo', salt: 'salt of orange' });
  });
  await stretch('the host asks', () => blue.ask('reissue', { seat: 'orange', secret: 'x'.repeat(32) }));
  await stretch('in secret', () => deed(orange));
  await stretch('the host does something', () => blue.ask('policy', { policy: { keepFlare: true } }));
  await stretch('orange objects', () => orange.ask('stay', {}));
  for (const client of [blue, orange, spectator]) await client.leave();
  return recordings.map(({ stretches }) => stretches);
};

const bytesOf = (stretches: readonly Stretch[]) =>
  stretches.map(({ what, unasked, frames }) => ({ what, unasked, frames: frames.map(({ bytes }) => bytes) }));

let plain: readonly Stretch[][];
beforeAll(async () => {
  plain = await record(async () => {});
});

test.each<[string, (orange: RoomClient) => Promise<unknown>]>([
  ['nothing', async () => {}],
  ['an order', (orange) => order(orange, 'o1', '0201')],
  ['committing', (orange) => commit(orange)],
  ['a policy', (orange) => orange.ask('policy', { policy: { keepFlare: true } })],
  ['what is refused', (orange) => orange.ask('intent', { seq: 1e6, decision: 99, intent: {} })],
])('a request to free a seat tells nobody what its player does in secret: %s', async (_, deed) => {
  const recorded = await record(deed);
  for (const [viewer, stretches] of recorded.entries()) {
    expect(bytesOf(stretches)).toEqual(bytesOf(plain[viewer]!));
    expect(stretches.find(({ what }) => what === 'in secret')).toMatchObject({ unasked: 0 });
  }
  const text = recorded
    .flat()
    .flatMap(({ frames }) => frames.map(({ bytes }) => bytes))
    .join('');
  expect(text).toContain('seat-asked');
});

test('the same is not the same where everybody may know the difference: who objects', async () => {
  const recorded = await record((orange) => orange.ask('stay', {}));
  for (const [viewer, stretches] of recorded.entries()) expect(bytesOf(stretches)).not.toEqual(bytesOf(plain[viewer]!));
});

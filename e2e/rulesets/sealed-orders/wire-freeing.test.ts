import { beforeAll, expect, test } from 'vitest';
import { openMatch } from '../../drivers/door.ts';
import { RoomClient } from '../../drivers/room-client.ts';
import { useTestApp } from '../../drivers/test-app.ts';
import { until } from '../../drivers/until.ts';
import { Recording, type Stretch } from '../../leaks/recording.ts';
import { settled } from '../../leaks/settled.ts';
import { commit, order } from './secrets.ts';

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
  const join = async (seat?: number): Promise<RoomClient> => {
    const client = await RoomClient.join(
      app.url,
      match.id,
      seat === undefined ? {} : { secret: match.seats[seat]!.secret },
    );
    await until(() => client.own, 'the state is there');
    await settled(app.url);
    return client;
  };
  const [blue, orange, spectator] = [await join(0), await join(1), await join()] as const;
  const recordings = [new Recording(blue, app.url), new Recording(spectator, app.url)];
  const stretch = async (what: string, happening: () => Promise<unknown>): Promise<void> => {
    let done: Promise<unknown> | undefined;
    await Promise.all(recordings.map((recording) => recording.stretch(what, () => (done ??= happening()))));
  };
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

import { describe, expect, test, vi } from 'vitest';
import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { useTestApp } from '../drivers/test-app.ts';
import { LONGEST_WAIT } from '../drivers/until.ts';
import { PILOTS } from '../rulesets/index.ts';
import type { SecretScript } from '../rulesets/pilot.ts';
import { Recording, type Stretch, stretchesOf } from './recording.ts';
import { settled } from './settled.ts';

const app = useTestApp();

/** What the first seat does wherever the script leaves room for a secret. */
type Proposal = (first: RoomClient, join: () => Promise<RoomClient>) => Promise<unknown>;

const NOTHING: Proposal = async () => {};

/** What is a secret in every game. */
const DEEDS: readonly (readonly [what: string, deed: Proposal])[] = [
  ['what is refused', (first) => first.ask('intent', { seq: 1e6, decision: 99, intent: {} })],
  ['what cannot be read', (first) => first.ask('intent', { seq: 'x' })],
  ['reading of all that happened', (first) => first.events(0)],
  [
    'a look in another tab, which it closes again',
    async (_first, join) => {
      const tab = await join();
      await tab.events(0);
      await tab.leave();
    },
  ],
];

const until = (so: () => unknown) => vi.waitUntil(so, { timeout: LONGEST_WAIT, interval: 2 });

const VIEWERS = ['second', 'spectator'] as const;
type Recordings = Record<(typeof VIEWERS)[number], Stretch[]>;

/** Marks stretches in which nothing at all may come to the others. */
const HIDDEN = 'in secret';
/** Marks the end of a match whose secrets the rules lay open: there, others may see them. */
const OPEN = 'laid open';

/** Plays a whole match in which all is the same but the deeds of the first seat; what each other viewer gets. */
const record = async (script: SecretScript, deed: Proposal): Promise<Recordings> => {
  const match = await openMatch(app.url, script.request);
  const join = async (seat?: number): Promise<RoomClient> => {
    const secret = seat === undefined ? {} : { secret: match.seats[seat]!.secret };
    const client = await RoomClient.join(app.url, match.id, secret);
    await until(() => client.own);
    return client;
  };
  // Who comes is told before the next one comes: otherwise the machine decides what goes into which frame.
  const first = await join(0);
  await settled(app.url);
  const second = await join(1);
  await settled(app.url);
  const spectator = await join();
  const recordings = [new Recording(second, app.url), new Recording(spectator, app.url)];
  const stretch = stretchesOf(recordings);
  const hidden = (what: string, happening: () => Promise<unknown>) => stretch(`${HIDDEN}: ${what}`, happening);

  await stretch('everybody comes', async () => {});
  await stretch('both sit down', async () => {
    await first.ask('sit', { name: 'Ada', salt: 'salt of blue' });
    await second.ask('sit', { name: 'Bo', salt: 'salt of orange' });
  });
  const secret = () => hidden('a deed', () => deed(first, () => join(0)));
  const layOpen = (happening: () => Promise<unknown>) => stretch(OPEN, happening);
  await script.play({ first, second, secret, hidden, stretch, layOpen });
  await until(() => spectator.state.status === 'over');
  const [seat, guest] = recordings.map(({ stretches }) => stretches.filter(({ what }) => what !== OPEN));
  for (const client of [first, second, spectator]) await client.leave();
  return { second: seat!, spectator: guest! };
};

const bytesOf = (stretches: readonly Stretch[]) =>
  stretches.map(({ what, frames }) => ({ what, frames: frames.map(({ bytes }) => bytes) }));

const scripts = PILOTS.flatMap(({ ruleset, secrets = [] }) =>
  secrets.map((script) => [ruleset.id, script.name, script] as const),
);

test('there are games that keep secrets', () => expect(scripts.length).toBeGreaterThan(0));

/** Two matches are the same to everybody but the first seat. */
const expectSame = (other: Recordings, plain: Recordings): void => {
  for (const viewer of VIEWERS) {
    // Every byte of every frame, in order, with the same borders between them.
    expect(bytesOf(other[viewer])).toEqual(bytesOf(plain[viewer]));
    for (const { what, unasked, frames } of other[viewer]) {
      // No frame is there because of a secret, whenever: nothing to take the time of.
      if (what.startsWith(HIDDEN))
        expect({ what, unasked, frames: frames.length }).toEqual({ what, unasked: 0, frames: 1 });
    }
    // Frames that were told together come together: as many of them between two points that the viewer knows.
    expect(other[viewer].map(({ unasked }) => unasked)).toEqual(plain[viewer].map(({ unasked }) => unasked));
    const times = other[viewer].flatMap(({ frames }) => frames.map(({ at }) => at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
};

// They mostly wait: as many at once as Vitest lets.
describe.concurrent.each(scripts)('two matches of %s that differ only in %s', (_id, _name, script) => {
  let first: Promise<Recordings> | undefined;
  const plain = (): Promise<Recordings> => {
    first ??= record(script, NOTHING);
    return first;
  };

  test('are the same to that viewer when nothing differs: nothing but what is blanked is left to chance', async () => {
    const again = await record(script, NOTHING);
    expectSame(again, await plain());
    for (const viewer of VIEWERS) {
      // What is compared is not empty, nor is all of it blanked.
      const text = bytesOf(again[viewer])
        .flatMap(({ frames }) => frames)
        .join('');
      expect(text).toContain(script.told);
      expect(text.replaceAll('_', '').length).toBeGreaterThan(text.length * 0.8);
    }
  });

  test.each([...script.deeds, ...DEEDS])('are the same while the first seat does: %s', async (_what, deed) => {
    expectSame(await record(script, deed), await plain());
  });

  for (const [what, request] of script.others ?? [])
    test(`are the same from a position with another secret: ${what}`, async () => {
      expectSame(await record({ ...script, request }, NOTHING), await plain());
    });

  test('are not the same where the viewer may know the difference', async () => {
    const other = await record(script, (first) => first.ask('say', { text: 'hello' }));
    for (const viewer of VIEWERS) expect(bytesOf(other[viewer])).not.toEqual(bytesOf((await plain())[viewer]));
  });
});

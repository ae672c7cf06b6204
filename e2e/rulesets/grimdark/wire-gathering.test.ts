import type { Force } from '@ironhex/shared/grimdark';
import type { Refusal } from '@ironhex/shared/match';
import type { CreateMatch, GatheringSeat } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';
import { openMatch } from '../../drivers/door.ts';
import type { RoomClient } from '../../drivers/room-client.ts';
import { useTestApp } from '../../drivers/test-app.ts';
import { Recording, type Stretch, stretchesOf } from '../../leaks/recording.ts';
import { joinSettled } from '../../leaks/settled.ts';
import { REQUESTS, ready } from './requests.ts';

const app = useTestApp();

/** Forces that fit into 750 points, and not into the 300 of the changed settings, each for reasons of its own. */
const FORCES = {
  coalition: { large: ready('fc-b'), small: { army: 'holdfast-levy', units: ['hl-militia'] } },
  brood: {
    large: { army: 'thornwake-brood', units: ['tb-spitters', 'tb-skitters'] },
    small: { army: 'thornwake-brood', units: ['tb-spitters'] },
  },
} satisfies Record<string, { readonly large: Force; readonly small: Force }>;
type Side = keyof typeof FORCES;

/** Players bring their forces, in secret; the match waits for everybody to be ready. */
const requestFor = (points: number): CreateMatch => ({
  ...REQUESTS.usual,
  forces: [],
  options: { forces: 'player', markers: 'map', points },
  waits: true,
});

const changePoints = async (id: string, secret: string, points: number): Promise<void> => {
  const { waits: _waits, ...request } = requestFor(points);
  const changed = await fetch(`${app.url}/api/matches/${id}/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify(request),
  });
  expect(changed.status).toBe(200);
};

const fits = ({ state }: RoomClient, seat: string): boolean =>
  (JSON.parse(state.seats.get(seat)!.gathering) as GatheringSeat).fits;

/** What the opponent, who is the host, and a spectator get of a lobby; and what the player alone is told. */
const record = async (side: Side) => {
  const { large, small } = FORCES[side];
  const match = await openMatch(app.url, requestFor(750));
  const host = await joinSettled(app.url, match, 0);
  const player = await joinSettled(app.url, match, 1);
  const spectator = await joinSettled(app.url, match);
  const recordings = [new Recording(host, app.url), new Recording(spectator, app.url)];
  const stretch = stretchesOf(recordings);
  const ready = (client: RoomClient, is = true) =>
    client.ask('ready', { ready: is, revision: client.gathering!.revision });
  await stretch('everybody comes', async () => {});
  await stretch('both sit down, each with a secret force', async () => {
    const own = { name: 'Ada', salt: 'salt of Ada', force: FORCES.coalition.small };
    expect(await host.ask('sit', own)).toEqual({ ok: true });
    expect(await player.ask('sit', { name: 'Bo', salt: 'salt of Bo', force: large })).toEqual({ ok: true });
  });
  await stretch('the host changes what forces may cost', () => changePoints(match.id, match.seats[0]!.secret, 300));
  const misfit = JSON.parse(player.own!.misfit) as Refusal;
  expect([fits(host, 'a'), fits(host, 'b'), fits(spectator, 'b')]).toEqual([true, false, false]);
  expect([host.own!.misfit, spectator.own!.misfit]).toEqual(['', '']);
  expect(JSON.parse(player.own!.brought), 'who has brought a force sees it').toEqual(large);
  expect(spectator.own!.brought).toBe('');
  expect(spectator.settings!.forces, 'the host chooses none').toEqual({});
  await stretch('the player is not let be ready, and is told why', async () => {
    expect(await ready(player)).toMatchObject({ ok: false, refusal: { code: misfit.code } });
  });
  await stretch('the player brings a force of no units, which is refused, and one that fits', async () => {
    const empty = { ...small, units: [] };
    expect(await player.ask('sit', { name: 'Bo', salt: 'salt of Bo', force: empty })).toMatchObject({ ok: false });
    expect(await player.ask('sit', { name: 'Bo', salt: 'salt of Bo', force: small })).toEqual({ ok: true });
  });
  expect(fits(host, 'b')).toBe(true);
  await stretch('both are ready, and the host thinks better of it', async () => {
    await ready(player);
    await ready(host);
    await ready(host, false);
  });
  const [opponent, watching] = recordings.map(({ stretches }) => stretches);
  for (const client of [host, player, spectator]) await client.leave();
  return { opponent: opponent!, watching: watching!, misfit };
};

const bytesOf = (stretches: readonly Stretch[]) =>
  stretches.map(({ what, unasked, frames }) => ({ what, unasked, frames: frames.map(({ bytes }) => bytes) }));

test('two lobbies that differ only in a secret force are the same to everybody else, byte by byte', async () => {
  const [one, other] = await Promise.all([record('coalition'), record('brood')]);
  expect(one.misfit, 'they do not fit for different reasons').not.toEqual(other.misfit);
  expect(bytesOf(other.opponent)).toEqual(bytesOf(one.opponent));
  expect(bytesOf(other.watching)).toEqual(bytesOf(one.watching));
  const text = JSON.stringify(bytesOf(one.watching));
  expect(text).toContain('seat-settings');
  expect(text.replaceAll('_', '').length).toBeGreaterThan(text.length * 0.8);
});

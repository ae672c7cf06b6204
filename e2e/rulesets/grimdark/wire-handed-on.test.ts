import type { GrimdarkTypes } from '@ironhex/shared/grimdark';
import type { CreateMatch, Fault, HostSettings } from '@ironhex/shared/protocol';
import { expect, test } from 'vitest';
import { openMatch } from '../../drivers/door.ts';
import type { RoomClient } from '../../drivers/room-client.ts';
import { useTestApp } from '../../drivers/test-app.ts';
import { until } from '../../drivers/until.ts';
import { joinSettled } from '../../leaks/settled.ts';
import { REQUESTS, ready } from './requests.ts';

const app = useTestApp();

/** Two tables that differ in a force alone that the first host has chosen; the armies are the same, which all may know. */
const TABLES: readonly CreateMatch[] = [ready('hl-a'), ready('hl-b')].map((own) => ({
  ...REQUESTS.usual,
  forces: [own, ready('tb-a')],
  waits: true,
}));

/** A table at which Ada has handed the role of the host to Bo. */
const handedOn = async (request: CreateMatch) => {
  const match = await openMatch(app.url, request);
  const [ada, bo] = [await joinSettled(app.url, match, 0), await joinSettled(app.url, match, 1)];
  expect(await ada.ask('sit', { name: 'Ada', salt: 'salt of Ada' })).toEqual({ ok: true });
  expect(await bo.ask('sit', { name: 'Bo', salt: 'salt of Bo' })).toEqual({ ok: true });
  expect(await ada.ask('hand', { seat: 'b' })).toEqual({ ok: true });
  const address = `${app.url}/api/matches/${match.id}/settings`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${match.seats[1]!.secret}` };
  return {
    people: [ada, bo] as const,
    /** What everybody is told of the forces. */
    shown: () => [ada, bo].map(({ settings }) => settings!.forces),
    read: async () => (await fetch(address, { headers })).text(),
    change: (forces: readonly (object | null)[], options: object = {}) => {
      const { waits: _waits, ...rest } = request;
      const body = JSON.stringify({ ...rest, forces, options: { ...rest.options, ...options } });
      return fetch(address, { method: 'PUT', headers, body });
    },
  };
};

/** Two forces that are a secret. */
const HIDDEN = { a: null, b: null };

const told = async (client: RoomClient) => (await client.events()).map(({ seen }) => seen);

test('who is handed the role of the host gets the settings without the secret forces, and can leave those', async () => {
  const [one, other] = await Promise.all(
    TABLES.map(async (request) => {
      const { people, shown, read, change } = await handedOn(request);
      expect(shown(), 'nobody is told a secret force').toEqual([HIDDEN, HIDDEN]);
      const settings = await read();
      const tooDear = await change([null, null], { points: 300 });
      const refused = { status: tooDear.status, ...((await tooDear.json()) as { faults: readonly Fault[] }) };
      expect((await change([null, null], { points: 1000 })).status).toBe(200);
      const heard = await told(people[1]);
      await until(() => people[0].gathering!.revision === 1, 'Ada sees the change');
      for (const client of people)
        expect(await client.ask('ready', { ready: true, revision: 1 })).toEqual({ ok: true });
      await until(() => people[0].state.status === 'playing', 'the match begins');
      const { units } = people[0].view as GrimdarkTypes['view'];
      for (const client of people) await client.leave();
      return { settings, refused, heard, units: Object.values(units).filter(({ seat }) => seat === 'a') };
    }),
  );
  expect((JSON.parse(one!.settings) as HostSettings).forces).toEqual(HIDDEN);
  expect(other!.settings).toBe(one!.settings);
  expect(one!.refused).toMatchObject({ status: 400, faults: [{ at: 'forces.0' }, { at: 'forces.1' }] });
  expect(new Set(one!.refused.faults.map(({ message }) => message)).size, 'one sentence, without figures').toBe(1);
  expect(other!.refused).toEqual(one!.refused);
  expect(other!.heard).toEqual(one!.heard);
  expect(one!.units.length, 'each match has the forces that its first host chose').toBeGreaterThan(0);
  expect(other!.units).not.toEqual(one!.units);
});

test('a host who guesses a force that an earlier host has chosen is not told whether it is the same', async () => {
  const [one, other] = await Promise.all(
    TABLES.map(async (request) => {
      const { people, change } = await handedOn(request);
      expect((await change([ready('hl-a'), null])).status).toBe(200);
      const heard = await told(people[1]);
      for (const client of people) await client.leave();
      return heard;
    }),
  );
  expect(one!.at(-1)).toMatchObject({ kind: 'seat-settings', changed: ['forces'] });
  expect(other).toEqual(one);
});

import type { Lots } from '@ironhex/shared/dice';
import { foldRecord, type MatchRecord, readRecordText, verifyRecord } from '@ironhex/shared/match';
import type { CreatedMatch, HostSettings } from '@ironhex/shared/protocol';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  faultsOf,
  forceOf,
  joined,
  must,
  newSecret,
  open,
  quietConsole,
  REQUEST,
  sentenceOf,
  until,
  useApp,
} from '../../kit.ts';
import { change, nameOn, ready, readyOn, settingsFor, sittingAt, told } from '../../lobby-kit.ts';

const app = useApp({ hostAway: 1.5 });

quietConsole();

describe('a match that waits for everybody', () => {
  test('begins when all are ready and the countdown is over, which anybody can stop', async () => {
    const { ada, bo } = await sittingAt(app.url);
    must(await ready(ada.client));
    await until(() => readyOn(bo.client, 'blue'), 'Bo sees that Ada is ready');
    expect(bo.client.gathering!.beginsAt).toBe(0);
    must(await ready(bo.client));
    await until(() => ada.client.gathering!.beginsAt > 0, 'it counts');
    must(await ready(bo.client, false));
    await until(() => ada.client.gathering!.beginsAt === 0, 'it is stopped');
    must(await ready(bo.client));
    await until(() => ada.client.state.status === 'playing', 'it begins');
    expect(codeOf(await ada.client.ask('lock', { locked: true }))).toBe('begun');
  });

  test('is unknown to those who only watch, but for what everybody may know', async () => {
    const { id, ada } = await sittingAt(app.url);
    const watching = await joined(app.url, id);
    for (const [command, payload] of [
      ['ready', { ready: true, revision: 0 }],
      ['stand', {}],
    ] as const)
      expect(codeOf(await watching.ask(command, payload)), command).toBe('not-seated');
    for (const [command, payload] of [
      ['swap', { seats: ['blue', 'orange'] }],
      ['lot', {}],
      ['lock', { locked: true }],
      ['hand', { seat: 'orange' }],
      ['close', { seat: 'orange', closed: true }],
    ] as const)
      expect(codeOf(await watching.ask(command, payload)), command).toBe('not-host');
    expect(codeOf(await watching.ask('sit', { seat: 'blue', name: 'Cy', salt: 'salt of Cy' }))).toBe('spectator');
    expect(nameOn(ada.client, 'blue')).toBe('Ada');
  });
});

describe('a host', () => {
  test('changes the settings: everybody reads what, gets the new board, and is not ready any more', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    must(await ready(bo.client));
    const before = bo.client.gathering!.revision;
    const changed = await change(app.url, id, ada.secret, { board: { stock: 'small-town' } });
    expect([changed.status, await changed.json()]).toEqual([200, { seats: [] }]);
    await until(() => bo.client.gathering!.revision > before, 'it is told');
    expect(readyOn(bo.client, 'orange')).toBe(false);
    expect(bo.client.view).toMatchObject({ board: { id: 'small-town' } });
    expect(await told(bo.client)).toContainEqual({ kind: 'seat-settings', byName: 'Ada', changed: ['name', 'board'] });
    const stale = await bo.client.ask('ready', { ready: true, revision: before });
    expect([codeOf(stale), sentenceOf(stale)]).toEqual([
      'settings-changed',
      'The host has just changed the settings. Look at them, then say it again.',
    ]);
  });

  test('is the only one who changes them, and reads at which field something is wrong', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    const others = await change(app.url, id, bo.secret, { board: { stock: 'small-town' } });
    expect([others.status, (await faultsOf(others))[0]!.message]).toEqual([
      409,
      'Only the host can do this. Ask your host.',
    ]);
    expect((await change(app.url, id, 'short', {})).status).toBe(401);
    const wrong = await change(app.url, id, ada.secret, { board: { stock: 'nowhere' } });
    expect([wrong.status, (await faultsOf(wrong))[0]!.at]).toEqual([400, 'board.stock']);
  });

  test('gets the settings on any device, with the forces, and leaves one as it is by naming none', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    const response = await settingsFor(app.url, id, ada.secret);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const settings = (await response.json()) as HostSettings;
    const [blue, orange] = REQUEST.forces;
    expect(settings).toMatchObject({ name: '', spectators: true, forces: { blue, orange } });
    expect(bo.client.settings!.forces, 'all may know them').toEqual({ blue, orange });
    expect((await settingsFor(app.url, id, bo.secret)).status).toBe(409);
    expect(
      (await change(app.url, id, ada.secret, { forces: [null, orange], board: { stock: 'small-town' } })).status,
    ).toBe(200);
    must(await ada.client.ask('hand', { seat: 'orange' }));
    const handed = (await (await settingsFor(app.url, id, bo.secret)).json()) as HostSettings;
    expect(handed.forces, 'everybody sees the forces of this game').toEqual({ blue, orange });
    expect((await settingsFor(app.url, id, ada.secret)).status).toBe(409);
  });

  test('can take away a seat only while nobody sits there', async () => {
    const { id, ada } = await sittingAt(app.url);
    const [blue, orange] = REQUEST.forces;
    const two = {
      options: { ...REQUEST.options, players: 2 },
      forces: [blue, forceOf('x', 'LCT-1V'), orange, forceOf('y', 'LCT-1V')],
    };
    const { seats } = (await (await change(app.url, id, ada.secret, two)).json()) as Pick<CreatedMatch, 'seats'>;
    expect(seats.map(({ id }) => id)).toEqual(['blue-2', 'orange-2']);
    const cy = await joined(app.url, id, { secret: seats[0]!.secret });
    must(await cy.ask('sit', { name: 'Cy', salt: 'the salt of Cy' }));
    const refused = await change(app.url, id, ada.secret, {});
    expect([refused.status, await faultsOf(refused)]).toEqual([
      409,
      [{ at: 'options', message: 'Cy sits on a seat that would be gone. Free it first.' }],
    ]);
    must(await ada.client.ask('reissue', { seat: 'blue-2', secret: newSecret() }));
    expect((await change(app.url, id, ada.secret, {})).status).toBe(200);
    await until(() => ada.client.state.seats.size === 2, 'two seats are left');
  });

  test('who changes one force and then changes it back is understood both times', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    const [blue, orange] = REQUEST.forces;
    await change(app.url, id, ada.secret, { forces: [blue, orange!.slice(0, 1)] });
    await change(app.url, id, ada.secret, { forces: [blue, orange] });
    const changes = (await told(bo.client)).filter(({ kind }) => kind === 'seat-settings');
    expect(changes).toMatchObject([{ changed: ['forces'] }, { changed: ['forces'] }]);
    const settings = (await (await settingsFor(app.url, id, ada.secret)).json()) as HostSettings;
    expect(settings.forces).toEqual({ blue, orange });
  });

  test('lets people change places, who go on by the same link', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    must(await ada.client.ask('swap', { seats: ['blue', 'orange'] }));
    const [first, second] = await Promise.all([ada, bo].map(({ secret }) => joined(app.url, id, { secret })));
    expect([first!.viewers, second!.viewers]).toEqual([['orange'], ['blue']]);
    expect([nameOn(first!, 'orange'), first!.state.hostSeat]).toEqual(['Ada', 'orange']);
  });

  test('draws lots once for the same people, which anybody can check by the record', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    must(await ada.client.ask('lot', {}));
    const [host, guest] = await Promise.all([ada, bo].map(({ secret }) => joined(app.url, id, { secret })));
    // Neither a new link for the own seat nor another name makes another player.
    const secret = newSecret();
    must(await host!.ask('reissue', { seat: host!.viewers[0], secret }));
    must(await host!.ask('sit', { name: 'Eve', salt: 'salt of Eve', secret: newSecret() }));
    expect(codeOf(await host!.ask('lot', {}))).toBe('drawn-already');
    for (const client of [host!, guest!]) must(await ready(client));
    await until(() => guest!.state.status === 'playing', 'it begins');
    must(await guest!.intend({ kind: 'concede' }));
    const read = readRecordText(await (await fetch(`${app.url}/api/matches/${id}/record`)).text(), RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const record = read.value as MatchRecord & { readonly dice: { readonly lots: readonly Lots[] } };
    const [drawn] = record.dice.lots;
    expect(drawn).toMatchObject({ salts: ['the salt of Ada', 'the salt of Bo'], from: ['blue', 'orange'] });
    expect(drawn!.to, 'as they sat since').toEqual([host, guest].map((client) => client!.viewers[0]));
    const faultsWith = (lots: readonly Lots[]) => {
      const folded = foldRecord(record, RULESETS);
      if (!folded.ok) throw new Error(JSON.stringify(folded.error));
      return verifyRecord({ ...record, dice: { ...record.dice, lots } }, folded.value).map(({ at }) => at);
    };
    expect(faultsWith([drawn!])).toEqual([]);
    expect(faultsWith([{ ...drawn!, to: drawn!.to.toReversed() }])).toEqual(['dice.lots.0']);
  });

  test('locks the table: an invitation opens nothing until it is unlocked', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    const secret = newSecret();
    must(await ada.client.ask('reissue', { seat: 'orange', secret }));
    await until(() => bo.client.closed === 4101, 'Bo is out');
    await expect(joined(app.url, id, { secret: bo.secret })).rejects.toThrow(/holds no seat/);
    must(await ada.client.ask('lock', { locked: true }));
    const cy = await joined(app.url, id, { secret });
    expect(codeOf(await cy.ask('sit', { name: 'Cy', salt: 'salt of Cy' }))).toBe('locked');
    must(await ada.client.ask('lock', { locked: false }));
    must(await cy.ask('sit', { name: 'Cy', salt: 'salt of Cy' }));
  });

  test('may stand up, watch, and still free a seat', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    const invitation = newSecret();
    must(await ada.client.ask('stand', { secret: invitation }));
    const host = await joined(app.url, id, { secret: ada.secret });
    expect([host.viewers, host.welcomes[0]!.host, host.state.hostSeat]).toEqual([['public'], true, '']);
    must(await host.ask('reissue', { seat: 'orange', secret: newSecret() }));
    await until(() => bo.client.closed === 4101, 'Bo is out');
    expect(await told(host)).toContainEqual({ kind: 'seat-freed', seat: 'orange', by: 'host', byName: '', was: 'Bo' });
    must(await host.ask('sit', { seat: 'orange', name: 'Ada', salt: 'salt of Ada' }));
    expect((await joined(app.url, id, { secret: ada.secret })).viewers).toEqual(['orange']);
  });

  test('hands the role on, and gets it back only by being given', async () => {
    const { ada, bo } = await sittingAt(app.url);
    must(await ada.client.ask('hand', { seat: 'orange' }));
    expect(codeOf(await ada.client.ask('hand', { seat: 'blue' }))).toBe('not-host');
    must(await bo.client.ask('hand', { seat: 'blue' }));
    must(await ada.client.ask('lock', { locked: true }));
  });

  test('who is away for long before the match is the host no more, not even on coming back', async () => {
    const { id, ada, bo } = await sittingAt(app.url);
    await ada.client.leave();
    await until(() => bo.client.state.hostSeat === 'orange', 'Bo is the host');
    expect(await told(bo.client)).toContainEqual({ kind: 'seat-hosted', seat: 'orange', name: 'Bo', why: 'away' });
    const back = await joined(app.url, id, { secret: ada.secret });
    expect([back.viewers, back.welcomes[0]!.host]).toEqual([['blue'], false]);
  });
});

test('the role of a host who is away goes to who sat down first of those who are there, and so on', async () => {
  const force = (id: string) => forceOf(id, 'LCT-1V');
  const forces = [force('a'), force('b'), force('c'), force('d')];
  const match = await open(app.url, { waits: true, options: { ...REQUEST.options, players: 2 }, forces });
  const sit = async (seat: string, name: string) => {
    const { secret } = match.seats.find(({ id }) => id === seat)!;
    const client = await joined(app.url, match.id, { secret });
    must(await client.ask('sit', { name, salt: `salt of ${name}` }));
    return client;
  };
  const [ada, cy, bo] = [await sit('blue', 'Ada'), await sit('orange-2', 'Cy'), await sit('orange', 'Bo')];
  // A host who only watches loses the role as well.
  must(await ada.ask('stand', { secret: newSecret() }));
  await until(() => bo.state.hostSeat === '', 'the host has no seat');
  await until(() => ada.closed !== undefined, 'the host watches');
  const watching = await joined(app.url, match.id, { secret: match.seats[0]!.secret });
  expect(watching.welcomes[0]!.host).toBe(true);
  await watching.leave();
  await until(() => bo.state.hostSeat !== '', 'there is another host');
  expect(bo.state.hostSeat, 'not Bo, whose seat comes first').toBe('orange-2');
  const back = joined(app.url, match.id, { secret: match.seats[0]!.secret });
  await expect(back, 'Ada has neither a seat nor the role').rejects.toThrow(/holds no seat/);
  await cy.leave();
  await until(() => bo.state.hostSeat === 'orange', 'Bo is the only one left at a seat');
});

test('a lobby stays as it is when the server starts anew', async () => {
  const { id, ada, bo } = await sittingAt(app.url);
  must(await ready(ada.client));
  must(await ada.client.ask('hand', { seat: 'orange' }));
  must(await bo.client.ask('lock', { locked: true }));
  await app.restart();
  const again = await joined(app.url, id, { secret: bo.secret });
  expect([again.state.hostSeat, again.gathering!.locked, readyOn(again, 'blue')]).toEqual(['orange', true, true]);
});

import { foldRecord, readRecordText, verifyRecord } from '@ironhex/shared/match';
import { isSeatEvent, type SeatEvent, type SeenEvent } from '@ironhex/shared/protocol';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, test } from 'vitest';
import {
  codeOf,
  type Gathering,
  gather,
  joined,
  must,
  newSecret,
  play,
  quietConsole,
  RoomClient,
  turnOf,
  until,
  useApp,
} from '../../kit.ts';
import { bareTable, refolded } from '../../table-kit.ts';

/** In a match that is played in one sitting a player has hardly any time to object to that the seat is freed. */
const app = useApp({ freeAfter: { sitting: 0.05, days: 1000 } });
const SITTING = { clocks: { seconds: { plan: 600, react: 600 } } } as const;

quietConsole();

const join = ({ match }: Gathering, secret?: string): Promise<RoomClient> =>
  joined(app.url, match.id, secret === undefined ? {} : { secret });

/** What somebody's log says about the seats. */
const toldOf = (events: readonly SeenEvent[]): readonly SeatEvent[] =>
  events.map(({ seen }) => seen).filter(isSeatEvent);

/** Orange sits down, and the match still waits for blue. */
const half = async (): Promise<Gathering> => {
  const at = await gather(app.url);
  must(await at.orange.ask('sit', { name: 'Bo', salt: at.salts[1] }));
  return at;
};

const blueSits = (at: Gathering) => at.blue.ask('sit', { name: 'Ada', salt: at.salts[0], secret: newSecret() });

describe('sitting down with a secret of one’s own', () => {
  test('leaves nothing to whoever made the invitation: it opens nothing, and other lines that came by it end', async () => {
    const at = await gather(app.url);
    const [, { secret: invitation } = { secret: '' }] = at.match.seats;
    const hostInDisguise = await join(at, invitation);
    const secret = newSecret();
    must(await at.orange.ask('sit', { name: 'Bo', salt: at.salts[1], secret }));
    await until(() => hostInDisguise.closed === 4101, 'the other line is ended');
    await expect(join(at, invitation)).rejects.toThrow(/holds no seat/);
    must(await at.orange.ask('say', { text: 'still here' }));
    expect(toldOf(await at.spectator.events())).toEqual([]);

    must(await blueSits(at));
    await app.restart();
    await expect(join(at, invitation)).rejects.toThrow(/holds no seat/);
    expect((await join(at, secret)).viewers).toEqual(['orange']);
    expect(app.journal.textOf(at.match.id)).not.toContain(secret);
  });

  test('is done once, and answered as often as it is asked over any line of the seat', async () => {
    const at = await gather(app.url);
    const sitting = { name: 'Bo', salt: at.salts[1], secret: newSecret() };
    must(await at.orange.ask('sit', sitting));
    const stored = app.journal.textOf(at.match.id);
    must(await at.orange.ask('sit', sitting));
    const back = await join(at, sitting.secret);
    must(await back.ask('sit', sitting));
    expect(app.journal.textOf(at.match.id)).toBe(stored);
    expect([at.orange.closed, back.closed]).toEqual([undefined, undefined]);
    must(await blueSits(at));
    expect(codeOf(await back.ask('sit', sitting))).toBe('done');
  });

  test('whose answer never came loses nothing: the new secret opens the seat', async () => {
    const at = await gather(app.url);
    const secret = newSecret();
    void at.orange.ask('sit', { name: 'Bo', salt: at.salts[1], secret }).catch(() => {});
    await at.orange.room.connection.close();
    await until(() => at.blue.state.seats.get('orange')!.taken, 'orange sits');
    expect((await join(at, secret)).viewers).toEqual(['orange']);
  });

  test('cannot be done with the secret of another seat; with the one that opens it already nothing changes', async () => {
    const at = await gather(app.url);
    const [blue, orange] = at.match.seats.map(({ secret }) => secret);
    const sit = (secret?: string) => at.orange.ask('sit', { name: 'Bo', salt: at.salts[1], secret });
    expect(codeOf(await sit(blue))).toBe('secret-used');
    expect(at.blue.state.seats.get('orange')!.taken).toBe(false);
    expect(codeOf(await sit(orange))).toBe('done');
    expect((await join(at, orange)).viewers).toEqual(['orange']);
  });

  test('again before the match begins changes the name, and the lock once more', async () => {
    const at = await gather(app.url);
    const first = newSecret();
    must(await at.orange.ask('sit', { name: 'Bo', salt: at.salts[1], secret: first }));
    const tab = await join(at, first);
    must(await tab.ask('sit', { name: 'Bob', salt: at.salts[1], secret: newSecret() }));
    await until(() => at.orange.closed === 4101, 'the old line is ended');
    expect(tab.state.seats.get('orange')).toMatchObject({ name: 'Bob', taken: true });
  });
});

test('new links of before it was written down who made them are taken as they were: nobody is out of the seat', () => {
  const { blueprint, entries } = bareTable();
  const { table, seen } = refolded(blueprint, [...entries, { kind: 'relocked', at: 1, seat: 'orange', lock: 'new' }]);
  expect(table.seats.get('orange')).toMatchObject({ lock: 'new', open: false, name: 'orange' });
  expect(seen.filter(isSeatEvent)).toEqual([]);
});

describe('a seat that its holder gives a new link', () => {
  test('is the same player’s, on this line only; everybody is told', async () => {
    const at = await play(app.url);
    const tab = await join(at, at.match.seats[1]!.secret);
    const secret = newSecret();
    must(await at.orange.ask('reissue', { seat: 'orange', secret }));
    await until(() => tab.closed === 4101, 'the other device is out');
    const told = [{ kind: 'seat-renewed', seat: 'orange', name: 'Bo' }];
    await until(() => toldOf(at.blue.seen).length === 1, 'the host is told');
    for (const client of at.everybody) expect(toldOf(await client.events())).toEqual(told);
    expect(at.blue.state.seats.get('orange')).toMatchObject({ name: 'Bo', taken: true, connected: true });
    expect((await join(at, secret)).viewers).toEqual(['orange']);
  });
});

describe('a seat that the host frees', () => {
  const ASKED = { kind: 'seat-asked', seat: 'orange', by: 'blue', byName: 'Ada', name: 'Bo', seconds: 0.05 };
  const FREED = { kind: 'seat-freed', seat: 'orange', by: 'blue', byName: 'Ada', was: 'Bo' };
  const TAKEN = { kind: 'seat-taken', seat: 'orange', name: 'Cy', was: 'Bo' };

  const free = async (at: Gathering): Promise<string> => {
    const secret = newSecret();
    must(await at.blue.ask('reissue', { seat: 'orange', secret }));
    return secret;
  };

  test('in a running match is somebody else’s when nobody objects, and everybody’s log says so, for ever', async () => {
    const at = await play(app.url, SITTING);
    must(await at.orange.ask('policy', { policy: { match: { answer: 'pass' } } }));
    const invitation = await free(at);
    await until(() => at.orange.closed === 4101, 'the old line is ended');
    expect(at.blue.state.seats.get('orange')).toMatchObject({ name: '', taken: false, connected: false });
    expect(at.blue.state.status).toBe('playing');

    const newcomer = await join(at, invitation);
    expect(newcomer.welcomes[0]!.policy).toBeNull();
    for (const [command, payload] of [
      ['intent', { seq: 1, intent: { kind: 'concede' } }],
      ['policy', { policy: { match: { answer: 'ask' } } }],
    ] as const)
      expect(codeOf(await newcomer.ask(command, payload))).toBe('not-seated');
    must(await newcomer.ask('say', { text: 'who am I' }));
    await until(() => at.blue.said.length === 1, 'the newcomer is heard');
    expect(at.blue.said[0]).toMatchObject({ from: 'orange', seat: 'orange' });

    const secret = newSecret();
    const salt = at.blue.state.seats.get('orange')!.salt;
    must(await newcomer.ask('sit', { name: 'Cy', salt: 'the salt of a newcomer', secret }));
    expect(at.blue.state.seats.get('orange')).toMatchObject({ name: 'Cy', taken: true, salt });
    await expect(join(at, invitation)).rejects.toThrow(/holds no seat/);
    expect(codeOf(await newcomer.ask('sit', { name: 'Mallory', salt }))).toBe('begun');

    const { decision, answer } = turnOf({ ...at, orange: newcomer });
    must(await answer(decision.default));
    await until(() => at.spectator.seen.length === at.spectator.own!.eventCount, 'everybody is told');
    const late = await join(at);
    for (const client of [at.blue, newcomer, at.spectator, late])
      expect(toldOf(await client.events())).toEqual([ASKED, FREED, TAKEN]);
    const whole = await late.events();
    expect(await at.spectator.events()).toEqual(whole);

    await app.restart();
    const after = await join(at, secret);
    expect(after.viewers).toEqual(['orange']);
    expect(toldOf(await after.events())).toEqual([ASKED, FREED, TAKEN]);
    expect(await (await join(at)).events()).toEqual(whole);
    must(await after.intend({ kind: 'concede' }));
    const text = await (await fetch(`${app.url}/api/matches/${at.match.id}/record`)).text();
    const read = readRecordText(text, RULESETS);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.seats).toMatchObject([{ name: 'Ada' }, { name: 'Cy', earlier: ['Bo'] }]);
    const again = foldRecord(read.value, RULESETS);
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(verifyRecord(read.value, again.value)).toEqual([]);
  });

  test('before the match waits for somebody to sit down again', async () => {
    const at = await half();
    const invitation = await free(at);
    expect(at.blue.state.seats.get('orange')).toMatchObject({ name: '', taken: false });
    must(await at.blue.ask('sit', { name: 'Ada', salt: at.salts[0] }));
    expect(at.blue.state.status).toBe('gathering');
    expect(codeOf(await at.blue.intend({ kind: 'concede' }))).toBe('not-begun');
    const summary = (await (await fetch(`${app.url}/api/matches/${at.match.id}`)).json()) as { seats: object[] };
    expect(summary.seats[1]).toEqual({ id: 'orange', name: '', taken: false, newcomer: false });
    must(await (await join(at, invitation)).ask('sit', { name: 'Cy', salt: at.salts[1], secret: newSecret() }));
    await until(() => at.blue.state.status === 'playing', 'the match begins');
    expect(toldOf(await at.blue.events())).toEqual([{ ...FREED, byName: '' }, TAKEN]);
  });

  test('is never freed by a guest', async () => {
    const at = await play(app.url);
    expect(codeOf(await at.orange.ask('reissue', { seat: 'blue', secret: newSecret() }))).toBe('not-host');
    expect(at.blue.closed).toBeUndefined();
  });

  test('after the match lets somebody else into the rematch, until that is open', async () => {
    const at = await play(app.url);
    must(await at.orange.intend({ kind: 'concede' }));
    must(await at.orange.ask('rematch', { wanted: true }));
    const newcomer = await join(at, await free(at));
    expect(newcomer.state.seats.get('orange')!.rematch).toBe(false);
    expect(codeOf(await newcomer.ask('sit', { name: 'Cy', salt: at.salts[1] }))).toBe('over');
    const secret = newSecret();
    must(await newcomer.ask('reissue', { seat: 'orange', secret }));
    must(await newcomer.ask('rematch', { wanted: true }));
    must(await at.blue.ask('rematch', { wanted: true }));
    expect(codeOf(await at.blue.ask('reissue', { seat: 'orange', secret: newSecret() }))).toBe('moved-on');
    await until(() => newcomer.invitations.length === 1, 'the rematch is open');
    const there = await RoomClient.join(app.url, newcomer.invitations[0]!.id, { secret });
    await until(() => there.own, 'the newcomer is there');
    expect(there.viewers).toEqual(['blue']);
  });
});

describe('a new link for a seat', () => {
  test('opens it, and the old one does not any more; whoever holds it is sent out', async () => {
    const at = await half();
    const secret = newSecret();
    expect(await at.blue.ask('reissue', { seat: 'orange', secret })).toEqual({ ok: true });
    await until(() => at.orange.closed === 4101, 'the old one is sent out');
    expect(at.spectator.closed).toBeUndefined();
    const old = { secret: at.match.seats[1]!.secret };
    await expect(RoomClient.join(app.url, at.match.id, old)).rejects.toThrow(/holds no seat/);
    await app.restart();
    await expect(RoomClient.join(app.url, at.match.id, old)).rejects.toThrow(/holds no seat/);
    const anew = await RoomClient.join(app.url, at.match.id, { secret });
    await until(() => anew.own, 'the new one is in');
    expect(anew.viewers).toEqual(['orange']);
    expect(app.journal.textOf(at.match.id)).not.toContain(secret);
  });

  test('for the own seat: other devices are sent out, this one stays', async () => {
    const at = await play(app.url);
    const tab = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    must(await at.blue.ask('reissue', { seat: 'blue', secret: newSecret() }));
    await until(() => tab.closed === 4101, 'the other device is sent out');
    must(await at.blue.ask('say', { text: 'still here' }));
  });

  test('is for its holder to make, and for the host', async () => {
    const at = await gather(app.url);
    const secret = newSecret();
    expect(codeOf(await at.orange.ask('reissue', { seat: 'blue', secret }))).toBe('not-host');
    expect(codeOf(await at.orange.ask('reissue', { seat: 'orange', secret }))).toBe('not-seated');
    must(await at.orange.ask('sit', { name: 'Bo', salt: at.salts[1] }));
    expect(codeOf(await at.orange.ask('reissue', { seat: 'orange', secret }))).toBe('done');
    expect(codeOf(await at.spectator.ask('reissue', { seat: 'blue', secret }))).toBe('spectator');
    expect(codeOf(await at.blue.ask('reissue', { seat: 'violet', secret }))).toBe('no-seat');
  });

  test('that is made twice is made once: whoever came with it stays', async () => {
    const at = await half();
    const again = { seat: 'orange', secret: newSecret() };
    must(await at.blue.ask('reissue', again));
    const anew = await RoomClient.join(app.url, at.match.id, { secret: again.secret });
    await until(() => anew.own, 'the new one is in');
    const stored = app.journal.textOf(at.match.id);
    expect(await at.blue.ask('reissue', again)).toEqual({ ok: true });
    expect(app.journal.textOf(at.match.id)).toBe(stored);
    must(await anew.ask('say', { text: 'still here' }));
    expect(anew.closed).toBeUndefined();
  });

  test('that waits to be stored is not refused when it is made again over another line', async () => {
    const at = await half();
    const again = { seat: 'orange', secret: newSecret() };
    app.journal.broken = new Error('no space left');
    const first = at.blue.ask('reissue', again);
    await until(() => at.spectator.state.paused === 'storage', 'the match is paused');
    const line = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    const second = line.ask('reissue', again);
    await line.events();
    app.journal.broken = undefined;
    expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: true }]);
  });

  test('for the own seat whose answer never came is held by the one who made it', async () => {
    const at = await play(app.url);
    const secret = newSecret();
    void at.blue.ask('reissue', { seat: 'blue', secret }).catch(() => {});
    await at.blue.room.connection.close();
    await until(() => !at.spectator.state.seats.get('blue')!.connected, 'the line is gone');
    const old = () => RoomClient.join(app.url, at.match.id, { secret: at.match.seats[0]!.secret });
    await expect(old()).rejects.toThrow(/holds no seat/);
    const back = await RoomClient.join(app.url, at.match.id, { secret });
    await until(() => back.own, 'the host is back');
    expect(back.viewers).toEqual(['blue']);
    must(await back.ask('reissue', { seat: 'orange', secret: newSecret() }));
  });

  test('cannot be the link of another seat', async () => {
    const at = await gather(app.url);
    const [blue, orange] = at.match.seats.map(({ secret }) => secret);
    expect(codeOf(await at.blue.ask('reissue', { seat: 'orange', secret: blue }))).toBe('secret-used');
    expect(codeOf(await at.blue.ask('reissue', { seat: 'blue', secret: orange }))).toBe('secret-used');
    const still = await RoomClient.join(app.url, at.match.id, { secret: orange! });
    await until(() => still.own, 'everything is as it was');
    expect(still.viewers).toEqual(['orange']);
  });

  test.each(['', 'short', 'x'.repeat(33), `${'x'.repeat(31)}#`])('cannot be anything: %j', async (secret) => {
    const at = await gather(app.url);
    expect(codeOf(await at.blue.ask('reissue', { seat: 'orange', secret }))).toBe('malformed');
    must(await at.orange.ask('sit', { name: 'Bo', salt: at.salts[1] }));
  });
});

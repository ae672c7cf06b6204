import { COMMANDS, type CommandName } from '@ironhex/shared/protocol';
import { CloseCode, Protocol } from 'colyseus';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { call, upgrade } from '../../../../e2e/drivers/wire.ts';
import { commandFrame } from '../../../../e2e/hostile/frames.ts';
import { RawConnection, wrap } from '../../../../e2e/hostile/raw-connection.ts';
import { reserve, type Target, takeSeat } from '../../../../e2e/hostile/seat.ts';
import { handlersFor } from '../../../src/rooms/commands/handlers.ts';
import { lockFor } from '../../../src/rooms/match/history/blueprint.ts';
import type { Session } from '../../../src/rooms/storage/session.ts';
import type { MatchClient } from '../../../src/sync/client.ts';
import { type Gathering, must, newSecret, play, quietConsole, RoomClient, turnOf, until, useApp } from '../../kit.ts';
import { bareTable } from '../../table-kit.ts';

const app = useApp();

quietConsole();
afterEach(() => {
  app.journal.slow = undefined;
});

/** Orange makes a new link on another device, which goes away then. Gives the new secret; `old` is the one of now. */
const revoke = async ({ match, blue }: Gathering, old = match.seats[1]!.secret): Promise<string> => {
  const secret = newSecret();
  const device = await RoomClient.join(app.url, match.id, { secret: old });
  must(await device.ask('reissue', { seat: 'orange', secret }));
  await device.leave();
  await until(() => !blue.state.seats.get('orange')!.connected, 'nobody holds the seat');
  return secret;
};

/** What orange's first link leads to. */
const targetOf = ({ match }: Gathering): Target => ({ url: app.url, id: match.id, secret: match.seats[1]!.secret });

/** A line of orange, with its first link, that stays when it is told farewell. Some never say that they have joined. */
const stubbornLine = async (at: Gathering, joins = true): Promise<RawConnection> => {
  await at.orange.leave();
  const line = (await takeSeat(targetOf(at), joins))!;
  onTestFinished(() => line.hangUp());
  line.stubborn = line.listening = true;
  await until(() => at.blue.state.seats.get('orange')!.connected, 'orange is a guest');
  await line.settled();
  return line;
};

/** All ways back that a line of the SDK has left, with the token that it was given. */
const tryToken = async ({ room }: RoomClient): Promise<number[]> => {
  const [roomId, token] = room.reconnectionToken.split(':');
  const asked = await call(app.url, `/matchmake/reconnect/${roomId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reconnectionToken: token }),
  });
  const line = await upgrade(app.url, `/p/${room.roomId}?sessionId=${room.sessionId}&reconnectionToken=${token}`);
  line.hangUp();
  return [asked.status, line.status];
};

describe('a seat whose link was revoked', () => {
  test('stays shut to everybody who came by an old link, three times in a row', async () => {
    const at = await play(app.url);
    const old: string[] = [at.match.seats[1]!.secret];
    let orange = at.orange;
    for (let round = 0; round < 3; round++) {
      const secret = await revoke(at, old.at(-1));
      await until(() => orange.closed === 4101, 'the old line is ended');
      expect(await tryToken(orange)).toEqual([404, 404]);
      for (const each of old)
        await expect(RoomClient.join(app.url, at.match.id, { secret: each })).rejects.toThrow(/holds no seat/);
      expect(at.blue.state.seats.get('orange')!.connected).toBe(false);
      orange = await RoomClient.join(app.url, at.match.id, { secret });
      await until(() => at.blue.state.seats.get('orange')!.connected, 'the new one is in');
      old.push(secret);
    }
  });

  test('is not given back to a line that was dropped just before', async () => {
    const at = await play(app.url);
    at.orange.room.connection.close(4010);
    const secret = await revoke(at);
    await until(() => at.orange.closed !== undefined, 'the line is gone');
    expect(await tryToken(at.orange)).toEqual([404, 404]);
    const { secret: old } = at.match.seats[1]!;
    await expect(RoomClient.join(app.url, at.match.id, { secret: old })).rejects.toThrow(/holds no seat/);
    expect((await RoomClient.join(app.url, at.match.id, { secret })).closed).toBeUndefined();
  });

  test('is not given to a place that was reserved before', async () => {
    const at = await play(app.url);
    await at.orange.leave();
    const address = (await reserve(targetOf(at))) as string;
    await revoke(at);
    const line = await RawConnection.dial(app.url, address);
    line.write(wrap(Buffer.from([Protocol.JOIN_ROOM])));
    expect(await line.closes(8000)).toBe(true);
    expect(line.farewell).toBe(CloseCode.WITH_ERROR);
    expect(at.blue.state.seats.get('orange')!.connected).toBe(false);
  });

  test('is lost at once to a line that ignores that it is closed: it does nothing, gets nothing, and is cut', async () => {
    const at = await play(app.url);
    const line = await stubbornLine(at);
    const heard = line.heard.length;

    await revoke(at);
    await until(() => line.farewell === 4101, 'the line is told farewell');
    expect(at.blue.state.seats.get('orange')!.connected).toBe(false);
    line.write(wrap(commandFrame('intent', { seq: 1000, intent: { kind: 'concede' } }, 1)));
    line.write(wrap(commandFrame('say', { text: 'still here' }, 2)));
    line.write(wrap(commandFrame('events', { since: 0 }, 3)));
    line.write(wrap(commandFrame('policy', { policy: { match: { answer: 'pass' } } }, 4)));
    const { asked, decision } = turnOf(at);
    if (asked === at.blue) must(await asked.intend(decision.default, decision.id));
    must(await at.blue.ask('say', { text: 'for those who are here' }));

    expect(await line.closes(8000)).toBe(true);
    expect(line.heard.length).toBe(heard);
    must(await at.blue.ask('events', { since: 0 }));
    expect(at.blue.state.status).toBe('playing');
    expect(at.blue.said.map(({ text }) => text)).toEqual(['for those who are here']);
    expect(app.journal.textOf(at.match.id)).not.toMatch(/concede|"policy"/);
  });

  test('is lost to a line that has not finished joining', async () => {
    const at = await play(app.url);
    const line = await stubbornLine(at, false);
    await revoke(at);
    const heard = line.heard.length;
    line.write(wrap(Buffer.from([Protocol.JOIN_ROOM])));
    expect(await line.closes(8000)).toBe(true);
    expect(line.farewell).toBe(4101);
    expect(line.heard.slice(heard)).toEqual([]);
  });
});

describe('while a new lock is being stored', () => {
  /** Nothing is stored until it is let go. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    app.journal.slow = promise;
    return () => {
      app.journal.slow = undefined;
      resolve();
    };
  };

  test('commands of the old line wait, and are judged when it is stored', async () => {
    const at = await play(app.url);
    const device = await RoomClient.join(app.url, at.match.id, { secret: at.match.seats[1]!.secret });
    const letGo = hold();
    const stored = [
      at.blue.ask('policy', { policy: { match: { answer: 'ask' } } }),
      device.ask('reissue', { seat: 'orange', secret: newSecret() }),
    ];
    // What one line sends is taken in order: the new lock waits for its turn by now.
    must(await device.ask('events', { since: 1_000_000 }));
    const late = [
      at.orange.intend({ kind: 'concede' }),
      at.orange.ask('policy', { policy: { match: { answer: 'pass' } } }),
      at.orange.ask('sit', { name: 'Mallory', salt: 'a salt of hers' }),
    ].map((answer) => answer.catch(() => 'lost'));
    must(await at.spectator.ask('events', { since: 1_000_000 }));
    letGo();
    await Promise.all(stored);
    expect(await Promise.all(late)).toEqual(['lost', 'lost', 'lost']);
    expect(at.orange.closed).toBe(4101);
    expect(at.blue.state.status).toBe('playing');
    expect(app.journal.textOf(at.match.id)).not.toMatch(/concede|"pass"|Mallory/);
  });

  test('nobody learns which link opens the seat; the other seat is open as ever', async () => {
    const at = await play(app.url);
    const letGo = hold();
    const secret = newSecret();
    const stored = at.orange.ask('reissue', { seat: 'orange', secret });
    must(await at.orange.ask('events', { since: 1_000_000 }));
    const join = (secret: string) => RoomClient.join(app.url, at.match.id, { secret });
    for (const each of [secret, at.match.seats[1]!.secret])
      await expect(join(each)).rejects.toThrow(/getting a new link just now/);
    const tab = await join(at.match.seats[0]!.secret);
    await tab.leave();
    letGo();
    await stored;
    await expect(join(at.match.seats[1]!.secret)).rejects.toThrow(/holds no seat/);
    expect((await join(secret)).closed).toBeUndefined();
  });
});

describe('a command', () => {
  const made = bareTable();
  const context = {
    table: made.table,
    apply: (work: () => unknown) => work(),
    published: (answer: unknown) => answer,
  } as unknown as Session;
  const handlers = handlersFor(context);
  const line = { userData: { viewer: 'orange', seat: 'orange', lock: '', name: '' }, sessionId: 'a' };
  made.perform({ kind: 'relocked', seat: 'orange', lock: lockFor('another') });

  test.each(Object.keys(COMMANDS) as CommandName[])(
    '%s is refused to a line that came by an old lock',
    async (name) => {
      const handle = handlers[name] as (client: MatchClient, command: object) => unknown;
      expect(await handle(line as unknown as MatchClient, {})).toMatchObject({
        ok: false,
        refusal: { code: 'revoked' },
      });
    },
  );
});

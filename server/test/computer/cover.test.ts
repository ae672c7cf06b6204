import { describe, expect, test } from 'vitest';
import { refuse } from '../../src/refusals.ts';
import { cover } from '../../src/rooms/commands/cover.ts';
import type { Entry } from '../../src/rooms/match/history/entries.ts';
import type { Seat } from '../../src/rooms/match/seats/seats.ts';
import type { Session } from '../../src/rooms/storage/session.ts';
import { askedOf, codeOf, joined, must, open, type RoomClient, until, useApp } from '../kit.ts';
import { bareTable, refolded } from '../table-kit.ts';

const app = useApp();

/** A match of Ada and Bo that has begun. */
const begun = async () => {
  const { id, seats } = await open(app.url);
  const [ada, bo] = await Promise.all(seats.map(({ secret }) => joined(app.url, id, { secret })));
  must(await ada!.ask('sit', { name: 'Ada', salt: 'the salt of Ada' }));
  must(await bo!.ask('sit', { name: 'Bo', salt: 'the salt of Bo' }));
  await until(() => ada!.state.status === 'playing', 'it begins');
  return { id, secret: seats[1]!.secret, ada: ada!, bo: bo! };
};

const coverOf = (client: RoomClient) => {
  const { cover } = client.state.seats.get('orange')!;
  return cover === '' ? undefined : (JSON.parse(cover) as object);
};

/** Ada answers what the clock would until Bo's seat has been asked and has answered. */
const playUntilOrangeActs = async (ada: RoomClient) => {
  for (let asked = 0; asked < 40; asked++) {
    const before = (await ada.events()).length;
    const own = askedOf(ada, 'blue');
    if (own) await ada.intend(own.default, own.id);
    else {
      await until(() => askedOf(ada, 'blue') || ada.state.status === 'over', 'the computer answers');
      return before;
    }
  }
  throw new Error('orange was never asked');
};

describe('a computer for somebody who is away', () => {
  test('is not to be had while the player is there', async () => {
    const { ada } = await begun();
    expect(codeOf(await ada.ask('cover', { seat: 'orange' }))).toBe('is-there');
    expect(codeOf(await ada.ask('cover', { seat: 'blue' }))).toBe('no-seat');
  });

  test('is not to be had for who is gone for a moment only', () => {
    const seat = { id: 'bo', name: 'Bo', open: false, offers: [] };
    const session = {
      coverLevel: 'normal',
      isThere: () => false,
      awayIn: () => 7,
      table: { status: 'playing', seats: { has: () => true, get: () => seat } },
    } as unknown as Session;
    const asking = { id: 'ada', open: false } as unknown as Seat;
    expect(cover(session, asking, { seat: 'bo' })).toEqual(refuse('away-briefly', { who: 'Bo', seconds: 7 }));
  });

  test('plays on for them, and leaves the seat to them when they are back by their link', async () => {
    const { id, secret, ada, bo } = await begun();
    await bo.leave();
    await until(() => !ada.state.seats.get('orange')!.connected, 'Bo is away');
    must(await ada.ask('cover', { seat: 'orange' }));
    await until(() => coverOf(ada), 'the computer plays');
    expect(coverOf(ada)).toEqual({ plays: true, by: [] });
    expect(ada.state.seats.get('orange')).toMatchObject({ name: 'Bo', computer: '' });
    await playUntilOrangeActs(ada);

    const back = await joined(app.url, id, { secret });
    expect(back.viewers).toEqual(['orange']);
    expect(codeOf(await back.intend({ kind: 'concede' }))).toBe('covered');
    must(await back.ask('return', {}));
    await until(() => !coverOf(ada), 'Bo plays on');
    must(await back.intend({ kind: 'concede' }));
    const record = (await (await fetch(`${app.url}/api/matches/${id}/record`)).json()) as {
      intents: { seat: string; by: string }[];
      seats: { name: string }[];
    };
    const by = record.intents.filter(({ seat }) => seat === 'orange').map((intent) => intent.by);
    expect(by).toContain('bot');
    expect(by.at(-1)).toBe('player');
    expect(record.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    const kinds = (await ada.events()).map(({ seen }) => (seen as { kind: string }).kind);
    expect(kinds).toEqual(expect.arrayContaining(['seat-covered', 'seat-returned']));
  });

  test('goes on playing after a restart', async () => {
    const { id, ada, bo } = await begun();
    await bo.leave();
    await until(() => !ada.state.seats.get('orange')!.connected, 'Bo is away');
    must(await ada.ask('cover', { seat: 'orange' }));
    await app.restart();
    const watching = await joined(app.url, id, {});
    await until(() => coverOf(watching), 'the computer plays on');
  });
});

test('is an entry, which another player’s place or a new player ends, and which folds again', () => {
  const { table, perform, entries, blueprint } = bareTable();
  const orange = () => table.seats.get('orange');
  const COVERED = { kind: 'covered', seat: 'orange', by: 'blue', level: 'normal' } as const;
  perform({ kind: 'offered', seat: 'orange', by: 'blue' });
  expect(orange()).toMatchObject({ offers: ['blue'], cover: undefined });
  perform(COVERED);
  expect(orange()).toMatchObject({ offers: [], cover: 'normal', name: 'orange', open: false });
  expect(table.seats.isAlone('blue'), 'a person belongs to the table all the same').toBe(false);
  expect(refolded(blueprint, entries).table.seats.get('orange').cover).toBe('normal');
  perform({ kind: 'returned', seat: 'orange' });
  expect(orange().cover).toBeUndefined();
  perform(COVERED);
  perform({ kind: 'relocked', seat: 'orange', lock: 'of another', by: 'blue' });
  expect(orange()).toMatchObject({ open: true, cover: undefined });
});

test('cannot be asked for so often that a match is full of it', () => {
  const { perform } = bareTable();
  const codes = Array.from(
    { length: 70 },
    () => perform({ kind: 'offered', seat: 'orange', by: 'blue' } as Entry)?.code,
  );
  expect(codes[0]).toBeUndefined();
  expect(codes.at(-1)).toBe('too-many');
});

test('takes all who are there: who is away, is a computer or has one is not asked', () => {
  const ids = ['ada', 'bo', 'cid', 'dee', 'eve', 'finn'];
  const seats = new Map(
    ids.map((id) => [
      id,
      { id, name: id, open: false, offers: [] as string[], computer: id === 'eve' ? 'easy' : undefined },
    ]),
  );
  const there = new Set(['ada', 'cid', 'finn']);
  const session = {
    coverLevel: 'normal',
    now: () => 0,
    isThere: (id: string) => there.has(id),
    awayIn: () => 0,
    table: {
      status: 'playing',
      seats: { all: [...seats.values()], has: (id: string) => seats.has(id), get: (id: string) => seats.get(id) },
    },
  } as unknown as Session;
  const ask = (who: string) => {
    const decided = cover(session, seats.get(who) as unknown as Seat, { seat: 'bo' });
    const { kind } = 'entry' in decided ? decided.entry : { kind: 'nothing' };
    if (kind === 'offered') seats.get('bo')!.offers.push(who);
    return kind;
  };
  expect(ask('ada')).toBe('offered');
  expect(ask('ada'), 'once is enough').toBe('nothing');
  expect(ask('cid')).toBe('offered');
  there.delete('finn');
  expect(ask('cid'), 'nobody is missing any more').toBe('covered');
});

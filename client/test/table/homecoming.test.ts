import { writeView } from '@ironhex/shared/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../../src/net/connection.ts';
import { missedIn } from '../../src/table/log/episodes.ts';
import { ClientMatch } from '../../src/table/match.ts';
import { now } from '../../src/table/now.ts';
import { OwnSeat } from '../../src/table/seat/own-seat.ts';
import { leftOf } from '../../src/ui/clock/clock.tsx';
import { type Chapter, type ExampleTypes, exampleRules, story } from '../example.ts';
import { type FakePage, FarEnd, openPage, server, settle } from '../net/far-end.ts';
import { stubStorage } from './storage.ts';

vi.mock('colyseus.js', async (original) => ({
  ...(await original<typeof import('colyseus.js')>()),
  Client: (await import('../net/far-end.ts')).FakeClient,
}));

const tale = story(5);
/** Everything up to some chapter, as a room shows it to a page that joins then. */
const upTo = (chapters: number) => {
  const told = tale.chapters.slice(0, chapters);
  const { view, upTo: eventCount } = told.at(-1) as Chapter;
  return {
    events: told.flatMap(({ events }) => events),
    state: { view: writeView(view), eventCount },
  };
};

/** The page of our seat. */
const openMatch = (): ClientMatch<ExampleTypes> => {
  const ownSeat = new OwnSeat('m1', 'old');
  return new ClientMatch('m1', new Connection('m1', ownSeat), ownSeat);
};

let kept: Map<string, string>;
let page: FakePage;
let match: ClientMatch<ExampleTypes>;
let first: FarEnd;
let second: FarEnd;

beforeEach(async () => {
  vi.useFakeTimers();
  page = openPage();
  kept = stubStorage();
  [first, second] = [new FarEnd(), new FarEnd()];
  server.next.push(first, second);
  match = openMatch();
  match.begin(exampleRules);
  await settle();
  await first.greets(upTo(3));
});

afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The line breaks, and comes back when this many chapters have happened. */
const away = async (chapters: number) => {
  first.breaks();
  await vi.advanceTimersByTimeAsync(450);
  await second.greets(upTo(chapters));
  await settle();
};

describe('a player who comes back', () => {
  test('was not away before', () => {
    expect(match.log.lines.value.length).toBeGreaterThan(0);
    expect(match.log.missed.value).toBeUndefined();
  });

  test('is told how many things the log tells of the time between, and finds them marked in it', async () => {
    const before = match.log.lines.value;
    await away(6);
    const news = match.log.lines.value.slice(before.length);
    expect(news.length).toBeGreaterThan(1);
    expect(match.log.missed.value).toBe(news.length);
    expect(missedIn(match.log.lines.value, match.log.absence.value!)).toEqual(news);
  });

  test('is told that nothing happened when nothing did', async () => {
    await away(3);
    expect(match.log.missed.value).toBe(0);
    expect(missedIn(match.log.lines.value, match.log.absence.value!)).toEqual([]);
  });

  test('needs no more telling after doing something', async () => {
    await away(6);
    const conceded = match.concede();
    await settle();
    second.last('intent').answer({ ok: true });
    await conceded;
    expect(match.log.missed.value).toBeUndefined();
    expect(match.log.absence.value, 'the mark in the log stays').toBeDefined();
  });
});

test('what is under way keeps everything else waiting until it is answered, over a broken line too', async () => {
  const conceded = match.concede();
  await settle();
  expect(match.sending.value).toBe(true);
  await away(3);
  expect(match.sending.value).toBe(true);
  second.last('intent').answer({ ok: true });
  expect(await conceded).toBe(true);
  expect(match.log.missed.value, 'it is still said what happened meanwhile').toBe(0);
  expect(match.sending.value).toBe(false);
});

test('no clock runs while the match is paused', () => {
  const asked = {
    seat: 'blue',
    id: 1,
    kind: 'activate',
    clock: 'plan',
    bankFrom: Date.now(),
    deadline: Date.now() + 60_000,
  };
  const decisions = JSON.stringify([asked]);
  const left = () => {
    now.value = Date.now();
    return leftOf(match, 'blue')?.bank;
  };
  first.shows({ decisions });
  vi.setSystemTime(Date.now() + 10_000);
  expect(left()).toBe(50_000);
  first.shows({ decisions, paused: 'storage' });
  vi.setSystemTime(Date.now() + 10_000);
  expect(left()).toBe(50_000);
});

test('nothing can be answered while the match is paused', async () => {
  expect(match.busy.value).toBe(false);
  first.shows({ paused: 'storage' });
  expect(match.busy.value).toBe(true);
  first.shows({});
  expect(match.busy.value).toBe(false);
});

describe('a new link', () => {
  /** Asks for one over a line; gives the secret that the page made for it, and what becomes of it. */
  const ask = async (seat: string, line: FarEnd) => {
    const outcome = match.seating.reissue(seat);
    await settle();
    const { payload, answer } = line.last('reissue');
    expect(payload).toEqual({ seat, secret: expect.stringMatching(/^[\w-]{32}$/) });
    return { secret: payload.secret!, answer, outcome };
  };
  const secrets = () => server.joins.map(({ options }) => (options as { secret?: string }).secret);

  test('is for the host alone to make', () => {
    expect(match.hosting.value).toBe(true);
    first.says('welcome', {
      ...{ viewer: 'blue', ruleset: 'toy', clocks: 'none', policy: null, seq: 0 },
      ...{ now: Date.now(), host: false },
    });
    expect(match.hosting.value).toBe(false);
  });

  test('for another seat takes the place of the old one, here and in what is kept', async () => {
    kept.set('ironhex.invites.m1', JSON.stringify([{ id: 'orange', secret: 'lost' }]));
    match.close();
    first = new FarEnd();
    server.next = [first];
    match = openMatch();
    match.begin(exampleRules);
    await settle();
    await first.greets(upTo(3));
    expect(match.links.invites.value).toEqual([{ id: 'orange', secret: 'lost' }]);
    const { secret, answer, outcome } = await ask('orange', first);
    expect(match.links.invites.value, 'not before it is answered').toEqual([{ id: 'orange', secret: 'lost' }]);
    answer({ ok: true });
    expect(await outcome).toEqual({ ok: true, secret });
    expect(match.links.invites.value).toEqual([{ id: 'orange', secret }]);
    expect(JSON.parse(kept.get('ironhex.invites.m1')!)).toEqual([{ id: 'orange', secret }]);
    expect(page.address).toEqual([]);
  });

  test('for the own seat goes into the address, and is what the page comes back with', async () => {
    const { secret, answer, outcome } = await ask('blue', first);
    answer({ ok: true });
    expect(await outcome).toEqual({ ok: true, secret });
    expect(page.address).toEqual([`#${secret}`]);
    expect(match.ownSeat.secret.value).toBe(secret);
    expect(JSON.parse(kept.get('ironhex.seats.m1')!)).toEqual([{ keys: [secret, 'old'] }]);
    await away(3);
    expect(secrets()).toEqual(['old', secret]);
  });

  test('that is refused changes nothing', async () => {
    const refused = { ok: false, refusal: { code: 'not-host', message: 'Only the host makes new links.' } };
    const { answer, outcome } = await ask('orange', first);
    answer(refused);
    expect(await outcome).toEqual(refused);
    expect(match.ownSeat.secret.value).toBe('old');
    expect(kept.has('ironhex.invites.m1')).toBe(false);
  });

  test('for the own seat whose answer was lost is in the address where the old one is refused', async () => {
    server.next = [Object.assign(new Error('This link holds no seat.'), { code: 525 }), second];
    const { secret, outcome } = await ask('blue', first);
    await away(3);
    expect(await outcome).toMatchObject({ ok: false, refusal: { code: 'no-answer' } });
    expect(match.access.value.status).toBe('open');
    expect(secrets()).toEqual(['old', 'old', secret]);
    expect(page.address).toEqual([`#${secret}`]);
    expect(match.ownSeat.secret.value).toBe(secret);
    expect((await ask('blue', second)).secret, 'the next is another').not.toBe(secret);
  });

  test('for the own seat that never arrived leaves the page with the old one, and is asked for again as it was', async () => {
    const { secret } = await ask('blue', first);
    await away(3);
    expect(match.access.value.status).toBe('open');
    expect(secrets()).toEqual(['old', 'old']);
    expect(page.address).toEqual([]);
    expect(match.ownSeat.secret.value).toBe('old');
    const again = await ask('blue', second);
    expect(again.secret).toBe(secret);
    again.answer({ ok: true });
    await again.outcome;
    expect(page.address).toEqual([`#${secret}`]);
  });

  test('for another seat whose answer was lost is not shown, and asked for again as it was', async () => {
    const { secret, outcome } = await ask('orange', first);
    await away(3);
    expect(await outcome).toMatchObject({ ok: false, refusal: { code: 'no-answer' } });
    expect(match.links.invites.value).toEqual([]);
    const again = await ask('orange', second);
    expect(again.secret).toBe(secret);
    again.answer({ ok: true });
    expect(await again.outcome).toEqual({ ok: true, secret });
    expect(match.links.invites.value).toEqual([{ id: 'orange', secret }]);
    expect((await ask('orange', second)).secret, 'the next is another').not.toBe(secret);
  });
});

describe('the invitation to a seat that the host has asked to free', () => {
  const shown = (line: FarEnd, orange: object, status = 'playing') =>
    line.shows({
      status,
      seats: new Map([
        ['orange', { id: 'orange', side: 1, name: 'Bo', taken: true, freeAt: 0, cover: '', gathering: '', ...orange }],
      ]),
    });
  const keptInvites = () => JSON.parse(kept.get('ironhex.invites.m1') ?? '[]') as unknown;

  /** The host asks, and the server takes the request. */
  const asked = async (): Promise<{ id: string; secret: string }> => {
    const outcome = match.seating.reissue('orange');
    await settle();
    const { payload, answer } = first.last('reissue');
    shown(first, { freeAt: Date.now() + 300_000 });
    answer({ ok: true });
    await outcome;
    return { id: 'orange', secret: payload.secret! };
  };

  test('is kept until the seat is free, and then', async () => {
    const invite = await asked();
    expect(keptInvites()).toEqual([invite]);
    shown(first, { taken: false, name: '' });
    expect([match.links.invites.value, keptInvites()]).toEqual([[invite], [invite]]);
  });

  test('is forgotten when the seat stays its player’s: it opens nothing, and never will', async () => {
    await asked();
    shown(first, {});
    expect([match.links.invites.value, keptInvites()]).toEqual([[], []]);
  });

  test('is forgotten when somebody has sat down with it', async () => {
    await asked();
    shown(first, { taken: false, name: '' });
    shown(first, { name: 'Cy', replaces: 'Bo' });
    expect(keptInvites()).toEqual([]);
  });

  test('is kept before the match begins, whoever sits', async () => {
    const invite = await asked();
    shown(first, { freeAt: 0 }, 'gathering');
    expect(keptInvites()).toEqual([invite]);
  });
});

test('who is asked to leave the seat objects with one press, and only while that is asked', async () => {
  const shown = (freeAt: number) =>
    first.shows({ seats: new Map([['blue', { id: 'blue', taken: true, freeAt, cover: '', gathering: '' }]]) });
  shown(0);
  await match.seating.stay();
  expect(first.asked.some(({ command }) => command === 'stay')).toBe(false);
  shown(Date.now() + 300_000);
  expect(match.freeAt.value).toBe(Date.now() + 300_000);
  const stayed = match.seating.stay();
  await settle();
  first.last('stay').answer({ ok: true });
  await stayed;
  expect(match.toast.value).toBeUndefined();
});

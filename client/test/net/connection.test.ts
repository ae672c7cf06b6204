import { CLOSED, type SeenEvent } from '@ironhex/shared/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../../src/net/connection.ts';
import type { SeatSecrets } from '../../src/net/seat-secrets.ts';
import type { Absence } from '../../src/table/source.ts';
import { type FakePage, FarEnd, openPage, server, settle } from './far-end.ts';

vi.mock('colyseus.js', async (original) => ({
  ...(await original<typeof import('colyseus.js')>()),
  Client: (await import('./far-end.ts')).FakeClient,
}));

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });
const DONE = { ok: true };
const NOTHING_MISSED = { ok: true, first: 1, seen: [], more: false };

let page: FakePage;
let connection: Connection;
let leave: () => void;
let happened: number[];
/** The views before the first event that came with events. */
let befores: (object | undefined)[];
let absences: Absence[];
let held: string[];
/** What opens the seat, as the browser keeps it. */
let keys: string[];
let lost: number;

/** Opens a page on a match; what it joins are these, one after the other. */
const open = async (...next: unknown[]) => {
  server.next.push(...next);
  const seat: SeatSecrets = {
    get secrets() {
      return keys;
    },
    opened: (secret) => {
      held.push(secret);
      keys = [secret, ...keys.filter((key) => key !== secret)];
    },
    lost: () => {
      lost += 1;
    },
  };
  connection = new Connection('m1', seat);
  leave = connection.subscribe({
    view: () => {},
    happened: (events: readonly SeenEvent[], from) => {
      happened.push(...events.map(({ n }) => n));
      befores.push(from);
    },
    sought: () => expect.fail('nobody seeks at a server'),
    said: () => {},
    absent: (absence) => void absences.push(absence),
  });
  await settle();
};

/** Opens a page that is in the match, and gives the far ends of this line and the one after it. */
const play = async (events: { n: number }[] = []) => {
  const [first, second] = [new FarEnd(), new FarEnd()];
  await open(first, second);
  await first.greets({ events });
  return { first, second };
};

/** The page makes a new secret for its seat, and asks for it to be in force. */
const renew = () => {
  keys = [...keys.filter((key) => key !== 'newer'), 'newer'];
  return connection.act('reissue', { seat: 'blue', secret: 'newer' });
};

/** As long as the longest pause. */
const wait = () => vi.advanceTimersByTimeAsync(7500);

beforeEach(() => {
  vi.useFakeTimers();
  happened = [];
  befores = [];
  absences = [];
  held = [];
  keys = ['secret'];
  lost = 0;
  page = openPage();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the time of the server counts from the greeting on, and anew whenever it is told', async () => {
  const { first } = await play();
  expect(connection.skew.value).toBe(0);
  first.says('time', { now: Date.now() - 27_000 });
  expect(connection.skew.value).toBe(-27_000);
});

describe('an intent', () => {
  test('whose answer was lost goes out again, unchanged, once the past is known; its answer is the final one', async () => {
    const { first, second } = await play();
    const answer = connection.act('intent', { intent: { kind: 'wait' }, decision: 7 });
    await settle();
    const sent = first.intents[0]!.payload;
    expect(sent).toEqual({ seq: 1, intent: { kind: 'wait' }, decision: 7, lost: 0 });
    first.breaks();
    expect(connection.access.value.status).toBe('lost');
    await wait();
    second.says('welcome', { viewer: 'blue', clocks: 'none', policy: null, seq: 1, now: Date.now() });
    second.shows({});
    await settle();
    expect(second.intents, 'not before it is known what happened meanwhile').toEqual([]);
    second.last('events').answer(NOTHING_MISSED);
    await settle();
    expect(second.intents.map(({ payload }) => payload)).toEqual([sent]);
    second.intents[0]!.answer(DONE);
    expect(await answer).toEqual(DONE);
  });

  test('that was answered is not sent again', async () => {
    const { first, second } = await play();
    const answer = connection.act('intent', { intent: { kind: 'wait' } });
    await settle();
    first.intents[0]!.answer(DONE);
    expect(await answer).toEqual(DONE);
    first.breaks();
    await wait();
    await second.greets({ seq: 1 });
    expect(second.intents).toEqual([]);
  });

  test('is kept over several breaks, and several of them stay in their order', async () => {
    const { first, second } = await play();
    const third = new FarEnd();
    server.next.push(third);
    void connection.act('intent', { intent: { kind: 'wait' } });
    void connection.act('intent', { intent: { kind: 'concede' } });
    await settle();
    first.breaks();
    await wait();
    second.breaks();
    await wait();
    await third.greets();
    expect(third.intents.map(({ payload }) => payload.seq)).toEqual([1, 2]);
  });

  test('that is new while the past is still unknown waits for those before it', async () => {
    const { first, second } = await play();
    void connection.act('intent', { intent: { kind: 'wait' } });
    await settle();
    first.breaks();
    await wait();
    second.shows({});
    void connection.act('intent', { intent: { kind: 'concede' } });
    await settle();
    expect(second.intents).toEqual([]);
    second.last('events').answer(NOTHING_MISSED);
    await settle();
    expect(second.intents.map(({ payload }) => payload.seq)).toEqual([1, 2]);
  });

  test('whose number another tab has used meanwhile is refused so', async () => {
    const { first, second } = await play();
    const answer = connection.act('intent', { intent: { kind: 'wait' } });
    await settle();
    first.breaks();
    await wait();
    await second.greets({ seq: 1 });
    const refused = { ok: false, refusal: { code: 'seq-used', message: 'The number 1 is used up.' } };
    second.intents[0]!.answer(refused);
    expect(await answer).toEqual(refused);
    void connection.act('intent', { intent: { kind: 'wait' } });
    await settle();
    expect(second.intents[1]!.payload.seq).toBe(2);
  });

  test('while the line is lost is refused, and never sent', async () => {
    const { first, second } = await play();
    first.breaks();
    const answer = await connection.act('intent', { intent: { kind: 'wait' } });
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'no-line' } });
    await wait();
    await second.greets();
    expect(second.intents).toEqual([]);
  });

  test('is waited for as long as the line is alive, however late the answer is', async () => {
    const { first } = await play();
    const answer = connection.act('intent', { intent: { kind: 'wait' } });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(first.intents.length).toBe(1);
    expect(connection.access.value.status).toBe('open');
    first.intents[0]!.answer(DONE);
    expect(await answer).toEqual(DONE);
  });

  test('that the server fails at over an open line is a fault, and not tried again', async () => {
    const { first } = await play();
    const answer = connection.act('intent', { intent: { kind: 'wait' } });
    await settle();
    first.intents[0]!.fail('request failed');
    expect(await answer).toMatchObject({ ok: false, refusal: { code: 'server-fault' } });
    await wait();
    expect(first.intents.length).toBe(1);
  });
});

describe('the past of a match that has not begun', () => {
  const gathering = { status: 'gathering', view: '{"board":"first"}' };

  test('begins with the view that came with joining, which is not sent twice', async () => {
    const line = new FarEnd();
    await open(line);
    await line.greets({ events: [{ n: 1 }, { n: 2 }], state: gathering });
    line.says('events', { first: 3, seen: [{ kind: 'toy' }] });
    expect([happened, befores]).toEqual([
      [1, 2, 3],
      [{ board: 'first' }, undefined],
    ]);
  });

  test('or with the one of the settings as they were changed while it was asked for', async () => {
    const line = new FarEnd();
    await open(line);
    line.shows(gathering);
    line.says('view', { view: '{"board":"other"}', upTo: 1 });
    line.last('events').answer({ ok: true, first: 1, seen: ['{"kind":"toy"}'], more: false });
    await settle();
    expect(befores).toEqual([{ board: 'other' }]);
  });

  test('does so for the first events only, and not in a match that was joined while it is played', async () => {
    const { first, second } = await play([{ n: 1 }]);
    first.breaks();
    await wait();
    await second.greets({ events: [{ n: 1 }, { n: 2 }], state: gathering });
    expect([happened, befores]).toEqual([
      [1, 2],
      [undefined, undefined],
    ]);
  });
});

describe('a long past', () => {
  /** The server answers what was asked last for: the events up to a number, and whether there are more. */
  const page = async (room: FarEnd, upTo: number, more: boolean): Promise<void> => {
    const past = room.last('events');
    const first = past.payload.since!;
    past.answer({ ok: true, first, seen: Array(upTo - first + 1).fill('{"kind":"toy"}'), more });
    await settle();
  };

  test('is read page by page, and what is told meanwhile comes once and in its place', async () => {
    const { first, second } = await play();
    first.breaks();
    await wait();
    second.shows({});
    await settle();
    const [before, since] = [happened.length, second.last('events').payload.since!];
    await page(second, since + 9, true);
    second.says('events', { first: since + 15, seen: [{ kind: 'toy' }] });
    await page(second, since + 19, true);
    expect(happened).toHaveLength(before);
    await page(second, since + 20, false);
    second.says('events', { first: since + 21, seen: [{ kind: 'toy' }] });
    expect(happened.slice(before)).toEqual(Array.from({ length: 22 }, (_, n) => since + n));
  });

  test('is asked for again a little later, when that was too fast', async () => {
    const { first, second } = await play();
    first.breaks();
    await wait();
    second.shows({});
    await settle();
    second.last('events').answer({ ok: false, refusal: { code: 'too-fast', message: 'Too fast.' } });
    await settle();
    expect(second.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.asked.map(({ payload }) => payload.since)).toEqual(Array(2).fill(second.asked[0]!.payload.since));
    second.last('events').answer(NOTHING_MISSED);
    await settle();
    expect(connection.access.value.status).toBe('open');
  });
});

test('another command whose answer was lost is not sent again: the player is told to look', async () => {
  const { first, second } = await play();
  const answer = connection.act('say', { text: 'hello' });
  first.breaks();
  expect(await answer).toMatchObject({ ok: false, refusal: { code: 'no-answer' } });
  await wait();
  await second.greets();
  expect(second.asked.map(({ command }) => command)).toEqual(['events']);
});

describe('a line that looks open and carries nothing', () => {
  test('is left, and what was sent over it goes out over another', async () => {
    const { first, second } = await play();
    first.alive = false;
    void connection.act('intent', { intent: { kind: 'wait' } });
    await vi.advanceTimersByTimeAsync(20_000);
    await second.greets();
    expect(second.intents.map(({ payload }) => payload.seq)).toEqual([1]);
  });

  test('is found out at once when the network comes back or the page is looked at again', async () => {
    const { first } = await play();
    first.alive = false;
    page.look('visible');
    await vi.advanceTimersByTimeAsync(8000);
    expect(connection.access.value.status).toBe('lost');
  });
});

describe('coming back', () => {
  /** The pauses before the first attempts, if chance gives this. */
  const pauses = async (chance: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const { first } = await play();
    server.next.length = 0;
    const from = Date.now();
    first.breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    const times = [from, ...server.joins.slice(1).map(({ at }) => at)];
    return times.slice(1, 8).map((at, i) => at - times[i]!);
  };

  test.each([
    [0, [150, 300, 600, 1200, 2400, 2500, 2500]],
    [0.5, [300, 600, 1200, 2400, 4800, 5000, 5000]],
    [0.999999, [449, 899, 1799, 3599, 7199, 7499, 7499]],
  ])(
    'is tried after pauses that double up to 5 s, spread by a half to either side: chance %s',
    async (chance, expected) => {
      expect(await pauses(chance)).toEqual(expected);
    },
  );

  test('begins with short pauses again only when a line has proved good', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { first, second } = await play();
    const third = new FarEnd();
    server.next.push(third);
    first.breaks();
    await vi.advanceTimersByTimeAsync(300);
    second.breaks();
    await vi.advanceTimersByTimeAsync(300);
    expect(server.joins.length).toBe(2);
    await vi.advanceTimersByTimeAsync(300);
    expect(server.joins.length).toBe(3);
  });

  test.each([
    ['the network is back', () => page.online()],
    ['somebody looks at the page', () => page.look('visible')],
  ])('is tried at once when %s', async (_, happens) => {
    const { first } = await play();
    server.next.length = 0;
    first.breaks();
    await vi.advanceTimersByTimeAsync(20_000);
    const before = server.joins.length;
    happens();
    expect(server.joins.length).toBe(before + 1);
  });

  test('is not tried when the page goes out of sight', async () => {
    const { first } = await play();
    first.breaks();
    page.look('hidden');
    expect(server.joins.length).toBe(1);
  });

  test('gives up an attempt that hangs, and leaves if it is let in after all', async () => {
    const late = new FarEnd();
    let letIn = (_: unknown) => {};
    const { first } = await play();
    server.next[0] = new Promise((resolve) => {
      letIn = resolve;
    });
    first.breaks();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.joins.length).toBeGreaterThan(2);
    letIn(late);
    await settle();
    expect(late.leave).toHaveBeenCalled();
  });

  test('hands on what was missed, once, and says from where to where', async () => {
    const { first, second } = await play([{ n: 1 }, { n: 2 }]);
    expect(absences, 'whoever comes for the first time was not away').toEqual([]);
    first.breaks();
    await wait();
    await second.greets({ events: [1, 2, 3, 4, 5].map((n) => ({ n })) });
    expect(happened).toEqual([1, 2, 3, 4, 5]);
    expect(absences).toEqual([{ after: 2, upTo: 5 }]);
  });

  test('is no absence for a page that had not joined yet', async () => {
    const [first, second] = [new FarEnd(), new FarEnd()];
    await open(first, second);
    first.shows({});
    first.breaks();
    await wait();
    await second.greets({ events: [{ n: 1 }, { n: 2 }] });
    expect(happened).toEqual([1, 2]);
    expect(absences).toEqual([]);
  });

  test('counts as one absence when the line breaks again before the past is known', async () => {
    const { first, second } = await play([{ n: 1 }]);
    const third = new FarEnd();
    server.next.push(third);
    first.breaks();
    await wait();
    second.shows({});
    second.breaks();
    await wait();
    await third.greets({ events: [{ n: 1 }, { n: 2 }] });
    expect(absences).toEqual([{ after: 1, upTo: 2 }]);
  });
});

describe('a room that closes the line', () => {
  test('because the match has moved is joined again at once, but not by all in the same instant', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const { first, second } = await play();
    first.breaks(CLOSED.moved);
    await vi.advanceTimersByTimeAsync(269);
    expect(server.joins.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.joins.length).toBe(2);
    await second.greets();
    expect(connection.access.value.status).toBe('open');
  });

  test('again and again as moved is not stormed', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { first } = await play();
    server.next = Array.from({ length: 20 }, () => new FarEnd());
    const rooms = [...server.next] as FarEnd[];
    first.breaks(CLOSED.moved);
    for (const room of rooms) {
      await vi.advanceTimersByTimeAsync(500);
      if (!server.next.includes(room)) room.breaks(CLOSED.moved);
    }
    expect(server.joins.length).toBeLessThan(10);
  });

  test('because the seat has a new secret refuses the old one, and the page says both', async () => {
    const { first } = await play();
    server.next = [failure(525, 'This link holds no seat in this match.')];
    first.breaks(CLOSED.revoked);
    await wait();
    expect(connection.access.value.status).toBe('refused');
    expect(connection.access.value.revoked).toBe(true);
    expect(connection.access.value.wrongSecret).toBe(true);
    expect(lost, 'it need not be kept any more').toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.joins.length, 'it was told for good').toBe(2);
  });

  test('tries what another tab has made meanwhile', async () => {
    const { first, second } = await play();
    const refusal = failure(525, 'This link holds no seat in this match.');
    server.next = [refusal, second];
    keys = ['secret', 'of another tab'];
    first.breaks(CLOSED.revoked);
    await wait();
    expect(server.joins.at(-1)!.options).toEqual({ secret: 'of another tab' });
    await second.greets();
    expect(connection.access.value.status).toBe('open');
  });

  test('on a host who made the new secret is joined again with that', async () => {
    const { first, second } = await play();
    const answer = renew();
    await settle();
    first.last('reissue').answer(DONE);
    await answer;
    first.breaks(CLOSED.revoked);
    await wait();
    expect(server.joins.at(-1)!.options).toEqual({ secret: 'newer' });
    await second.greets();
    expect(connection.access.value.revoked).toBe(false);
  });
});

describe('a new secret for the own seat whose answer was lost', () => {
  const refusal = failure(525, 'This link holds no seat in this match.');
  const secrets = () => server.joins.map(({ options }) => (options as { secret: string }).secret);

  /** The line breaks after this page has made one; what it finds then are these. */
  const lose = async (...next: unknown[]) => {
    const { first } = await play();
    server.next = next;
    const answer = renew();
    await settle();
    expect(first.last('reissue').payload).toEqual({ seat: 'blue', secret: 'newer' });
    first.breaks();
    expect(await answer).toMatchObject({ ok: false, refusal: { code: 'no-answer' } });
    await wait();
  };

  test('is held where the old one is refused, without a word to the player', async () => {
    const second = new FarEnd();
    await lose(refusal, second);
    await second.greets();
    expect(secrets()).toEqual(['secret', 'secret', 'newer']);
    expect(connection.access.value.status).toBe('open');
    expect(held).toEqual(['secret', 'newer']);
  });

  test('is not needed where the old one still opens the seat', async () => {
    const second = new FarEnd();
    await lose(second);
    await second.greets();
    expect(secrets()).toEqual(['secret', 'secret']);
    expect(held).toEqual(['secret', 'secret']);
  });

  test('is not forgotten then: it may have reached the room late, and sends this line out', async () => {
    const [second, third] = [new FarEnd(), new FarEnd()];
    await lose(second, refusal, third);
    await second.greets();
    second.breaks(CLOSED.revoked);
    await wait();
    await third.greets();
    expect(connection.access.value.status).toBe('open');
    expect(held.at(-1)).toBe('newer');
  });

  test('gives way to the old one again where it was never stored', async () => {
    const [second, third] = [new FarEnd(), new FarEnd()];
    await lose(refusal, second, refusal, third);
    await second.greets();
    second.breaks();
    await wait();
    await third.greets();
    expect(connection.access.value.status).toBe('open');
    expect(held).toEqual(['secret', 'newer', 'secret']);
  });

  test('is tried until a server lets the page in', async () => {
    const second = new FarEnd();
    await lose(refusal, failure(503, 'The server restarts.'), refusal, second);
    await second.greets();
    expect(connection.access.value.status).toBe('open');
    expect(held.at(-1)).toBe('newer');
  });

  test('does not keep a page trying that neither lets in', async () => {
    await lose(refusal, refusal);
    expect(connection.access.value.status).toBe('refused');
    expect(connection.access.value.wrongSecret).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.joins.length, 'it was told for good').toBe(3);
    expect(held).toEqual(['secret']);
  });

  test('is settled by asking again: the old one is the last that is tried', async () => {
    const second = new FarEnd();
    await lose(second, refusal, refusal);
    await second.greets();
    const answer = renew();
    await settle();
    second.last('reissue').answer(DONE);
    expect(await answer).toEqual(DONE);
    second.breaks();
    await wait();
    expect(secrets()).toEqual(['secret', 'secret', 'newer', 'secret']);
    expect(connection.access.value.status).toBe('refused');
  });
});

test('a new secret for another seat is never tried at the own', async () => {
  const { first } = await play();
  server.next = [failure(525, 'This link holds no seat in this match.')];
  void connection.act('reissue', { seat: 'orange', secret: 'theirs' });
  first.breaks();
  await wait();
  expect(server.joins.map(({ options }) => options)).toEqual([{ secret: 'secret' }, { secret: 'secret' }]);
  expect(connection.access.value.status).toBe('refused');
});

describe('a server that lets nobody in', () => {
  const SENTENCE = 'The server restarts. Your match goes on in a moment.';

  test('for now is tried again; its sentence is there to be shown until the page is let in', async () => {
    const { first } = await play();
    const last = new FarEnd();
    server.next = [failure(503, SENTENCE), last];
    first.breaks();
    await vi.advanceTimersByTimeAsync(450);
    expect(connection.access.value.message).toBe(SENTENCE);
    expect(connection.access.value.status).toBe('lost');
    await wait();
    await last.greets();
    expect(connection.access.value.status).toBe('open');
    expect(connection.access.value.message).toBe('');
  });

  test('is waited for by a page that is opened meanwhile too', async () => {
    const last = new FarEnd();
    await open(failure(503, SENTENCE), last);
    expect(connection.access.value.status).toBe('connecting');
    expect(connection.access.value.message).toBe(SENTENCE);
    await wait();
    await last.greets();
    expect(connection.access.value.status).toBe('open');
  });

  test.each([
    ['a proxy', failure(503, 'Service Unavailable')],
    ['a proxy', failure(502, 'Bad Gateway')],
    ['a proxy', failure(404, 'Not Found')],
    ['nobody', new Error('Failed to fetch')],
  ])('is tried again without words when %s says so', async (_, error) => {
    await open(error);
    expect(connection.access.value.status).toBe('connecting');
    expect(connection.access.value.message).toBe('');
    await wait();
    expect(server.joins.length).toBeGreaterThan(1);
  });

  test('because there is no such match is believed at once by a page that comes new', async () => {
    await open(failure(404, 'The match "m1" is not found.'));
    expect(connection.access.value.status).toBe('refused');
    expect(connection.access.value.message).toBe('');
  });

  test('because there is no such match is not believed at once by a page that was in it', async () => {
    const unknown = failure(404, 'The match "m1" is not found.');
    const { first, second } = await play();
    server.next = [unknown, unknown, second];
    first.breaks();
    await wait();
    await second.greets();
    expect(connection.access.value.status).toBe('open');
    server.next = [unknown, unknown, unknown, unknown];
    second.breaks();
    await wait();
    await wait();
    expect(connection.access.value.status).toBe('refused');
  });
});

describe('a match that is paused', () => {
  test('tells since when, on the clock of the server, until it goes on', async () => {
    const { first } = await play();
    expect(connection.facts.value?.pausedAt).toBeUndefined();
    const at = Date.now();
    first.shows({ paused: 'storage' });
    await vi.advanceTimersByTimeAsync(5000);
    first.shows({ paused: 'storage' });
    expect(connection.facts.value?.pausedAt).toBe(at);
    first.shows({});
    expect(connection.facts.value?.pausedAt).toBeUndefined();
  });
});

test('why there is no rematch is known until it is said otherwise, or the line is another', async () => {
  const { first, second } = await play();
  first.says('no-rematch', { message: 'There is no room.' });
  expect(connection.own.value?.noRematch).toBe('There is no room.');
  first.breaks();
  await wait();
  await second.greets();
  expect(connection.own.value?.noRematch).toBe('');
});

import { Decoder, Encoder } from '@colyseus/schema';
import { PUBLIC } from '@ironhex/shared/match';
import { type Missed, readPast } from '@ironhex/shared/protocol';
import type { Client } from 'colyseus';
import { describe, expect, test } from 'vitest';
import { Audience } from '../../src/sync/audience.ts';
import { MatchState } from '../../src/sync/schema.ts';
import { SharedSerializer } from '../../src/sync/serializer.ts';
import type { OwnState, PublicState } from '../../src/sync/shown.ts';

/** An audience of a match that is played, or of one before its beginning, that was told so many events of about a kilobyte. */
const told = (events: number, status: PublicState['status'] = 'playing'): Audience => {
  const state = new MatchState();
  new Encoder(state);
  const audience = new Audience(state, [PUBLIC]);
  audience.update(PUBLIC, NOTHING, { ...SHOWN, status });
  for (let n = 1; n <= events; n++) audience.show(PUBLIC, { kind: `event ${n} ${'x'.repeat(1000)}` });
  audience.send([]);
  return audience;
};

const BEFORE = { hexes: 'the board' };
const page = (audience: Audience, since: number): Missed => audience.page(PUBLIC, since, () => BEFORE);

describe('the past is told in pages', () => {
  test('each of which is bounded, however much there is', () => {
    const audience = told(500);
    for (const since of [0, 1, 2, 100, 480]) {
      const { first, seen, more } = page(audience, since);
      expect(first).toBe(Math.max(1, since));
      expect(seen.join('').length).toBeLessThan(35_000);
      expect(more).toBe(since < 480);
    }
  });

  test('which put together are all of it, each event once and in order', async () => {
    const audience = told(500);
    const asked: number[] = [];
    const ask = async (since: number) => {
      asked.push(since);
      return { ok: true as const, ...page(audience, since) };
    };
    const past = await readPast(ask, 1, async () => {});
    if (!past.ok) throw new Error('refused');
    expect(past.events.map(({ n }) => n)).toEqual(Array.from({ length: 500 }, (_, n) => n + 1));
    expect(past.events[41]!.seen.kind).toMatch(/^event 42 x/);
    expect(past.from).toEqual(BEFORE);
    expect(asked.length).toBeGreaterThan(10);
  });

  test('the first of which alone has what was known before, made once', () => {
    const audience = told(3);
    expect(page(audience, 1).from).toBe(JSON.stringify(BEFORE));
    expect(page(audience, 2)).not.toHaveProperty('from');
    const again = () => {
      throw new Error('made twice');
    };
    expect(audience.page(PUBLIC, 0, again).from).toBe(JSON.stringify(BEFORE));
  });

  test('which has it only once the match has begun: before, it is the view that came with joining', () => {
    expect(page(told(3, 'gathering'), 1)).not.toHaveProperty('from');
  });

  test('an event of any size goes over, and after the last one comes nothing', () => {
    const state = new MatchState();
    new Encoder(state);
    const audience = new Audience(state, [PUBLIC]);
    for (const size of [100_000, 100_000]) audience.show(PUBLIC, { kind: 'x'.repeat(size) });
    audience.send([]);
    expect(page(audience, 1)).toMatchObject({ first: 1, seen: [expect.any(String)], more: true });
    expect(page(audience, 2)).toMatchObject({ first: 2, seen: [expect.any(String)], more: false });
    expect(page(audience, 3)).toEqual({ first: 3, seen: [], more: false });
    expect(page(audience, 1_000_000)).toEqual({ first: 1_000_000, seen: [], more: false });
  });
});

/** What is shown of a match in which nothing is asked. */
const NOTHING: OwnState = {
  decisions: [],
  banks: {},
  back: -1,
  backUntil: 0,
  backTakes: [],
  backsLeft: 0,
  backFar: false,
  lost: 0,
  seq: 0,
  stays: false,
  misfit: '',
  brought: '',
};

const SHOWN: PublicState = {
  ...{ status: 'playing', outcome: '', series: '', secret: '', spectators: 0, seats: [] },
  ...{ hostSeat: 'blue', gathering: '', settings: '' },
};

describe('the view of a viewer', () => {
  /** A match with two viewers, whose clients keep the frames that they get. */
  const match = () => {
    const state = new MatchState();
    const serializer = new SharedSerializer();
    serializer.reset(state);
    const audience = new Audience(state, ['blue', PUBLIC]);
    const clients: { readonly client: Client; readonly frames: Uint8Array[] }[] = [];
    const join = (viewer: string) => {
      const frames: Uint8Array[] = [];
      const raw = (bytes: Uint8Array) => void frames.push(bytes.slice());
      const client = { view: audience.viewOf(viewer), state: 1, raw } as unknown as Client;
      const decoder = new Decoder(new MatchState());
      decoder.decode(serializer.getFullState(client) as Buffer, { offset: 1 });
      clients.push({ client, frames });
      const own = () => {
        for (const frame of frames.splice(0)) decoder.decode(frame as Buffer, { offset: 1 });
        return decoder.state.views.get(viewer)!;
      };
      return { frames, own };
    };
    const patch = () => serializer.applyPatches(clients.map(({ client }) => client));
    return { state, audience, join, patch };
  };
  const rules = {
    firstView: () => ({ list: [] }),
    follow: (view: object, { kind }: { kind: string }) => void (view as { list: string[] }).list.push(kind),
  } as never;

  test('comes with joining, and goes to nobody else: neither at once nor in a patch', () => {
    const { state, audience, join, patch } = match();
    audience.write('blue', { text: 'x'.repeat(5000) });
    const [first, watching] = [join('blue'), join(PUBLIC)];
    patch();
    audience.write('blue', { text: 'y'.repeat(6000) });
    const second = join('blue');
    state.name = 'changed';
    audience.update('blue', { ...NOTHING, seq: 7 }, SHOWN);
    patch();
    for (const { frames } of [first, second, watching])
      expect(Math.max(...frames.map(({ length }) => length)), 'small fields alone').toBeLessThan(200);
    expect(first.own()).toMatchObject({ view: JSON.stringify({ text: 'x'.repeat(5000) }), seq: 7, stays: false });
    expect(second.own()).toMatchObject({ view: JSON.stringify({ text: 'y'.repeat(6000) }), seq: 7, stays: false });
  });

  test('is what was told, while the match is ahead of that', () => {
    const { audience, join } = match();
    const tell = (...kinds: readonly string[]) => {
      for (const kind of kinds) audience.show('blue', { kind });
      audience.send([]);
    };
    const known = () => {
      audience.writeTold('blue', rules);
      audience.update('blue', NOTHING, SHOWN);
      return JSON.parse(join('blue').own().view) as unknown;
    };
    expect(known()).toEqual({ list: [] });
    tell('a', 'seat-taken', 'b');
    audience.show('blue', { kind: 'not told yet' });
    expect(known()).toEqual({ list: ['a', 'b'] });
    audience.send([]);
    tell('c');
    expect(known()).toEqual({ list: ['a', 'b', 'not told yet', 'c'] });
  });
});

test('events that several see alike are sent as the same bytes, and those that one sees go to that one', () => {
  const state = new MatchState();
  new Encoder(state);
  const audience = new Audience(state, ['blue', 'orange', PUBLIC]);
  const common = { kind: 'common' };
  for (const viewer of ['blue', 'orange', PUBLIC]) audience.show(viewer, common);
  audience.show('blue', { kind: 'secret' });
  const sent: [string, Uint8Array][] = [];
  audience.send(
    ['blue', 'orange', PUBLIC, PUBLIC].map((viewer) => [
      viewer,
      { enqueueRaw: (bytes: Uint8Array) => void sent.push([viewer, bytes]) },
    ]),
  );
  const [blue, orange, watching, another] = sent.map(([, bytes]) => bytes);
  expect(Buffer.from(blue!).includes('secret')).toBe(true);
  expect(Buffer.from(orange!).includes('secret')).toBe(false);
  expect(watching).toBe(orange);
  expect(another).toBe(orange);
});

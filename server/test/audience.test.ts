import { Encoder } from '@colyseus/schema';
import { PUBLIC } from '@ironhex/shared/match';
import { type Missed, readPast } from '@ironhex/shared/protocol';
import { describe, expect, test } from 'vitest';
import { Audience } from '../src/sync/audience.ts';
import { MatchState } from '../src/sync/schema.ts';

/** An audience that was told so many events of about a kilobyte. */
const told = (events: number): Audience => {
  const state = new MatchState();
  new Encoder(state);
  const audience = new Audience(state, [PUBLIC]);
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

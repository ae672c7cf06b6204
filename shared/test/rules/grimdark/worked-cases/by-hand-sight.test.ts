import { describe, expect, it } from 'vitest';
import type { Ground, Place } from '../kit.ts';
import { begin } from './play.ts';
import type { Placing } from './record.ts';

// Cases worked out by hand from G-5 and G-6: sight, heights, screens and cover. E is level and height of a unit; a hex
// in the way obstructs when its top times n is at least E of the viewer times b and E of the target times a (G-5.4).

const A: Place = [10, 10];
const B: Place = [16, 10];

/** What a1 sees of b1, with this ground and these others. */
const look = (ground: Ground, units: Readonly<Record<string, Placing>> = {}, [viewer, target] = ['a1', 'b1']) =>
  begin({
    ground,
    units: { a1: { profile: 'squad', hex: A }, b1: { profile: 'squad', hex: B }, ...units },
  }).ask('sight', [viewer!, target!]);

const SCREENED = { sees: true, cover: true, terrainCover: false };
const CLEAR = { sees: true, cover: false, terrainCover: false };
const HIDDEN = { sees: false };
const one = (type: string, ...hexes: Place[]): Ground => ({ terrain: [{ type, piece: 'k1', hexes }] });
const raised = (...levels: (readonly [number, Place])[]): Ground => ({
  levels: levels.map(([level, place]) => ({ level, hexes: [place] })),
});

describe('lines along borders', () => {
  const along = (ground: Ground) => look(ground, { b1: { profile: 'squad', hex: [14, 14] } });

  it('V1: both hexes of one pair obstruct: blocked; one of each of two pairs: screened', () => {
    expect(along(one('building', [12, 11], [11, 12]))).toMatchObject(HIDDEN);
    expect(along(one('building', [11, 10], [12, 13]))).toMatchObject(SCREENED);
    expect(along(one('building', [12, 10]))).toMatchObject(CLEAR);
  });

  it('V2: a pair with one half off the map can only screen', () => {
    // Row 0: [0,0] and [2,-1]; the pair is [1,0] and, beyond the edge, [1,-1].
    const units = { a1: { profile: 'squad', hex: [0, 0] }, b1: { profile: 'squad', hex: [2, -1] } } as const;
    expect(look(one('building', [1, 0]), units)).toMatchObject(SCREENED);
    expect(look({}, units)).toMatchObject(CLEAR);
  });

  it('V3: a barricade beside the line and next to the target screens too', () => {
    // n = 8, b = 1: 1 x 8 is at least 1 x 1 + 1 x 7.
    expect(along(one('barricade', [14, 13]))).toMatchObject(SCREENED);
    expect(along(one('barricade', [13, 12]))).toMatchObject(CLEAR);
  });
});

describe('heights', () => {
  it('V4: any unit in the way hides one of its height, not a higher one', () => {
    const friend = { a2: { profile: 'squad', hex: [13, 10] } } as const;
    expect(look({}, friend)).toMatchObject(HIDDEN);
    expect(look({}, { ...friend, b1: { profile: 'walker', hex: B } })).toMatchObject(CLEAR);
    // 2 x 6 against 1 x 3 + 2 x 3: a walker hides a walker.
    expect(look({}, { b2: { profile: 'walker', hex: [13, 10] }, b1: { profile: 'walker', hex: B } })).toMatchObject(
      HIDDEN,
    );
    // 1 x 6 against 1 x 5 + 2 x 1 right before the viewer, 1 x 1 + 2 x 5 right before the walker.
    for (const place of [
      [11, 10],
      [15, 10],
    ] as const)
      expect(look({}, { b2: { profile: 'squad', hex: place }, b1: { profile: 'walker', hex: B } })).toMatchObject(
        CLEAR,
      );
  });

  it.each([
    ['a hill of level 1 between two on level 0', raised([1, [13, 10]]), HIDDEN],
    // 1 x 6 against 3 x 3 + 1 x 3.
    ['the same from level 2', raised([2, A], [1, [13, 10]]), CLEAR],
    // 2 x 6 against 3 x 5 + 1 x 1: the rim of the plateau.
    ['over the rim of the own plateau', raised([2, A], [2, [11, 10]]), CLEAR],
    // 2 x 6 against 3 x 4 + 1 x 2.
    ['over a wider rim', raised([2, A], [2, [11, 10]], [2, [12, 10]]), CLEAR],
    // 2 x 6 against 3 x 3 + 1 x 3: equal.
    ['over half of the way', raised([2, A], [2, [13, 10]]), HIDDEN],
    // 2 x 6 against 3 x 1 + 1 x 5.
    ['behind a hill of level 2', raised([2, A], [2, [15, 10]]), HIDDEN],
    ['a hollow between', raised([-1, [13, 10]]), CLEAR],
    // 0 is no top, whatever the line.
    ['out of a hollow over level ground', raised([-1, A], [-1, B]), CLEAR],
  ])('V5: %s', (_, ground, seen) => {
    expect(look(ground)).toMatchObject(seen);
  });

  it('V6: forest hides walkers, and not titans; a wall is 2 high, a crag 3', () => {
    const walkers = { a1: { profile: 'walker', hex: A }, b1: { profile: 'walker', hex: B } } as const;
    expect(look(one('forest', [13, 10]), walkers)).toMatchObject(HIDDEN);
    expect(look(one('wall', [13, 10]), walkers)).toMatchObject(HIDDEN);
    const high: Ground = { levels: [{ level: 1, hexes: [A, B] }] };
    expect(look({ ...one('wall', [13, 10]), ...high }, walkers)).toMatchObject(CLEAR);
    expect(look({ ...one('crag', [13, 10]), ...high }, walkers)).toMatchObject(HIDDEN);
    // Nothing that is as low as a field or rubble stands in the way.
    expect(look(one('field', [13, 10]))).toMatchObject(CLEAR);
    expect(look(one('ruins', [13, 10]))).toMatchObject(CLEAR);
  });
});

describe('low screens', () => {
  it.each([
    ['a barricade next to the target', one('barricade', [15, 10]), {}, SCREENED],
    ['a barricade two hexes before it', one('barricade', [14, 10]), {}, CLEAR],
    ['a barricade next to the viewer', one('barricade', [11, 10]), {}, CLEAR],
    ['rubble gives no cover', one('rubble', [15, 10]), {}, CLEAR],
    // 1 x 6 against 1 x 1 + 2 x 5.
    ['a walker behind a barricade', one('barricade', [15, 10]), { b1: { profile: 'walker', hex: B } }, CLEAR],
    // 2 x 6 against 11.
    ['a walker behind ruins', one('ruins', [15, 10]), { b1: { profile: 'walker', hex: B } }, SCREENED],
    // 1 x 6 against 3 x 1 + 1 x 5.
    ['seen from above', { ...one('barricade', [15, 10]), ...raised([2, A]) }, {}, CLEAR],
    // 2 x 6 against 8.
    ['ruins seen from above', { ...one('ruins', [15, 10]), ...raised([2, A]) }, {}, SCREENED],
  ] as [string, Ground, Record<string, Placing>, object][])('V7: %s', (_, ground, units, seen) => {
    expect(look(ground, units)).toMatchObject(seen);
  });
});

describe('cover of a titanic unit', () => {
  // Its hexes: the centre [16,10], and [16,9] [17,9] [17,10] [16,11] [15,11] [15,10].
  const titan = { b1: { profile: 'titan', hex: B } } as const;

  it('V8: four of its seven hexes in ruins, not three', () => {
    expect(look(one('ruins', [15, 10], [16, 10], [17, 10], [16, 9]), titan)).toMatchObject({
      sees: true,
      cover: true,
      terrainCover: true,
    });
    expect(look(one('ruins', [15, 10], [16, 10], [17, 10]), titan)).toMatchObject(CLEAR);
  });

  it('V9: hexes that are not seen count as covered, but not as terrain', () => {
    // Walkers on three hexes west of it: seen over them, 2 x n against 1 x b + 3 x a.
    const ground = one('building', [14, 10], [14, 11], [15, 9], [14, 9]);
    const seen = look(ground, titan) as { sees: boolean; cover: boolean; terrainCover: boolean };
    expect(seen).toMatchObject({ terrainCover: false });
    expect(seen.cover || !seen.sees).toBe(true);
  });

  it('V10: a titan sees with each of its hexes', () => {
    const units = { a1: { profile: 'titan', hex: A }, b1: { profile: 'squad', hex: B } } as const;
    // The line from the centre is blocked, that from [11,9] passes north of [12,10].
    expect(look(one('building', [12, 10]), units)).toMatchObject(CLEAR);
    expect(look(one('building', [13, 10]), units)).toMatchObject(HIDDEN);
  });
});

describe('who sees at all', () => {
  it('V11: a unit sees itself; those next to each other see each other, whatever the levels', () => {
    expect(look({}, {}, ['a1', 'a1'])).toMatchObject({ sees: true });
    const close = { b1: { profile: 'squad', hex: [11, 10] } } as const;
    expect(look(raised([3, A]), close)).toMatchObject(CLEAR);
  });

  it('V12: units aboard and in reserve neither see nor are seen', () => {
    const away = { b1: { profile: 'squad', place: 'reserve' } } as const;
    expect(look({}, away)).toMatchObject({ sees: false, cover: false });
    expect(look({}, away, ['b1', 'a1'])).toMatchObject({ sees: false });
  });
});

import { describe, expect, test } from 'vitest';
import {
  begun,
  type Game,
  GRIFFIN,
  hex,
  LOCUST,
  RIFLEMAN,
  WOLVERINE,
} from '../../../../../shared/test/rules/warfare3025/kit.ts';
import type { Pointed } from '../../../../src/rulesets/warfare3025/map/overlays.ts';
import type { Picture } from '../../../../src/rulesets/warfare3025/map/picture.ts';
import { pictureOf } from '../../../../src/rulesets/warfare3025/map/picture.ts';
import { GAZE, planning, viewOf } from '../kit.ts';

/** The page of a seat: its planner, and what its map shows. */
const pageOf = (game: Game, seat: string) => {
  const { planner, look } = planning(game.state, seat);
  const picture = (pointed: Partial<Pointed> = {}): Picture =>
    pictureOf(viewOf(game.state, seat), planner, { ...GAZE, viewer: seat, ...pointed });
  const emphasis = (pointed: Partial<Pointed> = {}) =>
    Object.fromEntries(picture(pointed).counters.flatMap(({ id, emphasis }) => (emphasis ? [[id, emphasis]] : [])));
  return { planner, look, picture, emphasis };
};

/** A Wolverine faces a Rifleman ten hexes north; beside it stands a Griffin that may act as well. */
const table = (words: object = {}, ground: Record<string, string> = {}) =>
  begun({
    ground,
    units: {
      r1: { card: WOLVERINE, at: '0,0' },
      r2: { card: GRIFFIN, at: '-3,0', ticks: 0 },
      b1: { card: RIFLEMAN, at: '0,-10', facing: 3 },
      ...words,
    },
  });

describe('counters', () => {
  test('show what stands on the map, what it is and what it suffered', () => {
    const game = table({
      b2: { card: LOCUST, at: '5,5', token: 'fast', damage: { structure: 5, armour: 10, movement: 20 } },
      b3: {},
    });
    const { counters } = pageOf(game, 'blue').picture();
    expect(counters.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3', 'r1', 'r2']);
    expect(counters[2], 'what is in reserve waits beside its edge').toMatchObject({
      at: { beside: 'top' },
      facing: null,
    });
    expect(counters[1]).toEqual({
      id: 'b2',
      side: 1,
      name: 'Locust',
      silhouette: 'locust',
      at: hex('5,5'),
      facing: 0,
      token: 'fast',
      unstable: false,
      structureDamage: 0.25,
      armourDamage: 0.5,
      destroyed: false,
      emphasis: undefined,
      sight: undefined,
    });
  });

  test('say who may act, who is planned for and who is aimed at', () => {
    const { planner, emphasis } = pageOf(table(), 'red');
    expect(emphasis()).toEqual({ r1: 'acting', r2: 'eligible' });
    planner.choose('r2');
    planner.aim('b1');
    expect(emphasis()).toEqual({ r1: 'eligible', r2: 'acting', b1: 'target' });
    expect(emphasis({ highlighted: ['r1'] }), 'and what a line of the log is about').toMatchObject({ r1: 'selected' });
  });

  test('show nobody else’s plan', () => {
    const game = table();
    expect(pageOf(game, 'blue').emphasis()).toEqual({ r1: 'acting', r2: 'acting' });
    expect(pageOf(game, 'blue').picture()).toMatchObject({ reach: [], paths: [], sight: [], entries: [] });
  });
});

describe('sight marks', () => {
  const marks = (picture: Picture) =>
    Object.fromEntries(picture.counters.flatMap(({ id, sight }) => (sight === undefined ? [] : [[id, sight]])));

  test('tell the chance of what a click would fire, from where the plan fires', () => {
    const { planner, picture } = pageOf(table({ b2: { card: LOCUST, at: '4,30' } }), 'red');
    expect(Object.keys(marks(picture())), 'the Locust is out of reach, the Griffin a friend').toEqual(['b1']);
    const before = marks(picture()).b1;
    planner.aim('b1');
    expect(marks(picture()).b1, 'the same after the click').toBe(before);
    planner.goTo(hex('0,-6'));
    expect(marks(picture()).b1, 'but not from elsewhere').not.toBe(before);
  });

  test('are those of the weapon that is planned', () => {
    const { planner, picture } = pageOf(table(), 'red');
    planner.aim('b1', 'srm-6');
    const { odds } = planner.judged.value.aimed!;
    expect(marks(picture()).b1).toBe(`${Math.round((1 - odds.whole.nothing) * 100)} %`);
  });

  test('are worked out once for a place to fire from', () => {
    const { planner } = pageOf(table(), 'red');
    const { value: shots } = planner.shots;
    planner.aim('b1');
    planner.aim('b1', 'srm-6');
    expect(planner.shots.value).toBe(shots);
    planner.goTo(hex('0,-1'));
    expect(planner.shots.value).not.toBe(shots);
  });

  test('are nobody’s who plans nothing', () => {
    expect(marks(pageOf(table(), 'blue').picture())).toEqual({});
  });
});

describe('the plan', () => {
  test('every hex in reach is marked, with its way’s length, speed and danger', () => {
    const { planner, picture } = pageOf(table({}, { '0,-2': 'light' }), 'red');
    planner.choose('r1');
    const { reach } = picture();
    const mark = (at: string) => reach.find((other) => other.at === hex(at));
    expect(mark('0,-1')).toEqual({ at: hex('0,-1'), hexes: 1, fast: false, jump: false, risky: false });
    expect(mark('0,-2')).toMatchObject({ hexes: 2, risky: true });
    expect(reach).toHaveLength(planner.reached.value.length);
    planner.toggleJump();
    expect(picture().reach.every(({ jump }) => jump)).toBe(true);
  });

  test('only a unit that has steadied itself past it is fast', () => {
    const game = begun({ units: { r1: { card: LOCUST, at: '0,0' }, b1: { at: '0,30' } } });
    const { reach } = pageOf(game, 'red').picture();
    expect(new Set(reach.filter(({ fast }) => fast).map(({ hexes }) => hexes))).toEqual(new Set([8]));
    expect(Math.max(...reach.filter(({ fast }) => !fast).map(({ hexes }) => hexes))).toBe(7);
  });

  test('its path shows steps, jumps and dangers, and the wheel where it ends', () => {
    const { planner, picture } = pageOf(table({}, { '0,-1': 'light' }), 'red');
    planner.choose('r1');
    expect(picture()).toMatchObject({ paths: [], wheel: undefined });
    planner.goTo(hex('0,-1'));
    planner.toggleJump();
    planner.goTo(hex('0,-3'));
    expect(picture().paths).toEqual([
      {
        unit: 'r1',
        side: 0,
        from: hex('0,0'),
        marks: [
          { at: hex('0,-1'), kind: 'step', risk: 'rough going 60 %' },
          { at: hex('0,-2'), kind: 'jump', risk: undefined },
          { at: hex('0,-3'), kind: 'land', risk: undefined },
        ],
        facing: 0,
        cost: '3 hexes · 9 ticks',
      },
    ]);
    expect(picture().wheel).toEqual({ at: hex('0,-3'), facing: 0, aboutFace: 3 });
    planner.turn(-1);
    expect(picture().wheel).toEqual({ at: hex('0,-3'), facing: 5, aboutFace: 3 });
    expect(picture().paths[0]?.facing).toBe(5);
  });

  test('a unit in reserve is offered the hexes of its edge until it has a way', () => {
    const { planner, picture } = pageOf(begun({ units: { r1: {}, b1: { at: '0,0' } } }), 'red');
    const { entries } = picture();
    expect(entries).toHaveLength(40);
    planner.goTo(entries[3]!);
    expect(picture()).toMatchObject({ entries: [], paths: [{ from: null, marks: [{ at: entries[3] }] }] });
    expect(picture().wheel).toMatchObject({ at: entries[3], aboutFace: undefined });
  });
});

describe('lines of sight', () => {
  const ground = { '0,-5': 'light', '0,-10': 'dense' };

  test('to the enemy that is pointed at, or else aimed at, from where the plan fires', () => {
    const { planner, picture } = pageOf(table({ b2: { card: LOCUST, at: '3,-3' } }), 'red');
    planner.choose('r1');
    expect(picture().sight).toEqual([]);
    expect(picture({ hover: hex('3,-3') }).sight).toMatchObject([{ from: hex('0,0'), to: hex('3,-3') }]);
    expect(picture({ hover: hex('-3,0') }).sight, 'friends are not aimed at').toEqual([]);
    planner.aim('b1');
    planner.goTo(hex('0,-2'));
    expect(picture().sight).toMatchObject([{ from: hex('0,-2'), to: hex('0,-10') }]);
    planner.fireAfter(0);
    expect(picture().sight).toMatchObject([{ from: hex('0,0'), to: hex('0,-10') }]);
    expect(picture({ hover: hex('3,-3') }).sight).toMatchObject([{ to: hex('3,-3') }]);
  });

  test('tell distance, band and every piece of cover', () => {
    const { planner, picture } = pageOf(table({}, ground), 'red');
    planner.choose('r1');
    planner.aim('b1');
    expect(picture().sight).toEqual([
      {
        from: hex('0,0'),
        to: hex('0,-10'),
        side: 0,
        state: 'cover',
        pieces: [
          { at: hex('0,-5'), label: '+1 light woods' },
          { at: hex('0,-10'), label: '+2 dense forest' },
        ],
        blockedAt: undefined,
        label: '10 hexes, medium, cover 3',
      },
    ]);
  });

  test.each([
    ['clear', {}, undefined],
    ['blocked', { '0,-4': 'level5' }, hex('0,-4')],
    ['blocked', { ...ground, '0,-3': 'light' }, undefined],
  ] as const)('are %s over %o', (state, over, blockedAt) => {
    const { planner, picture } = pageOf(table({}, over), 'red');
    planner.choose('r1');
    expect(picture({ hover: hex('0,-10') }).sight).toMatchObject([{ state, blockedAt }]);
  });
});

test('the range of a weapon is drawn around where it fires, of the one looked at before the one chosen', () => {
  const { planner, picture } = pageOf(table(), 'red');
  planner.choose('r1');
  expect(picture().bands).toBeUndefined();
  planner.goTo(hex('0,-1'));
  planner.aim('b1', 'autocannon-5');
  expect(picture().bands).toMatchObject({ centre: hex('0,-1'), rings: { length: 4 } });
  const rings = picture({ weapon: 'srm-6' }).bands?.rings ?? [];
  expect(rings.map(({ to, quality }) => `${to} ${quality}`)).toEqual(['2 out', '6 adjacent', '14 best', '15 adjacent']);
});

describe('overlays come one at a time', () => {
  const shown = ({ reach, bands, wheel, threat }: Picture): string =>
    Object.entries({ reach: reach.length > 0, bands, wheel, threat })
      .flatMap(([name, there]) => (there ? [name] : []))
      .join(' ');

  test('reach, then the wheel, then bands; what is undone shows what was shown before', () => {
    const { planner, picture } = pageOf(table(), 'red');
    expect(shown(picture())).toBe('reach');
    planner.goTo(hex('0,-1'));
    expect(shown(picture())).toBe('wheel');
    planner.aim('b1');
    expect(shown(picture())).toBe('bands');
    planner.turn(1);
    expect(shown(picture())).toBe('wheel');
    expect(shown(picture({ wheel: false })), 'on a phone it stands elsewhere').toBe('');
    planner.toggleJump();
    expect(shown(picture())).toBe('reach');
    for (const before of ['wheel', 'bands', 'wheel', 'reach']) {
      planner.undo();
      expect(shown(picture())).toBe(before);
    }
    planner.toggleWaiting();
    expect(shown(picture())).toBe('');
  });

  test('a weapon that is looked at shows its bands, and all numbers show where one can go', () => {
    const { planner, picture } = pageOf(table(), 'red');
    expect(shown(picture({ weapon: 'srm-6' }))).toBe('bands');
    planner.goTo(hex('0,-1'));
    expect(picture({ distances: true })).toMatchObject({ distances: true, reach: { length: expect.any(Number) } });
    expect(shown(picture({ distances: true }))).toBe('reach wheel');
  });

  test('an enemy that is looked at shows what it could do; aimed at, it shows the bands', () => {
    const { planner, picture } = pageOf(table(), 'red');
    const { threat } = picture({ hover: hex('0,-10') });
    expect(shown(picture({ hover: hex('0,-10') }))).toBe('threat');
    expect(threat?.side).toBe(1);
    expect(threat?.reach).toContain(hex('0,-9'));
    expect(threat?.reach).not.toContain(hex('0,0'));
    expect(threat?.hits).toContain(hex('0,0'));
    expect(threat?.hits).not.toContain(hex('0,30'));
    expect(picture({ hover: hex('0,0') }).threat, 'an own unit').toBeUndefined();
    planner.aim('b1');
    expect(shown(picture({ hover: hex('0,-10') }))).toBe('bands');
  });

  test('so it does for players who are not asked, and for spectators any unit does', () => {
    const looking = (seat: string, hover: string) => pageOf(table(), seat).picture({ hover: hex(hover) }).threat?.side;
    expect(looking('blue', '0,0')).toBe(0);
    expect(looking('blue', '0,-10')).toBeUndefined();
    expect(looking('public', '0,-10')).toBe(1);
  });

  test('what is behind a hill cannot be hit, nor with a weapon that is destroyed', () => {
    const hill = pageOf(table({}, { '0,-5': 'level6' }), 'red').picture({ hover: hex('0,-10') }).threat;
    expect(hill?.hits).not.toContain(hex('0,0'));
    const damage = Object.fromEntries(RIFLEMAN.weapons.map(({ id }) => [id, 20]));
    const unarmed = pageOf(table({ b1: { card: RIFLEMAN, at: '0,-10', facing: 3, damage } }), 'red');
    expect(unarmed.picture({ hover: hex('0,-10') }).threat?.hits).toEqual([]);
  });

  test('the way to the hex that is pointed at, with its price and its dangers', () => {
    const { planner, picture } = pageOf(table({}, { '0,-2': 'light' }), 'red');
    expect(picture({ hover: hex('0,-2') }).way).toEqual({
      hexes: ['0,0', '0,-1', '0,-2'].map(hex),
      cost: '2 hexes · 9 ticks · rough going 60 %',
    });
    planner.goTo(hex('0,-2'));
    expect(picture({ hover: hex('0,-2') }).way, 'planned already').toBeUndefined();
    expect(picture({ hover: hex('0,-1') }).way).toMatchObject({ cost: '1 hex · 9 ticks' });
    expect(picture({ hover: hex('0,40') }).way, 'out of reach').toBeUndefined();
  });
});

test('the cursor is where the keys left it', () => {
  expect(pageOf(table(), 'red').picture({ cursor: '0505' }).cursor).toBe('0505');
});

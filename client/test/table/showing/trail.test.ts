import type { Decision } from '@ironhex/shared/match';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BaseCounter, BaseCue, Side } from '../../../src/map/picture.ts';
import {
  castOf,
  KEPT_SCENES,
  NOTHING_SHOWN,
  type Scene,
  scenesIn,
  withScene,
} from '../../../src/table/showing/scenes.ts';
import { endTrailAtActs, Trail } from '../../../src/table/showing/trail.ts';
import { legsOf, trailOf } from '../../../src/table/showing/trail-legs.ts';

const counter = (id: string, side: Side, at: string, more: Partial<BaseCounter> = {}): BaseCounter => ({
  ...{ id, side, at, name: id, facing: null, destroyed: false },
  ...more,
});
const BLUE = counter('b1', 0, '0101');
const ORANGE = counter('o1', 1, '0505');

const move = (unit: string, ...path: string[]) => ({ kind: 'move', unit, path, facing: 0, jump: false });
const float = (kind: string, at: string): BaseCue => ({ kind, at }) as BaseCue;
const shot = (side: Side, from: string, to: string) => ({ kind: 'shot', side, from, to });

const scene = (n: number, cues: readonly (BaseCue | readonly BaseCue[])[], begins = false): Scene => ({
  ...{ n, cues, begins },
  cast: () =>
    castOf(
      cues,
      () => [BLUE, ORANGE],
      () => [],
    ),
});

/** What is drawn, in a few words. */
const drawn = (legs: ReturnType<typeof trailOf>): readonly string[] =>
  legs.map(({ kind, side, hexes }) => `${side} ${kind} ${hexes.join(' ')}`);

describe('what took part', () => {
  test('is whom a cue moves, and who stands where something happens, with nothing that stands out', () => {
    const there = counter('o2', 1, '0303', { emphasis: 'target', sight: '58 %' });
    const far = counter('o3', 1, '0909');
    const wreck = counter('o4', 1, '0303', { destroyed: true });
    const cues = [move('b1', '0101', '0201'), [shot(0, '0201', '0303'), float('word', '0404')]];
    const cast = castOf(
      cues,
      () => [BLUE, there, far, wreck],
      () => expect.fail('all that moves was there before'),
    );
    expect(cast.map(({ id, at, name }) => [id, at, name])).toEqual([
      ['b1', '0101', ''],
      ['o2', '0303', ''],
    ]);
    expect(cast.some((one) => 'emphasis' in one || 'sight' in one)).toBe(false);
  });

  test('is not worked out where nothing is shown', () => {
    const nobody = () => expect.fail('nobody is asked');
    expect(castOf([], nobody, nobody)).toEqual([]);
  });

  test('begins where its way begins, if it came out of another one', () => {
    const cast = castOf(
      [move('o2', '0505', '0404')],
      () => [ORANGE],
      () => [counter('o2', 1, '0404')],
    );
    expect(cast.map(({ id, at }) => [id, at])).toEqual([['o2', '0505']]);
  });
});

describe('what is kept', () => {
  test('is what shows something or begins an action, of the last events only', () => {
    const quiet = withScene([], NOTHING_SHOWN, { n: 1, begins: false });
    expect(quiet).toEqual([]);
    const many = Array.from({ length: KEPT_SCENES + 5 }, (_, i) => ({ n: i + 1, begins: true }));
    const kept = many.reduce<readonly Scene[]>((scenes, event) => withScene(scenes, NOTHING_SHOWN, event), []);
    expect([kept.length, kept[0]!.n]).toEqual([KEPT_SCENES, 6]);
  });

  test('is worked out when somebody wants to see it', () => {
    const unseen = {
      get cues() {
        return expect.fail('nobody looks');
      },
      cast: () => expect.fail('nobody looks'),
    };
    const kept = withScene([], unseen, { n: 1, begins: true });
    const seen = withScene(kept, scene(2, [move('b1', '0101', '0102')]), { n: 2, begins: true });
    expect(drawn(trailOf(seen, 0, null))).toEqual(['0 way 0101 0102']);
    expect(scenesIn(seen, 2, 3).map(({ n }) => n)).toEqual([2]);
  });

  test('is found by the numbers of an episode', () => {
    const scenes = [scene(1, [move('b1', '0101', '0102')]), scene(2, [], true), scene(3, [shot(1, '0505', '0101')])];
    expect(scenesIn(scenes, 2, 4).map(({ n }) => n)).toEqual([3]);
    expect(scenesIn(scenes, 1, 3).map(({ n }) => n)).toEqual([1]);
  });
});

describe('the trail', () => {
  test('is the ways and attacks of the last action: steps of a unit are one way, and volleys one attack', () => {
    const scenes = [
      scene(1, [move('b1', '0101', '0202')], true),
      scene(2, [float('attention', '0505')], true),
      scene(3, [move('o1', '0505', '0404')]),
      scene(4, [move('o1', '0404', '0303'), shot(1, '0303', '0202'), shot(1, '0303', '0202')]),
    ];
    expect(drawn(trailOf(scenes, 0, null))).toEqual(['1 way 0505 0404 0303', '1 attack 0303 0202']);
  });

  test('a counter that strikes and is back has attacked, and gone nowhere', () => {
    const lunge = { ...move('o1', '0505', '0404', '0505'), lunge: true };
    expect(drawn(legsOf([scene(1, [lunge])]))).toEqual(['1 attack 0505 0404']);
    expect(drawn(legsOf([scene(1, [move('o1', '0505', '0404', '0505')])]))).toEqual(['1 way 0505 0404 0505']);
  });

  test('an action that leaves none takes nothing away', () => {
    const scenes = [scene(1, [move('o1', '0505', '0404')], true), scene(2, [float('word', '0101')], true)];
    expect(drawn(trailOf(scenes, 0, 0))).toEqual(['1 way 0505 0404']);
  });

  test('a player is not shown own ways, nor what others did before them', () => {
    const theirs = scene(1, [move('o1', '0505', '0404')], true);
    const own = scene(2, [move('b1', '0101', '0102')], true);
    const broken = scene(3, [shot(1, '0404', '0102')]);
    expect(drawn(trailOf([theirs, own], 0, 0))).toEqual([]);
    expect(drawn(trailOf([theirs, own], 0, null))).toEqual(['0 way 0101 0102']);
    expect(drawn(trailOf([theirs, own, broken], 0, 0)), 'but who broke in').toEqual(['1 attack 0404 0102']);
  });
});

describe('it stays', () => {
  const scenes = signal<readonly Scene[]>([]);
  const settled = signal(true);
  const own = signal<readonly Decision[]>([]);
  const view = signal({});
  const decision = (id: number, more: Partial<Decision> = {}): Decision => ({
    ...{ id, seat: 'blue', kind: 'activate', clock: 'plan' as never },
    ...more,
  });
  let trail: Trail;
  let stop = () => {};

  beforeEach(() => {
    [scenes.value, settled.value, own.value] = [[scene(1, [move('o1', '0505', '0404')], true)], true, []];
    trail = new Trail({ scenes, side: signal<Side>(0) });
    const match = { trail, log: { scenes }, decisions: { own }, settled, view };
    stop = endTrailAtActs(match, (_, { kind }) => kind === 'activate');
    own.value = [decision(7)];
  });

  afterEach(() => stop());

  test('until our player has acted, and while only parts of the answer are with the server', () => {
    expect(drawn(trail.legs.value)).toEqual(['1 way 0505 0404']);
    own.value = [decision(7)];
    expect(trail.legs.value).toHaveLength(1);
    own.value = [decision(7, { committed: true })];
    expect(trail.legs.value).toEqual([]);
  });

  test('while our player only answers what somebody else does', () => {
    own.value = [decision(7), decision(8, { kind: 'defend' })];
    own.value = [decision(7)];
    expect(trail.legs.value).toHaveLength(1);
  });

  test('and what happens because of the answer leaves one again', () => {
    settled.value = false;
    own.value = [];
    expect(trail.legs.value, 'while it is shown').toHaveLength(1);
    scenes.value = [...scenes.peek(), scene(2, [shot(1, '0404', '0101')], true)];
    settled.value = true;
    expect(drawn(trail.legs.value)).toEqual(['1 attack 0404 0101']);
  });

  test('until it is taken back', () => {
    trail.forget(1);
    expect(trail.legs.value).toEqual([]);
  });
});

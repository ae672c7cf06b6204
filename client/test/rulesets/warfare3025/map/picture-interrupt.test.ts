import { describe, expect, test } from 'vitest';
import { begun, hex, LOCUST, RIFLEMAN, straight } from '../../../../../shared/test/rules/warfare3025/kit.ts';
import { pictureOf } from '../../../../src/rulesets/warfare3025/map/picture.ts';
import { GAZE, planning, viewOf } from '../kit.ts';

/** A Rifleman walks four hexes north and means to fire at a Locust, which may interrupt; another cannot. */
const asked = () => {
  const game = begun({
    units: {
      r1: { card: RIFLEMAN, at: '0,0' },
      b1: { card: LOCUST, at: '3,-6', facing: 4, ticks: 1 },
      b2: { card: LOCUST, at: '-6,-2', ticks: 30 },
    },
  });
  const attack = { weapon: 'dual-ac-5', target: 'b1', after: 4 };
  game.play('red', { kind: 'act', unit: 'r1', move: { path: straight('0,0', 0, 4), facing: 0 }, attack });
  const page = (seat: string) => {
    const { planner, look } = planning(game.state, seat);
    return {
      planner,
      look,
      picture: (pointed = {}) => pictureOf(viewOf(game.state, seat), planner, { ...GAZE, ...pointed }),
    };
  };
  return { game, page };
};

describe('while an interrupt is decided', () => {
  test('who acts, who may break in and who is planned for stand out', () => {
    const { page } = asked();
    const emphasis = (seat: string) =>
      page(seat)
        .picture()
        .counters.map(({ id, emphasis: how }) => `${id} ${how}`);
    expect(emphasis('blue')).toEqual(['b1 selected', 'b2 undefined', 'r1 acting']);
    expect(emphasis('red')).toEqual(['b1 eligible', 'b2 undefined', 'r1 acting']);
  });

  test('the declared way is drawn for everybody; where it can be interrupted only for players who may', () => {
    const { page } = asked();
    const marks = straight('0,0', 0, 4).map((at) => ({ at, kind: 'step' }));
    const way = { unit: 'r1', side: 0, from: hex('0,0'), marks, facing: 0 };
    expect(page('red').picture().paths).toMatchObject([{ ...way, trigger: undefined, triggers: undefined }]);
    const { planner, picture } = page('blue');
    expect(picture().paths).toMatchObject([{ ...way, trigger: 4, triggers: [0, 1, 2, 3, 4] }]);
    planner.triggerAt(2);
    expect(picture().paths).toMatchObject([{ trigger: 2 }]);
  });

  test('what is planned against it is drawn beside it', () => {
    const { planner, picture } = asked().page('blue');
    planner.goTo(hex('3,-5'));
    expect(picture().paths.map(({ unit }) => unit)).toEqual(['r1', 'b1']);
  });

  test('the line of sight goes to the actor at the trigger', () => {
    const { planner, picture } = asked().page('blue');
    planner.aim('r1');
    expect(picture().sight).toMatchObject([{ from: hex('3,-6'), to: hex('0,-4') }]);
    planner.triggerAt(0);
    expect(picture().sight).toMatchObject([{ to: hex('0,0') }]);
  });

  test('there is light on what it is about, for the one who is asked', () => {
    const { game, page } = asked();
    const lit = page('blue').picture().spotlight;
    for (const at of [...straight('0,0', 0, 4), hex('0,0'), hex('3,-6')]) expect(lit).toContain(at);
    expect(lit).not.toContain(hex('-6,-2'));
    expect(new Set(lit).size).toBe(lit.length);
    expect(page('red').picture().spotlight).toEqual([]);
    expect(page('public').picture().spotlight).toEqual([]);
    game.play('blue', { kind: 'pass' }, [2, 2]);
    expect(page('blue').picture().spotlight).toEqual([]);
  });
});

test('an attack that waits for its defence is shown to everybody, with its target', () => {
  const game = begun({
    ground: { '0,-4': 'light' },
    units: { r1: { card: RIFLEMAN, at: '0,0' }, b1: { card: LOCUST, at: '0,-8', facing: 3 } },
  });
  game.play('red', { kind: 'act', unit: 'r1', attack: { weapon: 'dual-ac-5', target: 'b1' } });
  expect(game.state.moment.kind).toBe('defend');
  for (const seat of ['red', 'blue', 'public']) {
    const picture = pictureOf(viewOf(game.state, seat), planning(game.state, seat).planner, GAZE);
    expect(picture.sight).toMatchObject([{ from: hex('0,0'), to: hex('0,-8'), state: 'cover', side: 0 }]);
    expect(picture.counters.map(({ emphasis }) => emphasis)).toEqual(['target', 'acting']);
    expect(picture).toMatchObject({ reach: [], wheel: undefined, spotlight: [] });
  }
});

import { describe, expect, test } from 'vitest';
import { begun, type Card, GRIFFIN, hex, jumpless, only, path, straight } from './kit.ts';

const table = (ground: Record<string, string> = {}, card: Card = GRIFFIN) =>
  begun({ ground, units: { r1: { card, at: '0,0' }, r2: { at: '0,-2' }, b1: { at: '0,-3' }, b2: { at: '0,40' } } });
const jump = (hexes: string[], rise: number, more: { after?: number; hexes?: number; facing?: number } = {}) => {
  const { after = 0, facing = 0 } = more;
  const flown = more.hexes ?? hexes.length - after;
  return { kind: 'act', unit: 'r1', move: { path: hexes, facing, jump: { after, hexes: flown, rise } } } as const;
};

describe('W-7.1: what is no jump', () => {
  test.each([
    ['a bend', path('0,-1 1,-2'), 1, {}, 'bad-jump', 'W-7.1'],
    ['a jump past the end of the path', path('1,-1'), 1, { hexes: 2 }, 'bad-jump', 'W-7.1'],
    ['a rise of 3 with 5 thrust', straight('0,0', 1, 2), 3, {}, 'no-thrust', 'W-7.1'],
    ['eight hexes with A + B of seven', straight('0,0', 1, 8), 1, {}, 'too-far', 'W-5.1'],
  ] as const)('%s', (_, hexes, rise, more, code, rule) => {
    expect(table().refused('red', jump([...hexes], rise, more))).toMatchObject({ code, rule });
  });

  test('a rise without thrust', () => {
    const refusal = table({}, jumpless(GRIFFIN)).refused('red', jump(straight('0,0', 1, 2), 1));
    expect(refusal).toMatchObject({ code: 'no-jets', rule: 'W-7.1' });
  });

  test('a jump from off the map', () => {
    const reserve = begun({ units: { r1: {}, b1: { at: '0,0' } } });
    const edge = ['1090', '1089'];
    expect(reserve.refused('red', jump(edge, 1))).toMatchObject({ code: 'bad-jump', rule: 'W-7.1' });
  });
});

describe('W-7.1: a jump is one straight stretch of the path', () => {
  test.each([0, 1, 2, 3, 4, 5] as const)('in direction %i', (direction) => {
    const game = begun({ units: { r1: { at: '0,0' }, b1: { at: '0,40' } } });
    game.play('red', jump(straight('0,0', direction, 7), 1, { facing: 1 }));
    expect(game.unit('r1').at).toBe(straight('0,0', direction, 7)[6]);
  });

  test('with walking before and after it', () => {
    const game = table();
    const hexes = path('1,-1 1,-2 1,-3 2,-4 3,-4');
    const events = game.play('red', jump(hexes, 1, { after: 1, hexes: 2 }));
    expect(only(events, 'moved').map((moved) => [moved.path.length, moved.altitude, moved.thrust])).toEqual([
      [1, undefined, 0],
      [2, 1, 3],
      [2, undefined, 0],
    ]);
    expect(game.unit('r1').at).toBe(hexes[4]);
  });

  test('thrust spent on walking down is not there to rise', () => {
    const hexes = path('1,-1 2,-2');
    const high = table({ '0,0': 'level3' });
    expect(high.refused('red', jump(hexes, 2, { after: 1 }))).toMatchObject({ code: 'no-thrust', rule: 'W-7.1' });
    high.play('red', jump(hexes, 1, { after: 1 }));
  });
});

describe('W-7.2: altitude', () => {
  test.each([
    ['passes a hex as high as it', { '1,-1': 'level1' }, 1, true],
    ['does not pass a higher one', { '1,-1': 'level2' }, 1, false],
    ['passes it when it rises more', { '1,-1': 'level2' }, 2, true],
    ['lands on a hex as high as it', { '2,-2': 'level2' }, 2, true],
    ['does not land on a higher one', { '2,-2': 'level2' }, 1, false],
    ['counts from the level of its start', { '0,0': 'level1', '1,-1': 'level2', '2,-2': 'level2' }, 1, true],
    ['counts a building’s height', { '1,-1': 'building2' }, 1, false],
  ] as const)('a jump %s', (_, ground, rise, allowed) => {
    const game = table(ground);
    const act = jump(straight('0,0', 1, 2), rise);
    if (allowed) {
      const events = game.play('red', act, rise === 2 && !('2,-2' in ground) ? [8] : []);
      expect(only(events, 'moved')[0]!.path).toEqual(straight('0,0', 1, 2));
    } else expect(game.refused('red', act)).toMatchObject({ code: 'too-low', rule: 'W-7.2' });
  });

  test('units, closed hexes and difficult terrain below are ignored while passing', () => {
    const game = table({ '0,-1': 'water3', '0,-4': 'light', '0,-5': 'impassable' });
    game.play('red', jump(straight('0,0', 0, 6), 1));
    expect(game.unit('r1').at).toBe(hex('0,-6'));
  });

  test.each([
    ['an enemy', 3, 'occupied', 'W-5.1'],
    ['a friend', 2, 'occupied', 'W-5.1'],
    ['deep water', 1, 'closed', 'W-6.5'],
  ])('but %s cannot be landed on', (_, hexes, code, rule) => {
    const game = table({ '0,-1': 'water3' });
    expect(game.refused('red', jump(straight('0,0', 0, hexes), 1))).toMatchObject({ code, rule });
  });

  test('a jump may land among friends and walk on', () => {
    const game = table();
    game.play('red', jump(path('0,-1 0,-2 1,-3'), 1, { hexes: 2 }));
    expect(game.unit('r1').at).toBe(hex('1,-3'));
  });
});

describe('W-7.3 and W-7.4: coming down', () => {
  test.each([
    ['level with it', { '2,-2': 'level1' }, 1, 2, 0],
    ['one below', {}, 1, 3, 0],
    ['three below', { '0,0': 'level2' }, 1, 5, 0],
    ['four below, three paid', { '0,0': 'level3' }, 1, 5, 1],
    ['two below after rising two, one paid', {}, 2, 5, 1],
    ['six below after rising two, one paid', { '0,0': 'level4' }, 2, 5, 5],
  ] as const)('%s', (_, ground, rise, thrust, unpaid) => {
    const fallen = table(ground);
    const act = jump(straight('0,0', 1, 2), rise);
    const events = fallen.play('red', act, unpaid ? [7, 7] : []);
    expect(only(events, 'moved')).toMatchObject([{ thrust }]);
    expect(fallen.unit('r1').damage.structure).toBe(2 * unpaid);
    if (unpaid === 0) return;
    expect(only(events, 'resisted')).toMatchObject([{ incoming: 2 * unpaid }]);
    const landed = table(ground);
    landed.play('red', act, [8]);
    expect(landed.unit('r1').damage.structure).toBe(0);
  });

  test('a fall ends the movement', () => {
    const game = table();
    const events = game.play('red', jump(path('1,-1 2,-2 3,-3'), 2, { hexes: 2 }), [7, 20]);
    expect(only(events, 'halted')).toMatchObject([{ reason: 'fall', rule: 'W-7.4' }]);
    expect(game.unit('r1').at).toBe(hex('2,-2'));
  });
});

describe('W-7.5: only the landing hex is entered', () => {
  const ground = { '1,-1': 'light', '2,-2': 'dense', '3,-3': 'light' };

  test('it rolls for difficult terrain there', () => {
    const events = table(ground).play('red', jump(straight('0,0', 1, 2), 1), [8]);
    expect(only(events, 'piloted')).toMatchObject([{ at: hex('2,-2'), needs: ['W-6.3'] }]);
  });

  test('unless the action has rolled for some before', () => {
    const hexes = path('1,-1 2,-2 3,-3');
    const events = table(ground).play('red', jump(hexes, 1, { after: 1 }), [8]);
    expect(only(events, 'piloted')).toMatchObject([{ at: hex('1,-1') }]);
  });

  test('with an unpaid drop it is one roll with disadvantage, and both consequences', () => {
    const game = table(ground);
    const events = game.play('red', jump(straight('0,0', 1, 2), 2), [1, 20, 11, 7]);
    expect(only(events, 'piloted')).toMatchObject([{ needs: ['W-6.3', 'W-7.4'], roll: { keep: 'lower' } }]);
    expect(game.unit('r1').damage.structure).toBe(4);
  });
});

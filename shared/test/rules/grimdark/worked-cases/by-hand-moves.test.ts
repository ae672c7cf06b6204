import { describe, expect, it } from 'vitest';
import { type Ground, hex, type Place } from '../kit.ts';
import { east, labels } from './lines.ts';
import { begin } from './play.ts';
import type { Placing } from './record.ts';

// Cases worked out by hand from G-9: what a path may be. The unit a1 stands at [10,10].

const FAR: Placing = { profile: 'squad', hex: [40, 10] };
const rules = (...names: string[]) => ({
  with: { rules: Object.fromEntries(names.map((name) => [name, true])) },
});

interface MoveByHand {
  readonly action?: string;
  readonly target?: string;
  readonly path: readonly Place[];
}

/** What is said of a move of a1: the code, or whether a dangerous test would follow. */
const move = (
  { action = 'rush', path, target }: MoveByHand,
  ground: Ground = {},
  units: Readonly<Record<string, Placing>> = {},
): string | boolean => {
  const { ask } = begin({ ground, units: { a1: { profile: 'squad', hex: [10, 10] }, b1: FAR, ...units } });
  const said = ask('checkMove', { unit: 'a1', action, path: labels(path), ...(target && { target }) });
  const { error, danger } = said as { error?: string; danger?: boolean };
  return error ?? danger!;
};

const ok = false;
const one = (type: string, ...hexes: Place[]): Ground => ({ terrain: [{ type, piece: 'k1', hexes }] });
const level = (high: number, ...hexes: Place[]): Ground => ({ levels: [{ level: high, hexes }] });
const me = (placing: Partial<Placing>) => ({ a1: { profile: 'squad', hex: [10, 10] as Place, ...placing } });

describe('how far', () => {
  it.each([
    ['Fast', ['fast'], [8, 16]],
    ['Slow', ['slow'], [4, 8]],
    ['Fast and Slow', ['fast', 'slow'], [6, 12]],
  ] as const)('M1: %s', (_, names, [advance, rush]) => {
    const a1 = me(rules(...names));
    for (const [action, most] of [
      ['advance', advance],
      ['rush', rush],
    ] as const) {
      expect(move({ action, path: east(11, 10 + most, 10) }, {}, a1)).toBe(ok);
      expect(move({ action, path: east(11, 11 + most, 10) }, {}, a1)).toBe('E_PATH_TOO_LONG');
    }
    expect(move({ action: 'hold', path: [[11, 10]] }, {}, a1)).toBe('E_PATH_TOO_LONG');
  });

  it('M2: Fast only if all living models are, Slow if any is', () => {
    const models = (own: object) => [
      { type: 'one', count: 2, weapons: ['blade'], ...own },
      { type: 'other', count: 2, weapons: ['blade'] },
    ];
    const half = (rule: string) => me({ with: { models: models({ rules: { [rule]: true } }) } });
    expect(move({ action: 'advance', path: east(11, 17, 10) }, {}, half('fast'))).toBe('E_PATH_TOO_LONG');
    expect(move({ action: 'advance', path: east(11, 15, 10) }, {}, half('slow'))).toBe('E_PATH_TOO_LONG');
    const dead = { a1: { ...half('fast').a1, wounds: [0, 0, null, null] } };
    expect(move({ action: 'advance', path: east(11, 18, 10) }, {}, dead)).toBe(ok);
  });

  it('M3: difficult ground limits the Fast to 6 too, and leaves a slow Advance at 4', () => {
    const swamp = one('swamp', [12, 10]);
    expect(move({ action: 'advance', path: east(11, 16, 10) }, swamp, me(rules('fast')))).toBe(ok);
    expect(move({ action: 'advance', path: east(11, 17, 10) }, swamp, me(rules('fast')))).toBe('E_DIFFICULT_LIMIT');
    expect(move({ action: 'advance', path: east(11, 15, 10) }, swamp, me(rules('slow')))).toBe('E_PATH_TOO_LONG');
    expect(move({ path: east(11, 17, 10) }, swamp, me(rules('slow')))).toBe('E_DIFFICULT_LIMIT');
  });

  it('M4: the start hex counts as well, but not for a path of length 0', () => {
    const swamp = one('shallow', [10, 10]);
    expect(move({ path: east(11, 17, 10) }, swamp)).toBe('E_DIFFICULT_LIMIT');
    expect(move({ path: east(11, 16, 10) }, swamp)).toBe(ok);
    expect(move({ path: [] }, swamp)).toBe(ok);
  });
});

describe('levels', () => {
  it('M5: a climb of one level is difficult, a descent is free, two levels are a cliff', () => {
    expect(move({ path: east(11, 17, 10) }, level(1, [13, 10]))).toBe('E_DIFFICULT_LIMIT');
    expect(move({ path: east(11, 16, 10) }, level(1, [13, 10]))).toBe(ok);
    expect(move({ path: east(11, 22, 10) }, level(1, [10, 10]))).toBe(ok);
    expect(move({ path: east(11, 13, 10) }, level(2, [12, 10]))).toBe('E_CLIFF');
    expect(move({ path: east(11, 13, 10) }, level(2, [10, 10]))).toBe('E_CLIFF');
    expect(move({ path: east(11, 13, 10) }, level(-2, [12, 10]))).toBe('E_CLIFF');
  });

  it('M6: Strider ignores difficult ground and slopes, not cliffs', () => {
    const wood = one('forest', [12, 10], [13, 10]);
    expect(move({ path: east(11, 22, 10) }, wood, me(rules('strider')))).toBe(ok);
    expect(move({ path: east(11, 22, 10) }, level(1, [13, 10]), me(rules('strider')))).toBe(ok);
    expect(move({ path: east(11, 13, 10) }, level(2, [12, 10]), me(rules('strider')))).toBe('E_CLIFF');
    // It still takes dangerous tests.
    expect(move({ path: east(11, 13, 10) }, one('lava', [12, 10]), me(rules('strider')))).toBe(true);
  });
});

describe('flying', () => {
  const flier = me(rules('flying'));

  it('M7: on its way nothing stops it, where it ends all but cliffs does', () => {
    const enemy: Record<string, Placing> = { ...flier, b2: { profile: 'squad', hex: [13, 10] } };
    expect(move({ path: east(11, 22, 10) }, {}, enemy)).toBe(ok);
    expect(move({ path: east(11, 13, 10) }, {}, enemy)).toBe('E_HEX_OCCUPIED');
    expect(move({ path: east(11, 14, 10) }, {}, enemy)).toBe('E_ENEMY_ADJACENT');
    const building = one('building', [12, 10]);
    expect(move({ path: east(11, 13, 10) }, building, flier)).toBe(ok);
    expect(move({ path: east(11, 12, 10) }, building, flier)).toBe('E_HEX_IMPASSABLE');
    expect(move({ path: east(11, 12, 10) }, level(4, [12, 10]), flier)).toBe(ok);
    expect(move({ path: east(11, 22, 10) }, one('swamp', [10, 10], [15, 10]), flier)).toBe(ok);
    expect(move({ path: east(11, 23, 10) }, {}, flier)).toBe('E_PATH_TOO_LONG');
    const beyond: Place[] = [
      [10, -5],
      [10, -6],
      [11, -6],
    ];
    const edge = { a1: { ...flier.a1, hex: [10, -4] as Place } };
    expect(move({ path: beyond }, {}, edge)).toBe('E_OFF_MAP');
  });

  it('M8: it takes no dangerous test for a move, also where it lands', () => {
    expect(move({ path: east(11, 13, 10) }, one('mines', [12, 10], [13, 10]), flier)).toBe(ok);
  });

  it('M9: a charge from the air must end in contact: no more than one level apart', () => {
    const target: Record<string, Placing> = { ...flier, b2: { profile: 'squad', hex: [16, 10] } };
    const charge = { action: 'charge', target: 'b2', path: east(11, 15, 10) };
    expect(move(charge, level(2, [16, 10]), target)).toBe('E_CHARGE_NOT_ADJACENT');
    expect(
      move(
        charge,
        {
          levels: [
            { level: 2, hexes: [[16, 10]] },
            { level: 1, hexes: [[15, 10]] },
          ],
        },
        target,
      ),
    ).toBe(ok);
  });
});

describe('dangerous ground', () => {
  it.each([
    ['mines', 'advance', true],
    ['lava', 'rush', true],
    ['ruins', 'advance', false],
    ['ruins', 'rush', true],
    ['river', 'advance', false],
    ['river', 'rush', true],
    ['swamp', 'rush', false],
  ] as const)('M10: %s, %s', (type, action, danger) => {
    expect(move({ action, path: east(11, 14, 10) }, one(type, [12, 10]))).toBe(danger);
  });

  it('M11: hexes where a move begins or that it does not reach do not count; a charge is dangerous as a Rush is', () => {
    expect(move({ action: 'advance', path: [[11, 10]] }, one('mines', [12, 10]))).toBe(ok);
    expect(move({ path: east(11, 14, 10) }, one('ruins', [10, 10]))).toBe(ok);
    const b2: Record<string, Placing> = { b2: { profile: 'squad', hex: [14, 10] } };
    expect(move({ action: 'charge', target: 'b2', path: east(11, 13, 10) }, one('river', [13, 10]), b2)).toBe(true);
  });

  it('M12: one test per activation: that for standing in mines', () => {
    const game = begin({
      ground: one('mines', [10, 10], [12, 10]),
      units: { a1: { profile: 'squad', hex: [10, 10] }, b1: FAR },
    });
    const done = game.activate('a1', { action: 'advance', path: east(11, 13, 10), dice: [2, 3, 1, 4, 5] });
    expect(done).toMatchObject({ danger: { dice: 5, ones: 1 }, units: { a1: { at: hex([13, 10]), models: 4 } } });
  });

  it('M13: a Shaken unit in mines is tested, fails morale by itself, and recovers', () => {
    const game = begin({
      ground: one('mines', [10, 10]),
      units: { a1: { profile: 'squad', hex: [10, 10], shaken: true, wounds: [null, null, 0, 0, 0] }, b1: FAR },
    });
    expect(game.activate('a1', { dice: [1, 4, 4] })).toMatchObject({
      danger: { dice: 3, ones: 1, wounds: 1 },
      morale: [{ unit: 'a1', auto: true, result: 'shaken' }],
      units: { a1: { models: 2, shaken: false } },
    });
  });

  it('M14: the test at the end of a move comes before shooting, and Regeneration helps', () => {
    const game = begin({
      ground: one('lava', [11, 10]),
      units: {
        a1: { profile: 'squad', hex: [10, 10], with: { rules: { regeneration: true } } },
        b1: { profile: 'mob', hex: [22, 10] },
      },
    });
    // Two 1s: a 5 ignores one wound, a 4 does not; four are left to shoot.
    const dice = [1, 1, 3, 3, 3, 5, 4, 4, 1, 1, 1, 5];
    expect(
      game.activate('a1', { action: 'advance', path: east(11, 12, 10), shoot: [['rifle', 'b1']], dice }),
    ).toMatchObject({
      danger: { dice: 5, ones: 2, wounds: 1 },
      groups: [{ weapon: 'dangerous' }, { weapon: 'rifle', attacks: 4, hits: 1, wounds: 0 }],
      units: { a1: { models: 4 } },
    });
  });

  it('M14b: who is wounded on the way of a charge and fights takes no test for that, G-13.2', () => {
    const game = begin({
      ground: one('river', [11, 10]),
      units: {
        a1: { profile: 'squad', hex: [10, 10], wounds: [0, 0, 0, null, null] },
        b1: { profile: 'squad', hex: [13, 10] },
      },
    });
    // Two of five are left; their hits are blocked, five strikes miss: a tie.
    const dice = [1, 2, 2, 4, 4, 4, 4, 1, 1, 1, 1, 1];
    const said = { action: 'charge', target: 'b1', path: east(11, 12, 10), strikeBack: true, dice } as const;
    expect(game.activate('a1', said)).toMatchObject({
      danger: { dice: 3, ones: 1 },
      melee: { loser: null },
      morale: [],
      units: { a1: { models: 2, shaken: false, fatigued: true } },
    });
  });
});

describe('titanic units', () => {
  const titan = { a1: { profile: 'titan', hex: [10, 10] as Place } };

  it('M15: all seven hexes must be enterable and free, and touch no enemy', () => {
    expect(move({ path: [[11, 10]] }, one('building', [12, 9]), titan)).toBe('E_HEX_IMPASSABLE');
    expect(move({ path: [[11, 10]] }, {}, { ...titan, a2: { profile: 'squad', hex: [11, 11] } })).toBe(
      'E_HEX_OCCUPIED',
    );
    const enemy: Record<string, Placing> = { ...titan, b2: { profile: 'squad', hex: [14, 10] } };
    expect(move({ path: [[11, 10]] }, {}, enemy)).toBe(ok);
    expect(move({ path: east(11, 12, 10) }, {}, enemy)).toBe('E_ENEMY_ADJACENT');
    expect(move({ action: 'charge', target: 'b2', path: east(11, 12, 10) }, {}, enemy)).toBe(ok);
  });

  it('M16: the highest level under it counts, before and after a step', () => {
    expect(move({ path: [[11, 10]] }, level(2, [12, 10]), titan)).toBe('E_CLIFF');
    // One foot on level 1: from there to 2 is a climb.
    const stairs: Ground = {
      levels: [
        { level: 1, hexes: [[11, 9]] },
        { level: 2, hexes: [[12, 10]] },
      ],
    };
    expect(move({ path: east(11, 17, 10) }, stairs, titan)).toBe('E_CLIFF');
    expect(move({ path: [[11, 10]] }, stairs, titan)).toBe(ok);
    // A climb among seven steps.
    expect(move({ path: east(11, 17, 10) }, level(1, [15, 10]), titan)).toBe('E_DIFFICULT_LIMIT');
    expect(move({ path: east(11, 16, 10) }, level(1, [15, 10]), titan)).toBe(ok);
  });

  it('M17: only hexes newly covered are entered; any of those where it starts counts', () => {
    expect(move({ path: [[11, 10]] }, one('mines', [11, 9]), titan)).toBe(ok);
    expect(move({ path: [[11, 10]] }, one('mines', [12, 9]), titan)).toBe(true);
    expect(move({ path: east(11, 17, 10) }, one('swamp', [9, 10]), titan)).toBe('E_DIFFICULT_LIMIT');
    const edge = { a1: { profile: 'titan', hex: [10, -4] as Place } };
    expect(move({ path: [[10, -5]] }, {}, edge)).toBe('E_OFF_MAP');
  });
});

describe('enemies', () => {
  const beside: Record<string, Placing> = { b2: { profile: 'squad', hex: [11, 10] } };

  it('M18: out of contact the first step must touch nobody', () => {
    expect(move({ action: 'advance', path: [[11, 9]] }, {}, beside)).toBe('E_ENEMY_ADJACENT');
    expect(move({ action: 'advance', path: [[9, 10]] }, {}, beside)).toBe(ok);
    expect(move({ action: 'hold', path: [] }, {}, beside)).toBe(ok);
  });

  it('M19: a charge passes other enemies, and needs no path in contact', () => {
    const two: Record<string, Placing> = {
      b2: { profile: 'squad', hex: [12, 9] },
      b3: { profile: 'squad', hex: [15, 10] },
    };
    expect(move({ action: 'charge', target: 'b3', path: east(11, 14, 10) }, {}, two)).toBe(ok);
    expect(move({ action: 'charge', target: 'b2', path: [] }, {}, beside)).toBe(ok);
    expect(move({ action: 'charge', target: 'b1', path: [] }, {}, beside)).toBe('E_CHARGE_NOT_ADJACENT');
    expect(move({ action: 'charge', target: 'b2', path: [] }, level(2, [11, 10]), beside)).toBe(
      'E_CHARGE_NOT_ADJACENT',
    );
  });

  it('M20: faults of the path come before that of the target', () => {
    const friend: Record<string, Placing> = { a2: { profile: 'squad', hex: [13, 10] } };
    expect(move({ action: 'charge', target: 'a2', path: east(11, 12, 10) }, {}, friend)).toBe('E_BAD_TARGET');
    expect(move({ action: 'charge', target: 'a2', path: east(11, 13, 10) }, {}, friend)).toBe('E_HEX_OCCUPIED');
    expect(move({ action: 'charge', target: 'a2', path: [[11, 10]] }, {}, friend)).toBe('E_CHARGE_NOT_ADJACENT');
  });

  it('M21: Shaken, then Immobile, come before the path', () => {
    expect(move({ path: [[12, 10]] }, {}, me(rules('immobile')))).toBe('E_IMMOBILE');
    expect(move({ action: 'hold', path: [] }, {}, me(rules('immobile')))).toBe(ok);
    expect(move({ path: [[12, 10]] }, {}, me({ ...rules('immobile'), shaken: true }))).toBe('E_SHAKEN_MUST_IDLE');
    expect(move({ action: 'hold', path: [] }, {}, me({ shaken: true }))).toBe('E_SHAKEN_MUST_IDLE');
  });

  it('M22: step by step: the first fault of the first bad step', () => {
    const wall = one('wall', [12, 10]);
    // [12,10] cannot be entered before [14,10] is found not to be adjacent.
    expect(
      move(
        {
          path: [
            [11, 10],
            [12, 10],
            [14, 10],
          ],
        },
        wall,
      ),
    ).toBe('E_HEX_IMPASSABLE');
    expect(
      move(
        {
          path: [
            [11, 10],
            [13, 10],
          ],
        },
        wall,
      ),
    ).toBe('E_PATH_NOT_CONTIGUOUS');
    expect(move({ path: [[10, 10]] })).toBe('E_PATH_NOT_CONTIGUOUS');
    // A cliff before a unit on it.
    const up: Record<string, Placing> = { a2: { profile: 'squad', hex: [11, 10] } };
    expect(move({ path: [[11, 10]] }, level(2, [11, 10]), up)).toBe('E_CLIFF');
  });
});

import { describe, expect, it } from 'vitest';
import type { Harm, Unit } from '../../../../src/rulesets/steampunk/model/units.ts';
import {
  isCrippled,
  outcomeOf,
  pointsFor,
  scoresOf,
  tournamentPoints,
} from '../../../../src/rulesets/steampunk/rules/victory/score.ts';
import { type Placing, tableOf } from '../kit.ts';

const E34 = 'elf.e34';
const INFANTRY = 'elf.elf_infantry';
const crippled = (unit: string, harm: Partial<Harm>, more: Partial<Unit> = {}, shaken = false) => {
  const table = tableOf({ units: { b1: { unit, at: 'D8', harm } } });
  return isCrippled(table, { ...table.units.b1!, ...more }, shaken);
};

describe('VIC-4: crippled', () => {
  it.each<[string, string, Partial<Harm>, boolean]>([
    ['unhurt', E34, {}, false],
    ['one model of four lost', INFANTRY, { alive: [true, true, true, false] }, false],
    ['two models of four lost', INFANTRY, { alive: [true, true, false, false] }, true],
    ['one model of two lost', 'elf.eagle_rider', { alive: [true] }, false],
    ['one model of two lost', 'darkelf.assassin', { alive: [true] }, false],
    ['a critical condition', E34, { criticals: ['stuck_turret'] }, true],
    ['strength dice lost to a critical', E34, { assaultMinus: 1 }, true],
    ['crippled crew', E34, { crippledCrew: true }, true],
    ['3 fd, destroyed by 9', E34, { fd: 3 }, false],
    ['4 fd, destroyed by 9: half is rounded down', E34, { fd: 4 }, true],
    ['4 fd, destroyed by 10', 'dwarf.zap', { fd: 4 }, false],
    ['5 fd, destroyed by 10', 'dwarf.zap', { fd: 5 }, true],
    ['no fd, destroyed by 0: one is needed', 'elf.elf_scout', { fd: 0 }, false],
    ['1 fd, destroyed by 0', 'elf.elf_scout', { fd: 1 }, true],
    ['9 fd, never destroyed at once', 'ork.warg_rider', { fd: 9 }, false],
    ['armour lost to acid', E34, { armourLost: 3 }, false],
    ['unconscious', 'ork.troll', { unconscious: true }, false],
    ['fire, acid, poison', INFANTRY, { fire: 2, acid: 1, poison: [8] }, false],
  ])('%s: %s', (_, unit, harm, wanted) => expect(crippled(unit, harm)).toBe(wanted));

  it('shaken when the last turn ended, also if it is not any more', () => {
    expect(crippled(E34, {}, {}, true)).toBe(true);
    expect(crippled(E34, { shaken: 2 })).toBe(false);
  });

  it('fled', () => expect(crippled(E34, {}, { status: 'fled' })).toBe(true));
});

describe('VIC-3: points', () => {
  it.each([
    [{ ip: 1, mp: 0, cp: 0, xp: 0 }, 6, 3, 3],
    [{ ip: 0, mp: 1, cp: 0, xp: 0 }, 2, 1, 1],
    [{ ip: 0, mp: 0, cp: 1, xp: 0 }, 2, 1, 1],
    [{ ip: 0, mp: 0, cp: 0, xp: 1 }, 2, 1, 1],
    [{ ip: 6, mp: 2, cp: 3, xp: 4 }, 54, 27, 27],
  ])('of %j: destroyed %i, crippled %i, kept %i', (cost, destroyed, crippled, kept) => {
    expect(pointsFor(cost, 'destroyed')).toBe(destroyed);
    expect(pointsFor(cost, 'crippled')).toBe(crippled);
    expect(pointsFor(cost, 'kept')).toBe(kept);
  });

  const scores = (units: Readonly<Record<string, Placing>>, shaken: readonly string[] = [], winnerBonus = 16) => {
    const table = tableOf({ units, turn: 8, options: { winnerBonus } });
    const all = scoresOf(table, shaken);
    const [blue, orange] = all.map(({ rows, bonus, points }) => ({
      rows: rows.map(({ unit, scored, points }) => `${unit} ${scored} ${points}`),
      bonus,
      points,
    }));
    return { blue, orange, outcome: outcomeOf(table, all) };
  };

  it('are for destroyed and crippled enemies and for own units that are left; 16 more for who has more', () => {
    expect(
      scores({
        b1: { unit: E34, at: 'D8' },
        b2: { unit: INFANTRY, at: 'E8', status: 'destroyed' },
        b3: { unit: 'elf.bear_rider', at: 'F8', harm: { criticals: ['cannot_move'] } },
        o1: { unit: 'ork.grunt', at: 'D2', status: 'destroyed' },
        o2: { unit: 'ork.speedhead', at: 'E2', harm: { fd: 4 } },
        o3: { unit: 'ork.troll', at: 'F2' },
      }),
    ).toEqual({
      blue: { rows: ['b1 kept 36', 'b3 kept 8', 'o1 destroyed 4', 'o2 crippled 18'], bonus: 16, points: 82 },
      orange: { rows: ['b2 destroyed 12', 'b3 crippled 8', 'o2 kept 18', 'o3 kept 14'], bonus: 0, points: 52 },
      outcome: {
        winner: 0,
        score: [82, 52],
        standing: [9.06, 7.21],
        rule: 'VIC-3',
        code: 'last-turn',
        figures: { turn: 8 },
      },
    });
  });

  it('a fled unit is crippled for the enemy, and not left for its owner', () => {
    const { blue, orange } = scores({
      b1: { unit: E34, at: 'D9', status: 'fled' },
      o1: { unit: 'ork.grunt', at: 'D2' },
    });
    expect([blue!.rows, orange!.rows]).toEqual([[], ['b1 crippled 36', 'o1 kept 2']]);
  });

  it('a unit is crippled that was shaken when the last turn ended', () => {
    const units = { b1: { unit: E34, at: 'D9' }, o1: { unit: 'ork.grunt', at: 'D2' } };
    expect(scores(units, ['b1']).orange!.rows).toEqual(['b1 crippled 36', 'o1 kept 2']);
  });

  it('nobody gets the bonus on a tie, which is a draw; the bonus is a setting', () => {
    const equal = { b1: { unit: E34, at: 'D9' }, o1: { unit: 'ork.ork_char_b1', at: 'D2' } };
    const tie = scores(equal);
    expect([tie.blue!.points, tie.orange!.points, tie.outcome.winner]).toEqual([36, 36, undefined]);
    const more = { ...equal, o2: { unit: 'ork.grunt', at: 'E2' } };
    expect(scores(more, [], 48).outcome).toMatchObject({ winner: 1, score: [36, 86] });
  });

  it('ARM-8, VIC-6: count the final cost with all that was bought', () => {
    const elite = {
      unit: INFANTRY,
      replace: { 'elf.elite_elf_infantry': 3 },
      equipment: ['elf.hand_grenade'],
      at: 'D8',
    };
    const points = (unit: Placing) => scores({ b1: unit, o1: { unit: 'ork.grunt', at: 'D2' } }).blue!.rows[0];
    expect(points({ unit: INFANTRY, at: 'D8' })).toBe('b1 kept 6');
    expect(points(elite)).toBe('b1 kept 11');
  });
});

describe('VIC-5: tournament points', () => {
  it.each([
    [0, 0],
    [2, 1.41],
    [3, 1.73],
    [7, 2.65],
    [57, 7.55],
    [77, 8.77],
    [100, 10],
    [186, 13.64],
  ])('of %i match points are %d', (points, wanted) => expect(tournamentPoints(points)).toBe(wanted));

  it('stand beside the match points of each side', () => {
    const table = tableOf({ units: { b1: { unit: E34, at: 'D9' } } });
    expect(scoresOf(table, []).map(({ points, tournament }) => [points, tournament])).toEqual([
      [52, 7.21],
      [0, 0],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../../../../src/rulesets/steampunk/position/questions.ts';
import { tableOf } from '../kit.ts';

const table = tableOf({
  units: {
    b1: { unit: 'elf.elf_infantry', at: 'D6' },
    o1: { unit: 'dwarf.zap', at: 'D3', speed: 'fast' },
    o2: { unit: 'ork.grunt', at: 'F5' },
  },
  hexes: { D5: 'forest' },
});

const ask = (name: string, asked: unknown) => QUESTIONS[name]!.answer(table, asked);

describe('questions of the referee', () => {
  it('sight: who sees whom, and what is in the way', () => {
    expect(ask('sight', ['b1', '0403'])).toMatchObject({
      ok: true,
      value: { seen: false, blockers: [{ hex: '0405' }] },
    });
    expect(ask('sight', ['b1', 'o2'])).toMatchObject({ ok: true, value: { seen: true } });
    expect(ask('sight', ['b1', 'x9'])).toEqual({
      ok: false,
      error: [{ at: '1', message: 'There is no hex and no unit x9.' }],
    });
  });

  it('shot: arc, band, what is needed and why, and the armour that is hit', () => {
    expect(ask('shot', { by: 'b1', weapon: 'elf.rifle', at: 'o1' })).toMatchObject({
      ok: true,
      value: {
        distance: 3,
        band: 'normal',
        onEdge: false,
        needed: 5,
        reasons: [
          { why: 'still', add: 1 },
          { why: 'target_fast', add: -1 },
        ],
        armour: [{ angle: 0, value: 10 }],
      },
    });
    expect(ask('shot', { by: 'b1', weapon: 'elf.nothing', at: 'o1' })).toMatchObject({ ok: false });
    expect(ask('shot', { by: 'b1', weapon: 'elf.rifle', at: 'o1', model: 4 })).toMatchObject({ ok: false });
  });

  it('shot: out of range nothing is needed, since nothing hits', () => {
    const far = tableOf({
      units: { b1: { unit: 'elf.elf_infantry', at: 'D20' }, o1: { unit: 'dwarf.zap', at: 'D3' } },
    });
    const asked = QUESTIONS.shot!.answer(far, { by: 'b1', weapon: 'elf.rifle', at: 'o1' });
    expect(asked).toMatchObject({ ok: true, value: { distance: 17, band: null, armour: [{ angle: 0, value: 10 }] } });
    expect(asked).not.toMatchObject({ value: { needed: expect.anything() } });
  });

  it('orders: what can be written at the speed that a unit has', () => {
    expect(ask('orders', 'o1')).toEqual({
      ok: true,
      value: {
        speed: 'fast',
        movement: ['F + F + -', 'F + L/R + -', 'F + B + (B)', 'F + F + F'],
        gunnery: ['Fire + -', 'Load + Aim'],
        default: '- + B + B',
      },
    });
  });

  it('unit: what it is built of, and what it costs', () => {
    const dwarves = tableOf({
      units: {
        b1: {
          unit: 'dwarf.dwarf_infantry',
          replace: { 'dwarf.elite_dwarf_infantry': 2 },
          equipment: ['dwarf.wheeled_shieldwall', 'dwarf.vest_of_life_support'],
          at: 'D6',
        },
      },
    });
    // 4 mp; 1 xp for each elite; 2 cp and 2 cp. A token for each regular model, two for each elite.
    expect(QUESTIONS.unit!.answer(dwarves, 'b1')).toMatchObject({
      ok: true,
      value: {
        cost: { ip: 0, mp: 4, cp: 4, xp: 2 },
        armor: [5, 0, 0, 0],
        assaultArmor: null,
        endurance: 6,
        models: [
          { assault: { deflection: [1, 0, 0, 0], deflectionDie: 4 } },
          {},
          { abilities: [{ key: 'good_shot' }] },
          {},
        ],
      },
    });
    expect(QUESTIONS.unit!.answer(dwarves, 'b9')).toMatchObject({ ok: false });
  });

  it('score: match points as things stand', () => {
    expect(ask('score', {})).toMatchObject({ ok: true, value: { sides: [{ side: 0 }, { side: 1 }] } });
  });
});

import { CreateMatchSchema } from '@ironhex/shared/protocol';
import { ForceSchema, MOST_UNITS, OptionsSchema, STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { describe, expect, test } from 'vitest';
import { checkForm } from '../../../../src/app/home/faults.ts';
import { defaultForm, requestOf, withForce, withOwnCards } from '../../../../src/rulesets/warfare3025/home/form.ts';

const form = defaultForm('4711');
const [griffin] = STOCK_CARDS;

describe('the form as it is first shown', () => {
  test('makes a request that can be played', () => {
    const request = requestOf(form);
    expect(checkForm(form)).toEqual([]);
    expect(CreateMatchSchema.safeParse(request).success).toBe(true);
    expect(OptionsSchema.safeParse(request.options).success).toBe(true);
    expect(request.forces!.map((force) => ForceSchema.safeParse(force).success)).toEqual([true, true]);
  });

  test('asks for two units each on open hills with the usual clocks', () => {
    const { board, clocks, forces } = requestOf(form);
    expect(forces!.map((force) => (force as unknown[]).length)).toEqual([2, 2]);
    expect(board).toEqual({ stock: 'open-hills' });
    expect(clocks).toEqual({ react: 15, plan: 90, bank: 900 });
  });
});

describe('a request', () => {
  test('gives every unit an id of its own, however alike they are', () => {
    const twelve = Array.from({ length: MOST_UNITS }, () => griffin!);
    const request = requestOf(withForce(withForce(form, 0, twelve), 1, twelve));
    const ids = (request.forces as { id: string }[][]).flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2 * MOST_UNITS);
    expect(ids).toContain('b1');
    expect(ids).toContain('o12');
    for (const id of ids) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,23}$/);
  });

  test('has the board that was chosen, and only that', () => {
    const seeded = requestOf({ ...form, board: { ...form.board, kind: 'seed' } });
    expect(seeded.board).toMatchObject({ seed: '4711', width: 16, height: 19 });
    expect(CreateMatchSchema.safeParse(seeded).success).toBe(true);
    expect(requestOf({ ...form, board: { ...form.board, kind: 'custom' } }).board).toEqual({ custom: null });
  });

  test('can do without clocks', () => {
    expect(requestOf({ ...form, clocked: false }).clocks).toBe('none');
  });
});

describe('cards from a file', () => {
  const own = { ...griffin!, name: 'Gryphon' };

  test('join the force and can be chosen from then on, each once', () => {
    const once = withOwnCards(form, 1, [own]);
    const twice = withOwnCards(once, 0, [{ ...own }]);
    expect(once.forces[1]?.at(-1)?.name).toBe('Gryphon');
    expect(twice.ownCards).toEqual([own]);
    expect(twice.forces[0]).toHaveLength(3);
  });

  test('join only as far as there is room', () => {
    const many = Array.from({ length: MOST_UNITS }, () => own);
    expect(withOwnCards(form, 0, many).forces[0]).toHaveLength(MOST_UNITS);
  });
});

import type { Ask, IntentOf, Prompt } from '@ironhex/shared/steampunk';
import { signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { tableOf } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { ChoicePicker } from '../../../../src/rulesets/steampunk/plan/choice-picker.ts';
import { choicesOf } from '../../../../src/rulesets/steampunk/plan/options.ts';
import type { Context } from '../../../../src/rulesets/steampunk/plan/planner.ts';
import { viewOf } from '../kit.ts';

const view = viewOf(
  tableOf({
    units: {
      b1: { unit: 'elf.e34', at: 'D8' },
      b2: { unit: 'elf.elf_infantry', at: 'D8' },
      o1: { unit: 'elf.elf_infantry', at: 'D2' },
      o2: { unit: 'darkelf.assassin', at: 'D3', hidden: true },
    },
  }),
  'blue',
);

const ask = (prompt: Prompt, options: readonly string[], unit: string | null = 'b1'): Ask => ({
  id: 1,
  seat: 'blue',
  prompt,
  key: 'test',
  unit,
  options,
});

describe('what options stand for', () => {
  test.each([
    ['move', '0407', { hexes: ['0407'], words: '0407' }],
    ['move', '0408', { hexes: ['0408'], words: 'Stay in 0408' }],
    ['move', '1', { facing: 1, at: '0408', words: 'Face NE' }],
    ['move', '0', { facing: 0, at: '0408', words: 'Keep facing N' }],
    ['angle', '1', { facing: 1, words: 'With its front-side (NE)' }],
    ['angle', '3', { facing: 3, words: 'With its back (S)' }],
    ['reveal', '2', { facing: 2, words: 'Show itself, facing SE' }],
    ['reveal', 'stay', { words: 'Stay hidden' }],
    ['enter', 'b1 b2', { units: ['b1', 'b2'], words: 'E34 and Elf Infantry 1' }],
    ['spot', 'token-o2', { units: ['token-o2'], words: 'hidden unit token-o2' }],
    ['casualty', '1', { facing: undefined, hexes: [], words: 'Elf Infantry (model 2)' }],
    ['declare', 'no', { hexes: [], units: [], words: 'No assault' }],
    ['withdraw', 'yes', { words: 'Yes' }],
    ['cloud', 'no', { words: 'No cloud' }],
    ['race', 'darkelf', { words: 'Dark Elves: poison, fear, units that hide' }],
    ['race', 'random', { words: 'Any of them, by dice' }],
  ] as const)('%s %s', (prompt, option, meaning) => {
    const unit = prompt === 'casualty' ? 'b2' : 'b1';
    expect(choicesOf(view, ask(prompt, [option], unit))).toMatchObject([{ option, ...meaning }]);
  });
});

describe('picking an option on the map', () => {
  const sit = (of: Ask) => {
    const chosen: string[] = [];
    const desk = {
      question: signal({ view, seat: 'blue', decision: { id: of.id, kind: of.prompt }, ask: of }),
      answer: ({ option }: IntentOf<'choose'>) => chosen.push(option),
    } as unknown as Context;
    return { picker: new ChoicePicker(desk), chosen };
  };

  test('a hex that is picked is shown first, and is the answer when it is picked again', () => {
    const { picker, chosen } = sit(ask('flee', ['0407', '0507']));
    expect(picker.considered.value?.option).toBe('0407');
    expect(picker.pick('0507', undefined)).toBe(true);
    expect(chosen).toEqual([]);
    expect(picker.considered.value?.option).toBe('0507');
    expect(picker.shown.value.areas?.at(-1)?.hexes).toEqual(['0507']);
    picker.pick('0507', undefined);
    expect(chosen).toEqual(['0507']);
  });

  test('a number is the answer at once, as the button with it is; a number of no option is none', () => {
    // Another test may have pressed the same key a moment ago.
    const now = vi.spyOn(performance, 'now').mockReturnValue(1e9);
    const { picker, chosen } = sit(ask('flee', ['0407', '0507']));
    picker.keys['3']!();
    expect(chosen).toEqual([]);
    picker.keys['2']!();
    expect(chosen).toEqual(['0507']);
    picker.choose('0407');
    expect(chosen).toEqual(['0507', '0407']);
    now.mockRestore();
  });

  test('without one picked the default is what confirming sends', () => {
    const { picker, chosen } = sit(ask('move', ['3', '4']));
    expect(picker.shown.value.wheel).toEqual({ at: '0408', facing: 3, directions: [3, 4], aboutFace: undefined });
    picker.face(5);
    expect(picker.picked.value).toBeUndefined();
    expect(picker.intent.value).toEqual({ kind: 'choose', option: '3' });
    expect(chosen).toEqual([]);
  });

  test('what is picked can be put back', () => {
    const { picker, chosen } = sit(ask('spot', ['token-o2', 'token-o3']));
    expect(picker.pick('0403', 'token-o2')).toBe(true);
    expect(picker.pick('0101', undefined)).toBe(false);
    expect([picker.undoable, picker.undo()]).toEqual([true, true]);
    expect([picker.undoable, picker.undo()]).toEqual([false, false]);
    expect(chosen).toEqual([]);
  });

  test('hexes and units that are no options mean nothing', () => {
    const { picker } = sit(ask('enter', ['b1', 'b2', 'b1 b2']));
    expect(picker.pick('0202', undefined)).toBe(false);
    expect(picker.pickCounter('o1')).toBe(false);
    expect(picker.pickCounter('b2')).toBe(true);
    expect(picker.considered.value?.units).toEqual(['b2']);
  });
});

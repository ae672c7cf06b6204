import type { Ask } from '@ironhex/shared/steampunk';
import { assaultOdds } from '@ironhex/shared/steampunk';
import { describe, expect, test } from 'vitest';
import { deal } from '../../../../../shared/src/rulesets/steampunk/rules/assault/deal.ts';
import { contestedTable, fightOf } from '../../../../../shared/test/rules/steampunk/assault/kit.ts';
import type { Placing } from '../../../../../shared/test/rules/steampunk/kit.ts';
import { harmWords, optionOdds } from '../../../../src/rulesets/steampunk/plan/option-odds.ts';
import { viewOf } from '../kit.ts';

// What stands below the options of a question: what the dice that follow may come to.

const E34: Placing = { unit: 'elf.e34', at: 'D5' };
const ORKS: Placing = { unit: 'ork.ork_infantry', at: 'D4', facing: 3 };
const GRUNTS: Placing = { unit: 'ork.grunt', at: 'C5', facing: 2 };

const table = () =>
  contestedTable(
    { units: { b1: E34, o1: ORKS, o2: GRUNTS } },
    { at: 'D5', staying: ['b1'], entering: { o1: 'D4', o2: 'C5' } },
  );

const asked = (
  seat: string,
  prompt: Ask['prompt'],
  key: string,
  unit: string | null,
  options: readonly string[],
): Ask => ({
  id: 1,
  seat,
  prompt,
  key,
  unit,
  options,
});

describe('the odds of options', () => {
  test('retreating before an assault: of staying, and of what is left to the others', () => {
    const view = viewOf(table(), 'orange');
    const odds = optionOdds(view, asked('orange', 'slip', 'slip o1', 'o1', ['stay', 'retreat']));
    expect(odds.get('stay')).toMatch(/% to win/);
    expect(odds.get('retreat')).toMatch(/% to win/);
    expect(odds.get('retreat')).not.toBe(odds.get('stay'));
    const alone = optionOdds(viewOf(table(), 'blue'), asked('blue', 'slip', 'slip b1', 'b1', ['stay', 'retreat']));
    expect(alone.get('retreat')).toBe('nobody of yours fights there');
  });

  test('the side to meet an assault with: of each side', () => {
    const view = viewOf(table(), 'blue');
    const odds = optionOdds(view, asked('blue', 'angle', 'angle b1', 'b1', ['0', '3']));
    const [contest] = view.contests;
    const best = assaultOdds(view, contest!).find(({ seat }) => seat === 'blue')!.wins;
    expect(odds.get('0')).toMatch(new RegExp(`^${Math.round(best * 100)} % to win`));
    expect([...odds.keys()]).toEqual(['0', '3']);
  });

  test('a move into an enemy: of the assault that it leads to, as things stand', () => {
    const view = viewOf(table(), 'orange');
    const odds = optionOdds(view, asked('orange', 'move', 'move o1', 'o1', ['0403', '0405', '3']));
    expect([...odds.keys()]).toEqual(['0405']);
    expect(odds.get('0405')).toMatch(/% to win/);
  });

  test('who enters: of each set', () => {
    const view = viewOf(table(), 'orange');
    const at = view.contests[0]!.at;
    const odds = optionOdds(view, asked('orange', 'enter', `enter orange ${at} ground`, null, ['o1', 'o2', 'o1 o2']));
    expect(new Set(odds.values()).size).toBe(3);
  });

  test('an exchange of hits: what the enemy suffers with each number of rolls', () => {
    const state = table();
    const fight = fightOf(state, { o1: { hits: [0, 1, 2] } }, 'orange');
    const view = viewOf({ ...state, fight: { ...fight, allocation: deal(state, fight) } }, 'orange');
    const odds = optionOdds(view, asked('orange', 'cunning', 'cunning b1 3', 'b1', ['no', '1']));
    expect(odds.get('1')).toBe('shaken 33 %, 0.7 damage to come on average');
    expect(odds.get('no')).toMatch(/damage to come|nothing happens/);
  });

  test('what can happen is never said to be nothing', () => {
    const none = { destroyed: 0, killed: [1, 0], shaken: 0, critical: 0, fd: 0, tokens: [] };
    expect(harmWords(none)).toBe('nothing happens to it');
    expect(harmWords({ ...none, fd: 0.01, tokens: ['poison', 'fire', 'poison'] })).toBe(
      '< 0.1 damage to come on average, 2 × poison, 1 × fire',
    );
  });

  test('nothing where nothing is rolled', () => {
    const view = viewOf(table(), 'blue');
    expect(optionOdds(view, asked('blue', 'retreat', 'retreat b1', 'b1', ['0406', '0306'])).size).toBe(0);
  });
});

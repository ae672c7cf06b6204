import { describe, expect, it } from 'vitest';
import { type Dice, fastDice } from '../../../../src/dice/index.ts';
import type { Pool } from '../../../../src/rulesets/steampunk/model/facts/assault.ts';
import { assaultOdds } from '../../../../src/rulesets/steampunk/plan/odds/assault.ts';
import { strengthChances } from '../../../../src/rulesets/steampunk/plan/odds/assault-dice.ts';
import { ASSAULT_STEPS } from '../../../../src/rulesets/steampunk/rules/assault/index.ts';
import type { DieHabits } from '../../../../src/rulesets/steampunk/rules/assault/pools.ts';
import { rollStrength } from '../../../../src/rulesets/steampunk/rules/assault/resolve.ts';
import type { Placing } from '../kit.ts';
import { contestedTable } from './kit.ts';

/** Runs something once for every way in which d6 can fall, and tells how probable each way was. */
const everyFall = function* <T>(run: (dice: Dice) => T): Generator<{ readonly chance: number; readonly came: T }> {
  const chosen: number[] = [];
  for (;;) {
    let depth = 0;
    const roll = (): number => {
      if (chosen.length === depth) chosen.push(1);
      depth += 1;
      return chosen[depth - 1]!;
    };
    const came = run({ roll, pick: roll });
    yield { chance: 6 ** -depth, came };
    chosen.length = depth;
    while (chosen.at(-1) === 6) chosen.pop();
    if (chosen.length === 0) return;
    chosen[chosen.length - 1]! += 1;
  }
};

describe('the odds of strength dice', () => {
  const die = (rerolls: number, crawls = false): DieHabits => ({ rerolls, crawls });
  const pool = (needs: readonly number[], add = 0): Pool => ({
    dice: needs.map((need, model) => ({ model, needs: need })),
    count: [],
    adds: [{ why: 'crippled_crew', add }],
  });

  it.each([
    ['plain dice', pool([5, 5, 4]), [die(0), die(0), die(0)]],
    ['dice at a crawl', pool([5, 5]), [die(0, true), die(0)]],
    ['waves', pool([6, 6, 6]), [die(1), die(1), die(1)]],
    ['waves of different models', pool([6, 5, 6]), [die(1), die(2), die(0)]],
  ])('%s are those of every fall of the real dice', (_, dice, habits) => {
    const chances: number[] = [];
    for (const { chance, came } of everyFall((every) => rollStrength(dice, habits, every).hits.length))
      chances[came] = (chances[came] ?? 0) + chance;
    const exact = strengthChances(dice, habits);
    expect(exact.length).toBe(chances.length);
    for (const [count, chance] of exact.entries()) expect(chance).toBeCloseTo(chances[count] ?? 0, 9);
  });

  it('come to an end when natural sixes fail', () => {
    const exact = strengthChances(pool([6, 6, 6], -1), [die(3), die(3), die(3)]);
    expect(exact[0]).toBeCloseTo(1, 9);
  });
});

describe('the odds of an assault', () => {
  const against = (b1: Omit<Placing, 'at'>, o1: Omit<Placing, 'at'>) =>
    contestedTable(
      { units: { b1: { ...b1, at: 'D5' }, o1: { ...o1, at: 'D4', facing: 3 } } },
      { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } },
    );

  it.each([
    [{ unit: 'elf.elf_scout' }, { unit: 'elf.elf_scout' }],
    [{ unit: 'dwarf.dwarf_at_gun' }, { unit: 'elf.elf_scout' }],
    [
      // Entered from behind: one strength die, at a crawl, and one deflection die that strikes back.
      {
        unit: 'darkelf.darkelf_infantry',
        replace: { 'darkelf.elite_darkelf_infantry': 4 },
        harm: { alive: [false, false, false, true] },
        facing: 3,
        speed: 'crawl',
      },
      { unit: 'elf.elf_scout' },
    ],
  ] as const)('of %o against %o are those of every fall of its dice', (b1, o1) => {
    const state = against(b1, o1);
    const [contest] = state.contests;
    const sums = { wins: 0, hits: 0, net: 0 };
    const assault = { do: 'assault', contest: contest!, round: 1 } as const;
    const run = (dice: Dice) => {
      for (const event of ASSAULT_STEPS.assault.perform(state, assault, {}, dice))
        if (event.kind === 'assault-decided') return event;
      throw new Error('nothing was decided');
    };
    for (const { chance, came } of everyFall(run)) {
      if (came.winner === 'blue') sums.wins += chance;
      sums.hits += chance * came.tallies[0]!.hits;
      sums.net += chance * came.tallies[0]!.net;
    }
    const [blue, orange] = assaultOdds(state, contest!);
    expect(blue!.wins).toBeCloseTo(sums.wins, 9);
    expect(blue!.hits).toBeCloseTo(sums.hits, 9);
    expect(blue!.net).toBeCloseTo(sums.net, 9);
    expect(blue!.wins + orange!.wins).toBeCloseTo(1, 9);
  });

  it('of large units with waves and counter-attacks agree with many throws', () => {
    const state = against({ unit: 'ork.hammerhead' }, { unit: 'darkelf.assassin' });
    const [contest] = state.contests;
    const dice = fastDice(7);
    const TRIES = 3000;
    let won = 0;
    for (let i = 0; i < TRIES; i++)
      for (const event of ASSAULT_STEPS.assault.perform(
        state,
        { do: 'assault', contest: contest!, round: 1 },
        {},
        dice,
      ))
        if (event.kind === 'assault-decided') {
          if (event.winner === 'blue') won += 1;
          break;
        }
    expect(Math.abs(assaultOdds(state, contest!)[0]!.wins - won / TRIES)).toBeLessThan(0.04);
  });
});

import { type Dice, diceFrom } from '@ironhex/shared/dice';
import { PUBLIC } from '@ironhex/shared/match';
import { describe, expect, it } from 'vitest';
import { view } from '../../../../src/rulesets/steampunk/model/redact.ts';
import { harmOf, livingOf } from '../../../../src/rulesets/steampunk/model/units.ts';
import { exchangeOdds } from '../../../../src/rulesets/steampunk/plan/odds/assault-harm.ts';
import { exchangesIn } from '../../../../src/rulesets/steampunk/rules/assault/cunning.ts';
import { deal } from '../../../../src/rulesets/steampunk/rules/assault/deal.ts';
import { type Placing, runStep } from '../kit.ts';
import { contestedTable, fightOf } from './kit.ts';

// What an exchange of hits is worth, AB-CA: the sums of the odds against every way in which the dice of the rules can fall.

/** Orange strikes blue in D5 with so many hits of its models in turn, dealt out as by default. */
const fighting = (b1: Placing, o1: Placing, count: number) => {
  const state = contestedTable({ units: { b1, o1 } }, { at: 'D5', staying: ['b1'], entering: { o1: 'D4' } });
  const fight = fightOf(state, { o1: { hits: Array.from({ length: count }, (_, index) => index % 4) } }, 'orange');
  return { ...state, fight: { ...fight, allocation: deal(state, fight) } };
};

/** A number of a roll, and how many of its faces stand for it. */
type Face = readonly [shown: number, ways: number];

/** Armour dice count from 5 on: two faces stand for six. All faces of others. */
const facesOf = (n: number, reason: string): readonly Face[] =>
  reason === 'armour'
    ? [
        [0, 4],
        [4, 2],
      ]
    : Array.from({ length: n }, (_, face): Face => [face, 1]);

/** Calls `run` with every way in which its dice can fall, each with its chance. */
const everyFall = (run: (dice: Dice, chance: () => number) => void): void => {
  const path: { at: number; readonly faces: readonly Face[] }[] = [];
  do {
    let depth = 0;
    let chance = 1;
    const dice = diceFrom((n, reason) => {
      const node = path[depth] ?? { at: 0, faces: facesOf(n, reason) };
      if (!path[depth]) path.push(node);
      depth += 1;
      const [shown, ways] = node.faces[node.at]!;
      chance *= ways / node.faces.reduce((sum, face) => sum + face[1], 0);
      return shown;
    });
    run(dice, () => chance);
    path.length = depth;
    while (path.length > 0 && path.at(-1)!.at === path.at(-1)!.faces.length - 1) path.pop();
    if (path.length > 0) path.at(-1)!.at += 1;
  } while (path.length > 0);
};

/** What b1 suffers by all falls of the dice, if so many rolls are taken. */
const byAllFalls = (b1: Placing, o1: Placing, count: number, rolls: number) => {
  const sums = { destroyed: 0, shaken: 0, fd: 0, chance: 0 };
  everyFall((dice, chance) => {
    const state = fighting(b1, o1, count);
    const [exchange] = exchangesIn(state, state.fight);
    const before = harmOf(state.units.b1!);
    const answers = rolls === 0 ? {} : { [`cunning b1 ${exchange!.per}`]: `${rolls}` };
    runStep(state, { do: 'strikes' }, { answers, dice });
    const after = harmOf(state.units.b1!);
    const over = livingOf(after) === 0;
    sums.chance += chance();
    sums.destroyed += over ? chance() : 0;
    sums.shaken += after.shaken > before.shaken ? chance() : 0;
    sums.fd += over ? 0 : chance() * (after.fd - before.fd);
  });
  return sums;
};

const ORKS: Placing = { unit: 'ork.ork_infantry', at: 'D4', facing: 3 };
const oddsOf = (b1: Placing, o1: Placing, count: number, rolls: number) => {
  const state = fighting(b1, o1, count);
  const [exchange] = exchangesIn(state, state.fight);
  return exchangeOdds(view(state, 'orange'), state.fight, exchange!, rolls);
};

describe('the odds of an exchange of hits, P23', () => {
  const cases: readonly (readonly [what: string, b1: Placing, hits: number, rolls: readonly number[]])[] = [
    ['a tank', { unit: 'elf.e34', at: 'D5', facing: 3 }, 3, [0, 1]],
    ['a tank with damage to come', { unit: 'elf.e34', at: 'D5', facing: 3, ledger: { fd: 6 } }, 3, [0, 1]],
    ['a tank that keeps a hit', { unit: 'elf.e34', at: 'D5', facing: 3 }, 4, [1]],
    ['a shaken tank', { unit: 'elf.e34', at: 'D5', harm: { shaken: 1 } }, 6, [2]],
  ];

  for (const [what, b1, hits, all] of cases)
    it(`are those of all falls of the dice: ${what}`, { timeout: 60_000 }, () => {
      for (const rolls of all) {
        const brute = byAllFalls(b1, ORKS, hits, rolls);
        const odds = oddsOf(b1, ORKS, hits, rolls);
        expect(brute.chance).toBeCloseTo(1, 9);
        for (const what of ['destroyed', 'shaken', 'fd'] as const)
          expect(odds[what], `${what} with ${rolls}`).toBeCloseTo(brute[what], 9);
      }
    });

  it('by hand: a Light roll gives a tank damage to come from 1 on, and shakes it from 5 on', () => {
    const odds = oddsOf({ unit: 'elf.e34', at: 'D5' }, ORKS, 3, 1);
    expect(odds.shaken).toBeCloseTo(2 / 6, 9);
    expect(odds.fd).toBeCloseTo(4 / 6, 9);
    expect([odds.destroyed, odds.critical]).toEqual([0, 0]);
  });

  it('know what everybody knows: a spectator reckons the same', () => {
    const state = fighting({ unit: 'elf.e34', at: 'D5' }, ORKS, 5);
    const [exchange] = exchangesIn(state, state.fight);
    const [own, all] = ['orange', PUBLIC].map((viewer) => {
      const seen = view(state, viewer);
      return exchangeOdds(seen, seen.fight!, exchange!, 1);
    });
    expect(own).toEqual(all);
  });
});

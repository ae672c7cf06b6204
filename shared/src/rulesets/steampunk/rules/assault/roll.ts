import type { Dice } from '../../../../dice/index.ts';
import type { Pool, Wave } from '../../model/facts/assault.ts';
import { total } from '../../model/reason.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { figuresOf } from '../damage/figures.ts';
import { specialOf } from './bout.ts';

/** What is special about the dice of one model. */
export interface DieHabits {
  /** So many failed dice are rolled again for each natural 6, AS-8; 0: none. */
  readonly rerolls: number;
  /** A success at a crawl is rolled again: `crawl_penalty`. */
  readonly crawls: boolean;
}

/** What is special about the dice of a unit's models, by index. */
export const habitsOf = (table: Pick<Table, 'arsenal'>, unit: Unit): readonly DieHabits[] =>
  figuresOf(table, unit).models.map((model) => ({
    rerolls: specialOf(model, 'reroll_assault')?.n ?? 0,
    crawls: unit.speed === 'crawl' && specialOf(model, 'crawl_penalty') !== undefined,
  }));

/** What strength dice came to. */
export interface StrengthRoll {
  readonly waves: readonly Wave[];
  /** The model of each hit, by index; a model stands there once for each of its hits. */
  readonly hits: readonly number[];
}

const SIX = 6;

/** What one strength die comes to: a natural 6 that succeeds is two hits for who has Reroll Assault, AS-8. */
export const landed = (shown: number, needs: number, add: number, rerolls: number): 0 | 1 | 2 => {
  if (shown + add < needs) return 0;
  return shown === SIX && rerolls > 0 ? 2 : 1;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Rolls the strength dice of a unit with their waves, AS-8, and then those of the crawl penalty, AS-9. */
export const rollStrength = (pool: Pool, habits: readonly DieHabits[], dice: Dice): StrengthRoll => {
  const add = total(pool.adds);
  const hits = pool.dice.map(() => 0);
  const waves: Wave[] = [];
  const roll = (why: Wave['why'], rolled: readonly number[]): readonly number[] => {
    const shown = rolled.map(() => dice.roll(SIX, 'strength'));
    waves.push({ why, dice: rolled, shown });
    for (const [place, index] of rolled.entries()) {
      const { model, needs } = pool.dice[index]!;
      hits[index] = landed(shown[place]!, needs, add, habits[model]!.rerolls);
    }
    return shown;
  };
  const all = pool.dice.map((_, index) => index);
  let wave: readonly number[] = all;
  for (let why: Wave['why'] = 'all'; wave.length > 0; why = 'natural_6') {
    const rolled = wave;
    const shown = roll(why, rolled);
    const again = rolled.map((index, place) => (shown[place] === SIX ? habits[pool.dice[index]!.model]!.rerolls : 0));
    wave = all.filter((index) => hits[index] === 0).slice(0, sum(again));
  }
  const crawling = all.filter((index) => hits[index]! > 0 && habits[pool.dice[index]!.model]!.crawls);
  if (crawling.length > 0) roll('crawl', crawling);
  return { waves, hits: pool.dice.flatMap(({ model }, index) => Array<number>(hits[index]!).fill(model)) };
};

/** Rolls the deflection dice of a unit, AS-6: what they showed, and the model of each success. */
export const rollDeflection = (pool: Pool, dice: Dice) => {
  const add = total(pool.adds);
  const shown = pool.dice.map(() => dice.roll(SIX, 'deflection'));
  const successes = pool.dice.flatMap(({ model, needs }, index) => (shown[index]! + add >= needs ? [model] : []));
  return { shown, successes };
};

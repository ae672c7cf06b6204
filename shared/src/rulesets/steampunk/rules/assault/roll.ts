import type { Dice } from '../../../../dice/index.ts';
import type { Pool, Wave } from '../../model/facts/assault.ts';
import { total } from '../../model/reason.ts';
import { type DieHabits, landed, SIX } from './habits.ts';

/** What strength dice came to. */
interface StrengthRoll {
  readonly waves: readonly Wave[];
  /** The model of each hit, by index; a model stands there once for each of its hits. */
  readonly hits: readonly number[];
}

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

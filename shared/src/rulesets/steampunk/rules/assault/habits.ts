import { figuresOf } from '../../model/figures.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
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

/** The face that counts twice. */
export const SIX = 6;

/** What one strength die comes to: a natural 6 that succeeds is two hits for who has Reroll Assault, AS-8. */
export const landed = (shown: number, needs: number, add: number, rerolls: number): 0 | 1 | 2 => {
  if (shown + add < needs) return 0;
  return shown === SIX && rerolls > 0 ? 2 : 1;
};

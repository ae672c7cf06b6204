import type { Fight } from '../../../model/contest.ts';
import { figuresOf } from '../../../model/figures.ts';
import type { Table } from '../../../model/table.ts';
import { bestDie } from '../bout.ts';
import { type Quota, quotasOf } from './quota.ts';

/** What a hit can do, as text: two that are alike can be exchanged for each other. */
const likeness = (table: Table, { hits }: Fight, hit: number): string => {
  const { by, model } = hits[hit]!;
  const { damage, specials } = figuresOf(table, table.units[by]!).models[model]!.assault;
  return JSON.stringify([by, damage, specials]);
};

const areAlike = (table: Table, fight: Fight, hits: readonly number[]): boolean =>
  new Set(hits.map((hit) => likeness(table, fight, hit))).size <= 1;

/** Does it matter which unit deflected a hit: do several, of which one poisons by it? */
const pairs = (table: Table, { deflectors, cancelled }: Quota): boolean =>
  cancelled > 0 &&
  deflectors.filter(({ deflections }) => deflections > 0).length > 1 &&
  deflectors.some(({ unit }) => bestDie(table, table.units[unit]!, 'poison_on_deflect') !== undefined);

const hasChoice = (table: Table, fight: Fight, quota: Quota): boolean => {
  const { hits, targets, primary, support } = quota;
  if (pairs(table, quota)) return true;
  if (!areAlike(table, fight, hits)) return hits.length > 1 && primary > 0;
  const room = targets.reduce((sum, target) => sum + target.room, 0);
  return (primary > 0 && primary < room && targets.length > 1) || (support > 0 && primary > 1);
};

/** Are there two ways to deal out the hits that are not the same in the end? If not, the winner is not asked, CLK-1. */
export const isThereChoice = (table: Table, fight: Fight): boolean =>
  quotasOf(table, fight).some((quota) => hasChoice(table, fight, quota));

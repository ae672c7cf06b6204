import type { SeatId } from '../../../../match/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Allocation, Fight } from '../../model/contest.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Table } from '../../model/table.ts';
import type { UnitId } from '../../model/units.ts';
import type { Answers } from '../chapter.ts';
import { isDead } from '../damage/harm.ts';
import { armourOf } from '../damage/hit.ts';
import { type Bouts, fighterOf, hitOf, livingModels, specialOf } from './fighters.ts';

/** Hits on one unit that can be exchanged for Light rolls, AB-CA. */
export interface Exchange {
  readonly seat: SeatId;
  readonly target: UnitId;
  /** So many hits for one roll. */
  readonly per: number;
  /** By number: support first, then primary hits, the last first; in this order they are given. */
  readonly hits: readonly number[];
}

/** The unit that a hit strikes, itself or by its support. */
const targetOf = ({ primary, support }: Allocation, hit: number): UnitId | undefined => {
  const struck = support.find((each) => each.hit === hit)?.to ?? hit;
  return primary.find((each) => each.hit === struck)?.on;
};

/** So many hits of the model that lands this one make a Light roll; undefined: it is not cunning. */
const perOf = (table: Pick<Table, 'units' | 'arsenal'>, { hits }: Fight, hit: number): number | undefined => {
  const { by, model } = hits[hit]!;
  return specialOf(figuresOf(table, table.units[by]!).models[model]!, 'cunning_assault')?.per;
};

/** What can be exchanged after hits were dealt out, AB-CA, by target in the order of DET-2. */
export const exchangesIn = (table: Pick<Table, 'units' | 'arsenal'>, fight: Fight): readonly Exchange[] => {
  const allocation = fight.allocation!;
  const given = [...allocation.support.toReversed(), ...allocation.primary.toReversed()].map(({ hit }) => hit);
  return fight.fighters.flatMap(({ unit, seat }): readonly Exchange[] => {
    const target = table.units[unit]!;
    if (isDead(target) || !figuresOf(table, target).tables.light) return [];
    const hits = given.filter((hit) => targetOf(allocation, hit) === unit);
    const pers = [...new Set(hits.flatMap((hit) => perOf(table, fight, hit) ?? []))].sort((one, other) => one - other);
    const enemy = fight.fighters.find((each) => each.seat !== seat)!.seat;
    return pers
      .map((per) => ({
        seat: enemy,
        target: unit,
        per,
        hits: hits.filter((hit) => perOf(table, fight, hit) === per),
      }))
      .filter((exchange) => exchange.hits.length >= exchange.per);
  });
};

/** How a unit meets a cunning assault: `cunning_defence` of each living model. */
export const defenceOf = (table: Pick<Table, 'arsenal' | 'units'>, target: UnitId): readonly number[] =>
  livingModels(table, table.units[target]!).flatMap(({ model }) => {
    const defence = specialOf(model, 'cunning_defence');
    return defence ? Array<number>(defence.dice).fill(defence.die) : [];
  });

/** Armour that is so much above the AP makes an exchange worth it, AB-CA. */
const WORTH = 4;

/** Would the table exchange these hits: is the armour that they meet far above their AP, AB-CA? The players decide. */
export const isProposed = (table: Bouts, fight: Fight, { target, hits }: Exchange): boolean => {
  const armour = armourOf(table, table.units[target]!, fighterOf(fight, target).angle, { assault: true });
  return hits.every((hit) => armour - hitOf(table, fight, fight.hits[hit]!).ap >= WORTH);
};

const NO = 'no';

/** The question how many Light rolls hits are exchanged for, P23: `no`, or their number. */
const question = ({ seat, target, per, hits }: Exchange): Question => ({
  seat,
  prompt: 'cunning',
  key: `cunning ${target} ${per}`,
  unit: target,
  options: [NO, ...Array.from({ length: Math.floor(hits.length / per) }, (_, index) => `${index + 1}`)],
});

/** What both sides are asked about exchanges, P23. */
export const cunningQuestions = (table: Pick<Table, 'units' | 'arsenal'>, fight: Fight): readonly Question[] =>
  exchangesIn(table, fight).map(question);

/** An exchange that was made. */
export interface Exchanged {
  readonly exchange: Exchange;
  readonly rolls: number;
}

/** The exchanges that were chosen. */
export const exchanged = (exchanges: readonly Exchange[], answers: Answers): readonly Exchanged[] =>
  exchanges.flatMap((exchange) => {
    const asked = question(exchange);
    const option = chosen(asked, answers[asked.key]);
    return option === NO ? [] : [{ exchange, rolls: Number(option) }];
  });

/**
 * What is left of an allocation without hits that were exchanged. Support of such a primary hit goes to another one on the
 * same unit, and is lost if there is none.
 */
export const allocationWithout = (allocation: Allocation, gone: readonly number[]): Allocation => {
  const primary = allocation.primary.filter(({ hit }) => !gone.includes(hit));
  const support = allocation.support.flatMap(({ hit, to }) => {
    if (gone.includes(hit)) return [];
    if (!gone.includes(to)) return [{ hit, to }];
    const on = allocation.primary.find((each) => each.hit === to)!.on;
    const other = primary.find((each) => each.on === on);
    return other ? [{ hit, to: other.hit }] : [];
  });
  return { ...allocation, primary, support };
};

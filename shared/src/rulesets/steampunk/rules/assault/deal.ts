import type { SeatId } from '../../../../match/index.ts';
import type { Allocation, Fight, Fighter } from '../../model/contest.ts';
import type { Table } from '../../model/table.ts';
import { harmOf, livingOf, type UnitId } from '../../model/units.ts';
import { armourOf } from '../damage/hit.ts';
import { bestDie, enemyOf, fighterOf, hitOf } from './fighters.ts';

/** A unit that can be struck. */
interface Target {
  readonly unit: UnitId;
  /** How many primary hits it can take: one for each living model, AS-12. */
  readonly room: number;
}

/** What is dealt out of one side's hits, AS-12. */
export interface Quota {
  readonly seat: SeatId;
  /** All hits of the side, by number. */
  readonly hits: readonly number[];
  /** Units of the other side with the successes of their deflection, and how many hits they cancel together. */
  readonly deflectors: readonly { readonly unit: UnitId; readonly deflections: number }[];
  readonly cancelled: number;
  readonly targets: readonly Target[];
  /** How many of the remaining hits are primary; the others are support. */
  readonly primary: number;
  readonly support: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The targets for a side's hits, AS-12. Models that are dead in the ledger take no further hits, DET-5. */
const quotaOf = (table: Pick<Table, 'units' | 'seats'>, fight: Fight, seat: SeatId): Quota => {
  const foes = fight.fighters.filter((fighter) => fighter.seat !== seat);
  const own = new Set(fight.fighters.filter((fighter) => fighter.seat === seat).map(({ unit }) => unit));
  const hits = fight.hits.flatMap(({ by }, hit) => (own.has(by) ? [hit] : []));
  const deflectors = foes.map(({ unit }: Fighter) => ({ unit, deflections: fight.deflections[unit] ?? 0 }));
  const cancelled = Math.min(hits.length, sum(deflectors.map(({ deflections }) => deflections)));
  const targets = foes.map(({ unit }): Target => ({ unit, room: livingOf(harmOf(table.units[unit]!)) }));
  const left = hits.length - cancelled;
  const primary = Math.min(left, sum(targets.map(({ room }) => room)));
  return { seat, hits, deflectors, cancelled, targets, primary, support: left - primary };
};

/** What is dealt out of both sides' hits: first the winner's, then the loser's, AS-9. */
export const quotasOf = (table: Pick<Table, 'units' | 'seats'>, fight: Fight): readonly [Quota, Quota] => {
  const winner = fight.winner!;
  return [quotaOf(table, fight, winner), quotaOf(table, fight, enemyOf(table, winner))];
};

const rotated = <T>(list: readonly T[], by: number): readonly T[] =>
  list.length === 0 ? list : [...list.slice(by % list.length), ...list.slice(0, by % list.length)];

/** Hits by AP, then by damage, then by number; the highest first. */
const strongestFirst = (table: Table, fight: Fight, hits: readonly number[]): readonly number[] => {
  const worth = hits.map((hit) => {
    const { ap, regular } = hitOf(table, fight, fight.hits[hit]!);
    return { hit, ap, damage: regular ? (regular.sides + 1) / 2 + regular.plus : Number.NEGATIVE_INFINITY };
  });
  return worth
    .sort((one, other) => other.ap - one.ap || other.damage - one.damage || one.hit - other.hit)
    .map(({ hit }) => hit);
};

/** The units that deflect, once for each success: those whose deflection poisons first or last. */
const deflecting = (table: Table, { deflectors }: Quota, poison: 'first' | 'last'): readonly UnitId[] => {
  const poisons = ({ unit }: Quota['deflectors'][number]): boolean =>
    bestDie(table, table.units[unit]!, 'poison_on_deflect') !== undefined;
  const [with_, without] = [deflectors.filter(poisons), deflectors.filter((each) => !poisons(each))];
  const order = poison === 'first' ? [...with_, ...without] : [...without, ...with_];
  return order.flatMap(({ unit, deflections }) => Array<UnitId>(deflections).fill(unit));
};

/** One hit after the other goes to the next unit that has room. */
const roundRobin = (hits: readonly number[], targets: readonly Target[]): Allocation['primary'] => {
  const room = new Map(targets.map((target) => [target.unit, target.room]));
  const primary: { hit: number; on: UnitId }[] = [];
  let turn = 0;
  for (const hit of hits) {
    while (room.get(targets[turn % targets.length]!.unit) === 0) turn += 1;
    const { unit } = targets[turn % targets.length]!;
    room.set(unit, room.get(unit)! - 1);
    primary.push({ hit, on: unit });
    turn += 1;
  }
  return primary;
};

/** The primary hits that support may help: first the one against the highest armour, AS-12. */
const supported = (table: Table, fight: Fight, primary: Allocation['primary']): readonly number[] => {
  const armour = ({ on }: Allocation['primary'][number]): number =>
    armourOf(table, table.units[on]!, fighterOf(fight, on).angle, { assault: true });
  return primary.toSorted((one, other) => armour(other) - armour(one)).map(({ hit }) => hit);
};

/** The order in which a side's hits are used, and its targets: as the winner would like it best. */
interface Taste {
  /** Which hits come to nothing first. */
  readonly giveUp: readonly number[];
  readonly deflecting: readonly UnitId[];
  readonly targets: readonly Target[];
}

const dealt = (table: Table, fight: Fight, quota: Quota, taste: Taste, variant: number): Allocation => {
  const order = rotated(taste.giveUp, variant);
  const cancelled = order.slice(0, quota.cancelled).map((hit, index) => ({ hit, by: taste.deflecting[index]! }));
  const kept = order.slice(quota.cancelled).toReversed();
  const primary = roundRobin(kept.slice(0, quota.primary), rotated(taste.targets, variant));
  const helped = supported(table, fight, primary);
  const support = kept.slice(quota.primary).map((hit, index) => {
    const place = variant === 0 ? 0 : (variant + index) % helped.length;
    return { hit, to: helped[place]! };
  });
  return { cancelled, primary, support };
};

/**
 * A legal way to deal out the hits, AS-12. Variant 0 is the default: cancel the enemy's strongest hits and give up the
 * own weakest; strike in turn, the strongest hits first; all support for the hit against the highest armour; the loser's
 * hits beginning with the winner's unit that has most models. Others are as legal: for players who try.
 */
export const deal = (table: Table, fight: Fight, variant = 0): Allocation => {
  const [own, enemy] = quotasOf(table, fight);
  const mine = dealt(
    table,
    fight,
    own,
    {
      giveUp: strongestFirst(table, fight, own.hits).toReversed(),
      deflecting: deflecting(table, own, 'last'),
      targets: own.targets,
    },
    variant,
  );
  const theirs = dealt(
    table,
    fight,
    enemy,
    {
      giveUp: strongestFirst(table, fight, enemy.hits),
      deflecting: deflecting(table, enemy, 'first'),
      targets: enemy.targets.toSorted((one, other) => other.room - one.room),
    },
    variant,
  );
  return {
    cancelled: [...mine.cancelled, ...theirs.cancelled],
    primary: [...mine.primary, ...theirs.primary],
    support: [...mine.support, ...theirs.support],
  };
};

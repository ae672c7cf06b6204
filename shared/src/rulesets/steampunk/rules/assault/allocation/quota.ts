import type { SeatId } from '../../../../../match/index.ts';
import type { Fight, Fighter } from '../../../model/contest.ts';
import type { Table } from '../../../model/table.ts';
import { harmOf, livingOf, type UnitId } from '../../../model/units.ts';
import { enemyOf } from '../participants.ts';

/** A unit that can be struck. */
export interface Target {
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

/** What a side's hits are dealt out to, AS-12. Models that are dead in the ledger take no more hits, DET-5. */
export const quotaOf = (table: Pick<Table, 'units' | 'seats'>, fight: Fight, seat: SeatId): Quota => {
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

import type { Outcome } from '../../../../match/index.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { Scored, ScoreRow, SideScore } from '../../model/score.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { livingOf, type Unit, type UnitId } from '../../model/units.ts';
import { type Built, builtOf, type Cost } from '../../roster/index.ts';
import { endedBy, isLastTurn } from './ending.ts';

/** The number of tokens of future damage that cripples a unit: half of what destroys it outright; null: none does. */
const crippledBy = ({ tables: { regular } }: Built): number | null => {
  const row = regular.find(({ effects }) => effects.some((effect) => effect.do === 'destroy'));
  return row ? Math.max(1, Math.floor(row.from / 2)) : null;
};

/**
 * Is the unit crippled, VIC-4? `shaken`: whether it was when the last turn ended. Destroyed units are not asked about.
 */
export const isCrippled = ({ arsenal }: Pick<Table, 'arsenal'>, unit: Unit, shaken: boolean): boolean => {
  const { status, bought, harm } = unit;
  const built = builtOf(bought, arsenal);
  const most = crippledBy(built);
  return (
    status === 'fled' ||
    shaken ||
    2 * livingOf(harm) <= harm.alive.length ||
    harm.criticals.length > 0 ||
    harm.assaultMinus > 0 ||
    harm.crippledCrew ||
    (most !== null && harm.fd >= most)
  );
};

/** Points for each point of industry, and for each of the other currencies, VIC-3. */
const RATES: Readonly<Record<Scored, { readonly industry: number; readonly other: number }>> = {
  destroyed: { industry: 6, other: 2 },
  crippled: { industry: 3, other: 1 },
  kept: { industry: 3, other: 1 },
};

/** Points for a cost, VIC-3; what a unit costs with all that was bought for it, ARM-8. */
export const pointsFor = ({ ip, mp, cp, xp }: Cost, scored: Scored): number => {
  const { industry, other } = RATES[scored];
  return ip * industry + (mp + cp + xp) * other;
};

/** The square root of match points, rounded half up to two decimals, VIC-5. */
export const tournamentPoints = (points: number): number => Math.round(Math.sqrt(points) * 100) / 100;

/** What a unit is worth to a side; null: nothing. */
const scoredBy = (table: Table, side: number, unit: Unit, shaken: ReadonlySet<UnitId>): Scored | null => {
  if (unit.side === side) return unit.status === 'destroyed' || unit.status === 'fled' ? null : 'kept';
  if (unit.status === 'destroyed') return 'destroyed';
  return isCrippled(table, unit, shaken.has(unit.id)) ? 'crippled' : null;
};

const rowsOf = (table: Table, side: number, shaken: ReadonlySet<UnitId>): readonly ScoreRow[] =>
  unitsInOrder(table).flatMap((unit) => {
    const scored = scoredBy(table, side, unit, shaken);
    if (scored === null) return [];
    return [{ unit: unit.id, scored, points: pointsFor(builtOf(unit.bought, table.arsenal).cost, scored) }];
  });

/** What both sides have, VIC-3 to VIC-5. `shaken`: the units that were shaken when the last turn ended, VIC-4. */
export const scoresOf = (table: Table, shaken: readonly UnitId[]): readonly SideScore[] => {
  const was = new Set(shaken);
  const rows = table.seats.map(({ side }) => rowsOf(table, side, was));
  const sums = rows.map((each) => each.reduce((sum, { points }) => sum + points, 0));
  const most = Math.max(...sums);
  const isTied = sums.every((sum) => sum === most);
  return table.seats.map(({ side }, index) => {
    const bonus = !isTied && sums[index] === most ? table.options.winnerBonus : 0;
    const points = sums[index]! + bonus;
    return { side, rows: rows[index]!, bonus, points, tournament: tournamentPoints(points) };
  });
};

/** How a match that points decide ends, VIC-3; tournament points are its share in the standings, VIC-5. */
export const outcomeOf = (state: State, scores: readonly SideScore[]): Outcome => {
  const [one, other] = scores.map(({ points }) => points) as [number, number];
  const { turn } = state;
  return {
    ...(one === other ? {} : { winner: one > other ? 0 : 1 }),
    score: [one, other],
    standing: scores.map(({ tournament }) => tournament),
    rule: 'VIC-3',
    ...endedBy(isLastTurn(state) ? 'last-turn' : 'side-gone', { turn }),
  };
};

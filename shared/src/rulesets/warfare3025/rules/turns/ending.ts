import { type Outcome, type Said, type SeatId, saying } from '../../../../match/index.ts';
import { TRACK } from '../../cards/card.ts';
import { isLeaving, type Table, type Unit, type UnitId } from '../../model/table.ts';
import { isAlive } from '../../model/units.ts';
import type { OUTCOMES } from '../../words/index.ts';

/** The sides that take part, in order. */
const sidesOf = (table: Pick<Table, 'seats'>): number[] =>
  [...new Set(table.seats.map((seat) => seat.side))].sort((a, b) => a - b);

/** What a side has scored on one enemy unit, W-15. */
export interface ScoreRow {
  readonly unit: UnitId;
  /** Its structure damage. */
  readonly structure: number;
  /** It is destroyed, or was withdrawn by its player. */
  readonly lost: boolean;
  /** The structure damage, and 20 more if it is lost. */
  readonly points: number;
}

/** What each side has scored so far, by enemy unit: units that bring nothing yet are left out, W-15. */
export const scoreRows = (table: Pick<Table, 'seats' | 'units' | 'old'>): readonly (readonly ScoreRow[])[] =>
  sidesOf(table).map((side) =>
    [...table.units, ...(table.old ?? [])]
      .filter((unit) => unit.side !== side)
      .map((unit) => {
        const structure = unit.damage.structure ?? 0;
        const lost = !isAlive(unit);
        return { unit: unit.id, structure, lost, points: structure + (lost ? TRACK : 0) };
      })
      .filter(({ points }) => points > 0),
  );

/** Each side's score, W-15. */
export const scores = (table: Pick<Table, 'seats' | 'units' | 'old'>): number[] =>
  scoreRows(table).map((rows) => rows.reduce((sum, { points }) => sum + points, 0));

const endedBy = saying<typeof OUTCOMES>();

const ended = (table: Table, winner: number | undefined, why: Said): Outcome => ({
  ...(winner === undefined ? {} : { winner }),
  score: scores(table),
  rule: 'W-15',
  ...why,
});

/** The outcome once a side has lost all its units, else undefined, W-15. */
export const lastStanding = (table: Table): Outcome | undefined => {
  const standing = sidesOf(table).filter((side) => table.units.some((unit) => unit.side === side && isAlive(unit)));
  if (standing.length === 0) return ended(table, undefined, endedBy('all-lost'));
  if (standing.length === 1) return ended(table, standing[0], endedBy('last-standing'));
  return undefined;
};

/** The outcome once time is up, else undefined: the higher score wins, W-3.3 and W-15. */
export const timeUp = (table: Table): Outcome | undefined => {
  if (table.elapsed < table.options.limit) return undefined;
  const sums = scores(table);
  const best = Math.max(...sums);
  const leaders = sums.flatMap((sum, i) => (sum === best ? [sidesOf(table)[i]!] : []));
  const why = endedBy('time-up', { limit: table.options.limit });
  return ended(table, leaders.length === 1 ? leaders[0] : undefined, why);
};

/** The units with which a seat still fights. */
export const unitsLeft = (table: Pick<Table, 'units'>, seat: SeatId): Unit[] =>
  table.units.filter((unit) => unit.seat === seat && isAlive(unit));

/** The outcome when a player has conceded and nobody else fights for that side, else undefined, W-15. */
export const givenUp = (table: Table, seat: SeatId): Outcome | undefined => {
  const { side } = table.seats.find(({ id }) => id === seat)!;
  const fights = ({ id, side: ofSeat }: Table['seats'][number]) =>
    ofSeat === side && !isLeaving(table, id) && unitsLeft(table, id).length > 0;
  if (table.seats.some(fights)) return undefined;
  const winner = sidesOf(table).find((other) => other !== side);
  return ended(table, winner, endedBy('conceded'));
};

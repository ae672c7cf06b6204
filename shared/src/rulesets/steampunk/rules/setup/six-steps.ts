import type { HexLabel } from '../../../../hex/index.ts';
import type { SeatId } from '../../../../match/index.ts';
import type { Layer } from '../../ground/passage.ts';
import { sees, spotOf } from '../../ground/sight.ts';
import { fieldUnits, unitsInOrder } from '../../model/in-order.ts';
import type { SeatTold, Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { builtOf, CURRENCIES, FIGURES } from '../../roster/index.ts';

/** What a unit is for set-up: the first that fits, SET-4. */
type SetupKind = 'hidden' | 'huge' | 'scout' | 'other';

/** One of the six steps of set-up, SET-4. */
interface SixthOfSetup {
  readonly kind: SetupKind;
  /** Units may also be left for a later step. */
  readonly optional: boolean;
}

const SIX: readonly SixthOfSetup[] = [
  { kind: 'huge', optional: false },
  { kind: 'scout', optional: true },
  { kind: 'other', optional: true },
  { kind: 'other', optional: false },
  { kind: 'scout', optional: false },
  { kind: 'hidden', optional: false },
];

/** A step of set-up by its number, 1 to 6. */
export const setupStep = (step: number): SixthOfSetup => SIX[step - 1]!;

/** Steps in which sight from enemy scouts matters, SET-4: in the first a unit must be seen, in the second it must not. */
export const SEEN_STEP = 3;
export const UNSEEN_STEP = 4;

const isScout = ({ bought }: Unit): boolean => builtOf(bought).types.includes('Scout');

/** Hidden comes before Huge, and Huge before scout, SET-4. */
export const setupKind = (unit: Unit): SetupKind => {
  if (unit.hidden) return 'hidden';
  if (builtOf(unit.bought).size === 'Huge') return 'huge';
  return isScout(unit) ? 'scout' : 'other';
};

/** The units of a seat that are still to be set up, DET-2. */
export const waitingOf = (table: Pick<Table, 'units'>, seat: SeatId): readonly Unit[] =>
  unitsInOrder(table).filter((unit) => unit.seat === seat && unit.status === 'waiting');

/** The units that a seat may, or must, place in a step. */
export const candidatesIn = (table: Pick<Table, 'units'>, seat: SeatId, step: number): readonly Unit[] =>
  waitingOf(table, seat).filter((unit) => setupKind(unit) === setupStep(step).kind);

/** The scouts of the other side that all see on the board. */
const scoutsAgainst = (table: Pick<Table, 'units'>, side: number): readonly Unit[] =>
  fieldUnits(table).filter((unit) => unit.side !== side && !unit.hidden && isScout(unit));

/** Would an enemy scout on the board see a unit there, SET-4? */
export const isScouted = (
  table: Pick<Table, 'board' | 'units' | 'markers'>,
  { side }: Unit,
  at: HexLabel,
  layer: Layer,
): boolean => {
  const { board } = table;
  return scoutsAgainst(table, side).some((scout) =>
    sees(table, spotOf(board, scout.at!, layerOf(scout)), spotOf(board, at, layer)),
  );
};

const hasScouts = ({ race }: SeatTold): boolean => FIGURES[race!].models.some(({ types }) => types.includes('Scout'));

/**
 * May a seat have something to place in a step, as far as all know? Only then it is asked in an optional one, also if it
 * has nothing: that it is not asked would tell.
 */
export const mayHave = (table: Table, seat: SeatTold, step: number): boolean => {
  switch (step) {
    case 1:
      return seat.announced!.length > 0;
    case 2:
    case 5:
      return hasScouts(seat);
    case SEEN_STEP:
      return scoutsAgainst(table, seat.side).length > 0;
    case UNSEEN_STEP:
      return true;
    default:
      return CURRENCIES.some((currency) => seat.hiddenCost![currency] > 0);
  }
};

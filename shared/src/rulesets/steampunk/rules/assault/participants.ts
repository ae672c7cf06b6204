import type { SeatId } from '../../../../match/index.ts';
import type { Contest, Entering, Role } from '../../model/contest.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { isDead } from '../damage/harm.ts';

/** A unit that takes part in an assault, AS-1. */
export interface Participant {
  readonly unit: Unit;
  readonly role: Role;
  /** How it enters; null: it is in the hex. */
  readonly entering: Entering | null;
}

/** All units of a contest, whatever became of them; those that found no room are not in it. */
export const idsOf = ({ staying, held, entering }: Contest): readonly UnitId[] => [
  ...staying,
  ...held,
  ...entering.map(({ unit }) => unit),
];

/** The units that take part in an assault, in the order of DET-2: those that are still there, and not dead in the ledger. */
export const participantsOf = (table: Pick<Table, 'units'>, contest: Contest): readonly Participant[] =>
  fieldUnits(table).flatMap((unit): readonly Participant[] => {
    const { id } = unit;
    if (isDead(unit)) return [];
    const entering = contest.entering.find((each) => each.unit === id);
    if (entering) return [{ unit, role: 'entering', entering }];
    if (contest.held.includes(id)) return [{ unit, role: 'held', entering: null }];
    return contest.staying.includes(id) ? [{ unit, role: 'staying', entering: null }] : [];
  });

/** The seats that have somebody in a contest. */
export const seatsIn = (table: Pick<Table, 'units'>, contest: Contest): readonly SeatId[] => [
  ...new Set(participantsOf(table, contest).map(({ unit }) => unit.seat)),
];

/** Does the unit attack from the air what is on the ground: `fly_by`? */
export const isFlyBy = (unit: Unit, { layer }: Pick<Contest, 'layer'>): boolean => layerOf(unit) !== layer;

/** The other side's seat. */
export const enemyOf = ({ seats }: Pick<Table, 'seats'>, seat: SeatId): SeatId =>
  seats.find(({ id }) => id !== seat)!.id;

/** The contests with another in place of the one for the same hex and layer. */
export const withContest = (contests: readonly Contest[], changed: Contest): readonly Contest[] =>
  contests.map((contest) =>
    contest.at === changed.at && contest.layer === changed.layer && contest.nested === changed.nested
      ? changed
      : contest,
  );

/** A contest without a unit that has gone. */
export const without = (contest: Contest, unit: UnitId): Contest => ({
  ...contest,
  staying: contest.staying.filter((id) => id !== unit),
  held: contest.held.filter((id) => id !== unit),
  entering: contest.entering.filter((each) => each.unit !== unit),
});

/** What units still do after the assaults, without these, MOV-9. */
export const lateWithout = ({ late }: Pick<State, 'late'>, units: readonly UnitId[]): State['late'] =>
  Object.fromEntries(Object.entries(late).filter(([id]) => !units.includes(id)));

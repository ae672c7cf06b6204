// What a seat can declare, G-7.6: heroes that join, units that ride, units that are set aside.
import type { SeatId } from '../../../../../match/index.ts';
import type { IntentOf } from '../../../ask/intents.ts';
import type { View } from '../../../model/state.ts';
import type { Table } from '../../../model/table.ts';
import type { UnitId } from '../../../model/units.ts';
import {
  arrangementFaults,
  type Bought,
  builtOf,
  type ForceFault,
  type UnitRules,
  unharmed,
  unitRules,
  withJoin,
} from '../../../roster/index.ts';
import { arsenalOf, inOrder } from '../../figures.ts';
import { hasReserves } from '../../scenarios/begin.ts';

/** A declaration, the answer to P4. */
export type Declaration = IntentOf<'declare'>;
/** The joins and loads of a declaration. */
export type Arrangement = Pick<Declaration, 'joins' | 'loads'>;
/** Units of one seat by id, as they were bought. */
export type Units = ReadonlyMap<UnitId, Bought>;

/** No hero joins, and no unit rides. */
export const NO_ARRANGEMENT: Arrangement = { joins: [], loads: [] };

/** The units that a seat can name in its declaration, by number. */
export const unitsOf = ({ units }: Pick<Table, 'units'>, seat: SeatId): Units =>
  new Map(
    inOrder(Object.values(units).filter((unit) => unit.seat === seat && unit.place === 'waiting')).map((unit) => [
      unit.id,
      unit.bought,
    ]),
  );

/** Why heroes cannot join and units cannot ride so, G-4.5 and G-15.1, at places such as `joins.0` and `loads.0`. */
export const faultsAmong = (table: Table, units: Units, { joins, loads }: Arrangement): readonly ForceFault[] =>
  arrangementFaults(
    units,
    joins,
    loads.map(({ unit, transport }) => ({ unit, into: transport })),
    arsenalOf(table),
  );

/** The units after allowed joins, G-4.5. */
export const joinedUnits = (table: Table, seat: SeatId, joins: Arrangement['joins']): Units =>
  joins.reduce<Units>(withJoin, unitsOf(table, seat));

/** The units that can be set aside, G-7.6: all of their models have the rule, G-4.5 f, and they do not ride. */
const having = (table: Table, seat: SeatId, { joins, loads }: Arrangement, rule: keyof UnitRules): readonly UnitId[] =>
  [...joinedUnits(table, seat, joins)].flatMap(([id, bought]) => {
    const built = builtOf(bought, arsenalOf(table));
    return unitRules(built, unharmed(built))[rule] && !loads.some(({ unit }) => unit === id) ? id : [];
  });

/** The units that can go to reserve; none in G-18.2. */
export const reservable = (table: Table, seat: SeatId, arrangement: Arrangement): readonly UnitId[] =>
  hasReserves(table.options) ? having(table, seat, arrangement, 'ambush') : [];

/** The units that can be set aside as scouts. */
export const scoutable = (table: Table, seat: SeatId, arrangement: Arrangement): readonly UnitId[] =>
  having(table, seat, arrangement, 'scout');

/** A declaration with every Ambush unit in reserve and every other Scout unit set aside, P4. */
export const withAllAside = (table: Table, seat: SeatId, { joins, loads }: Arrangement): Declaration => {
  const reserves = [...reservable(table, seat, { joins, loads })];
  const scouts = scoutable(table, seat, { joins, loads }).filter((id) => !reserves.includes(id));
  return { kind: 'declare', joins, loads, reserves, scouts };
};

/**
 * What a seat that is asked P4 may fill in first: the joins and loads that its force means to declare, and all units aside
 * that can be. Undefined for all others, and when it is not asked.
 */
export const suggestedDeclaration = (view: View, seat: SeatId): IntentOf<'declare'> | undefined =>
  view.own?.asks.find((ask) => ask.seat === seat && ask.prompt === 'declare')?.suggested;

import type { SeatId } from '../../../../../match/index.ts';
import type { Table } from '../../../model/table.ts';
import type { UnitId } from '../../../model/units.ts';
import { type Built, builtOf, roomOf, unharmed } from '../../../roster/index.ts';
import { arsenalOf } from '../../figures.ts';
import { type Arrangement, type Declaration, faultsOf, joinedUnits, NO_ARRANGEMENT, withAllAside } from './arranged.ts';

/** Pairs of a unit of one kind and another unit. */
const pairs = (
  table: Table,
  seat: SeatId,
  { joins }: Arrangement,
  isOne: (built: Built) => boolean,
): readonly (readonly [UnitId, UnitId])[] => {
  const units = [...joinedUnits(table, seat, joins)];
  const ones = units.filter(([, bought]) => isOne(builtOf(bought, arsenalOf(table))));
  return ones.flatMap(([one]) => units.flatMap(([other]) => (one === other ? [] : [[one, other] as const])));
};

const allowed = (table: Table, seat: SeatId, all: readonly Arrangement[]): readonly Arrangement[] =>
  all.filter((each) => faultsOf(table, seat, each).length === 0);

/** The arrangements that have one more join than this one. */
const withOneJoin = (table: Table, seat: SeatId, so: Arrangement): readonly Arrangement[] => {
  const heroes = pairs(table, seat, so, ({ track }) => track.length === 1 && track[0]!.hero);
  return allowed(
    table,
    seat,
    heroes.map(([hero, unit]) => ({ ...so, joins: [...so.joins, { hero, unit }] })),
  );
};

/** The arrangements that have one more load than this one. */
const withOneLoad = (table: Table, seat: SeatId, so: Arrangement): readonly Arrangement[] => {
  const transports = pairs(table, seat, so, (built) => roomOf(built, unharmed(built)) > 0);
  return allowed(
    table,
    seat,
    transports.map(([transport, unit]) => ({ ...so, loads: [...so.loads, { unit, transport }] })),
  );
};

/** This arrangement with all units aside that can be, and with fewer. */
const asides = function* (table: Table, seat: SeatId, arrangement: Arrangement): Generator<Declaration> {
  const all = withAllAside(table, seat, arrangement);
  yield all;
  if (all.reserves.length > 0) yield { ...all, reserves: [] };
  if (all.scouts.length > 0) yield { ...all, scouts: [] };
};

/** Some declarations of all kinds, the default first: with no join and load, then with each single one. */
export const someDeclarations = function* (table: Table, seat: SeatId): Generator<Declaration> {
  yield* asides(table, seat, NO_ARRANGEMENT);
  for (const each of withOneJoin(table, seat, NO_ARRANGEMENT)) yield* asides(table, seat, each);
  for (const each of withOneLoad(table, seat, NO_ARRANGEMENT)) yield* asides(table, seat, each);
};

type Below = (n: number) => number;

/** Takes an arrangement further, one step after the other, until chance says that it is enough. */
const grown = (so: Arrangement, next: (so: Arrangement) => readonly Arrangement[], below: Below): Arrangement => {
  if (below(3) === 0) return so;
  const all = next(so);
  return all.length === 0 ? so : grown(all[below(all.length)]!, next, below);
};

/** A declaration by chance: joins, then loads, then which units are set aside. */
export const someDeclaration = (table: Table, seat: SeatId, below: Below): Declaration => {
  const joined = grown(NO_ARRANGEMENT, (so) => withOneJoin(table, seat, so), below);
  const loaded = grown(joined, (so) => withOneLoad(table, seat, so), below);
  const all = withAllAside(table, seat, loaded);
  const some = <T>(list: readonly T[]): T[] => list.filter(() => below(3) > 0);
  return { ...all, reserves: some(all.reserves), scouts: some(all.scouts) };
};

/** The only thing that a seat can declare, where that is nothing; undefined: it has a choice. */
export const onlyDeclaration = (table: Table, seat: SeatId): Declaration | undefined => {
  const [nothing, another] = someDeclarations(table, seat);
  return another === undefined ? nothing : undefined;
};

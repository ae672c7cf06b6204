import type { SeatId } from '../../../../../match/index.ts';
import type { Table } from '../../../model/table.ts';
import type { UnitId } from '../../../model/units.ts';
import { type Built, builtOf, roomOf, unharmed } from '../../../roster/index.ts';
import type { Below } from '../../chapter.ts';
import { arsenalOf } from '../../figures.ts';
import {
  type Arrangement,
  type Declaration,
  faultsAmong,
  joinedUnits,
  NO_ARRANGEMENT,
  type Units,
  withAllAside,
} from './arranged.ts';

/** Pairs of a unit of one kind and another unit. */
const pairs = (
  table: Table,
  units: Units,
  isOne: (built: Built) => boolean,
): readonly (readonly [UnitId, UnitId])[] => {
  const ones = [...units].filter(([, bought]) => isOne(builtOf(bought, arsenalOf(table))));
  return ones.flatMap(([one]) => [...units.keys()].flatMap((other) => (one === other ? [] : [[one, other] as const])));
};

/** The arrangements that have one more join than this one. */
const withOneJoin = (table: Table, seat: SeatId, so: Arrangement): readonly Arrangement[] => {
  const units = joinedUnits(table, seat, so.joins);
  return pairs(table, units, ({ track }) => track.length === 1 && track[0]!.hero)
    .map(([hero, unit]) => ({ hero, unit }))
    .filter((join) => faultsAmong(table, units, { joins: [join], loads: [] }).length === 0)
    .map((join) => ({ ...so, joins: [...so.joins, join] }));
};

/** The arrangements that have one more load than this one. */
const withOneLoad = (table: Table, seat: SeatId, so: Arrangement): readonly Arrangement[] => {
  const units = joinedUnits(table, seat, so.joins);
  return pairs(table, units, (built) => roomOf(built, unharmed(built)) > 0)
    .map(([transport, unit]) => ({ ...so, loads: [...so.loads, { unit, transport }] }))
    .filter(({ loads }) => faultsAmong(table, units, { joins: [], loads }).length === 0);
};

/** Declarations with this arrangement: all units set aside that can be, then fewer. */
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

/** The only declaration that a seat can make; undefined: it has a choice. */
export const onlyDeclaration = (table: Table, seat: SeatId): Declaration | undefined => {
  const [nothing, another] = someDeclarations(table, seat);
  return another === undefined ? nothing : undefined;
};

import type { Refusal, SeatId } from '../../../../../match/index.ts';
import type { Table } from '../../../model/table.ts';
import type { UnitId } from '../../../model/units.ts';
import { refusal, refusalFor } from '../../../refusal.ts';
import type { ForceFault } from '../../../roster/index.ts';
import { hasReserves } from '../../scenarios/begin.ts';
import { type Declaration, faultsAmong, reservable, scoutable, unitsOf } from './arranged.ts';

/** The codes of declarations, in the order of G-20. */
const CODES = [
  'E_UNKNOWN_UNIT',
  'E_NOT_YOURS',
  'E_NOT_AVAILABLE',
  'E_TRANSPORT_FULL',
  'E_CANNOT_BOARD',
  'E_CANNOT_JOIN',
  'E_BAD_CHOICE',
];

/** Every unit that a declaration names, with the place where it stands there. */
const named = ({ joins, loads, reserves, scouts }: Declaration): readonly (readonly [at: string, UnitId])[] => [
  ...joins.flatMap(({ hero, unit }, index) => [
    [`joins.${index}.hero`, hero] as const,
    [`joins.${index}.unit`, unit] as const,
  ]),
  ...loads.flatMap(({ unit, transport }, index) => [
    [`loads.${index}.unit`, unit] as const,
    [`loads.${index}.transport`, transport] as const,
  ]),
  ...reserves.map((id, index) => [`reserves.${index}`, id] as const),
  ...scouts.map((id, index) => [`scouts.${index}`, id] as const),
];

/** Why a unit cannot be named in a declaration. */
const whyNot = ({ units }: Table, seat: SeatId, id: UnitId): Refusal | undefined => {
  const unit = Object.hasOwn(units, id) ? units[id]! : undefined;
  if (!unit) return refusal('E_UNKNOWN_UNIT', 'G-7.6', { unit: id });
  if (unit.seat !== seat) return refusal('E_NOT_YOURS', 'G-7.6', { unit: id });
  if (unit.place === 'waiting') return undefined;
  return refusal('E_NOT_AVAILABLE/declared', 'G-7.6', { unit: id, place: unit.place });
};

/** Faults of units that are named one by one, at their places in the list. */
const faultsAt = (list: string, refused: readonly (Refusal | undefined)[]): readonly ForceFault[] =>
  refused.flatMap((each, index) => (each ? { at: `${list}.${index}`, ...each } : []));

/** Faults of units that are set aside, G-7.6: each is named once and may be set aside so. */
const asideFaults = (table: Table, seat: SeatId, declaration: Declaration): readonly ForceFault[] => {
  const { joins, loads, reserves, scouts } = declaration;
  // A better reason than a missing rule: the unit is part of another, or rides.
  const because = (id: UnitId): Refusal | undefined => {
    if (joins.some(({ hero }) => hero === id)) return refusal('E_BAD_CHOICE/joined', 'G-15', { unit: id });
    const load = loads.find(({ unit }) => unit === id);
    return load && refusal('E_BAD_CHOICE/rides', 'G-15', { unit: id, transport: load.transport });
  };
  const [ambush, scout] = [reservable(table, seat, declaration), scoutable(table, seat, declaration)];
  const whyNotReserve = (id: UnitId, index: number): Refusal | undefined => {
    if (reserves.indexOf(id) < index) return refusal('E_BAD_CHOICE/named-twice', 'G-7.6', { unit: id });
    if (ambush.includes(id)) return undefined;
    if (!hasReserves(table.options)) return refusal('E_BAD_CHOICE/no-reserves', 'G-18.2');
    return because(id) ?? refusal('E_BAD_CHOICE/no-ambush', 'G-15', { unit: id });
  };
  const whyNotScout = (id: UnitId, index: number): Refusal | undefined => {
    if (scouts.indexOf(id) < index) return refusal('E_BAD_CHOICE/named-twice', 'G-7.6', { unit: id });
    if (reserves.includes(id)) return refusal('E_BAD_CHOICE/reserved', 'G-7.6', { unit: id });
    if (scout.includes(id)) return undefined;
    return because(id) ?? refusal('E_BAD_CHOICE/no-scout', 'G-15', { unit: id });
  };
  return [...faultsAt('reserves', reserves.map(whyNotReserve)), ...faultsAt('scouts', scouts.map(whyNotScout))];
};

/** All faults of a declaration, those with the first codes of G-20 first; places are `joins.0` or `reserves.1`. */
export const declarationFaults = (table: Table, seat: SeatId, declaration: Declaration): readonly ForceFault[] => {
  const names = named(declaration).flatMap(([at, id]) => {
    const refused = whyNot(table, seat, id);
    return refused ? [{ at, ...refused }] : [];
  });
  const arrangement = names.length > 0 ? [] : faultsAmong(table, unitsOf(table, seat), declaration);
  const aside = names.length > 0 || arrangement.length > 0 ? [] : asideFaults(table, seat, declaration);
  return [...names, ...arrangement, ...aside].toSorted(
    (one, other) => CODES.indexOf(one.code) - CODES.indexOf(other.code),
  );
};

/** Why a seat cannot declare this: of all faults that with the first code of G-20, with its place. */
export const checkDeclaration = (table: Table, seat: SeatId, declaration: Declaration): Refusal | undefined => {
  const [first] = declarationFaults(table, seat, declaration);
  return first && refusalFor(first, 'in-declaration', { at: first.at });
};

import { type Refusal, refusal, type SeatId, type Told } from '../../../../../match/index.ts';
import type { Table } from '../../../model/table.ts';
import type { UnitId } from '../../../model/units.ts';
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
const whyNot = ({ units }: Table, seat: SeatId, id: UnitId): Told | undefined => {
  const unit = Object.hasOwn(units, id) ? units[id]! : undefined;
  if (!unit) return refusal('E_UNKNOWN_UNIT', 'G-7.6', `There is no unit ${id}.`);
  if (unit.seat !== seat) return refusal('E_NOT_YOURS', 'G-7.6', `The unit ${id} is not yours.`);
  if (unit.place === 'waiting') return undefined;
  return refusal('E_NOT_AVAILABLE', 'G-7.6', `The unit ${id} does not wait for deployment: it is ${unit.place}.`);
};

/** Faults of units that are set aside, G-7.6: each is named once and may be set aside so. */
const asideFaults = (table: Table, seat: SeatId, declaration: Declaration): readonly ForceFault[] => {
  const { joins, loads, reserves, scouts } = declaration;
  const fault = (at: string, rule: string, message: string) => ({ at, ...refusal('E_BAD_CHOICE', rule, message) });
  // A better reason than a missing rule: the unit is part of another, or rides.
  const because = (id: UnitId): string | undefined => {
    if (joins.some(({ hero }) => hero === id)) return `${id} has joined another unit.`;
    const load = loads.find(({ unit }) => unit === id);
    return load && `${id} rides in ${load.transport} and shares its fate.`;
  };
  const [ambush, scout] = [reservable(table, seat, declaration), scoutable(table, seat, declaration)];
  return [
    ...reserves.flatMap((id, index) => {
      const at = `reserves.${index}`;
      if (reserves.indexOf(id) < index) return fault(at, 'G-7.6', `${id} is named twice.`);
      if (ambush.includes(id)) return [];
      if (!hasReserves(table.options))
        return fault(at, 'G-18.2', 'In this scenario units with Ambush deploy normally.');
      return fault(at, 'G-15', because(id) ?? `Not all models of ${id} have Ambush, so it cannot go to reserve.`);
    }),
    ...scouts.flatMap((id, index) => {
      const at = `scouts.${index}`;
      if (scouts.indexOf(id) < index) return fault(at, 'G-7.6', `${id} is named twice.`);
      if (reserves.includes(id)) return fault(at, 'G-7.6', `${id} goes to reserve already.`);
      if (scout.includes(id)) return [];
      return fault(at, 'G-15', because(id) ?? `Not all models of ${id} have Scout, so it cannot be set aside.`);
    }),
  ];
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
  return first && refusal(first.code, first.rule!, `At ${first.at}: ${first.message}`);
};

import { count } from '../../../../count.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import { type Refusal, refusal } from '../../../../match/index.ts';
import { inContact } from '../../ground/footprint.ts';
import type { Action, Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { roomOf, spacesOf } from '../../roster/index.ts';
import { bodyOf } from '../field.ts';
import { figuresOf, passengersOf, rulesNow } from '../figures.ts';

/** The spaces that a unit takes in a transport, G-15.1; null: it cannot ride. */
export const spacesFor = (table: Table, unit: Unit): number | null =>
  rulesNow(table, unit).immobile ? null : spacesOf(figuresOf(table, unit), unit.wounds);

const isTransport = (table: Table, unit: Unit): boolean => roomOf(figuresOf(table, unit), unit.wounds) > 0;

/** The free spaces of a transport for this unit, G-15.1: its own are not counted as taken. */
export const freeSpaces = (table: Table, transport: Unit, { id: self }: Pick<Unit, 'id'>): number =>
  passengersOf(table, transport.id)
    .filter(({ id }) => id !== self)
    .reduce(
      (free, unit) => free - (spacesFor(table, unit) ?? 0),
      roomOf(figuresOf(table, transport), transport.wounds),
    );

/** Can a unit ride in this one of its side, if it had the spaces, G-15.1? */
const canRide = (table: Table, unit: Unit, transport: Unit): boolean =>
  transport.id !== unit.id &&
  transport.seat === unit.seat &&
  transport.place === 'map' &&
  isTransport(table, transport) &&
  spacesFor(table, unit) !== null;

/** Can a unit on the map board a transport once it is beside it, G-15.1? */
export const canBoard = (table: Table, unit: Unit, transport: Unit): boolean =>
  unit.place === 'map' &&
  canRide(table, unit, transport) &&
  spacesFor(table, unit)! <= freeSpaces(table, transport, unit);

/** Why a unit whose action ends on this hex cannot board a transport there, G-15.1 a and c. */
export const checkBoarding = (
  table: Table,
  unit: Unit,
  transport: Unit,
  { action, at }: { readonly action: Action; readonly at: HexLabel },
): Refusal | undefined => {
  const cannot = (message: string) => refusal('E_CANNOT_BOARD', 'G-15.1', message);
  if (!canRide(table, unit, transport)) return cannot(`The unit ${unit.id} cannot ride in ${transport.id}.`);
  const free = freeSpaces(table, transport, unit);
  const needed = spacesFor(table, unit)!;
  if (needed > free)
    return refusal(
      'E_TRANSPORT_FULL',
      'G-15.1',
      `The unit ${unit.id} takes ${count(needed, 'space')}, and ${transport.id} has ${free} left.`,
    );
  if (action === 'hold' || action === 'charge')
    return cannot(`A unit boards after an Advance or a Rush, not with the action ${action}.`);
  if (unit.place !== 'map')
    return cannot(`The unit ${unit.id} cannot leave a transport and board one in the same activation.`);
  const { sizeClass } = figuresOf(table, unit);
  if (!inContact(table.board, { at, size: sizeClass }, bodyOf(table, transport)))
    return cannot(`Hex ${at} is not beside ${transport.id}, with levels that differ by 1 at most.`);
  return undefined;
};

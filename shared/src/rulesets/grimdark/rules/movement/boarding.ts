import type { HexLabel } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { inContact } from '../../ground/footprint.ts';
import type { Action, Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { refusal } from '../../refusal.ts';
import { roomOf, spacesOf } from '../../roster/index.ts';
import { bodyOf } from '../field.ts';
import { figuresOf, passengersOf, rulesNow } from '../figures.ts';

/** The spaces that a unit takes in a transport, G-15.1; null: it cannot ride. */
export const spacesFor = (table: Table, unit: Unit): number | null =>
  rulesNow(table, unit).immobile ? null : spacesOf(figuresOf(table, unit), unit.wounds);

const isTransport = (table: Table, unit: Unit): boolean => roomOf(figuresOf(table, unit), unit.wounds) > 0;

/** The free spaces of a transport for this unit, G-15.1: its own are not counted as taken. */
const freeSpaces = (table: Table, transport: Unit, { id: self }: Pick<Unit, 'id'>): number =>
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
  if (!canRide(table, unit, transport))
    return refusal('E_CANNOT_BOARD/cannot-ride', 'G-15.1', { unit: unit.id, transport: transport.id });
  const left = freeSpaces(table, transport, unit);
  const spaces = spacesFor(table, unit)!;
  if (spaces > left)
    return refusal('E_TRANSPORT_FULL/board', 'G-15.1', { unit: unit.id, spaces, transport: transport.id, left });
  if (action === 'hold' || action === 'charge') return refusal('E_CANNOT_BOARD/action', 'G-15.1', { action });
  if (unit.place !== 'map') return refusal('E_CANNOT_BOARD/again', 'G-15.1', { unit: unit.id });
  const { sizeClass } = figuresOf(table, unit);
  if (!inContact(table.board, { at, size: sizeClass }, bodyOf(table, transport)))
    return refusal('E_CANNOT_BOARD/beside', 'G-15.1', { hex: at, transport: transport.id });
  return undefined;
};

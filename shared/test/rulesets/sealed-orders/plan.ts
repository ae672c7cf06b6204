import type { HexLabel } from '@ironhex/shared/hex';
import type { SeatId } from '@ironhex/shared/match';
import { placesOf, reachOf } from './ground.ts';
import type { Open, Orders, Plan, Unit } from './types.ts';

/** What orders are judged by: the table as its own side knows it. */
type Known = Pick<Open, 'board' | 'round'> & { readonly units: readonly Unit[] };

/** The units of a seat that can be ordered. */
export const unitsOf = ({ units }: Pick<Known, 'units'>, seat: SeatId): Unit[] =>
  units.filter((unit) => unit.seat === seat && !unit.lost);

/** Where a unit can be sent, whatever the other units do. */
export const goalsOf = ({ board, round }: Known, { side, at }: Unit): readonly HexLabel[] =>
  round === 0 ? placesOf(board, side) : reachOf(board, at!);

/** Where each unit of a seat goes by its plan: units without an order stay, or take the first free hex of the zone. */
export const wholeOrders = (known: Known, seat: SeatId, { orders }: Plan): Orders => {
  const own = unitsOf(known, seat);
  const whole: Orders = {};
  const taken = new Set(Object.values(orders));
  for (const unit of own) {
    const free = () => goalsOf(known, unit).find((at) => !taken.has(at))!;
    whole[unit.id] = orders[unit.id] ?? unit.at ?? free();
    taken.add(whole[unit.id]!);
  }
  return whole;
};

/** The other unit of the side that goes, or stays, where this one would go; undefined if there is none, S-3.1. */
export const inTheWay = (known: Known, unit: Unit, to: HexLabel, { orders }: Plan): Unit | undefined =>
  unitsOf(known, unit.seat).find((other) => other.id !== unit.id && (orders[other.id] ?? other.at) === to);

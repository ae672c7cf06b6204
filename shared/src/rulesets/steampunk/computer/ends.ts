// Where a unit may end by an order, and what it is worth to end there.
import type { Direction, HexLabel } from '../../../hex/index.ts';
import type { Order } from '../model/orders.ts';
import type { Unit } from '../model/units.ts';
import { type Foreseen, ghosts } from '../plan/forecast.ts';
import { assaultWorth, met } from './assault.ts';
import type { Outlook } from './outlook.ts';
import { dangerTo, facingWorth, placeWorth, powerOf } from './stance.ts';
import { waysToTurn } from './turns.ts';

/** Where a unit stops, and what it fights there. */
interface Stop {
  readonly unit: Unit;
  /** What the assault is worth in which it ends; 0 without one. */
  readonly fight: number;
  /** In which movement, from 1; undefined: it does not fight. */
  readonly fights: number | undefined;
}

/** An end of an order, by one way to turn. */
export interface End extends Stop {
  readonly facings: Order['facings'];
  /** The unit when the turn begins. */
  readonly start: Unit;
  /** What it is worth to end there, without shooting, in match points. */
  readonly rest: number;
  /** The same with what its weapons could do from there. */
  readonly worth: number;
}

/** How much the danger counts of standing there: it is the same for the enemies who come so near. */
const RISK = 0.17;
const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** What happens to a unit that comes into a hex from another one; undefined: nobody is there to fight with. */
export const fightIn = (outlook: Outlook, unit: Unit, from: HexLabel, movement: number): Stop | undefined => {
  const [foe, ...others] = unit.at === from ? [] : met(outlook, unit);
  return foe && { unit, fight: assaultWorth(outlook, unit, from, [foe, ...others]), fights: movement };
};

const stopOf = (outlook: Outlook, { start, steps, end }: Foreseen): Stop => {
  let from = start.at!;
  for (const [index, ghost] of steps.entries()) {
    if (!ghost) continue;
    const { at, facing, speed } = ghost;
    const fight = fightIn(outlook, { ...end, at, facing, speed }, from, index + 1);
    if (fight) return fight;
    from = at;
  }
  return { unit: end, fight: 0, fights: undefined };
};

/** What it is worth to end so, facing the best way of these. */
export const rated = (
  outlook: Outlook,
  stop: Stop,
  loads: Unit['loads'],
  ways: readonly Direction[],
): Pick<End, 'unit' | 'rest' | 'worth'> => {
  const place = placeWorth(outlook, stop.unit) - RISK * dangerTo(outlook, stop.unit) + stop.fight;
  return ways
    .map((facing) => {
      const unit = { ...stop.unit, facing };
      const rest = place + facingWorth(outlook, unit);
      return { unit, rest, worth: rest + powerOf(outlook, { ...unit, loads }) };
    })
    .reduce((best, each) => (each.worth > best.worth ? each : best));
};

const NO_TURNS = { facings: [undefined], endsTurning: false };

/** All ends of an order in the turn of an outlook, one for each way to turn. The first `done` of its turns have been made. */
export const endsOf = (
  outlook: Outlook,
  unit: Unit,
  order: Order | null,
  loads: Unit['loads'],
  done = 0,
): readonly End[] => {
  const ways = order ? waysToTurn(order.movement, done) : NO_TURNS;
  return ways.facings.map((facings): End => {
    const foreseen = ghosts(outlook.table, unit, order && { ...order, facings }, null).now;
    const stop = stopOf(outlook, foreseen);
    const turns = ways.endsTurning && stop.fights === undefined && !foreseen.instead;
    return {
      facings,
      start: foreseen.start,
      ...stop,
      ...rated(outlook, stop, loads, turns ? SIX : [stop.unit.facing]),
    };
  });
};

/** The end with the most worth, shooting left aside. */
export const bestOf = (ends: readonly End[]): End =>
  ends.reduce((one, other) => (other.worth > one.worth ? other : one));

/** All facings by which a unit comes to an end, also those after its last move. */
export const facingsTo = ({ facings, unit }: End): Direction[] | undefined =>
  facings?.map((facing) => facing ?? unit.facing);

// How a unit may turn by an order that leaves its facings open.
import type { Direction } from '../../../hex/index.ts';
import type { Movement } from '../model/orders.ts';
import { isMove } from '../rules/movement/tokens.ts';

/** Turns that come to one: several without a move between them. */
interface Turns {
  /** Their places among the turns of the movement. */
  readonly places: readonly number[];
  /** A move comes after them, so that they decide where the unit goes. */
  readonly leads: boolean;
}

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The turns of a movement: those before each of its moves together, and those after the last one. */
const turnsBefore = (movement: Movement): readonly Turns[] => {
  const all: Turns[] = [];
  let places: number[] = [];
  let place = 0;
  for (const token of movement.flat()) {
    if (token === '360') places.push(place++);
    else if (isMove(token) && places.length > 0) {
      all.push({ places, leads: true });
      places = [];
    }
  }
  return places.length > 0 ? [...all, { places, leads: false }] : all;
};

type Facings = readonly (Direction | null)[];

/** The ways to turn by a movement. */
interface Ways {
  /** Every way to turn before its moves. The turns after the last move stay open. */
  readonly facings: readonly Facings[];
  /** There are such: in the end it can face any way. */
  readonly endsTurning: boolean;
}

/** Every way to turn by a movement. The first `done` turns have been made. */
export const waysToTurn = (movement: Movement, done = 0): Ways => {
  const groups = turnsBefore(movement);
  const none = groups.flatMap(({ places }) => places.map(() => null));
  const facings = groups
    .filter(({ places, leads }) => leads && places[0]! >= done)
    .reduce<readonly Facings[]>(
      (all, { places }) =>
        all.flatMap((each) => SIX.map((facing) => each.map((was, at) => (places.includes(at) ? facing : was)))),
      [none],
    );
  const last = groups.at(-1);
  return { facings, endsTurning: last !== undefined && !last.leads && last.places.at(-1)! >= done };
};

import type { Direction, HexLabel } from '../../../hex/index.ts';
import type { Question } from '../model/asks.ts';
import type { Instead, Order } from '../model/orders.ts';
import type { Doing, Picks, StepFault, Third } from '../model/steps/movement.ts';
import { isShaken, nothingDone, type Unit } from '../model/units.ts';
import type { Speed } from '../roster/index.ts';
import { choicesFor, lateTurning } from '../rules/movement/choices.ts';
import { doingOf, goingOf, keys, withUnit } from '../rules/movement/doings.ts';
import { withPicks, writtenAnswers } from '../rules/movement/rounds.ts';
import { afterTokens, stillPossible } from '../rules/movement/tokens.ts';
import { chaseHexes } from '../rules/movement/ways.ts';
import { type Ordered, replaced } from '../rules/orders/carried.ts';

/** Where a unit is expected after a step of its order. */
export interface Ghost {
  readonly at: HexLabel;
  readonly facing: Direction;
  readonly speed: Speed;
  /** What it does in the step. */
  readonly tokens: readonly string[];
  /** Why that is not what was written for the step, ORD-9 (b). */
  readonly fault: StepFault | null;
  /** By each `360` in it that will be done. */
  readonly turns: readonly Turning[];
}

/** How a unit turns by a `360`, P6. */
export interface Turning {
  readonly at: HexLabel;
  /** Which ways it can turn. */
  readonly options: readonly Direction[];
  readonly facing: Direction;
  /** That is what its order says; else it is the default, and its owner is asked then. */
  readonly written: boolean;
}

/** What is expected of one turn. */
export interface Foreseen {
  /** The unit when the turn begins, or as it is now. */
  readonly start: Unit;
  /** After each of the three steps; null for a step that has been carried out already. */
  readonly steps: readonly (Ghost | null)[];
  /** The unit when the turn is over. */
  readonly end: Unit;
  /** What takes the place of the whole order; null: it counts as it was written. */
  readonly instead: Instead | null;
}

const THIRDS: readonly Third[] = [1, 2, 3];

const facesIn = (picks: Picks, key: string): Direction | undefined =>
  picks[key] === undefined ? undefined : (Number(picks[key]) as Direction);

/** The questions about turns among these, as they are answered. */
const turningsOf = (
  unit: Unit,
  at: HexLabel,
  questions: readonly Question[],
  picks: Picks,
  written: Picks,
): Turning[] =>
  questions
    .filter(({ key }) => key === keys.turn(unit) || key === keys.late(unit))
    .map(({ key, options }) => ({
      at,
      options: options.map((option) => Number(option) as Direction),
      facing: facesIn(picks, key)!,
      written: written[key] !== undefined,
    }));

/**
 * The unit after its step, with every choice as its order says or at its default; others stay where they are, and nobody
 * rolls dice.
 */
const afterStep = (
  table: Ordered,
  unit: Unit,
  movement: Third,
  doing: Doing,
): Pick<Ghost, 'turns'> & { unit: Unit } => {
  const choose = (questions: readonly Question[]) => {
    const written = writtenAnswers(table, movement, () => doing.tokens, questions);
    return { written, picks: withPicks({}, questions, { written }) };
  };
  const choices = choicesFor(table, { ...doing, late: [] });
  const { picks, written } = choose(choices);
  const early = { ...unit, ...afterTokens(table, unit, doing.early, facesIn(picks, keys.turn(unit))) };
  const there = withUnit(table, early);
  const chased = doing.move === 'Chase' ? chaseHexes(there, early, ({ at }) => at!)[0] : undefined;
  const going = goingOf(there, doing, chased ? { ...picks, [keys.move(unit)]: chased } : picks);
  const moved = going ? { ...early, at: going.to, facing: going.facing } : early;
  const shown = going?.token === 'Reveal' ? { ...moved, hidden: false } : moved;
  const possible = stillPossible(withUnit(table, shown), shown, doing.late);
  const turns = lateTurning(shown, possible);
  const late = choose(turns);
  return {
    unit: { ...shown, ...afterTokens(table, shown, possible, facesIn(late.picks, keys.late(unit))) },
    turns: [
      ...turningsOf(unit, unit.at!, choices, picks, written),
      ...turningsOf(unit, shown.at!, turns, late.picks, late.written),
    ],
  };
};

const withOrder = (table: Ordered, { id }: Unit, now: Order | null, instead: Instead | null): Ordered => ({
  ...table,
  orders: { ...table.orders, [id]: { now, next: null, instead } },
});

/** One turn of a unit with this order. */
const foresee = (table: Ordered, start: Unit, order: Order | null, before: Instead | null): Foreseen => {
  let unit = start;
  let instead = before;
  const steps = THIRDS.map((movement): Ghost | null => {
    if (start.did.steps[movement - 1] !== null) return null;
    const there = withUnit(withOrder(table, unit, order, instead), unit);
    instead = replaced(there, unit, movement) ?? instead;
    const ordered = withOrder(there, unit, order, instead);
    const doing = doingOf(ordered, unit, movement);
    const after = afterStep(ordered, unit, movement, doing);
    unit = { ...after.unit, draggedBy: null };
    const { at, facing, speed } = unit;
    return { at: at!, facing, speed, tokens: doing.tokens, fault: doing.fault, turns: after.turns };
  });
  return { start, steps, end: unit, instead };
};

/** The unit at the beginning of the next turn, as far as time alone changes it, AFT-2. */
const nextTurn = (unit: Unit): Unit => ({
  ...unit,
  did: nothingDone(),
  remainder: null,
  draggedBy: null,
  harm: { ...unit.harm, shaken: Math.max(0, unit.harm.shaken - 1) },
});

/**
 * Where a unit is expected after each step of this turn with the order `now` and of the next with `next`: choices as they are
 * written or at their defaults, enemies where they stand, no dice, no fights. null: nothing is written, so the default order.
 */
export const ghosts = (
  table: Ordered,
  unit: Unit,
  now: Order | null,
  next: Order | null,
): { readonly now: Foreseen; readonly next: Foreseen } => {
  const current = foresee(table, unit, now, table.orders[unit.id]?.instead ?? null);
  return { now: current, next: foresee(table, nextTurn(current.end), next, null) };
};

/** Will the unit be shaken when it should carry out this turn's order? */
export const isShakenThen = ({ start }: Foreseen): boolean => isShaken(start);

import { type Direction, directionBetween, type HexLabel } from '../../../../hex/index.ts';
import { axialOf } from '../../ground/places.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { Doing, Going, Picks, Third } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import { carriedBy, isActing, type Ordered, ordersOf } from '../orders/carried.ts';
import { defaultOf, NOTHING } from '../orders/writable.ts';
import { isMove, posed, stepFault } from './tokens.ts';
import { ahead, draggerOf } from './ways.ts';

/** What a unit does, and why it is not what was written. */
type Meant = Pick<Doing, 'tokens' | 'fault'>;

/** The step if it can be done; else that of the default order, or nothing, ORD-9 (b). */
const possible = (table: Ordered, unit: Unit, movement: Third, written: MoveStep): Meant => {
  const fault = stepFault(table, unit, written) ?? null;
  if (!fault) return { tokens: written, fault };
  const instead = defaultOf(figuresOf(table, unit), unit.speed)[movement - 1]!;
  return { tokens: stepFault(table, unit, instead) ? NOTHING : instead, fault };
};

const TURNING: MoveStep = ['360'];

/** By the order of MOV-1: unconscious, what a lost assault leaves, the order that is carried out. */
const meantBy = (table: Ordered, unit: Unit, movement: Third): Meant => {
  if (unit.harm.unconscious) return { tokens: NOTHING, fault: null };
  if (!unit.remainder) return possible(table, unit, movement, carriedBy(table, unit)[movement - 1]!);
  const turns = unit.remainder === 'turn' && !stepFault(table, unit, TURNING);
  return { tokens: turns ? TURNING : NOTHING, fault: null };
};

/** What perfect braking adds after the third step, if the written order is carried out. */
const brakes = (table: Ordered, unit: Unit, movement: Third): MoveStep => {
  const { now, instead } = ordersOf(table, unit);
  const counts = movement === 3 && !instead && !unit.remainder && !unit.harm.unconscious;
  if (!counts || !now || !abilityOf(figuresOf(table, unit).abilities, 'perfect_braking')) return [];
  return Array.from({ length: now.brake }, () => 'B');
};

/** The move of a dragged unit. No order has this token. */
export const DRAG = 'drag';

/** What one unit does in a step, MOV-1: it is dragged, or lies unconscious, or does what is left to it, or its order. */
export const doingOf = (table: Ordered, unit: Unit, movement: Third): Doing => {
  if (movement === 1 && draggerOf(table, unit))
    return { unit: unit.id, tokens: NOTHING, early: [], move: DRAG, late: [], fault: null };
  const { tokens, fault } = meantBy(table, unit, movement);
  const at = tokens.findIndex(isMove);
  const done = tokens.filter((token) => token !== '-');
  const brake = brakes(table, unit, movement);
  return {
    unit: unit.id,
    tokens: brake.length > 0 ? [...done, ...brake] : tokens,
    early: at < 0 ? done : tokens.slice(0, at),
    move: tokens[at] ?? null,
    late: at < 0 ? brake : [...tokens.slice(at + 1), ...brake],
    fault,
  };
};

/** The doings of all units in a step. Early changes of layer count for the units after them, FLY-1. */
export const doings = (table: Ordered, movement: Third): readonly Doing[] => {
  let foreseen = table;
  const acting = fieldUnits(table).filter((unit) => isActing(table, unit));
  return acting.map(({ id }) => {
    const unit = foreseen.units[id]!;
    const doing = doingOf(foreseen, unit, movement);
    const { speed } = posed(figuresOf(table, unit), unit, doing.early);
    if (speed.endsWith('_fly') !== unit.speed.endsWith('_fly')) foreseen = withUnit(foreseen, { ...unit, speed });
    return doing;
  });
};

/** A table on which one unit is otherwise. */
export const withUnit = <T extends { readonly units: Readonly<Record<UnitId, Unit>> }>(table: T, unit: Unit): T => ({
  ...table,
  units: { ...table.units, [unit.id]: unit },
});

type Key = (unit: Pick<Unit, 'id'>) => string;
const key =
  (word: string): Key =>
  ({ id }) =>
    `${word} ${id}`;

/** The keys of the questions of a step about one unit. */
export const keys = {
  /** Does it assault, P7? */
  declare: key('declare'),
  /** Which way it turns before its move, and after it, P6. */
  turn: key('turn'),
  late: key('late'),
  /** Which hex it drifts, flees, chases or follows the road into, P6. */
  move: key('move'),
  /** Where it flees by the will of its enemy, P22. */
  flee: key('flee'),
  /** Where it is dragged, P24. */
  drag: key('drag'),
  /** Where it shows itself, and how it faces then; whether it does so where it meets an enemy, P21. */
  reveal: key('reveal'),
  face: key('face'),
  meet: key('meet'),
} as const satisfies Readonly<Record<string, Key>>;

/** The hex that was chosen for a move; the present one if nothing could be. */
const chosenHex = (unit: Unit, picks: Picks): HexLabel =>
  picks[keys.move(unit)] ?? picks[keys.flee(unit)] ?? picks[keys.drag(unit)] ?? picks[keys.reveal(unit)] ?? unit.at!;

/** How a unit faces after it has moved: the way it went, if it turns to it and can. */
const facingAfter = (unit: Unit, token: string, to: HexLabel, picks: Picks): Direction => {
  if (token === 'Reveal') return Number(picks[keys.face(unit)] ?? unit.facing) as Direction;
  const turns = token === 'Chase' || token === 'Flee' || token === 'Road';
  if (!turns || to === unit.at || unit.harm.criticals.includes('cannot_rotate')) return unit.facing;
  return directionBetween(axialOf(unit.at!), axialOf(to)) ?? unit.facing;
};

/** Where a unit's move leads after its early tokens, MOV-4; undefined: it does not move in this step. */
export const goingOf = (
  table: Pick<Table, 'units' | 'board' | 'arsenal'>,
  { unit: id, move: token }: Doing,
  picks: Picks,
): Going | undefined => {
  const unit = table.units[id]!;
  if (token === null) return undefined;
  const to =
    token === 'F' || token === 'Rev' ? (ahead(table, unit, unit.facing, token) ?? unit.at!) : chosenHex(unit, picks);
  return { unit: id, from: unit.at!, to, facing: facingAfter(unit, token, to, picks), token };
};

/** Moves with an end that is unknown until all have chosen, ORD-6. */
const UNCERTAIN: ReadonlySet<string> = new Set(['Chase', 'Flee', 'D']);

/** Where each unit means to be after this step, as chasers see it, ORD-6. */
export const intendedHexes = (
  table: Pick<Table, 'units' | 'board' | 'arsenal'>,
  doings: readonly Doing[],
  picks: Picks,
): Readonly<Record<UnitId, HexLabel>> =>
  Object.fromEntries(
    doings.map((doing): [UnitId, HexLabel] => {
      const going = UNCERTAIN.has(doing.move ?? '') ? undefined : goingOf(table, doing, picks);
      return [doing.unit, going?.to ?? table.units[doing.unit]!.at!];
    }),
  );

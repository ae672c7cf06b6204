// Orders for one unit, the best first: where it goes, and what it does with its weapons, P5.
import type { Direction, HexLabel } from '../../../../hex/index.ts';
import { figuresOf } from '../../model/figures.ts';
import type { Movement, Order } from '../../model/orders.ts';
import type { Unit } from '../../model/units.ts';
import type { Foreseen } from '../../plan/forecast.ts';
import { turnsIn } from '../../rules/movement/tokens.ts';
import { defaultOf, writable } from '../../rules/orders/writable.ts';
import { assaultWorth, met } from '../assault.ts';
import { gunneryFor, loadsThen } from '../gunnery.ts';
import { foreseen, type Outlook } from '../outlook.ts';
import { dangerTo, directionTo, nearestOf, powerOf, stanceAt } from '../stance.ts';
import { valueOfUnit } from '../value.ts';

/** An order with what it is worth, in match points. */
export interface Rated {
  readonly order: Order;
  readonly worth: number;
  /** Where the unit will be. */
  readonly at: HexLabel;
}

const USUAL = { brake: 0, priority: 0, endurance: { kill: 'always', stubborn: 'never', poison: 'never' } } as const;

/** Where a unit ends, and what it meets on the way. */
interface End {
  readonly unit: Unit;
  readonly fight: number;
}

const endOf = (outlook: Outlook, { start, steps, end }: Foreseen): End => {
  let from = start.at!;
  for (const ghost of steps) {
    if (!ghost) continue;
    const there: Unit = { ...end, at: ghost.at, facing: ghost.facing, speed: ghost.speed };
    const foes = ghost.at === from ? [] : met(outlook, there);
    if (foes.length > 0) return { unit: there, fight: assaultWorth(outlook, there, from, foes) };
    from = ghost.at;
  }
  return { unit: end, fight: 0 };
};

/** Movements are compared without their gunnery first; so many of them with it. */
const LOOKED_AT = 6;

const movementsOf = (outlook: Outlook, unit: Unit): readonly Movement[] => {
  const { start } = foreseen(outlook, unit, null);
  const built = figuresOf(outlook.table, unit);
  const { movements } = writable(built, start.speed);
  return movements.length > 0 ? movements : [defaultOf(built, start.speed)];
};

/** The facings of a movement's turns: towards the nearest enemy. */
const withFacings = (outlook: Outlook, unit: Unit, movement: Movement): Pick<Order, 'movement' | 'facings'> => {
  const turns = turnsIn(movement.flat());
  const nearest = nearestOf(outlook.enemies, unit);
  const to = nearest && directionTo(outlook.table, unit.at!, nearest.at!);
  return turns === 0 || to === undefined ? { movement } : { movement, facings: Array<Direction>(turns).fill(to) };
};

/** How much the danger counts of standing there: it is the same for the enemies who come so near. */
const RISK = 0.17;
/** What it costs to share a hex, as a share of the unit's points. */
const CROWDED = 0.05;

/** Orders for one unit, the best first. `taken`: hexes to which others of its side go. */
export const ordersFor = (outlook: Outlook, unit: Unit, taken: ReadonlySet<HexLabel>): readonly Rated[] => {
  const loads = loadsThen(outlook, unit);
  const moved = movementsOf(outlook, unit).map((movement) => {
    const written = withFacings(outlook, unit, movement);
    const before = foreseen(outlook, unit, { ...USUAL, ...written, gunnery: ['-', '-'] });
    const end = endOf(outlook, before);
    const crowd = taken.has(end.unit.at!) ? CROWDED * valueOfUnit(outlook.table, unit).kept : 0;
    const rest = stanceAt(outlook, end.unit) - RISK * dangerTo(outlook, end.unit) - crowd + end.fight;
    return { written, start: before.start, end, rest, worth: rest + powerOf(outlook, { ...end.unit, loads }) };
  });
  const best = moved.toSorted((one, other) => other.worth - one.worth).slice(0, LOOKED_AT);
  return best
    .map(({ written, start, end, rest }): Rated => {
      const shots = gunneryFor(outlook, { ...start, loads }, { ...end.unit, loads });
      return {
        order: { ...USUAL, ...written, gunnery: shots.gunnery },
        worth: rest + shots.worth,
        at: end.unit.at!,
      };
    })
    .toSorted((one, other) => other.worth - one.worth);
};

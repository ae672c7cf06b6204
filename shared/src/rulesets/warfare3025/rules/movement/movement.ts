import type { Dice } from '../../../../dice/index.ts';
import { type HexLabel, indexOfLabel, labelOfIndex, opposite } from '../../../../hex/index.ts';
import { hasDetection } from '../../model/detection.ts';
import type { Event, HaltReason } from '../../model/events.ts';
import type { Action, Role, Table, Unit } from '../../model/table.ts';
import { isAlive, isDestroyed, occupantOf, placeOf, unitOf } from '../../model/units.ts';
import { isUnknownAt, raised } from '../detection/knowledge.ts';
import { limitOf } from '../detection/unmet-ground.ts';
import { pilot } from './piloting.ts';
import { needsAt, type Route, type RouteStep, routeOf } from './route.ts';

/** The unit as if it stood firm, W-13c.7. */
export const steadied = (unit: Unit): Unit => {
  // Leaving a field out is slow, and this is asked for every step of every action.
  if (!unit.unstable) return unit;
  const { unstable: _, ...steady } = unit;
  return steady;
};

/** The unit as it was at the declaration of its action; what has shaken it since, W-13c.6, does not shorten its path. */
export const atDeclaration = (unit: Unit, action: Action): Unit => ({
  ...steadied(unit),
  status: action.from === null ? 'reserve' : 'field',
  at: action.from,
  facing: action.fromFacing,
  damage: { ...unit.damage, movement: 0 },
});

/**
 * The route of a declared action as it was checked at the declaration, without units that have come into its way since.
 */
export const declaredRoute = (table: Table, action: Action): Route | undefined => {
  if (!action.move) return undefined;
  const unit = unitOf(table, action.unit);
  const route = routeOf({ ...table, units: [atDeclaration(unit, action)] }, atDeclaration(unit, action), action.move);
  if (!route.ok) throw new Error(`a declared path is not one: ${route.error.code}`);
  return route.value;
};

/** Whether an enemy has come to stand in a hex, or any unit in the last one, W-11.5. */
const isBlocked = (table: Table, unit: Unit, step: RouteStep, last: boolean): boolean => {
  if (step.flown) return false;
  const occupant = occupantOf(table, step.hex, unit.id);
  return occupant !== undefined && (last || occupant.side !== unit.side);
};

/** A unit that stops before an enemy which it does not know to stand there finds it, W-13d.6. */
function* stumble(state: Table, unit: Unit, step: RouteStep): Generator<Event> {
  const met = occupantOf(state, step.hex, unit.id);
  if (met && met.side !== unit.side && isUnknownAt(state, met.id)) yield* raised(state, met.id, met.at!, 'stumbled');
}

/** Moves a unit that had to stop in an occupied hex back to the last free hex of its way, or off the map. */
function* backUp(table: Table, action: Action): Generator<Event> {
  const unit = unitOf(table, action.unit);
  if (!isAlive(unit) || unit.at === null || !occupantOf(table, placeOf(table, unit), unit.id)) return;
  const way = [action.from, ...(action.move?.path.slice(0, action.done) ?? [])].filter((label) => label !== null);
  const free = way.findLast((label) => !occupantOf(table, indexOfLabel(table.board, label), unit.id));
  yield { kind: 'backedUp', unit: unit.id, to: free ?? null };
}

/**
 * Whether a unit can neither move on nor turn, W-2.2. Damage of an exchange does not stop the movements declared with
 * it, W-11.6.
 */
const isImmobile = (table: Table, unit: Unit): boolean =>
  isDestroyed(unit, 'movement') && table.interrupt?.timing !== 'simultaneous';

/** Turns to the ordered facing at the end, unless the about-face failed or was not reached, W-5.2. */
function* face(table: Table, action: Action): Generator<Event> {
  const unit = unitOf(table, action.unit);
  if (!action.move || !isAlive(unit) || unit.status !== 'field' || isImmobile(table, unit)) return;
  const ordered = action.move.facing as Unit['facing'];
  const cutShort = action.halted && action.from !== null && ordered === opposite(action.fromFacing);
  const facing = action.turnFailed || cutShort ? action.fromFacing : ordered;
  if (facing !== unit.facing) yield { kind: 'faced', unit: unit.id, facing };
}

/** How many hexes of a path are entered or flown over when the next one is entered. */
const nextEntered = ({ steps }: Route, done: number): number => {
  let next = done + 1;
  while (steps[next - 1]?.flown) next += 1;
  return next;
};

/** How many hexes are entered before the next roll, at most `upTo`; a jump ends a leg and begins one. */
const legFrom = (route: Route, action: Action, upTo: number): number => {
  let end = action.done;
  while (end < upTo) {
    end += 1;
    const step = route.steps[end - 1]!;
    const next = route.steps[end];
    if (step.flown) continue;
    if (needsAt(route, end - 1, action.tested).length > 0 || step.altitude !== undefined) break;
    if (next?.flown || next?.altitude !== undefined) break;
  }
  return end;
};

/**
 * Moves a unit along its path until `upTo` hexes are entered or it is halted, with all rolls on the way, W-5 to W-7.
 */
export function* walk(table: Table, role: Role, upTo: number, dice: Dice): Generator<Event> {
  const action = (role === 'actor' ? table.action : table.interrupt)!;
  const route = declaredRoute(table, action);
  if (!route || !action.move) return;
  const halt = (reason: HaltReason, rule: string): Event => ({ kind: 'halted', role, unit: action.unit, reason, rule });
  const goesOn = () => !action.halted && isAlive(unitOf(table, action.unit));

  if (goesOn() && isImmobile(table, unitOf(table, action.unit))) yield halt('immobile', 'W-2.2');
  while (action.done < upTo && goesOn()) {
    const unit = unitOf(table, action.unit);
    const limit = limitOf(table, route, action);
    if (action.done >= limit) {
      yield halt('unstable', 'W-13c.6');
      break;
    }
    // With detection hex by hex, so that what interrupts in secret leaves no trace in it, W-13d.18.
    const most = hasDetection(table.options) ? nextEntered(route, action.done) : limit;
    const end = legFrom(route, action, Math.min(upTo, limit, most));
    const leg = route.steps.slice(action.done, end);
    const blocked = leg.findIndex((step, i) =>
      isBlocked(table, unit, step, action.done + i + 1 === route.steps.length),
    );
    // A jump whose landing hex is taken is not begun.
    const free = blocked >= 0 && leg.at(-1)?.altitude !== undefined ? [] : blocked >= 0 ? leg.slice(0, blocked) : leg;
    if (free.length > 0) yield moved(table, role, action, free);
    if (blocked >= 0) {
      yield halt('blocked', 'W-11.5');
      yield* stumble(table, unit, leg[blocked]!);
    } else {
      const needs = needsAt(route, end - 1, action.tested);
      if (needs.length > 0) yield* pilot(table, role, action, leg.at(-1)!.hex, needs, dice);
    }
  }
  if (route.steps.length === 0 && route.aboutFace && goesOn()) {
    const needs = needsAt(route, -1, action.tested);
    yield* pilot(table, role, action, placeOf(table, unitOf(table, action.unit)), needs, dice);
  }
  if (action.halted || action.done === route.steps.length) {
    yield* backUp(table, action);
    yield* face(table, action);
  }
}

const moved = (table: Table, role: Role, action: Action, steps: readonly RouteStep[]): Event => {
  const last = steps.at(-1)!;
  const path: HexLabel[] = steps.map((step) => labelOfIndex(table.board, step.hex));
  return {
    kind: 'moved',
    role,
    unit: action.unit,
    path,
    facing: last.heading,
    ...(last.altitude === undefined ? {} : { altitude: last.altitude }),
    thrust: steps.reduce((sum, step) => sum + step.thrust, 0),
  };
};

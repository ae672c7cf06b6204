import { type Direction, indexOfLabel } from '../../../hex/index.ts';
import type { Placed } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import { TRACK } from '../cards/card.ts';
import type { State, Writable } from '../model/state.ts';
import type { Unit } from '../model/table.ts';
import type { WarfareTypes } from '../model/types.ts';
import { componentsOf } from '../model/units.ts';
import { footingFor, goesByMode } from '../rules/movement/footing.ts';
import { tierOf } from '../rules/skill.ts';
import { fault } from './faults.ts';
import type { PlacedUnit, Position } from './schema.ts';

const isGone = ({ damage }: PlacedUnit): boolean => (damage.structure ?? 0) >= TRACK;

const placeFaults = ({ board, options }: Placed<WarfareTypes>, unit: PlacedUnit, at: string): Fault[] => {
  if (unit.at === undefined) return [];
  if (unit.withdrawn) return [fault(`${at}.at`, 'A unit that was withdrawn stands nowhere.', 'W-15')];
  const hex = indexOfLabel(board, unit.at);
  if (hex < 0) return [fault(`${at}.at`, `${unit.at} is off the map.`, 'H-1.3')];
  const { mode } = unit.card.movement;
  if (!footingFor({ board, options }, mode).closed[hex]) return [];
  return goesByMode(options)
    ? [fault(`${at}.at`, `No ${mode} unit can stand in ${unit.at}.`, 'W-13c.1')]
    : [fault(`${at}.at`, `No unit can stand in ${unit.at}: it is impassable or deep water.`, 'W-6.5')];
};

const componentFaults = ({ card, damage, emptied }: PlacedUnit, at: string): Fault[] => {
  const components = componentsOf(card);
  const weapons = card.weapons.map(({ id }) => id);
  return [
    ...Object.keys(damage)
      .filter((component) => !components.includes(component))
      .map((component) => fault(`${at}.damage.${component}`, `This unit has no ${component}.`, 'W-2.1')),
    ...emptied.flatMap((weapon, i) =>
      weapons.includes(weapon) ? [] : [fault(`${at}.emptied.${i}`, `This unit has no weapon ${weapon}.`, 'W-2.1')],
    ),
  ];
};

/** Whether an action or an interrupt of this unit is under way. */
const isActing = ({ action, interrupt }: Position, { id }: PlacedUnit): boolean =>
  action?.unit === id || interrupt?.unit === id;

const tokenFaults = (position: Position, unit: PlacedUnit, at: string): Fault[] => {
  // A unit that moves on is fast from its declaration on, still in reserve.
  const may = unit.at === undefined ? isActing(position, unit) : !isGone(unit);
  return unit.token === 'none' || may ? [] : [fault(`${at}.token`, 'A unit off the map has no token.', 'W-4.3')];
};

/** Whether the unit is in the middle of a movement: then it may be passing through the hex of a friend. */
const isOnItsWay = ({ action, interrupt }: Position, { id }: PlacedUnit): boolean =>
  [action, interrupt].some(
    (acting) => acting?.unit === id && !acting.halted && acting.done < (acting.move?.path.length ?? 0),
  );

const faultsBeside = ({ seats, position }: Placed<WarfareTypes>, index: number): Fault[] => {
  const unit = position.units[index]!;
  const before = position.units.slice(0, index);
  const sideOf = ({ seat }: PlacedUnit) => seats.find(({ id }) => id === seat)?.side;
  const same = before.some(({ id }) => id === unit.id);
  const shared = before.find((other) => other.at !== undefined && other.at === unit.at && !isGone(other));
  const passing = shared && sideOf(shared) === sideOf(unit) && [shared, unit].some((one) => isOnItsWay(position, one));
  const crowded = shared && !isGone(unit) && !passing;
  const at = `units.${index}`;
  return [
    ...(same ? [fault(`${at}.id`, `Two units are called ${unit.id}: every unit needs its own id.`, 'W-2.1')] : []),
    ...(crowded ? [fault(`${at}.at`, `${shared.id} stands in ${unit.at} already.`, 'W-5.1')] : []),
  ];
};

/** What is wrong with the units of a position, each fault at its place. */
export const unitFaults = (placed: Placed<WarfareTypes>): Fault[] => {
  const { seats, position } = placed;
  return position.units.flatMap((unit, i) => {
    const at = `units.${i}`;
    return [
      ...(seats.some(({ id }) => id === unit.seat) ? [] : [fault(`${at}.seat`, `There is no seat "${unit.seat}".`)]),
      ...placeFaults(placed, unit, at),
      ...tokenFaults(position, unit, at),
      ...(unit.unstable && !goesByMode(placed.options)
        ? [fault(`${at}.unstable`, 'Units lose their footing by movement mode only.', 'W-13c')]
        : []),
      ...componentFaults(unit, at),
      ...faultsBeside(placed, i),
    ];
  });
};

const statusOf = (written: PlacedUnit): Unit['status'] => {
  if (written.withdrawn) return 'withdrawn';
  if (isGone(written)) return 'destroyed';
  return written.at === undefined ? 'reserve' : 'field';
};

const put = (unit: Writable<Unit>, written: PlacedUnit): void => {
  unit.at = written.at ?? null;
  unit.status = statusOf(written);
  if (written.facing !== undefined) unit.facing = written.facing as Direction;
  unit.ticks = written.ticks;
  unit.token = written.token;
  unit.damage = { ...unit.damage, ...written.damage };
  unit.emptied = [...written.emptied];
  if (written.unstable) unit.unstable = true;
  unit.tieRolls = written.tieRolls.map((die) => ({ tier: tierOf(written.card.pilot.skill, die), die }));
};

/** Puts the units of a state where a position without faults has them. */
export const putUnits = (state: State, { units, elapsed }: Position): void => {
  for (const unit of state.units) put(unit, units.find(({ id }) => id === unit.id)!);
  state.elapsed = elapsed;
};

// The walking dead, event 32 and G-17.5: how they rise, and how they go for the nearest unit.
import type { HexLabel } from '../../../../hex/index.ts';
import { oncePer } from '../../../../once-per.ts';
import { type Body, type Field, lieOf } from '../../ground/field.ts';
import { checkPath } from '../../ground/moving/check-path.ts';
import type { Mover } from '../../ground/moving/mover.ts';
import { chargeEnds, pathTo, reach } from '../../ground/moving/reach.ts';
import { quarterCentre } from '../../ground/quarters.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { NEUTRAL, type Unit } from '../../model/units.ts';
import { GONE, WALKING_DEAD } from '../../roster/index.ts';
import { first, type StepRules } from '../chapter.ts';
import { bodyOf, distanceOf, fieldOf } from '../field.ts';
import { arsenalOf, unitOf, unitsOnMap } from '../figures.ts';
import { moveNow, moverOf } from '../movement/path.ts';
import { rested } from '../rounds/turns.ts';
import { newUnit } from '../setup/forces.ts';
import { type Happening, happened, pickQuarter } from './row.ts';

/** Event 32: D6+4 walking dead rise on the centre of a quarter, or in the nearest free hex. */
export const walkingDead: Happening = function* (state, dice) {
  const die = dice.roll(6, 'the walking dead');
  const quarter = pickQuarter(dice, 'the walking dead');
  const { survey, occupant } = lieOf(fieldOf(state));
  const at = quarterCentre(state.board, quarter, (hex) => survey.impassable[hex] === 0 && occupant[hex]! < 0);
  if (at === undefined) {
    yield happened(32, { quarter, dice: [die] });
    return;
  }
  const number = 1 + Object.values(state.units).filter(({ seat }) => seat === NEUTRAL).length;
  const bought = { profile: WALKING_DEAD.id, hero: null, friend: false };
  const unit = newUnit(NEUTRAL, number, bought, arsenalOf(state));
  const startingSize = die + 4;
  const risen: Unit = {
    ...unit,
    place: 'map',
    at,
    startingSize,
    wounds: unit.wounds.map((none, model) => (model < startingSize ? none : GONE)),
  };
  yield happened(32, { quarter, at, units: [unit.id], dice: [die] }, { units: { [unit.id]: risen } });
};

/** The nearest unit of a player; ties by the lower number, then seat A before B, G-2.8. */
const nearestTo = (table: Table, dead: Unit): Unit | undefined => {
  const away = (unit: Unit) => distanceOf(table, dead, unit);
  return unitsOnMap(table)
    .filter(({ seat }) => seat !== NEUTRAL)
    .toSorted((one, other) => away(one) - away(other) || one.number - other.number)[0];
};

/** The shortest legal path of a charge at the target; undefined: it cannot be charged. */
const chargePath = (table: Table, dead: Unit, target: Unit): readonly HexLabel[] | undefined => {
  const body = bodyOf(table, target);
  const there = reach(fieldOf(table), moverOf(table, dead), moveNow(table, dead, 'charge'), 'first', body);
  const [end] = chargeEnds(there, body);
  return end === undefined ? undefined : pathTo(there, end);
};

/** An allowance longer than every path. */
const FAR = 9999;

// The shortest paths searched on a field, by both units. A unit that finds none stays, and the search is not repeated
// in the next round.
const pathsOn = oncePer((_field: Field) => new Map<string, readonly HexLabel[]>());

/** A shortest path to the target, without limits by length or difficult terrain; empty: there is none. */
const shortestPath = (field: Field, mover: Mover, body: Body): readonly HexLabel[] => {
  const known = pathsOn(field);
  const key = `${mover.id} ${body.id}`;
  const path = known.get(key);
  if (path) return path;
  const there = reach(field, { ...mover, strider: true }, { kind: 'charge', allowance: FAR }, 'first', body);
  const [end] = chargeEnds(there, body);
  const found = (end !== undefined && pathTo(there, end)) || [];
  known.set(key, found);
  return found;
};

/** The part of a shortest path to the target that a legal Rush covers, G-17.5. */
const rushPath = (table: Table, dead: Unit, target: Unit): readonly HexLabel[] => {
  const field = fieldOf(table);
  const mover = moverOf(table, dead);
  const path = shortestPath(field, mover, bodyOf(table, target));
  const rush = moveNow(table, dead, 'rush');
  for (let length = Math.min(rush.allowance, path.length); length > 0; length--) {
    const part = path.slice(0, length);
    if (checkPath(field, mover, rush, part) === undefined) return part;
  }
  return [];
};

/** The walking dead move, and fight if they charge. It counts as an activation of its own. */
const walked = function* (state: State, dead: Unit, target: Unit, charge: readonly HexLabel[] | undefined) {
  const how = charge ? ('charge' as const) : ('rush' as const);
  const path = charge ?? rushPath(state, dead, target);
  const from = dead.at!;
  const moved = path.length > 0 ? { at: path.at(-1)!, moved: true, movedSince: true } : {};
  const units = rested(state);
  yield {
    kind: 'dead-moved' as const,
    unit: dead.id,
    target: target.id,
    how,
    path,
    to: { units: { ...units, [dead.id]: { ...units[dead.id], ...moved } } },
  };
  const fight = charge ? [{ do: 'fight', charger: dead.id, target: target.id } as const] : [];
  yield first(state, { do: 'end-move', unit: dead.id, how, from, path, board: null }, ...fight, {
    do: 'morale',
    first: state.seats[0]!.id,
  });
};

/** What the walking dead do at the end of a round, G-17.5. */
export const WALK_STEPS: StepRules<'walk'> = {
  walk: {
    perform: function* (state, { unit }) {
      const dead = unitOf(state, unit);
      const target = dead.place === 'map' ? nearestTo(state, dead) : undefined;
      if (target) yield* walked(state, dead, target, chargePath(state, dead, target));
    },
  },
};

import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Question } from '../../model/asks.ts';
import type { Doing } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { figuresOf } from '../damage/figures.ts';
import { draggerOf, dragHexes } from './drag.ts';
import { flightOf } from './flee.ts';
import { ahead, directionsFrom, driftHexes, revealHexes, roadHexes } from './ground.ts';
import { keys } from './keys.ts';
import { enemiesAt } from './stacking.ts';
import { DRAG } from './step.ts';
import { posed } from './tokens.ts';

/** A choice of a step, and where each option leads; undefined: into no other hex. */
export interface Choice extends Question {
  readonly into: (option: string) => HexLabel | undefined;
}

const NOWHERE = (): undefined => undefined;
const THERE = (hex: string): HexLabel => hex;

/** A question about a unit; nobody else may know of it while the unit hides. */
const about = (
  unit: Unit,
  key: string,
  prompt: Question['prompt'],
  options: readonly (HexLabel | Direction)[],
  into: Choice['into'] = NOWHERE,
): Choice => ({
  seat: unit.seat,
  prompt,
  key,
  unit: unit.id,
  options: options.map(String),
  ...(unit.hidden && { secret: true }),
  into,
});

/** Which way a unit turns early, P6: all ways that its move can go on from. */
const turning = (table: Table, unit: Unit, { early, move }: Doing): Choice => {
  const built = figuresOf(table, unit);
  const before = posed(built, unit, early.slice(0, early.indexOf('360'))).facing;
  const moving = (faces: Direction): Unit => ({ ...unit, ...posed(built, unit, early, faces) });
  const into = (faces: Direction): HexLabel | undefined => {
    const then = moving(faces);
    return move === 'F' || move === 'Rev' ? ahead(table, then, then.facing, move) : undefined;
  };
  const free = directionsFrom(before).filter((faces) => (move !== 'F' && move !== 'Rev') || into(faces));
  return about(unit, keys.turn(unit), 'move', free, (option) => into(Number(option) as Direction));
};

const otherSeat = ({ seats }: Table, { seat }: Unit): string => seats.find(({ id }) => id !== seat)!.id;

/** Which hex a unit moves into, P6, P21, P22, P24; a chase is chosen later. */
const moving = (table: Table, unit: Unit, { move }: Doing): readonly Choice[] => {
  switch (move) {
    case 'D':
      return [about(unit, keys.move(unit), 'move', driftHexes(table, unit), THERE)];
    case 'Road':
      return [about(unit, keys.move(unit), 'move', roadHexes(table, unit), THERE)];
    case 'Flee': {
      const { by, hexes } = flightOf(table, unit);
      if (hexes.length === 0) return [];
      // An enemy that does not see the unit is not asked where it goes.
      if (by === 'owner' || unit.hidden) return [about(unit, keys.move(unit), 'move', hexes)];
      return [{ ...about(unit, keys.flee(unit), 'flee', hexes), seat: otherSeat(table, unit) }];
    }
    case 'Reveal':
      return [
        about(unit, keys.reveal(unit), 'reveal', revealHexes(table, unit), THERE),
        about(unit, keys.face(unit), 'reveal', directionsFrom(unit.facing)),
      ];
    case DRAG: {
      const hexes = dragHexes(table, unit);
      if (hexes.length === 0) return [];
      return [{ ...about(unit, keys.drag(unit), 'drag', hexes), seat: draggerOf(table, unit)!.seat }];
    }
    default:
      return [];
  }
};

/** Which way a unit turns after its move, P6. */
export const lateTurning = (unit: Unit, late: readonly string[]): readonly Choice[] =>
  late.includes('360') ? [about(unit, keys.late(unit), 'move', directionsFrom(unit.facing))] : [];

/** The unit as it is after its early tokens, as far as they leave no choice. */
export const afterEarly = (table: Table, unit: Unit, { early }: Doing): Unit => ({
  ...unit,
  ...posed(figuresOf(table, unit), unit, early),
});

/**
 * Everything that is chosen for a unit before the step is carried out, but for declarations and chases, MOV-2. A late turn
 * is chosen when it is made; that of a hidden unit now, so that its owner is asked in secret once a step.
 */
export const choicesFor = (table: Table, doing: Doing): readonly Choice[] => {
  const unit = table.units[doing.unit]!;
  return [
    ...(doing.early.includes('360') ? [turning(table, unit, doing)] : []),
    ...moving(table, afterEarly(table, unit, doing), doing),
    ...(unit.hidden ? lateTurning(unit, doing.late) : []),
  ];
};

/** Does a hex hold enemies of the unit's own layer, INI-1? */
export const isHeld = (table: Table, unit: Unit, at: HexLabel | undefined): boolean =>
  at !== undefined && enemiesAt(table, unit, at, layerOf(unit)).length > 0;

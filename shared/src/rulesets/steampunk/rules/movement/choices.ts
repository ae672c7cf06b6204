import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Question } from '../../model/asks.ts';
import { figuresOf } from '../../model/figures.ts';
import { remembered } from '../../model/remembered.ts';
import type { Doing } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { draggerOf, dragHexes } from './drag.ts';
import { flightOf } from './flee.ts';
import { ahead, directionsFrom, driftHexes, revealHexes, roadHexes } from './ground.ts';
import { keys } from './keys.ts';
import { enemiesAt } from './stacking.ts';
import { DRAG } from './step.ts';
import { posed } from './tokens.ts';

/** What the choices of a step depend on. */
const CROSSING = ['board', 'units', 'arsenal', 'seats'] as const satisfies readonly (keyof Table)[];
type Crossing = Pick<Table, (typeof CROSSING)[number]>;

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
const turning = (table: Crossing, unit: Unit, { early, move }: Doing): Choice => {
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

const otherSeat = ({ seats }: Crossing, { seat }: Unit): string => seats.find(({ id }) => id !== seat)!.id;

/** By the token of a move: which hex a unit moves into, P6, P21, P22, P24. A chase is chosen later, other moves leave no choice. */
const CHOSEN: Readonly<Record<string, (table: Crossing, unit: Unit) => readonly Choice[]>> = {
  D: (table, unit) => [about(unit, keys.move(unit), 'move', driftHexes(table, unit), THERE)],
  Road: (table, unit) => [about(unit, keys.move(unit), 'move', roadHexes(table, unit), THERE)],
  Flee: (table, unit) => {
    const { by, hexes } = flightOf(table, unit);
    if (hexes.length === 0) return [];
    // An enemy that does not see the unit is not asked where it goes.
    if (by === 'owner' || unit.hidden) return [about(unit, keys.move(unit), 'move', hexes)];
    return [{ ...about(unit, keys.flee(unit), 'flee', hexes), seat: otherSeat(table, unit) }];
  },
  Reveal: (table, unit) => [
    about(unit, keys.reveal(unit), 'reveal', revealHexes(table, unit), THERE),
    about(unit, keys.face(unit), 'reveal', directionsFrom(unit.facing)),
  ],
  [DRAG]: (table, unit) => {
    const hexes = dragHexes(table, unit);
    if (hexes.length === 0) return [];
    return [{ ...about(unit, keys.drag(unit), 'drag', hexes), seat: draggerOf(table, unit)!.seat }];
  },
};

/** What is chosen for such a move after the early tokens. The same is asked again in each round of a step. */
const moving = remembered(CROSSING, (table, doing: Doing, move: string): readonly Choice[] =>
  CHOSEN[move]!(table, afterEarly(table, table.units[doing.unit]!, doing)),
);

/** Which way a unit turns after its move, P6. */
export const lateTurning = (unit: Unit, late: readonly string[]): readonly Choice[] =>
  late.includes('360') ? [about(unit, keys.late(unit), 'move', directionsFrom(unit.facing))] : [];

/** The unit as it is after its early tokens, as far as they leave no choice. */
export const afterEarly = (table: Crossing, unit: Unit, { early }: Doing): Unit =>
  early.length === 0 ? unit : { ...unit, ...posed(figuresOf(table, unit), unit, early) };

/**
 * Everything that is chosen for a unit before the step is carried out, but for declarations and chases, MOV-2. A late turn
 * is chosen when it is made; that of a hidden unit now, so that its owner is asked in secret once a step.
 */
export const choicesFor = (table: Crossing, doing: Doing): readonly Choice[] => {
  const unit = table.units[doing.unit]!;
  return [
    ...(doing.early.includes('360') ? [turning(table, unit, doing)] : []),
    ...(doing.move !== null && Object.hasOwn(CHOSEN, doing.move) ? moving(table, doing, doing.move) : []),
    ...(unit.hidden ? lateTurning(unit, doing.late) : []),
  ];
};

/** Does a hex hold enemies of the unit's own layer, INI-1? */
export const isHeld = (table: Crossing, unit: Unit, at: HexLabel | undefined): boolean =>
  at !== undefined && enemiesAt(table, unit, at, layerOf(unit)).length > 0;

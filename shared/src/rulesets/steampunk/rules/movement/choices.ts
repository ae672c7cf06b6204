import type { Direction, HexLabel } from '../../../../hex/index.ts';
import type { Question } from '../../model/asks.ts';
import { figuresOf } from '../../model/figures.ts';
import { remembered } from '../../model/remembered.ts';
import type { Doing, Picks } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, layerOf, type Unit } from '../../model/units.ts';
import { abilityOf } from '../../roster/index.ts';
import { DRAG, keys } from './doings.ts';
import { enemiesAt } from './stacking.ts';
import { posed } from './tokens.ts';
import { ahead, directionsFrom, draggerOf, dragHexes, driftHexes, flightOf, revealHexes, roadHexes } from './ways.ts';

/** What the choices of a step depend on. */
const CROSSING = ['board', 'units', 'arsenal', 'seats'] as const satisfies readonly (keyof Table)[];
type Crossing = Pick<Table, (typeof CROSSING)[number]>;

/** A choice of a step, and where each option leads; undefined: into no other hex. */
interface Choice extends Question {
  readonly into: (option: string) => HexLabel | undefined;
}

const NOWHERE = (): undefined => undefined;
const THERE = (hex: string): HexLabel => hex;

/** A question about a unit; secret while the unit is hidden. */
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

/** How a unit turns early, P6: every facing from which its move can continue. */
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
const afterEarly = (table: Crossing, unit: Unit, { early }: Doing): Unit =>
  early.length === 0 ? unit : { ...unit, ...posed(figuresOf(table, unit), unit, early) };

/**
 * All choices for a unit before the step is carried out, except declarations and chases, MOV-2. A late turn is chosen
 * when it is made; that of a hidden unit already here, so that its owner has one secret question per step.
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
const isHeld = (table: Crossing, unit: Unit, at: HexLabel | undefined): boolean =>
  at !== undefined && enemiesAt(table, unit, at, layerOf(unit)).length > 0;

/** May the unit attack enemies on the ground from the air at the end of this step: it has `fly_by`, and acts as it wants? */
export const fliesBy = (table: Table, unit: Unit): boolean => {
  if (layerOf(unit) !== 'air' || isShaken(unit) || unit.harm.unconscious || unit.remainder) return false;
  const { models } = figuresOf(table, unit);
  return models.some(({ assault }, index) => unit.harm.alive[index] && abilityOf(assault.specials, 'fly_by'));
};

const isUnderEnemy = (table: Table, unit: Unit, at: HexLabel | undefined): boolean =>
  at !== undefined && enemiesAt(table, unit, at, 'ground').length > 0;

/** What an assault of a unit's own choice would be: into which hexes its moves lead, and which of them it could fight in. */
interface Prospect {
  /** Has it a choice between moves into enemies and others? */
  readonly byMove: boolean;
  /** Could it attack from the air at the end of a move? */
  readonly byFlight: boolean;
}

/** Where a unit that does not choose will be at the end of its step, as far as that is known now. */
const fixedEnd = (table: Table, unit: Unit, { move }: Doing): HexLabel | undefined => {
  if (move === null) return unit.at!;
  return move === 'F' || move === 'Rev' ? ahead(table, unit, unit.facing, move) : undefined;
};

const prospectOf = (table: Table, doing: Doing, choices: readonly Choice[]): Prospect => {
  const before = table.units[doing.unit]!;
  const unit = afterEarly(table, before, doing);
  const leading = choices.filter(({ seat, options, into }) => seat === unit.seat && options.some(into));
  const byMove = leading.some(({ options, into }) => {
    const held = options.filter((option) => isHeld(table, unit, into(option)));
    return held.length > 0 && held.length < options.length;
  });
  if (unit.hidden || !fliesBy(table, unit)) return { byMove: byMove && !unit.hidden, byFlight: false };
  const ends =
    leading.length > 0 ? leading.flatMap(({ options, into }) => options.map(into)) : [fixedEnd(table, unit, doing)];
  return { byMove, byFlight: ends.some((at) => isUnderEnemy(table, unit, at)) };
};

/**
 * The units that declare whether they will assault, P7: every unit whose owner can choose to move into an enemy or not,
 * INI-1, and every unit that can attack from the air. In simultaneous choices (INI-2) only the latter declare, since
 * the moves show the rest.
 */
export const declarations = (table: Table, doings: readonly Doing[], onlyFlights: boolean): readonly Question[] =>
  doings.flatMap((doing) => {
    const { byMove, byFlight } = prospectOf(table, doing, choicesFor(table, doing));
    if (!byFlight && (onlyFlights || !byMove)) return [];
    const { id, seat } = table.units[doing.unit]!;
    return [{ seat, prompt: 'declare', key: keys.declare({ id }), unit: id, options: ['no', 'yes'] }];
  });

/** What was declared for a unit; undefined: it had nothing to declare. */
export const declaredFor = (picks: Picks, unit: Pick<Unit, 'id'>): boolean | undefined => {
  const said = picks[keys.declare(unit)];
  return said === undefined ? undefined : said === 'yes';
};

/** A choice without the options that the declaration rules out, INI-1; all of them, where no other is left. */
export const asDeclared = (table: Table, doing: Doing, choice: Choice, picks: Picks): Choice => {
  const assaults = declaredFor(picks, { id: doing.unit });
  if (assaults === undefined) return choice;
  const unit = afterEarly(table, table.units[doing.unit]!, doing);
  const fights = (option: string): boolean => {
    const at = choice.into(option);
    return isHeld(table, unit, at) || (assaults && fliesBy(table, unit) && isUnderEnemy(table, unit, at));
  };
  const options = choice.options.filter((option) => fights(option) === assaults);
  return options.length > 0 ? { ...choice, options } : choice;
};

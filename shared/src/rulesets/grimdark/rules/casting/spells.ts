// Which spells a unit can try, at whom, who helps or hinders, and how likely they succeed, G-16.2 to G-16.5.
import { sees } from '../../ground/sight/sight.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { Spell } from '../../roster/index.ts';
import { bodyOf, distanceOf, fieldOf } from '../field.ts';
import { areEnemies, figuresOf, unitsOnMap } from '../figures.ts';
import { payerOf, spareTokens } from './tokens.ts';

/** How near to the caster's unit a Caster must be to help or hinder, G-16.4. */
export const ASSISTANCE = 18;

/** Does the unit see the other one, G-16.3? Both on the map. */
export const isSeen = (table: Table, unit: Unit, other: Unit): boolean =>
  sees(fieldOf(table), bodyOf(table, unit), bodyOf(table, other));

/** Is the other unit of the side that the spell takes, G-16.3? */
export const isRightSide = ({ side }: Spell, unit: Unit, other: Unit): boolean =>
  areEnemies(unit, other) === (side === 'enemy');

/** The spells that a unit's Casters can pay for and have not tried in this activation, G-16.2. */
export const spellsNow = (table: Table, unit: Unit): readonly Spell[] =>
  figuresOf(table, unit).spells.filter(
    ({ id, value }) => !unit.tried.includes(id) && payerOf(table, unit, value) !== undefined,
  );

/**
 * May Casters of a unit try spells now: the option is on, the unit is on the map and not Shaken, G-13.5 and G-15.1 d?
 */
const mayCast = ({ options }: Table, { place, shaken }: Unit): boolean => options.casting && place === 'map' && !shaken;

/** The legal targets of a unit's spell, G-16.3, in the order of G-17.3. */
export const targetsOf = (table: Table, unit: Unit, spell: Spell): readonly Unit[] =>
  unitsOnMap(table).filter(
    (other) =>
      isRightSide(spell, unit, other) &&
      distanceOf(table, unit, other) <= spell.range &&
      (other.id === unit.id || isSeen(table, unit, other)),
  );

/** Has the unit a spell that it can try where it stands, with a target for it? */
export const hasSpell = (table: Table, unit: Unit): boolean =>
  mayCast(table, unit) && spellsNow(table, unit).some((spell) => targetsOf(table, unit, spell).length > 0);

/** May Casters of a unit help or hinder a spell of the other: on the map, not Shaken, near, and in sight, G-16.4? */
const isAtHand = (table: Table, caster: Unit, other: Unit): boolean =>
  other.place === 'map' &&
  !other.shaken &&
  distanceOf(table, caster, other) <= ASSISTANCE &&
  (other.id === caster.id || isSeen(table, caster, other));

/**
 * The units that can help the caster, each with the tokens that it can spend. `casts`: the model that pays for the
 * spell.
 */
export const helpersOf = (table: Table, caster: Unit, casts: number): readonly (readonly [Unit, number])[] =>
  unitsOnMap(table).flatMap((unit) => {
    const spare = unit.seat === caster.seat ? spareTokens(table, unit, unit === caster ? casts : undefined) : 0;
    return spare > 0 && isAtHand(table, caster, unit) ? [[unit, spare] as const] : [];
  });

/** The units of a seat that can hinder the caster, each with the tokens that it can spend. */
export const hinderersOf = (table: Table, caster: Unit, seat: string): readonly (readonly [Unit, number])[] =>
  unitsOnMap(table).flatMap((unit) => {
    const spare = unit.seat === seat ? spareTokens(table, unit) : 0;
    return spare > 0 && isAtHand(table, caster, unit) ? [[unit, spare] as const] : [];
  });

/** What the die must show with all modifiers. */
export const NEEDED = 4;

/** Does a natural die pass the casting test? `help`: tokens for it less tokens against it. */
export const passes = (die: number, help: number): boolean => die === 6 || (die !== 1 && die + help >= NEEDED);

/** The probability that a casting test passes: 0 to 1. `help`: tokens for it less tokens against it. */
export const castingChance = (help: number): number => [1, 2, 3, 4, 5, 6].filter((die) => passes(die, help)).length / 6;

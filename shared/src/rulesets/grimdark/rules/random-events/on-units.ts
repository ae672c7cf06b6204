// Events that fall on random units, G-17.4.
import { footprintOf } from '../../ground/footprint.ts';
import { surveyOf } from '../../ground/survey.ts';
import { TERRAINS } from '../../ground/terrain.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { ALIEN_CANNON, type WeaponId } from '../../roster/index.ts';
import { rangedWeapons } from '../attacks/groups.ts';
import { first } from '../chapter.ts';
import { d3Of } from '../d3.ts';
import { bodyOf } from '../field.ts';
import { figuresOf, livingModels } from '../figures.ts';
import { shake } from '../morale/shake.ts';
import { fitting, pickUnits } from './picks.ts';
import { happened, lasts, type Row } from './row.ts';

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);

const canShoot = (table: Table) => (unit: Unit) => rangedWeapons(table, unit).length > 0;

/** Does a unit stand in terrain that is not open, with any of its hexes? */
export const standsInTerrain = (table: Table, unit: Unit): boolean => {
  const { terrain } = surveyOf(table.board);
  const open = TERRAINS.indexOf('open');
  return footprintOf(table.board, bodyOf(table, unit)).some((hex) => terrain[hex] !== open);
};

/** Event 13: each of D3 units loses one type of ranged weapon. */
export const fragileGuns: Row = function* (state, dice) {
  const die = dice.roll(6, 'fragile guns');
  const units = pickUnits(fitting(state, canShoot(state)), d3Of(die), dice, 'fragile guns: unit');
  const weapons = units.map((unit): WeaponId => {
    const ids = rangedWeapons(state, unit);
    return ids[dice.pick(ids.length, 'fragile guns: weapon')]!;
  });
  const lost = units.map(({ id, lost: before }, index) => [id, { lost: [...before, weapons[index]!] }] as const);
  yield happened(13, { units: idsOf(units), weapons, dice: [die] }, { units: Object.fromEntries(lost) });
};

/** Event 14: a unit takes D3+3 hits. */
export const monstrousSpawn: Row = function* (state, dice) {
  const units = idsOf(pickUnits(fitting(state), 1, dice, 'monstrous spawn'));
  yield happened(14, { units });
  yield first(state, ...units.map((unit) => ({ do: 'event-strike', event: 14, unit }) as const));
};

/** Event 15: D3 units cannot shoot for the battle. */
export const lowSupplies: Row = function* (state, dice) {
  const die = dice.roll(6, 'low supplies');
  const units = idsOf(pickUnits(fitting(state, canShoot(state)), d3Of(die), dice, 'low supplies: unit'));
  const effects = units.map((unit) => ({ on: { unit }, what: { kind: 'cannot-shoot' }, until: 'battle' }) as const);
  yield happened(15, { units, dice: [die] }, lasts(state, 15, ...effects));
};

/** The change that puts the friend of event 34 into a unit's track: behind its own models, before a joined hero. */
const befriended = (state: State, unit: Unit): Partial<Unit> => {
  const { track } = figuresOf(state, unit);
  const place = track.length - (unit.bought.hero === null ? 0 : track.filter(({ hero }) => hero).length);
  const { cannon, tokens, wounds } = unit;
  return {
    bought: { ...unit.bought, friend: true },
    wounds: wounds.toSpliced(place, 0, 0),
    tokens: tokens.length > 0 ? tokens.toSpliced(place, 0, 0) : tokens,
    cannon: cannon !== null && cannon >= place ? cannon + 1 : cannon,
    startingSize: unit.startingSize + 1,
  };
};

/**
 * Event 34: a unit of standard size with two or more models gains one. A unit that has such a friend gains no second.
 */
export const oldFriend: Row = function* (state, dice) {
  const fits = fitting(
    state,
    (unit) => figuresOf(state, unit).sizeClass === 'standard' && livingModels(unit).length >= 2 && !unit.bought.friend,
  );
  const units = pickUnits(fits, 1, dice, 'old friend');
  const gained = Object.fromEntries(units.map((unit) => [unit.id, befriended(state, unit)]));
  yield happened(34, { units: idsOf(units) }, { units: gained });
};

/** Event 41: a unit in terrain that is not open becomes Shaken. */
export const surpriseAttack: Row = function* (state, dice) {
  const fits = fitting(state, (unit) => standsInTerrain(state, unit));
  const units = idsOf(pickUnits(fits, 1, dice, 'surprise attack'));
  yield happened(41, { units });
  for (const unit of units) yield* shake(state, unit, 'event 41');
};

/** Event 54: a unit's ranged weapons make twice their attacks. */
export const suppressingFire: Row = function* (state, dice) {
  const units = idsOf(pickUnits(fitting(state, canShoot(state)), 1, dice, 'suppressing fire'));
  const effects = units.map((unit) => ({ on: { unit }, what: { kind: 'shots', times: 2 }, until: 'round' }) as const);
  yield happened(54, { units }, lasts(state, 54, ...effects));
};

/** Event 55: a unit stops being Shaken. */
export const warShout: Row = function* (state, dice) {
  const units = idsOf(
    pickUnits(
      fitting(state, ({ shaken }) => shaken),
      1,
      dice,
      'war shout',
    ),
  );
  yield happened(55, { units }, { units: Object.fromEntries(units.map((unit) => [unit, { shaken: false }])) });
};

/** Event 56: enemies within 6 of a unit have -1 to morale tests. */
export const coveredInBlood: Row = function* (state, dice) {
  const units = idsOf(pickUnits(fitting(state), 1, dice, 'covered in blood'));
  const what = { kind: 'morale', amount: -1, within: 6 } as const;
  yield happened(
    56,
    { units },
    lasts(state, 56, ...units.map((unit) => ({ on: { unit }, what, until: 'battle' }) as const)),
  );
};

/** Event 63: the first living model of a unit gains a ranged weapon. */
export const alienCannon: Row = function* (state, dice) {
  const units = pickUnits(fitting(state), 1, dice, 'alien cannon');
  const gained = units.map((unit) => [unit.id, { cannon: livingModels(unit)[0]! }] as const);
  yield happened(
    63,
    { units: idsOf(units), weapons: units.map(() => ALIEN_CANNON.id) },
    { units: Object.fromEntries(gained) },
  );
};

// What each random event does, G-17.4: to random units, to a part of the map, to a random player, to all.
import { footprintOf } from '../../ground/footprint.ts';
import { quarterCentre, quarterOf } from '../../ground/quarters.ts';
import { surveyOf } from '../../ground/survey.ts';
import { TERRAINS } from '../../ground/terrain.ts';
import type { Effect } from '../../model/effects.ts';
import { d3Of } from '../../model/needed.ts';
import type { State } from '../../model/state.ts';
import type { Item, Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { ALIEN_CANNON, type WeaponId } from '../../roster/index.ts';
import { rangedWeapons } from '../attacks/weapons.ts';
import { first } from '../chapter.ts';
import { bodyOf } from '../field.ts';
import { figuresOf, livingModels, unitsOnMap } from '../figures.ts';
import { shake } from '../morale/need.ts';
import { scored } from '../victory.ts';
import { fitting, type Happening, happened, lasts, pickQuarter, pickSeat, pickUnits } from './row.ts';
import { sniperPost } from './sniper.ts';

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);

const canShoot = (table: Table) => (unit: Unit) => rangedWeapons(table, unit).length > 0;

/** Does a unit stand in terrain that is not open, with any of its hexes? */
const standsInTerrain = (table: Table, unit: Unit): boolean => {
  const { terrain } = surveyOf(table.board);
  const open = TERRAINS.indexOf('open');
  return footprintOf(table.board, bodyOf(table, unit)).some((hex) => terrain[hex] !== open);
};

/** Event 13: each of D3 units loses one type of ranged weapon. */
export const fragileGuns: Happening = function* (state, dice) {
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
export const monstrousSpawn: Happening = function* (state, dice) {
  const units = idsOf(pickUnits(fitting(state), 1, dice, 'monstrous spawn'));
  yield happened(14, { units });
  yield first(state, ...units.map((unit) => ({ do: 'event-strike', event: 14, unit }) as const));
};

/** Event 15: D3 units cannot shoot for the battle. */
export const lowSupplies: Happening = function* (state, dice) {
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
export const oldFriend: Happening = function* (state, dice) {
  const fits = fitting(
    state,
    (unit) => figuresOf(state, unit).sizeClass === 'standard' && livingModels(unit).length >= 2 && !unit.bought.friend,
  );
  const units = pickUnits(fits, 1, dice, 'old friend');
  const gained = Object.fromEntries(units.map((unit) => [unit.id, befriended(state, unit)]));
  yield happened(34, { units: idsOf(units) }, { units: gained });
};

/** Event 41: a unit in terrain that is not open becomes Shaken. */
export const surpriseAttack: Happening = function* (state, dice) {
  const fits = fitting(state, (unit) => standsInTerrain(state, unit));
  const units = idsOf(pickUnits(fits, 1, dice, 'surprise attack'));
  yield happened(41, { units });
  for (const unit of units) yield* shake(state, unit, 'event 41');
};

/** Event 54: a unit's ranged weapons make twice their attacks. */
export const suppressingFire: Happening = function* (state, dice) {
  const units = idsOf(pickUnits(fitting(state, canShoot(state)), 1, dice, 'suppressing fire'));
  const effects = units.map((unit) => ({ on: { unit }, what: { kind: 'shots', times: 2 }, until: 'round' }) as const);
  yield happened(54, { units }, lasts(state, 54, ...effects));
};

/** Event 55: a unit stops being Shaken. */
export const warShout: Happening = function* (state, dice) {
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
export const coveredInBlood: Happening = function* (state, dice) {
  const units = idsOf(pickUnits(fitting(state), 1, dice, 'covered in blood'));
  const what = { kind: 'morale', amount: -1, within: 6 } as const;
  yield happened(
    56,
    { units },
    lasts(state, 56, ...units.map((unit) => ({ on: { unit }, what, until: 'battle' }) as const)),
  );
};

/** Event 63: the first living model of a unit gains a ranged weapon. */
export const alienCannon: Happening = function* (state, dice) {
  const units = pickUnits(fitting(state), 1, dice, 'alien cannon');
  const gained = units.map((unit) => [unit.id, { cannon: livingModels(unit)[0]! }] as const);
  yield happened(
    63,
    { units: idsOf(units), weapons: units.map(() => ALIEN_CANNON.id) },
    { units: Object.fromEntries(gained) },
  );
};

/** Event 22: every unit in a quarter takes D3+4 hits; one D3 for all. */
export const toxicFumes: Happening = function* (state, dice) {
  const quarter = pickQuarter(dice, 'toxic fumes');
  const die = dice.roll(6, 'toxic fumes');
  const units = unitsOnMap(state).filter(({ at }) => quarterOf(state.board, at!) === quarter);
  yield happened(22, { quarter, units: units.map(({ id }) => id), dice: [die] });
  const hits = { hits: d3Of(die) + 4, ap: 0, rules: {}, source: 'event 22', by: null };
  yield first(state, ...units.map(({ id }) => ({ do: 'hits', hits: { ...hits, target: id } }) as const));
};

/** Event 24: every unit in terrain that is not open takes a dangerous test. */
export const earthquake: Happening = function* (state) {
  const units = unitsOnMap(state).filter((unit) => standsInTerrain(state, unit));
  yield happened(24, { units: units.map(({ id }) => id) });
  yield first(state, ...units.map(({ id }) => ({ do: 'dangerous', unit: id, why: 'event' }) as const));
};

/** Event 25: units in a quarter have 6 hexes less range. */
export const darkClouds: Happening = function* (state, dice) {
  const quarter = pickQuarter(dice, 'dark clouds');
  const what = { kind: 'range', amount: -6 } as const;
  yield happened(25, { quarter }, lasts(state, 25, { on: { quarter }, what, until: 'round' }));
};

/** An event that puts a token on the centre of a random quarter. `why` is the purpose of the pick. */
const lying = (event: number, kind: Item['kind'], why: string): Happening =>
  function* (state, dice) {
    const quarter = pickQuarter(dice, why);
    const at = quarterCentre(state.board, quarter);
    if (at === undefined) yield happened(event, { quarter });
    else yield happened(event, { quarter, at }, { open: { items: [...state.items, { kind, at, carrier: null }] } });
  };

/** Event 31: a token that strikes units which move near it. */
export const psychicAnomaly = lying(31, 'anomaly', 'psychic anomaly');

/** Event 36: a token to be carried to the opponent's edge. */
export const enemyIntel = lying(36, 'intel', 'enemy intel');

/** Event 33: a sniper post, and the unit that it marks. */
export const crazedSniper: Happening = function* (state, dice) {
  const at = sniperPost(state.board);
  const [marked] = at === undefined ? [] : pickUnits(fitting(state), 1, dice, 'crazed sniper');
  if (at === undefined || marked === undefined) {
    yield happened(33, {});
    return;
  }
  const post: Item = { kind: 'post', at, carrier: null, marked: marked.id };
  yield happened(33, { at, units: [marked.id] }, { open: { items: [...state.items, post] } });
};

/** Event 16: a player's units have -1 to morale tests for the battle. */
export const combatFatigued: Happening = function* (state, dice) {
  const seat = pickSeat(state, dice, 'combat fatigued');
  const effect = { on: { seat }, what: { kind: 'morale', amount: -1 }, until: 'battle' } as const;
  yield happened(16, { seat }, lasts(state, 16, effect));
};

/** Event 23: a player names a terrain piece in secret. */
export const riggedToBlow: Happening = function* (state, dice) {
  const seat = pickSeat(state, dice, 'rigged to blow');
  yield happened(23, { seat });
  if (surveyOf(state.board).pieces.length > 0) yield first(state, { do: 'rig', seat });
};

/** Event 53: enemies have -1 to hit in melee against a player's units. */
export const flashGrenades: Happening = function* (state, dice) {
  const seat = pickSeat(state, dice, 'flash grenades');
  const what = { kind: 'hit', amount: -1, scope: 'melee', against: seat } as const;
  yield happened(53, { seat }, lasts(state, 53, { what, until: 'round' }));
};

/** Event 65: a player gains a victory point. */
export const criticalTransmission: Happening = function* (state, dice) {
  const seat = pickSeat(state, dice, 'critical transmission');
  yield happened(65, { seat }, { open: scored(state, { [seat]: 1 }) });
};

const forAll = (event: number, what: Effect['what'], until: Effect['until']): Happening =>
  function* (state) {
    yield happened(event, {}, lasts(state, event, { what, until }));
  };

/** Event 21: moves into terrain pieces may be dangerous. */
export const carnivorousFauna = forAll(21, { kind: 'fauna' }, 'battle');

/** Event 26: every model has one more attack with its first melee weapon. */
export const finishThem = forAll(26, { kind: 'melee-attacks', amount: 1 }, 'round');

/** Event 42: waits for a natural 1 to hit when shooting. */
export const graveMiscalculation = forAll(42, { kind: 'first-die', event: 42 }, 'round');

/** Event 43: waits for a natural 6 to hit in melee. */
export const berserker = forAll(43, { kind: 'first-die', event: 43 }, 'round');

/** Event 45: waits for a natural 1 to block by a unit with Tough models. */
export const weakSpot = forAll(45, { kind: 'first-die', event: 45 }, 'round');

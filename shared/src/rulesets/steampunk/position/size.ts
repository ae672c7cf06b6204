import type { Placed } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import type { SteampunkTypes } from '../model/types.ts';
import { layerOf, type Unit } from '../model/units.ts';
import { type Built, builtOf } from '../roster/index.ts';
import { armourOf, assaultDiceOf, diceOfAssault, shotsOf, tollOfFire } from './firepower.ts';
import { MOST } from './most.ts';
import type { WrittenHarm, WrittenUnit } from './schema.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** How many tokens of CON-4 are in something that happened to a unit. */
const tokensIn = ({ fire = 0, acid = 0, minorAcid = 0, poison = [], bleeding = [] }: WrittenHarm = {}): number =>
  fire + acid + minorAcid + poison.length + bleeding.length;

/** The most tokens that a unit has, now or after Apply damage. */
const tokensOf = (written: WrittenUnit): number => Math.max(tokensIn(written), tokensIn(written.ledger));

/** Effects of Apply damage that wait for a unit. */
const afterOf = ({ after = [], ledger }: WrittenUnit): number =>
  sum([...after, ...(ledger?.after ?? [])].map(({ times = 1 }) => times));

/** What a unit carries and has bought, each with the most of it, where it stands, and its rule. */
const figuresOf = (written: WrittenUnit, built: Built) => {
  const carried = written.weapons ? 'weapons' : 'equipment';
  const endurance = Math.max(built.endurance, written.endurance ?? 0, written.ledger?.endurance ?? 0);
  return [
    [shotsOf(built, 'units'), MOST.shotsAtUnits, carried, 'shots at units in one part', 'GUN-4'],
    [shotsOf(built, 'hexes'), MOST.shotsAtHexes, carried, 'shots at hexes and arcs in one part', 'GUN-7'],
    [assaultDiceOf(built, 'strength'), MOST.assaultDice, 'equipment', 'strength dice', 'AS-5'],
    [assaultDiceOf(built, 'deflection'), MOST.assaultDice, 'equipment', 'deflection dice', 'AS-6'],
    [armourOf(built), MOST.armour, 'equipment', 'armour', 'DMG-3'],
    [endurance, MOST.endurance, 'endurance', 'endurance tokens', 'AB-EN'],
    [tokensOf(written), MOST.tokens, 'fire', 'tokens of fire, acid, poison and bleeding', 'CON-4'],
  ] as const;
};

/** What one unit has too much of, at its place `at`. */
export const faultsOfFigures = (written: WrittenUnit, built: Built, at: string): readonly Fault[] =>
  figuresOf(written, built)
    .filter(([has, most]) => has > most)
    .map(([has, most, field, what, rule]) => ({
      at: `${at}.${field}`,
      message: `${built.name} has ${has} ${what}: in a position a unit has ${most} at most (${rule}).`,
    }));

const countBy = <T>(list: readonly T[], keyOf: (each: T) => string): ReadonlyMap<string, readonly T[]> =>
  Map.groupBy(list, keyOf);

/** Units of one side that stand in a hex and layer in which there is no room for so many, STK-1. */
const crowdFaults = (units: readonly Unit[]): readonly Fault[] => {
  const standing = units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => unit.status === 'field' && !unit.hidden);
  return [...countBy(standing, ({ unit }) => `${unit.at} ${layerOf(unit)} ${unit.side}`).values()]
    .filter((crowd) => crowd.length > MOST.stacked)
    .map((crowd) => ({
      at: `position.units.${crowd[MOST.stacked]!.index}.at`,
      message: `${crowd.length} units of one side stand in ${crowd[0]!.unit.at}: in a position at most ${MOST.stacked} do (STK-1).`,
    }));
};

/** What is added to the assault dice of a unit as it is written, AS-7. */
const addsOf = ({ criticals = [], crippledCrew = false }: WrittenHarm): number =>
  -(criticals.includes('plus_minus_1') ? 1 : 0) - (crippledCrew ? 1 : 0);

/** What all units have too much of together, though each for itself has not. `units` without faults of their own. */
export const faultsOfSize = ({ position }: Placed<SteampunkTypes>, units: readonly Unit[]): readonly Fault[] => {
  const built = units.map(({ side, bought }) => ({ side, built: builtOf(bought, position.arsenal) }));
  const ofSide = (side: number) => built.filter((each) => each.side === side).map((each) => each.built);
  const [one, other] = [ofSide(0), ofSide(1)];
  const assault = sum(
    position.units.map((unit, index) => diceOfAssault(built[index]!.built, addsOf(unit.ledger ?? unit))),
  );
  const [fire, back] = [tollOfFire(one, other), tollOfFire(other, one)];
  const together = [
    [sum(position.units.map(tokensOf)), MOST.tokensOfAll, 'tokens of fire, acid, poison and bleeding', 'CON-4'],
    [sum(position.units.map(afterOf)), MOST.afterOfAll, 'effects that wait for Apply damage', 'DMG-5'],
    [Math.round(assault), MOST.assaultDiceOfAll, 'dice if each fights in an assault', 'AS-8'],
    [Math.round(fire.dice + back.dice), MOST.fireDice, 'dice if each fires everything in one part and hits', 'GUN-6'],
    [
      Math.round(fire.events + back.events),
      MOST.fireEvents,
      'shots and hits, with what they do, if each fires everything in one part',
      'GUN-4',
    ],
  ] as const;
  return [
    ...crowdFaults(units),
    ...together
      .filter(([has, most]) => has > most)
      .map(([has, most, what, rule]) => ({
        at: 'position.units',
        message: `All units together come to ${has} ${what}: in a position they have ${most} at most (${rule}).`,
      })),
  ];
};

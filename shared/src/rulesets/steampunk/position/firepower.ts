import { gunsThrough } from '../ground/arcs.ts';
import { abilityOf, type Built, type BuiltModel, type Weapon } from '../roster/index.ts';
import { weaponsOf } from '../rules/gunnery/weapons.ts';
import { MOST } from './most.ts';

const SIDES = [0, 1, 2, 3, 4, 5] as const;
const ANGLES = [0, 1, 2, 3] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The most that one side of a unit has of something. */
const atMost = (at: (angle: 0 | 1 | 2 | 3) => number): number => Math.max(...ANGLES.map(at));

/** All shots that a weapon of a unit has in one part, whatever its order: as `barrelsOf` of the gunnery counts them. */
const barrelsOf = (built: Built, weapon: Weapon, shots: number): number => {
  const { arc, fixed, per } = weapon;
  if (per === 'unit') return shots;
  const shared = weapon === built.shared ? 1 : 0;
  const carried = sum(built.models.map((model) => shared + model.weapons.filter((id) => id === weapon.id).length));
  return shots * carried * (fixed ? sum(SIDES.map((side) => gunsThrough({ arc }, 0, side))) : 1);
};

const focusOf = ({ abilities }: Weapon): number => abilityOf(abilities, 'focus_fire')?.shots ?? 0;
const burstOf = ({ abilities }: Weapon) => abilityOf(abilities, 'unstable_round');

/** The shots of a unit in one part, GUN-4: at single units, or at all units in a hex or an arc, GUN-7 and GUN-8. */
export const shotsOf = (built: Built, at: 'units' | 'hexes'): number =>
  sum(
    weaponsOf(built).map((weapon) => {
      const isWide = weapon.attack.mode !== 'direct';
      const direct = isWide ? focusOf(weapon) : Math.max(weapon.shots, focusOf(weapon));
      const wide = isWide || burstOf(weapon) ? weapon.shots : 0;
      return barrelsOf(built, weapon, at === 'units' ? direct : wide);
    }),
  );

/** Armour at the best side, DMG-3. */
export const armourOf = ({ armor, assaultArmor }: Built): number =>
  atMost((angle) => Math.max(armor?.[angle] ?? 0, assaultArmor?.[angle] ?? 0));

/** Dice of a unit by the side that has most: strength AS-5, deflection AS-6. */
export const assaultDiceOf = ({ models }: Built, what: 'strength' | 'deflection'): number =>
  atMost((angle) => sum(models.map(({ assault }) => assault[what][angle])));

const rerolls = ({ assault }: BuiltModel): boolean => abilityOf(assault.specials, 'reroll_assault') !== undefined;

/**
 * Dice that a unit rolls in one assault, as a rule. `adds`: what is added to each. Where a natural 6 fails (CON-5, CON-6)
 * but lets failed dice be rolled again, AS-8, waves follow each other until one has no 6.
 */
export const diceOfAssault = (built: Built, adds: number): number => {
  const strength = assaultDiceOf(built, 'strength');
  const again = built.models.filter(rerolls);
  const fails = again.some(({ assault }) => 6 + adds < assault.strengthDie);
  const waves = fails ? 1.2 ** strength : again.length > 0 ? 2 : 1;
  return strength * waves + assaultDiceOf(built, 'deflection');
};

/** Dice that a hit of a weapon takes: armour (piercing is halved at long range), damage, and further ones. */
const diceOfHit = ({ ap, extra, regular }: Weapon, target: Built): number => {
  const armour = regular ? armourOf(target) : 0;
  return 1 + 2 * extra.length + (ap < 0 ? armour : Math.max(0, armour - Math.floor(ap / 2)));
};

/** What an attack on many strikes: so many hexes at most, in so many ways, and what its dice must show there at least. */
const reachOf = ({ attack, range }: Pick<Weapon, 'attack' | 'range'>): { hexes: number; ways: number; n: number } => {
  switch (attack.mode) {
    case 'direct':
    case 'place':
      return { hexes: 0, ways: Infinity, n: 1 };
    case 'area':
      return { hexes: 1, ways: Infinity, n: Math.min(...attack.n) };
    case 'cone':
      return { hexes: 4, ways: 1, n: Math.min(attack.pointBlank, attack.longCentre, attack.longEdge) };
    case 'sweep':
      // Of each ring of hexes up to long range those between two corners; in six directions and two layers.
      return { hexes: range * (2 * range + 3), ways: 12, n: Math.min(attack.pointBlank, attack.normal, attack.long) };
    case 'spray':
      return { hexes: 3 * range * (range + 1) + 1, ways: Infinity, n: 1 };
  }
};

/** What firing takes: dice, and events. */
interface Toll {
  readonly dice: number;
  readonly events: number;
}

const NOTHING: Toll = { dice: 0, events: 0 };
const plus = (one: Toll, other: Toll): Toll => ({ dice: one.dice + other.dice, events: one.events + other.events });
const larger = (one: Toll, other: Toll): Toll => ({
  dice: Math.max(one.dice, other.dice),
  events: Math.max(one.events, other.events),
});

/** A shot at a unit, with what its hit does; a hex of an area; a hit in it. */
const EVENTS = { shot: 6, hex: 4, hit: 3 } as const;

/** So many shots at single units, of which each hits the one that takes most dice. */
const tollOnOne = (shots: number, weapon: Weapon, foes: readonly Built[]): Toll => ({
  dice: shots * Math.max(0, ...foes.map((foe) => 1 + diceOfHit(weapon, foe))),
  events: shots * EVENTS.shot,
});

/** So many attacks on all that stand in some hexes: a die for each model, and those of the hits. A spray shoots at units. */
const tollOnMany = (shots: number, weapon: Weapon, foes: readonly Built[]): Toll => {
  const { hexes, ways, n } = reachOf(weapon);
  const chance = Math.min(1, (7 - n) / 6);
  const isSpray = weapon.attack.mode === 'spray';
  const struck = foes
    .map((foe) => {
      const models = isSpray ? 1 : foe.models.length;
      return {
        dice: models * (1 + chance * diceOfHit(weapon, foe)),
        events: isSpray ? EVENTS.shot : models * chance * EVENTS.hit,
      };
    })
    .sort((one, other) => other.dice - one.dice)
    .slice(0, hexes * MOST.stacked)
    .reduce(plus, { dice: 0, events: isSpray ? 0 : hexes * EVENTS.hex });
  const times = Math.min(shots, ways);
  return { dice: times * struck.dice, events: times * struck.events };
};

/** What a weapon of a unit takes in one part: at single units, or at many; and the bursts of unstable rounds. */
const tollOfWeapon = (built: Built, weapon: Weapon, enemies: readonly Built[], own: readonly Built[]): Toll => {
  const { attack, shots } = weapon;
  const barrels = barrelsOf(built, weapon, shots);
  const single = attack.mode === 'direct' ? Math.max(shots, focusOf(weapon)) : focusOf(weapon);
  const foes = attack.mode === 'sweep' && attack.hitsFriends ? [...enemies, ...own] : enemies;
  const burst = burstOf(weapon);
  return plus(
    larger(tollOnOne(barrelsOf(built, weapon, single), weapon, enemies), tollOnMany(barrels, weapon, foes)),
    burst ? tollOnMany(barrels, { ...weapon, ...burst, attack: { mode: 'area', n: [burst.area] } }, enemies) : NOTHING,
  );
};

/** What it takes if units fire everything that they have in one part at these enemies, and hit, GUN-6 to GUN-8. */
export const tollOfFire = (units: readonly Built[], enemies: readonly Built[]): Toll =>
  units
    .flatMap((unit) => weaponsOf(unit).map((weapon) => tollOfWeapon(unit, weapon, enemies, units)))
    .reduce(plus, NOTHING);

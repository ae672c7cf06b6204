import { distanceOf } from '../../ground/places.ts';
import { terrainAt } from '../../ground/survey.ts';
import { isCover, TERRAIN, type Terrain } from '../../ground/terrain.ts';
import type { AreaWhy, ToHitWhy } from '../../model/facts/gunnery.ts';
import { figuresOf } from '../../model/figures.ts';
import { type Reason, total } from '../../model/reason.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Battlefield, Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import { abilityOf, type Built, type ModelAbility, type UnitAbility, type Weapon } from '../../roster/index.ts';
import { aimFor, aimSees, type Band, bandAt, firing, rangeOf } from './reach.ts';

/** Shots and area attacks are rolled with this. */
export const D6 = 6;
/** An extra die that shows this or more adds 1, and another may follow, DET-3. */
export const GOES_ON = 5;

/** The value of an open-ended roll: the first die, and 1 for each extra die that continues, DET-3. */
export const resultOf = ([first = 0, ...extra]: readonly number[]): number =>
  first + extra.filter((die) => die >= GOES_ON).length;

/** The chance of a die to show this or more. */
const orMore = (face: number): number => Math.max(0, D6 + 1 - Math.max(1, face)) / D6;

/** The exact chance of an open-ended d6 to reach a number, DET-3. `enough`: as in {@link openEnded}. */
export const chanceOf = (needed: number, enough = Infinity): number =>
  Math.max(needed <= D6 ? orMore(needed) : orMore(D6) * orMore(GOES_ON) ** (needed - D6), orMore(enough));

/** One shot: the unit, its weapon and the target. */
interface Shooting {
  readonly by: Unit;
  /** The model that fires, by index. */
  readonly model: number;
  readonly weapon: Weapon;
  readonly target: Unit;
  readonly part: Part;
}

/** What a shot needs, and why, GUN-6. */
interface ToHit {
  readonly needed: number;
  readonly reasons: readonly Reason<ToHitWhy>[];
}

/** The properties of a unit that matter for a shot, as firer or target. */
interface Side {
  readonly unit: Unit;
  readonly abilities: readonly UnitAbility[];
  readonly size: Built['size'];
  /** The terrain in which it stands; undefined in the air, TER-4. */
  readonly terrain: Terrain | undefined;
  readonly inSmoke: boolean;
}

/** Everything on which the rows depend. */
interface Look {
  readonly by: Side;
  readonly target: Side;
  readonly model: readonly ModelAbility[];
  readonly weapon: Weapon;
  readonly band: Band;
  readonly distance: number;
  readonly onEdge: boolean;
  /** What a usable aim token adds; 0 without one. */
  readonly aim: number;
}

/** A row of GUN-6: what it adds, 0 if it does not hold. */
type ToHitRow = readonly [why: ToHitWhy, adds: (look: Look) => number];

/** What is needed before anything is added. */
const BASE = 5;
/** What a usable aim token adds, if the weapon does not aim better. */
const AIM = 2;

const STILL: ReadonlySet<string> = new Set(['still', 'crawl', 'rest', 'setup', 'still_fly']);
const FAST: ReadonlySet<string> = new Set(['fast', 'fast_fly']);

/** An unconscious unit counts as still, AB-UN. */
const isStill = ({ unit }: Side): boolean => unit.harm.unconscious || STILL.has(unit.speed);
const isFast = ({ unit }: Side): boolean => !unit.harm.unconscious && FAST.has(unit.speed);
const isInAir = ({ unit }: Side): boolean => layerOf(unit) === 'air';

const has = ({ weapon }: Look, key: Weapon['abilities'][number]['key']): boolean =>
  abilityOf(weapon.abilities, key) !== undefined;
const can = ({ model }: Look, key: ModelAbility['key']): boolean => abilityOf(model, key) !== undefined;
const ifSo = (holds: boolean, adds: number): number => (holds ? adds : 0);

/** The most that an ability adds in the speed that a unit has: `take_cover`, `elusive`. */
const inSpeed = ({ unit, abilities }: Side, key: 'take_cover' | 'elusive'): number =>
  abilities.reduce(
    (most, ability) => (ability.key === key && ability.speeds.includes(unit.speed) ? Math.max(most, ability.n) : most),
    0,
  );

const isSteady = ({ unit, abilities }: Side): boolean =>
  abilities.some((ability) => ability.key === 'steady' && ability.speeds.includes(unit.speed));

const camouflage = ({ abilities, terrain }: Side): number =>
  abilities.reduce(
    (most, ability) =>
      ability.key === 'camouflage' && ability.terrain.some((each) => each === terrain)
        ? Math.max(most, ability.n)
        : most,
    0,
  );

/** A shot that is good everywhere, and better while its unit hovers. */
const hovering = ({ by, model }: Look): number => {
  const ability = abilityOf(model, 'good_shot_or_hover');
  if (!ability) return 0;
  return by.unit.speed === 'still_fly' ? ability.hover : ability.ground;
};

const accuracy = ({ weapon, model }: Look): number =>
  [...weapon.abilities, ...model].reduce(
    (sum, ability) => (ability.key === 'enhanced_accuracy' ? sum + ability.n : sum),
    0,
  );

/** The rows of GUN-6, those of the shooter first. All that hold add up. */
const ROWS: readonly ToHitRow[] = [
  ['still', ({ by }) => ifSo(isStill(by), 1)],
  [
    'fast',
    (look) => ifSo(isFast(look.by) && !can(look, 'ignore_own_fast') && !has(look, 'ignore_fast_and_flying'), -1),
  ],
  ['air', (look) => ifSo(isInAir(look.by) && !has(look, 'ignore_fast_and_flying'), -1)],
  ['smoke', ({ by }) => ifSo(by.inSmoke, -1)],
  ['aim', ({ aim }) => aim],
  ['point_blank', ({ band }) => ifSo(band === 'point_blank', 1)],
  ['long', ({ band }) => ifSo(band === 'long', -2)],
  ['bad_at_long_range', (look) => ifSo(look.band === 'long' && has(look, 'bad_at_long_range'), -2)],
  ['on_edge', ({ onEdge }) => ifSo(onEdge, -1)],
  ['good_shot', (look) => ifSo(can(look, 'good_shot'), 1) + hovering(look)],
  ['excellent_shot', (look) => ifSo(can(look, 'excellent_shot'), 2)],
  ['superb_shot', (look) => ifSo(can(look, 'superb_shot'), 3)],
  ['bad_shot', (look) => ifSo(can(look, 'bad_shot'), -1)],
  ['terrible_shot', (look) => ifSo(can(look, 'terrible_shot'), -2)],
  ['steady', ({ by }) => ifSo(isSteady(by), 1)],
  ['optimal_at_point_blank', (look) => ifSo(look.distance === 1 && can(look, 'optimal_at_point_blank'), 1)],
  ['enhanced_accuracy', accuracy],
  ['weapon', ({ weapon }) => weapon.hitMod],
  ['critical', ({ by }) => ifSo(by.unit.harm.criticals.includes('plus_minus_1'), -1)],
  ['crippled_crew', ({ by }) => ifSo(by.unit.harm.crippledCrew, -1)],
  ['revealed', ({ by }) => ifSo(by.unit.marks.includes('revealed'), 2)],
  ['target_still', ({ target }) => ifSo(isStill(target), 1)],
  ['target_fast', (look) => ifSo(isFast(look.target) && !has(look, 'ignore_fast_and_flying'), -1)],
  ['target_air', (look) => ifSo(isInAir(look.target) && !has(look, 'ignore_fast_and_flying'), -1)],
  ['target_terrain', ({ target }) => (target.terrain ? TERRAIN[target.terrain].toBeHit : 0)],
  ['target_smoke', ({ target }) => ifSo(target.inSmoke, -1)],
  ['target_tiny', ({ target }) => ifSo(target.size === 'Tiny', -1)],
  ['target_huge', ({ target }) => ifSo(target.size === 'Huge', 1)],
  ['target_steady', ({ target }) => ifSo(isSteady(target), 1)],
  ['target_camouflage', ({ target }) => -camouflage(target)],
  ['target_take_cover', ({ target }) => -inSpeed(target, 'take_cover')],
  ['target_elusive', ({ target }) => -inSpeed(target, 'elusive')],
  ['target_critical', ({ target }) => ifSo(target.unit.harm.criticals.includes('plus_minus_1'), 1)],
];

const sideOf = (table: Battlefield, unit: Unit): Side => {
  const { abilities, size } = figuresOf(table, unit);
  const isOnGround = layerOf(unit) === 'ground';
  return {
    unit,
    abilities,
    size,
    terrain: isOnGround ? terrainAt(table.board, unit.at!) : undefined,
    inSmoke: isOnGround && (table.markers[unit.at!]?.smoke ?? 0) > 0,
  };
};

/** Has the shot the help of an aim token: one for this weapon, and its target in sight from both hexes, GUN-3? */
export const isAimed = (table: Battlefield, { by, weapon, target, part }: Omit<Shooting, 'model'>): boolean => {
  const token = aimFor(table, by, weapon, part);
  return token !== undefined && aimSees(table, by, token, target);
};

/** How it is done: `free` without an arc, as when a unit looks under a token, GUN-5. */
interface How {
  readonly free?: boolean;
}

/** Everything on which the rows depend, but the model that fires. */
const lookOf = (table: Battlefield, shot: Omit<Shooting, 'model'>, { free = false }: How): Omit<Look, 'model'> => {
  const { by, weapon, target } = shot;
  const distance = distanceOf(by.at!, target.at!);
  return {
    by: sideOf(table, by),
    target: sideOf(table, target),
    weapon,
    band: bandAt(rangeOf(weapon, by), distance) ?? 'long',
    distance,
    onEdge: !free && firing(by, weapon, target.at!).onEdge,
    aim: isAimed(table, shot) ? (abilityOf(weapon.abilities, 'improved_aim')?.hit ?? AIM) : 0,
  };
};

/** What a model of the unit needs for such a shot. */
const needsOf = (table: Battlefield, look: Omit<Look, 'model'>, model: number): ToHit => {
  const whole: Look = { ...look, model: figuresOf(table, look.by.unit).models[model]!.abilities };
  const reasons: Reason<ToHitWhy>[] = [];
  for (const [why, adds] of ROWS) {
    const add = adds(whole);
    if (add !== 0) reasons.push({ why, add });
  }
  return { needed: BASE - total(reasons), reasons };
};

/** What a shot needs, as things stand now, GUN-6. */
export const toHit = (table: Battlefield, shot: Shooting, how: How = {}): ToHit =>
  needsOf(table, lookOf(table, shot, how), shot.model);

/** The face that always hits in a storm of bullets. */
const NATURAL = 6;

/** The first die that always hits: none, but in a storm of bullets without focus. */
export const enoughFor = ({ abilities }: Weapon, use: 'normal' | 'focus' | 'amp'): number =>
  use !== 'focus' && abilityOf(abilities, 'bullet_storm') ? NATURAL : Infinity;

/** Which of these models fires best, and what it needs: the shot of a weapon that its unit fires once, ARM-6. */
export const bestModel = (
  table: Battlefield,
  shot: Omit<Shooting, 'model'>,
  models: readonly number[],
  how: How = {},
): { readonly model: number } & ToHit => {
  const look = lookOf(table, shot, how);
  return [...new Set(models)]
    .map((model) => ({ model, ...needsOf(table, look, model) }))
    .reduce((best, each) => (each.needed < best.needed ? each : best));
};

/** The evasion of a unit that takes cover in cover terrain, TER-5. */
const EVASION = 2;

/** How much harder area attacks find the models of a unit, AB-EV. */
const evasionOf = (table: Pick<Table, 'arsenal' | 'board'>, unit: Unit): number => {
  const takesCover = figuresOf(table, unit).abilities.some(
    (ability) => ability.key === 'take_cover' && ability.speeds.includes(unit.speed),
  );
  const terrain = layerOf(unit) === 'ground' ? terrainAt(table.board, unit.at!) : undefined;
  return takesCover && terrain !== undefined && isCover(terrain) ? EVASION : 0;
};

/** What each die of an area attack must show against a unit, and why, GUN-7: 1 at least. */
export const areaNeeds = (
  table: Pick<Table, 'arsenal' | 'board'>,
  target: Unit,
  { n, more }: { readonly n: number; readonly more: number },
): { readonly needed: number; readonly reasons: readonly Reason<AreaWhy>[] } => {
  const all: readonly Reason<AreaWhy>[] = [
    { why: 'area', add: n },
    { why: 'more_models', add: -more },
    { why: 'evasion', add: evasionOf(table, target) },
  ];
  const reasons = all.filter(({ add }) => add !== 0);
  return { needed: Math.max(1, total(reasons)), reasons };
};

import type { Direction } from '../../../../hex/index.ts';
import type { Refusal } from '../../../../match/index.ts';
import { fail, ok, type Result } from '../../../../result.ts';
import type { Intent, Shot } from '../../ask/intents.ts';
import { gunsThrough } from '../../ground/arcs.ts';
import { figuresOf } from '../../model/figures.ts';
import { refusal } from '../../model/refusal.ts';
import { remembered } from '../../model/remembered.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, livingOf, type Unit, withMark, withoutMarks } from '../../model/units.ts';
import { abilityOf, type Built, type BuiltModel, type Weapon } from '../../roster/index.ts';
import { aimFor, arcOf } from './reach.ts';

/** What a unit does with its weapons, P26: `area` is the usual way of a weapon that could focus. */
export type Use = Extract<Intent, { kind: 'shoot' }>['use'];

/** A weapon that a unit can fire in a part. */
export interface Gun {
  readonly weapon: Weapon;
  /** The living models that fire it, by index; a model with two of them appears twice. */
  readonly models: readonly number[];
  /** It is fired instead of the normal weapons, ARM-6. */
  readonly shared: boolean;
}

/** The word that a unit carries out in a part; `-` before orders were read, and for nothing. */
export const wordOf = ({ did }: Pick<Unit, 'did'>, part: Part): string => did.parts[part - 1] ?? '-';

/** Why a unit fires nothing at all now; undefined: nothing keeps it from firing. */
export const cannotFire = (unit: Unit): Refusal | undefined => {
  if (unit.status !== 'field') return refusal('not-on-field', 'GUN-4', { unit: unit.id });
  if (unit.hidden) return refusal('hidden', 'CON-8', { unit: unit.id });
  if (isShaken(unit)) return refusal('shaken', 'CON-1', { unit: unit.id });
  if (unit.harm.unconscious) return refusal('unconscious', 'AB-UN', { unit: unit.id });
  return undefined;
};

/** Does a model fire this weapon in this part: by order, freely, or as a reserve while its unit does nothing, GUN-4? */
const fires = ({ firedBy, freeFire, abilities }: Weapon, model: BuiltModel, word: string, part: Part): boolean =>
  firedBy.some((each) => each === word) ||
  freeFire.includes(part) ||
  (word === '-' && Boolean(abilityOf(abilities, 'reserve') && abilityOf(model.abilities, 'auto_reserve')));

/** The living models that fire a weapon in a part, once for each that they carry. */
const crewOf = (built: Built, unit: Unit, weapon: Weapon, part: Part): readonly number[] =>
  built.models.flatMap((model, index) => {
    if (!unit.harm.alive[index] || !fires(weapon, model, wordOf(unit, part), part)) return [];
    const carried = weapon === built.shared ? 1 : model.weapons.filter((id) => id === weapon.id).length;
    return Array<number>(carried).fill(index);
  });

/** A weapon of a unit as it can be fired in this part; or why it cannot, GUN-1, GUN-2, GUN-4. */
export const gunOf = (table: Pick<Table, 'arsenal'>, unit: Unit, weapon: Weapon, part: Part): Result<Gun, Refusal> => {
  const built = figuresOf(table, unit);
  const models = crewOf(built, unit, weapon, part);
  const word = wordOf(unit, part);
  const named = { weapon: weapon.name };
  if (models.length === 0) return fail(refusal('not-ordered', 'GUN-4', { ...named, order: word }));
  if (loadsWith(weapon, word)) return fail(refusal('just-loaded', 'GUN-1', named));
  if (!isLoaded(built, unit, weapon)) return fail(refusal('not-loaded', 'GUN-2', named));
  const needs = abilityOf(weapon.abilities, 'needs_alive')?.n ?? 1;
  const living = livingOf(unit.harm);
  if (living < needs) return fail(refusal('too-few', 'GUN-4', { ...named, needs, living }));
  return ok({ weapon, models, shared: weapon === built.shared });
};

/** Everything that a unit can fire in a part, in the order in which its models list it; the shared weapon last. */
export const gunsOf = remembered(['arsenal'], (table, unit: Unit, part: Part): readonly Gun[] => {
  if (cannotFire(unit)) return [];
  return weaponsOf(figuresOf(table, unit)).flatMap((weapon) => {
    const gun = gunOf(table, unit, weapon, part);
    return gun.ok ? [gun.value] : [];
  });
});

/** Whether it can be fired at one unit with aim, besides its usual way, P26. */
export const canFocus = ({ weapon }: Gun): boolean => abilityOf(weapon.abilities, 'focus_fire') !== undefined;

/** The word that amplifies a ray. */
const AMPLIFIED = 'Fire(amp)';

/** Why weapons cannot be used so in this part, P26; undefined if they can. */
export const cannotUse = (
  table: Pick<Table, 'arsenal' | 'turn'>,
  unit: Unit,
  use: Use,
  part: Part,
): Refusal | undefined => {
  const guns = gunsOf(table, unit, part);
  if (use === 'shared' && !guns.some(({ shared }) => shared)) return refusal('no-shared', 'ARM-6', { unit: unit.id });
  if (use === 'amp' && wordOf(unit, part) !== AMPLIFIED)
    return refusal('not-amplified', 'GUN-4', { unit: unit.id, order: AMPLIFIED });
  if ((use === 'focus' || use === 'area') && !guns.some(canFocus)) return refusal('no-focus', 'P26', { unit: unit.id });
  if (use === 'focus' && !guns.some((gun) => canFocus(gun) && aimFor(table, unit, gun.weapon, part)))
    return refusal('no-aim/unit', 'GUN-3', { unit: unit.id });
  return undefined;
};

/** What a unit fires in a part when it uses its weapons so: the shared weapon instead of those of the same order, ARM-6. */
export const gunsFor = (table: Pick<Table, 'arsenal'>, unit: Unit, use: Use, part: Part): readonly Gun[] =>
  gunsOf(table, unit, part).filter(({ weapon, shared }) =>
    use === 'shared' ? shared || !weapon.firedBy.some((word) => word === wordOf(unit, part)) : !shared,
  );

/** How a weapon attacks when it is used so, GUN-8: focused fire is direct. */
export const modeOf = ({ attack, abilities }: Weapon, use: Use): Weapon['attack']['mode'] =>
  use === 'focus' && abilityOf(abilities, 'focus_fire') ? 'direct' : attack.mode;

/** How many shots each firing model has, or the unit. */
export const shotsOf = ({ shots, abilities }: Weapon, use: Use): number =>
  use === 'focus' ? (abilityOf(abilities, 'focus_fire')?.shots ?? shots) : shots;

/** Does the unit fire an unstable round with this weapon? */
export const isUnstable = ({ marks }: Pick<Unit, 'marks'>, { abilities }: Weapon): boolean =>
  abilityOf(abilities, 'unstable_round') !== undefined &&
  (marks.includes('unstable') || marks.includes('unstable_new'));

/** The weapon of a unit by its id. */
export const weaponBy = (table: Pick<Table, 'arsenal'>, unit: Unit, id: string): Weapon =>
  weaponsOf(figuresOf(table, unit)).find((weapon) => weapon.id === id)!;

/** What a unit has loaded: tokens, or uses left, by weapon id. */
type Loads = Unit['loads'];

/** All weapons of a unit, each once; the shared one last. */
export const weaponsOf = ({ weapons, shared }: Built): readonly Weapon[] => (shared ? [...weapons, shared] : weapons);

/** What a unit has loaded at the start of a match: everything, or only weapons of limited use, GUN-2, SET-3. */
export const loadsAtStart = (built: Built, startLoaded: 'all' | 'limited'): Loads => {
  const loads: Record<string, number> = {};
  for (const { id, ammo } of weaponsOf(built)) {
    if (ammo.kind === 'limited') loads[id] = ammo.uses;
    if (ammo.kind === 'load') loads[id] = startLoaded === 'all' ? ammo.capacity : 0;
  }
  return loads;
};

/** Is a weapon ready to fire, GUN-2? A linked one is while the other is. */
export const isLoaded = (built: Built, unit: Pick<Unit, 'loads'>, { id, ammo }: Weapon): boolean => {
  switch (ammo.kind) {
    case 'always':
      return true;
    case 'limited':
      return (unit.loads[id] ?? 0) > 0;
    case 'load':
      return (unit.loads[id] ?? 0) >= ammo.perUse;
    case 'linked': {
      const main = weaponsOf(built).find((weapon) => weapon.id === ammo.weapon);
      return main === undefined || main.ammo.kind === 'linked' || isLoaded(built, unit, main);
    }
  }
};

const isLoadedBy = ({ loadedBy }: Weapon, word: string): boolean => loadedBy.some((each) => each === word);

/** Does this word load the weapon? Then it cannot fire in the same part, GUN-1. */
const loadsWith = (weapon: Weapon, word: string): boolean =>
  isLoadedBy(weapon, word) || (word === UNSTABLE && abilityOf(weapon.abilities, 'unstable_round') !== undefined);

/** The word that loads an unstable round. */
const UNSTABLE = 'Load(unstable)';

/** What a Load does to a unit, GUN-2; undefined: the word loads nothing. An unstable round takes the place of another. */
export const loaded = (built: Built, unit: Unit, word: string): Partial<Unit> | undefined => {
  const loads: Record<string, number> = { ...unit.loads };
  const weapons = weaponsOf(built).filter((weapon) => loadsWith(weapon, word));
  for (const { id, ammo } of weapons) {
    if (ammo.kind !== 'load') continue;
    loads[id] = word === UNSTABLE ? ammo.capacity : Math.min(ammo.capacity, (loads[id] ?? 0) + ammo.perLoad);
  }
  if (weapons.length === 0) return undefined;
  return word === UNSTABLE
    ? { loads, marks: withMark(withoutMarks(unit.marks, 'unstable'), 'unstable_new') }
    : { loads };
};

/**
 * What firing these weapons takes from a unit, GUN-2: once for each, however many models fire. After the shared weapon or
 * the normal ones both are unloaded, ARM-6. An unstable round is gone.
 */
export const spent = (built: Built, unit: Unit, fired: readonly Weapon[]): Partial<Unit> => {
  const loads: Record<string, number> = { ...unit.loads };
  for (const { id, ammo } of fired) {
    if (ammo.kind === 'limited') loads[id] = loads[id]! - 1;
    if (ammo.kind === 'load') loads[id] = loads[id]! - ammo.perUse;
  }
  if (built.shared && fired.some(({ firedBy }) => firedBy.includes('Fire')))
    for (const { id, ammo, firedBy } of weaponsOf(built))
      if (ammo.kind === 'load' && firedBy.includes('Fire')) loads[id] = 0;
  const isUnstable = fired.some(({ abilities }) => abilityOf(abilities, 'unstable_round'));
  return isUnstable ? { loads, marks: withoutMarks(unit.marks, 'unstable', 'unstable_new') } : { loads };
};

/** What an assault leaves loaded in a unit that took part in it: `auto_load_after_assault`. */
export const afterAssaultLoads = (built: Built, { loads }: Pick<Unit, 'loads'>): Loads => {
  const after: Record<string, number> = { ...loads };
  for (const { id, ammo, abilities } of weaponsOf(built))
    if (ammo.kind === 'load' && abilityOf(abilities, 'auto_load_after_assault')) after[id] = ammo.capacity;
  return after;
};

/** What the end of a turn changes in what a unit has loaded: an unstable round must be fired in the turn after its loading. */
export const roundsLeft = (built: Built, unit: Unit): Partial<Unit> => {
  if (unit.marks.includes('unstable_new'))
    return { marks: withMark(withoutMarks(unit.marks, 'unstable_new'), 'unstable') };
  if (!unit.marks.includes('unstable')) return {};
  const loads: Record<string, number> = { ...unit.loads };
  for (const { id, abilities } of weaponsOf(built)) if (abilityOf(abilities, 'unstable_round')) loads[id] = 0;
  return { loads, marks: withoutMarks(unit.marks, 'unstable') };
};

/** One shot of a weapon in one part: the unit, and the side if its gun is fixed, ANG-4. */
export interface Barrel {
  /** The model, by index. */
  readonly model: number;
  /** null: the gun is not fixed. */
  readonly side: Direction | null;
}

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const times = (count: number, barrel: Barrel): readonly Barrel[] => Array<Barrel>(count).fill(barrel);

/** All shots that a gun has in one part: by model, then by side. */
export const barrelsOf = (unit: Unit, { weapon, models }: Gun, use: Use): readonly Barrel[] => {
  const shots = shotsOf(weapon, use);
  if (weapon.per === 'unit') return times(shots, { model: models[0]!, side: null });
  return models.flatMap((model) =>
    weapon.fixed
      ? SIX.flatMap((side) => times(shots * gunsThrough(arcOf(unit, weapon), unit.facing, side), { model, side }))
      : times(shots, { model, side: null }),
  );
};

/** A target of a gun, and the sides of the own hex through which it can be fired at. */
export interface Aim {
  readonly shot: Shot;
  readonly sides: readonly Direction[];
}

/**
 * Gives the shots of one weapon their barrels: those that name models first, one barrel for each time a model is named;
 * then the others take all that is left. A shot gets none if there is none for it.
 */
export const allot = (barrels: readonly Barrel[], aims: readonly Aim[]): ReadonlyMap<Shot, readonly Barrel[]> => {
  const left = [...barrels];
  const fits = ({ side }: Barrel, { sides }: Aim): boolean => side === null || sides.includes(side);
  const allotted = new Map<Shot, readonly Barrel[]>();
  for (const aim of aims) {
    if (!aim.shot.models) continue;
    const taken = aim.shot.models.flatMap((model) => {
      const index = left.findIndex((barrel) => barrel.model === model && fits(barrel, aim));
      return index < 0 ? [] : left.splice(index, 1);
    });
    allotted.set(aim.shot, taken);
  }
  for (const aim of aims) {
    if (aim.shot.models) continue;
    const taken = left.filter((barrel) => fits(barrel, aim));
    for (const barrel of taken) left.splice(left.indexOf(barrel), 1);
    allotted.set(aim.shot, taken);
  }
  return allotted;
};

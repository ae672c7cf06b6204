import { withMark, withoutMarks } from '../../model/marks.ts';
import type { Unit } from '../../model/units.ts';
import { abilityOf, type Built, type Weapon } from '../../roster/index.ts';

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
export const loadsWith = (weapon: Weapon, word: string): boolean =>
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

import type { ArmyList, ListedProfile, ModelType, Spell, Weapon, WeaponId } from './terms.ts';

// Short words for the lists of armies. A field that a call leaves out has the usual value.

const USUAL_WEAPON = { range: 0, ap: 0, rules: {} } satisfies Partial<Weapon>;
/** A weapon; if nothing is said, for melee, with AP 0 and no rules. */
export const weapon = (given: Omit<Weapon, keyof typeof USUAL_WEAPON> & Partial<Weapon>): Weapon => ({
  ...USUAL_WEAPON,
  ...given,
});

/** Models that are alike: how many, and what each of them carries. */
export const models = (count: number, type: string, name: string, ...weapons: readonly WeaponId[]): ModelType => ({
  type,
  name,
  count,
  weapons,
});

/** A unit before its army tells it the spells. */
type UnitRow = Omit<ListedProfile, 'spells'>;
const USUAL_UNIT = { sizeClass: 'standard', rules: {} } satisfies Partial<UnitRow>;
/** A unit; if nothing is said, of standard size and without rules. */
export const unit = (given: Omit<UnitRow, keyof typeof USUAL_UNIT> & Partial<UnitRow>): UnitRow => ({
  ...USUAL_UNIT,
  ...given,
});

/** A spell; if nothing is said, with one target. */
export const spell = (given: Omit<Spell, 'targets'> & Partial<Spell>): Spell => ({ targets: 1, ...given });

/** An army; its Casters know all of its spells, G-16.2. */
export const army = (given: Omit<ArmyList, 'units'> & { readonly units: readonly UnitRow[] }): ArmyList => ({
  ...given,
  units: given.units.map((row) => ({ ...row, spells: row.rules.caster ? given.spells.map(({ id }) => id) : [] })),
});

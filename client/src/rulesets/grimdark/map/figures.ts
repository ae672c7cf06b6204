import { ARMIES, ARSENAL, type ArmyId, type Profile, type ProfileId, type Role } from '@ironhex/shared/grimdark';
import { SHAPES } from './counter/shapes.ts';

const ARMY_OF: ReadonlyMap<ProfileId, ArmyId> = new Map(
  Object.values(ARMIES).flatMap((army) => army.units.map(({ id }) => [id, army.id] as const)),
);

/** The army in whose list a profile is; null for one that a position or an event brings. */
export const armyOf = (profile: ProfileId): ArmyId | null => ARMY_OF.get(profile) ?? null;

/** From this range on shooting is what a unit is for, hexes. */
const FAR = 30;

/** What a unit that is in no list looks to be for. */
const roleOf = ({ rules, sizeClass, tags, models }: Profile): Role => {
  if (rules.hero !== undefined) return 'hero';
  if (sizeClass === 'titanic') return 'titan';
  if (rules.transport !== undefined) return 'transport';
  if (sizeClass === 'large') return tags.includes('vehicle') ? 'vehicle' : 'monster';
  if (rules.fast !== undefined || rules.flying !== undefined) return 'fast';
  const weapons = models.flatMap((each) => each.weapons.flatMap((id) => ARSENAL.weapons[id] ?? []));
  return weapons.some(({ range, rules: has }) => range >= FAR || has.sniper || has.indirect) ? 'support' : 'infantry';
};

/** The shape of a profile: its own, or that of its role. */
export const figureOf = (profile: Profile): string =>
  Object.hasOwn(SHAPES, profile.id) ? profile.id : roleOf(profile);

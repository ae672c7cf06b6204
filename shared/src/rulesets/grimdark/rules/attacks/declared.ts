// From the groups that a player declares to the groups of the unit, G-10.3.
import type { Group } from '../../ask/intents.ts';
import type { WeaponGroup } from './groups.ts';

/** One group with its declaration. */
export interface Declared {
  readonly shot: Group;
  /** Undefined: no living model carries the weapon. */
  readonly group: WeaponGroup | undefined;
}

/** One declaration for the groups of a unit and of its hero: the unit's carriers name their models first. */
const shared = (shot: Group, [units, heros]: readonly WeaponGroup[]): readonly Declared[] => {
  const own = units!.carriers.length;
  const { models } = shot;
  return [
    { shot: models ? { ...shot, models: models.slice(0, own) } : shot, group: units },
    { shot: models ? { ...shot, models: models.slice(own) } : shot, group: heros },
  ];
};

/**
 * The groups declared, in declared order. A declaration says whether it means the unit's group or the joined hero's; if
 * it does not, it means both, where both carry the weapon, the hero's last.
 */
export const declaredOf = (groups: readonly WeaponGroup[], shots: readonly Group[]): readonly Declared[] =>
  shots.flatMap((shot): readonly Declared[] => {
    const carried = groups.filter(({ weapon }) => weapon.id === shot.weapon);
    if (shot.hero !== undefined) return [{ shot, group: carried.find(({ hero }) => hero === shot.hero) }];
    const meant = carried.filter(
      ({ hero }) => !shots.some((other) => other.weapon === shot.weapon && other.hero === hero),
    );
    if (meant.length > 1) return shared(shot, meant);
    return [{ shot, group: meant[0] ?? carried[0] }];
  });

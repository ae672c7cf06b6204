// Which groups are meant by what a player declares, G-10.3.
import type { Group } from '../../ask/intents.ts';
import type { WeaponGroup } from './groups.ts';

/** What is declared for one group. */
export interface Declared {
  readonly shot: Group;
  /** Undefined: nobody who lives carries the weapon. */
  readonly group: WeaponGroup | undefined;
}

/** Shots of a unit and its hero with one weapon: the models that the unit's carriers name come first. */
const shared = (shot: Group, [units, heros]: readonly WeaponGroup[]): readonly Declared[] => {
  const own = units!.carriers.length;
  const { models } = shot;
  return [
    { shot: models ? { ...shot, models: models.slice(0, own) } : shot, group: units },
    { shot: models ? { ...shot, models: models.slice(own) } : shot, group: heros },
  ];
};

/**
 * Each group that is meant, in declared order: of the unit or of its joined hero where it is said whose, else of all
 * who carry the weapon, the hero last.
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

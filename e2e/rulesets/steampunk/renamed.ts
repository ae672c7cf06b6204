import { builtOf, WEAPONS } from '@ironhex/shared/steampunk';
import type { Renamed } from '../pilot.ts';

/** All weapons of all units have other names: units have the names of their types. */
export const renamed: Renamed<{ readonly units: readonly { readonly unit: string }[] }> = (position, nameOf) => {
  const ids = new Set(position.units.flatMap(({ unit }) => builtOf({ unit }).weapons.map(({ id }) => id)));
  return {
    ...position,
    arsenal: Object.fromEntries([...ids].map((id, n) => [id, { ...WEAPONS.get(id)!, name: nameOf(n) }])),
  };
};

import { type View, WEAPONS } from '@ironhex/shared/steampunk';

/** What a weapon is called. */
export const weaponName = ({ arsenal }: Pick<View, 'arsenal'>, id: string): string =>
  (Object.hasOwn(arsenal, id) ? arsenal[id] : WEAPONS.get(id))?.name ?? 'weapon';

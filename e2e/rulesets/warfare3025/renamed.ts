import { STOCK_CARDS, VEHICLES } from '@ironhex/shared/warfare3025';
import type { Renamed } from '../pilot.ts';

/** Units with cards of their own: another name for each unit, its pilot and its weapons. */
export const renamed: Renamed<{ readonly units: readonly { readonly card: string }[] }> = (position, nameOf) => ({
  ...position,
  units: position.units.map((unit, n) => {
    const name = nameOf(n);
    const card = [...STOCK_CARDS, ...VEHICLES].find(({ designation }) => designation === unit.card)!;
    return {
      ...unit,
      card: {
        ...card,
        designation: name,
        name,
        pilot: { ...card.pilot, name },
        weapons: card.weapons.map((weapon) => ({ ...weapon, name })),
      },
    };
  }),
});

import type { Card, Weapon } from './card.ts';

/** A figure of a weapon that no source prints and only an option uses, W-13.5. */
type Figure = Extract<keyof Weapon, 'aimTime' | 'stabilisation' | 'velocity' | 'minEngagement'>;

const FIGURES: readonly Figure[] = ['aimTime', 'stabilisation', 'velocity', 'minEngagement'];

/** The figures that aimed fire uses, W-13a. */
const AIMED_FIGURES = ['aimTime', 'stabilisation', 'velocity'] as const satisfies readonly Figure[];

/** A weapon with these of its figures. */
const weaponWith = (weapon: Weapon, used: readonly Figure[]): Weapon => {
  const kept = { ...weapon };
  for (const figure of FIGURES) if (!used.includes(figure)) delete kept[figure];
  return kept;
};

/** A card as it is where nothing is aimed: without figures of options, W-13.2. */
export const plainCard = ({ camouflage: _, ...card }: Card): Card => ({
  ...card,
  weapons: card.weapons.map((weapon) => weaponWith(weapon, [])),
});

/** A card as aimed fire uses it: without figures of other options, W-13.2. */
export const aimedCard = (card: Card): Card => ({
  ...card,
  weapons: card.weapons.map((weapon) => weaponWith(weapon, AIMED_FIGURES)),
});

/** The first figure that aimed fire needs and a card lacks, W-13.5. */
export const missingFigure = ({ weapons }: Card): { readonly weapon: string; readonly field: string } | undefined => {
  for (const weapon of weapons)
    for (const field of AIMED_FIGURES) if (weapon[field] === undefined) return { weapon: weapon.name, field };
  return undefined;
};

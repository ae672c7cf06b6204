import type { Refusal } from '../../../match/index.ts';
import { oncePer } from '../../../once-per.ts';
import type { Options } from '../model/options.ts';
import { refusal } from '../model/refusal.ts';
import type { Card, Weapon } from './card.ts';

/** A figure of a weapon that no source prints and only an option uses, W-13.5. */
type Figure = Extract<keyof Weapon, 'aimTime' | 'stabilisation' | 'velocity' | 'minEngagement'>;

/** The figures that aimed fire uses, W-13a. */
const AIMED_FIGURES: readonly Figure[] = ['aimTime', 'stabilisation', 'velocity'];
/** The figure that close quarters use, W-13b. */
const CLOSE_FIGURES: readonly Figure[] = ['minEngagement'];
const FIGURES: readonly Figure[] = [...AIMED_FIGURES, ...CLOSE_FIGURES];

type Used = Pick<Options, 'combat' | 'closeQuarters' | 'detection'>;

/** Whether it matters how large units look, W-13d.2. */
const usesSize = ({ combat, detection }: Used): boolean => combat === 'aimed' || detection === 'on';

const isUsed = ({ combat, closeQuarters }: Used, figure: Figure): boolean =>
  CLOSE_FIGURES.includes(figure) ? closeQuarters === 'on' : combat === 'aimed';

/** A weapon without figures of options that are off. Deleting them from a copy would make all that reads it slow. */
const weaponIn = (options: Used, weapon: Weapon): Weapon => {
  const off: readonly string[] = FIGURES.filter((figure) => !isUsed(options, figure));
  return Object.fromEntries(Object.entries(weapon).filter(([field]) => !off.includes(field))) as unknown as Weapon;
};

const cut = (options: Used, { camouflage, ...card }: Card): Card => ({
  ...card,
  weapons: card.weapons.map((weapon) => weaponIn(options, weapon)),
  ...(camouflage && usesSize(options) ? { camouflage } : {}),
});

/** A card by the options that are on, worked out once for each. */
const cuts = oncePer((_card: Card) => new Map<string, Card>());

/** A card as it is in a match: a figure of an option that is off is nowhere in it, W-13.2. */
export const cardIn = (options: Used, card: Card): Card => {
  const { combat, closeQuarters, detection } = options;
  const known = cuts(card);
  const key = `${combat} ${closeQuarters} ${detection}`;
  const found = known.get(key) ?? cut(options, card);
  known.set(key, found);
  return found;
};

/** Why a unit cannot play by these options: the first figure that they use and its card lacks, W-13.5. */
export const missingFigure = (options: Used, unit: string, { weapons, baseSize }: Card): Refusal | undefined => {
  if (options.combat === 'aimed' && baseSize === undefined)
    return refusal('no-figure/size', 'W-13a', { unit, field: 'baseSize' });
  if (options.detection === 'on' && baseSize === undefined)
    return refusal('no-figure/detection', 'W-13d', { unit, field: 'baseSize' });
  const used = FIGURES.filter((figure) => isUsed(options, figure));
  for (const weapon of weapons)
    for (const field of used) {
      if (weapon[field] !== undefined) continue;
      const figures = { unit, weapon: weapon.name, field };
      return CLOSE_FIGURES.includes(field)
        ? refusal('no-figure/close', 'W-13b', figures)
        : refusal('no-figure', 'W-13a', figures);
    }
  return undefined;
};

import type { Weapon } from '../../terms.ts';
import { weapon } from '../../write.ts';

/** The weapons of The Thornwake Brood. */
export const WEAPONS: readonly Weapon[] = [
  weapon({ id: 'tb-spit', name: 'Acid Spit', range: 18, attacks: 1, rules: { poison: 1 } }),
  weapon({
    id: 'tb-spore-lob',
    name: 'Spore Lobber',
    range: 30,
    attacks: 1,
    rules: { blast: 3, indirect: 1, poison: 1 },
  }),
  weapon({ id: 'tb-barb-storm', name: 'Barb Storm', range: 18, attacks: 4, ap: 1 }),
  weapon({ id: 'tb-bile-lance', name: 'Bile Lance', range: 24, attacks: 2, ap: 3, rules: { deadly: 3 } }),
  weapon({ id: 'tb-gland-burst', name: 'Gland Burst', range: 12, attacks: 1, ap: 1, rules: { blast: 3, limited: 1 } }),
  weapon({ id: 'tb-claws', name: 'Claws', attacks: 2 }),
  weapon({ id: 'tb-small-claws', name: 'Small Claws', attacks: 1 }),
  weapon({ id: 'tb-rend-claws', name: 'Rending Claws', attacks: 3, rules: { rending: 1 } }),
  weapon({ id: 'tb-drill-claws', name: 'Drill Claws', attacks: 3, ap: 2 }),
  weapon({ id: 'tb-whips', name: 'Barbed Whips', attacks: 3, ap: 1, rules: { counter: 1 } }),
  weapon({ id: 'tb-horn', name: 'Goring Horn', attacks: 2, ap: 1, rules: { thrust: 1 } }),
  weapon({ id: 'tb-great-claws', name: 'Great Claws', attacks: 6, ap: 2 }),
  weapon({ id: 'tb-maw', name: 'Maw', attacks: 1, ap: 3, rules: { deadly: 3 } }),
  weapon({ id: 'tb-landslide', name: 'Landslide Limbs', attacks: 10, ap: 2 }),
];

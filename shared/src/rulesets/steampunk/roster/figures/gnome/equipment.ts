import type { Equipment } from '../unit.ts';
import { cost, fires, item } from '../write.ts';

/** What the gnomes can buy for their units. */
export const EQUIPMENT: readonly Equipment[] = [
  item({
    id: 'gnome.mechanical_owl',
    name: 'Mechanical Owl',
    cost: cost({ cp: 2 }),
    requires: [['Infantry']],
    slots: { independent: 1 },
    grants: { modelAbilities: [{ key: 'enhanced_accuracy', n: 1 }] },
  }),
  item({
    id: 'gnome.acid_splash',
    name: 'Acid Splash',
    cost: cost({ cp: 2 }),
    requires: [['Infantry']],
    excludes: ['Quadbike'],
    slots: { hands: 2 },
    grants: { weapon: 'gnome.acid_splash' },
  }),
  item({
    id: 'gnome.frost_ray',
    name: 'Frost Ray',
    cost: cost({ cp: 4 }),
    requires: [['Infantry']],
    excludes: ['Quadbike'],
    slots: { hands: 2 },
    grants: { weapon: 'gnome.frost_ray' },
    orders: { movement: {}, gunnery: { still: fires('- + Fire(amp)') } },
  }),
  item({
    id: 'gnome.medical_armor',
    name: 'Medical Armor',
    cost: cost({ cp: 1 }),
    requires: [['Infantry']],
    slots: { independent: 1 },
    grants: {
      unitAbilities: [
        { key: 'resistance_min', type: 'fire', n: 2 },
        { key: 'resistance_min', type: 'poison', n: 2 },
        { key: 'resistance_bonus', type: 'psychic', n: 1 },
      ],
    },
  }),
  item({
    id: 'gnome.quadbike_lance',
    name: 'Quadbike Lance',
    cost: cost({ cp: 2 }),
    requires: [['Quadbike']],
    slots: { hands: 2 },
    grants: { assault: { strengthAdd: [1, 0, 0, 0] } },
  }),
];

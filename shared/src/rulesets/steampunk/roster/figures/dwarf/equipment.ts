import type { Equipment } from '../unit.ts';
import { cost, d, fires, item } from '../write.ts';

/** What the dwarves can buy for their units. */
export const EQUIPMENT: readonly Equipment[] = [
  item({
    id: 'dwarf.heavy_musket',
    name: 'Heavy Musket',
    cost: cost({ cp: 2 }),
    requires: [['Infantry']],
    slots: { hands: 2 },
    grants: { weapon: 'dwarf.heavy_musket' },
  }),
  item({
    id: 'dwarf.enhanced_heavy_musket',
    name: 'Enhanced Heavy Musket',
    cost: cost({ cp: 6 }),
    requires: [['Infantry']],
    slots: { hands: 2 },
    grants: { weapon: 'dwarf.enhanced_heavy_musket' },
  }),
  item({
    id: 'dwarf.musket_with_springloaded_axe',
    name: 'Musket with Springloaded Axe',
    cost: cost({ cp: 2 }),
    requires: [['Infantry']],
    slots: { hands: 2 },
    grants: {
      weapon: 'dwarf.musket_with_springloaded_axe',
      assault: { strengthAdd: [1, 1, 1, 1], damage: { regular: d(6, -2), extra: [{ type: 'psychic', die: d(6) }] } },
    },
    orders: { movement: {}, gunnery: { slow: fires('- + Load', 'Load + -', 'Fire + -', '- + Fire') } },
  }),
  item({
    id: 'dwarf.blast_sticks',
    name: 'Blast Sticks',
    cost: cost({ cp: 2 }),
    requires: [['Infantry']],
    slots: { hands: 2 },
    grants: {
      assault: { deflectionAdd: [1, 1, 1, 1], deflectionDie: 4, damage: { regular: d(6, 1), extra: [] }, ap: 5 },
    },
  }),
  item({
    id: 'dwarf.wheeled_shieldwall',
    name: 'Wheeled ShieldWall',
    cost: cost({ cp: 2 }),
    requires: [['Infantry']],
    slots: { independent: 1 },
    grants: {
      armorAdd: [5, 0, 0, 0],
      armorAddNotInAssault: true,
      assault: {
        deflectionAdd: [1, 0, 0, 0],
        deflectionDie: 4,
        specials: [{ key: 'strength_minus_unless_still', n: 1 }],
      },
    },
  }),
  item({
    id: 'dwarf.vest_of_life_support',
    name: 'Vest of Life Support',
    cost: cost({ cp: 2 }),
    requires: [['Infantry', 'Steampowerarmor']],
    slots: { independent: 1 },
    grants: { unitAbilities: [{ key: 'endurance', regular: 1, elite: 2 }] },
  }),
  item({
    id: 'dwarf.trench_coat_of_resistance',
    name: 'Trench Coat of Resistance',
    cost: cost({ cp: 1 }),
    requires: [['Infantry', 'Steampowerarmor']],
    slots: { independent: 1 },
    grants: {
      unitAbilities: [
        { key: 'resistance_bonus', type: 'poison', n: 1 },
        { key: 'resistance_bonus', type: 'fire', n: 1 },
        { key: 'immunity', what: ['minor_acid'] },
        { key: 'trench_coat' },
      ],
    },
  }),
  item({
    id: 'dwarf.big_blaster',
    name: 'Big Blaster',
    cost: cost({ cp: 1 }),
    requires: [['Infantry']],
    slots: { shared: 1 },
    grants: { weapon: 'dwarf.big_blaster', shared: true },
  }),
  item({
    id: 'dwarf.multibarreled_heavy_musket',
    name: 'Multibarreled Heavy Musket',
    cost: cost({ cp: 2 }),
    requires: [['Steampowerarmor']],
    slots: { hands: 2 },
    grants: { weapon: 'dwarf.multibarreled_heavy_musket' },
  }),
  item({
    id: 'dwarf.elite_crew',
    name: 'Elite Crew',
    cost: cost({ xp: 4 }),
    requires: [['Vehicle']],
    slots: { independent: 1 },
    grants: { modelAbilities: [{ key: 'good_shot' }] },
  }),
];

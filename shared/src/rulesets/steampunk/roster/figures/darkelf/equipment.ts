import type { Equipment } from '../unit.ts';
import { cost, fires, item, moves } from '../write.ts';

/** What the dark elves can buy for their units. */
export const EQUIPMENT: readonly Equipment[] = [
  item({
    id: 'darkelf.smg',
    name: 'SMG',
    cost: cost({ cp: 1 }),
    requires: [['Infantry']],
    slots: { hands: 2 },
    grants: { weapon: 'darkelf.smg' },
    orders: { movement: {}, gunnery: { still: fires('Fire + Fire'), slow: fires('Fire + Fire') } },
  }),
  item({
    id: 'darkelf.crossbow',
    name: 'Crossbow',
    cost: cost({ cp: 2 }),
    requires: [['Infantry']],
    slots: { hands: 2 },
    grants: { weapon: 'darkelf.crossbow' },
  }),
  item({
    id: 'darkelf.integrated_pistol',
    name: 'Integrated Pistol',
    cost: cost({ cp: 1 }),
    requires: [['Roboprosthetic']],
    slots: { independent: 1 },
    grants: { weapon: 'darkelf.integrated_pistol' },
  }),
  item({
    id: 'darkelf.poison_claws',
    name: 'Poison Claws',
    cost: cost({ cp: 1 }),
    requires: [['Roboprosthetic']],
    slots: { independent: 1 },
    grants: { assault: { strengthAdd: [1, 0, 0, 0], specials: [{ key: 'poison', die: 4, per: 1 }] } },
  }),
  item({
    id: 'darkelf.gas_mask_assault_training',
    name: 'Gas Mask Assault Training',
    cost: cost({ xp: 1 }),
    requires: [['Roboprosthetic', 'Infantry']],
    slots: { independent: 1 },
    grants: {
      unitAbilities: [{ key: 'immunity', what: ['poison_cloud'] }],
      assault: { specials: [{ key: 'gas_assault' }] },
    },
  }),
  item({
    id: 'darkelf.poison_fog_grenade',
    name: 'Poison Fog Grenade',
    cost: cost({ cp: 2 }),
    requires: [['Roboprosthetic', 'Infantry', 'Cavalry']],
    slots: { independent: 1 },
    grants: { weapon: 'darkelf.poison_fog_grenade' },
    orders: {
      movement: {},
      gunnery: { still: fires('- + Throw', 'Throw + -'), slow: fires('- + Throw', 'Throw + -') },
    },
  }),
  item({
    id: 'darkelf.hide',
    name: 'Hide',
    cost: cost({ xp: 4 }),
    requires: [['Infantry']],
    slots: { training: 1 },
    grants: {
      unitAbilities: [
        { key: 'hidden_start' },
        { key: 'hide', terrain: ['ruins'] },
        { key: 'forward_position', n: 1 },
        { key: 'camouflage', terrain: ['swamp'], n: 1 },
      ],
    },
    orders: {
      movement: {
        still: moves('Reveal + - + -', 'Hide[ruins] + - + -'),
        crawl: moves('Hide[ruins] + - + -'),
        slow: moves('- + Reveal + Chase', 'Hide[ruins] + - + -'),
      },
      gunnery: {},
    },
  }),
];

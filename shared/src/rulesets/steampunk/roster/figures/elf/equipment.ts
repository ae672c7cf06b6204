import type { Equipment } from '../unit.ts';
import { cost, fires, item } from '../write.ts';

/** What the elves can buy for their units. */
export const EQUIPMENT: readonly Equipment[] = [
  item({
    id: 'elf.enhanced_rifle',
    name: 'Enhanced Rifle',
    cost: cost({ cp: 2 }),
    requires: [['Infantry']],
    slots: { hands: 2 },
    grants: { weapon: 'elf.enhanced_rifle' },
  }),
  item({
    id: 'elf.at_rifle',
    name: 'AT Rifle',
    cost: cost({ cp: 8 }),
    requires: [['Infantry']],
    slots: { hands: 2 },
    grants: { weapon: 'elf.at_rifle' },
  }),
  item({
    id: 'elf.sniper_rifle',
    name: 'Sniper Rifle',
    cost: cost({ cp: 6 }),
    per: 'model',
    requires: [['Infantry'], ['Elite']],
    slots: { hands: 2 },
    grants: { weapon: 'elf.sniper_rifle' },
  }),
  item({
    id: 'elf.hand_grenade',
    name: 'Hand Grenade',
    cost: cost({ cp: 2 }),
    requires: [['Infantry', 'Archer']],
    slots: { independent: 1 },
    grants: { weapon: 'elf.hand_grenade' },
    orders: {
      movement: {},
      gunnery: { still: fires('- + Throw'), slow: fires('- + Throw'), fast: fires('- + Throw') },
    },
  }),
  item({
    id: 'elf.camouflage',
    name: 'Camouflage',
    cost: cost({ cp: 2 }),
    requires: [['Infantry', 'Archer']],
    slots: { independent: 1 },
    grants: { unitAbilities: [{ key: 'camouflage', terrain: ['forest'], n: 1 }] },
  }),
  item({
    id: 'elf.deflection_field',
    name: 'Deflection Field',
    cost: cost({ cp: 2 }),
    requires: [['Vehicle']],
    slots: { independent: 1 },
    grants: { assault: { deflectionAdd: [6, 6, 6, 6], deflectionDie: 5 } },
  }),
  item({
    id: 'elf.elite_tank_crew',
    name: 'Elite Tank Crew',
    cost: cost({ xp: 4 }),
    requires: [['Vehicle']],
    slots: { independent: 1 },
    grants: { modelAbilities: [{ key: 'good_shot' }] },
  }),
];

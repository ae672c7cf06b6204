import type { Equipment } from '../unit.ts';
import { cost, d, fires, item } from '../write.ts';

/** What the orks can buy for their units. */
export const EQUIPMENT: readonly Equipment[] = [
  item({
    id: 'ork.ork_pistol',
    name: 'Ork Pistol',
    cost: cost({ cp: 1 }),
    requires: [['Infantry', 'Cavalry']],
    slots: { hands: 1 },
    grants: { weapon: 'ork.ork_pistol' },
    orders: {
      movement: {},
      gunnery: {
        still: fires('Load(2) + -', '- + Load(2)', 'Fire + -', '- + Fire'),
        slow: fires('Fire + -', '- + Fire'),
      },
    },
  }),
  item({
    id: 'ork.hand_held_cannon',
    name: 'Hand Held Cannon',
    cost: cost({ cp: 8 }),
    requires: [['Infantry']],
    slots: { shared: 1 },
    grants: { weapon: 'ork.hand_held_cannon', shared: true },
  }),
  item({
    id: 'ork.clockwork_shield',
    name: 'Clockwork Shield',
    cost: cost({ cp: 2 }),
    requires: [['Infantry', 'Grunt']],
    slots: { hands: 1 },
    grants: {
      unitAbilities: [{ key: 'resistance', type: 'regular', n: 1 }],
      assault: { deflectionAdd: [1, 0, 0, 0], deflectionDie: 6 },
    },
  }),
  item({
    id: 'ork.clockwork_spear',
    name: 'Clockwork Spear',
    cost: cost({ cp: 2 }),
    requires: [['Infantry', 'Grunt', 'Cavalry']],
    slots: { hands: 1 },
    grants: { assault: { damage: { regular: d(8), extra: [] }, specials: [{ key: 'cunning_assault', per: 2 }] } },
  }),
  item({
    id: 'ork.clockwork_power_spear',
    name: 'Clockwork Power Spear',
    cost: cost({ cp: 3 }),
    requires: [['Infantry', 'Grunt']],
    slots: { hands: 2 },
    grants: {
      assault: {
        deflectionAdd: [1, 0, 0, 0],
        deflectionDie: 6,
        damage: { regular: d(12), extra: [] },
        ap: 4,
        specials: [{ key: 'cunning_assault', per: 2 }],
      },
    },
  }),
  item({
    id: 'ork.poison_spikes',
    name: 'Poison Spikes',
    cost: cost({ cp: 1 }),
    requires: [['Infantry', 'Grunt']],
    slots: { independent: 1 },
    grants: { assault: { specials: [{ key: 'poison_on_deflect', die: 4 }] } },
  }),
  item({
    id: 'ork.pyro',
    name: 'Pyro',
    cost: cost({ cp: 2, xp: 4 }),
    requires: [['Infantry', 'Cavalry']],
    slots: { independent: 1 },
    grants: { weapon: 'ork.pyro', unitAbilities: [{ key: 'resistance_min', type: 'fire', n: 2 }] },
    orders: {
      movement: {},
      gunnery: { still: fires('- + Throw'), slow: fires('- + Throw'), fast: fires('- + Throw') },
    },
  }),
];

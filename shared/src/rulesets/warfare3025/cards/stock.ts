import type { Card, Weapon } from './card.ts';

const ppc: Weapon = {
  id: 'ppc',
  name: 'PPC',
  tier: 4,
  damage: 5,
  band: 'medium',
  maxRange: 30,
  ticks: 8,
  attacks: 1,
  traits: { haywire: true },
};
const lrm10: Weapon = {
  id: 'lrm-10',
  name: 'LRM 10',
  tier: 3,
  damage: 2,
  band: 'long',
  maxRange: 40,
  ticks: 7,
  attacks: 2,
  traits: { missileSwarm: true },
};
const autocannon5: Weapon = {
  id: 'autocannon-5',
  name: 'Autocannon/5',
  tier: 3,
  damage: 2,
  band: 'medium',
  maxRange: 30,
  ticks: 5,
  attacks: 1,
  traits: {},
};
const srm6: Weapon = {
  id: 'srm-6',
  name: 'SRM 6',
  tier: 3,
  damage: 1,
  band: 'medium',
  maxRange: 15,
  ticks: 7,
  attacks: 3,
  traits: { missileSwarm: true },
};
const mediumLaser: Weapon = {
  id: 'medium-laser',
  name: 'Medium Laser',
  tier: 3,
  damage: 2,
  band: 'short',
  maxRange: 14,
  ticks: 6,
  attacks: 1,
  traits: {},
};
const dualMachineGun: Weapon = {
  id: 'dual-mg',
  name: 'Dual MG',
  tier: 2,
  damage: 1,
  band: 'near',
  maxRange: 6,
  ticks: 3,
  attacks: 2,
  traits: { rapidFire: 3 },
};
const dualAutocannon5: Weapon = {
  id: 'dual-ac-5',
  name: 'Dual AC/5',
  tier: 3,
  damage: 2,
  band: 'medium',
  maxRange: 30,
  ticks: 5,
  attacks: 2,
  traits: { rapidFire: 2 },
};
const twinMediumLaser: Weapon = { ...mediumLaser, id: 'twin-m-laser', name: '2×M-Laser', attacks: 2 };
const twinLargeLaser: Weapon = {
  id: 'twin-l-laser',
  name: '2×L-Laser',
  tier: 4,
  damage: 4,
  band: 'medium',
  maxRange: 16,
  ticks: 8,
  attacks: 2,
  traits: {},
};

/** The four cards that are printed with the game, W-2.4. Base sizes are ours, W-14. */
export const STOCK_CARDS: readonly Card[] = [
  {
    designation: 'GRF-1N',
    name: 'Griffin',
    pilot: { name: 'John Hayes', skill: [2, 8, 15, 20] },
    armour: { tier: 4, skill: [2, 12, 17, 19] },
    structure: { skill: [2, 8, 15, 20] },
    movement: { mode: 'walker', steady: 7, extra: 0, ticks: 8, jump: 5 },
    weapons: [ppc, lrm10],
    baseSize: 7,
  },
  {
    designation: 'WVR-6W',
    name: 'Wolverine',
    pilot: { name: 'Eric Stendahl', skill: [3, 9, 16, 19] },
    armour: { tier: 3, skill: [2, 8, 13, 17] },
    structure: { skill: [2, 8, 15, 20] },
    movement: { mode: 'walker', steady: 8, extra: 0, ticks: 9, jump: 5 },
    weapons: [autocannon5, srm6, mediumLaser],
    baseSize: 7,
  },
  {
    designation: 'LCT-1V',
    name: 'Locust',
    pilot: { name: 'Luna Takenaka', skill: [2, 7, 14, 18] },
    armour: { tier: 3, skill: [3, 11, 16, 17] },
    structure: { skill: [4, 10, 17, 20] },
    movement: { mode: 'walker', steady: 7, extra: 1, ticks: 6, jump: 0 },
    weapons: [dualMachineGun, mediumLaser],
    baseSize: 5,
  },
  {
    designation: 'RFL-3N',
    name: 'Rifleman',
    pilot: { name: 'Sawako Maki', skill: [2, 9, 16, 20] },
    armour: { tier: 4, skill: [3, 11, 17, 20] },
    structure: { skill: [3, 10, 16, 20] },
    movement: { mode: 'walker', steady: 6, extra: 0, ticks: 10, jump: 0 },
    weapons: [dualAutocannon5, twinMediumLaser, twinLargeLaser],
    baseSize: 8,
  },
];

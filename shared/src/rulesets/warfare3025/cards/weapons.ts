// The weapons of the printed cards, W-2.4.
import type { Weapon } from './card.ts';

export const ppc: Weapon = {
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
export const lrm10: Weapon = {
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
export const autocannon5: Weapon = {
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
export const srm6: Weapon = {
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
export const mediumLaser: Weapon = {
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
export const dualMachineGun: Weapon = {
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
export const dualAutocannon5: Weapon = {
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
export const twinMediumLaser: Weapon = { ...mediumLaser, id: 'twin-m-laser', name: '2×M-Laser', attacks: 2 };
export const twinLargeLaser: Weapon = {
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

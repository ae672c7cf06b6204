import type { Card } from './card.ts';
import {
  autocannon5,
  dualAutocannon5,
  dualMachineGun,
  lrm10,
  mediumLaser,
  ppc,
  srm6,
  twinLargeLaser,
  twinMediumLaser,
} from './weapons.ts';

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

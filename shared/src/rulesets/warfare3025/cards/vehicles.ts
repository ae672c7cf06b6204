import { ARSENAL } from './arsenal.ts';
import type { Card, Weapon } from './card.ts';
import { cardIn } from './figures.ts';
import { lrm10, mediumLaser, srm6 } from './weapons.ts';

const printed = (id: string): Weapon => ARSENAL.find((weapon) => weapon.id === id)!;

const machineGun = printed('machine-gun');

/** Vehicles that no source prints: stock cards of our own, W-14. */
export const VEHICLES: readonly Card[] = [
  {
    designation: 'WSL-1',
    name: 'Weasel',
    pilot: { name: 'Ada Brandt', skill: [2, 7, 14, 19] },
    armour: { tier: 2, skill: [3, 11, 16, 19] },
    structure: { skill: [4, 11, 17, 20] },
    movement: { mode: 'wheeled', steady: 9, extra: 2, ticks: 6, jump: 0 },
    weapons: [machineGun],
    baseSize: 4,
  },
  {
    designation: 'MUL-2',
    name: 'Mule',
    pilot: { name: 'Tomas Rehn', skill: [3, 9, 16, 20] },
    armour: { tier: 3, skill: [3, 10, 16, 20] },
    structure: { skill: [3, 10, 16, 20] },
    movement: { mode: 'wheeled', steady: 8, extra: 1, ticks: 7, jump: 0 },
    weapons: [printed('autocannon-2'), machineGun],
    baseSize: 5,
  },
  {
    designation: 'BWK-3',
    name: 'Bulwark',
    pilot: { name: 'Greta Olsen', skill: [2, 8, 15, 20] },
    armour: { tier: 5, skill: [2, 9, 15, 19] },
    structure: { skill: [2, 8, 15, 20] },
    movement: { mode: 'tracked', steady: 5, extra: 1, ticks: 8, jump: 0 },
    weapons: [printed('autocannon-10'), machineGun],
    baseSize: 6,
  },
  {
    designation: 'ANV-1',
    name: 'Anvil',
    pilot: { name: 'Ivo Marek', skill: [3, 9, 16, 20] },
    armour: { tier: 4, skill: [3, 11, 17, 20] },
    structure: { skill: [3, 10, 16, 20] },
    movement: { mode: 'tracked', steady: 5, extra: 0, ticks: 9, jump: 0 },
    weapons: [lrm10, printed('small-laser')],
    baseSize: 6,
  },
  {
    designation: 'SKM-4',
    name: 'Skimmer',
    pilot: { name: 'Nia Okoro', skill: [2, 7, 14, 18] },
    armour: { tier: 2, skill: [4, 12, 17, 20] },
    structure: { skill: [4, 11, 17, 20] },
    movement: { mode: 'hover', steady: 10, extra: 3, ticks: 6, jump: 0 },
    weapons: [mediumLaser],
    baseSize: 4,
  },
  {
    designation: 'GAL-2',
    name: 'Gale',
    pilot: { name: 'Piet Vos', skill: [2, 8, 15, 19] },
    armour: { tier: 3, skill: [3, 11, 16, 20] },
    structure: { skill: [3, 10, 17, 20] },
    movement: { mode: 'hover', steady: 8, extra: 2, ticks: 7, jump: 0 },
    weapons: [srm6, machineGun],
    baseSize: 5,
  },
];

/** Those, and as matches have them: without the figures that their options do not use. */
const OURS = new Set(
  (['opposed', 'aimed'] as const).flatMap((combat) =>
    (['off', 'on'] as const).flatMap((closeQuarters) =>
      VEHICLES.flatMap((card) => [card, cardIn({ combat, closeQuarters }, card)]).map((card) => JSON.stringify(card)),
    ),
  ),
);

/** Whether a card is one of our own stock cards, in the form or in a match. */
export const isOurs = (card: Card): boolean => OURS.has(JSON.stringify(card));

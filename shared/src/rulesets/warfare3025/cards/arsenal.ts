import type { Weapon } from './card.ts';

type Printed = Omit<Weapon, 'attacks' | 'traits'> & Partial<Pick<Weapon, 'attacks' | 'traits'>>;

const weapon = ({ attacks = 1, traits = {}, ...printed }: Printed): Weapon => ({ ...printed, attacks, traits });

/** The weapon table as printed, W-2.5: what custom cards are armed with. */
export const ARSENAL: readonly Weapon[] = [
  weapon({ id: 'autocannon-2', name: 'Autocannon/2', tier: 3, damage: 1, band: 'long', maxRange: 50, ticks: 4 }),
  weapon({ id: 'autocannon-5', name: 'Autocannon/5', tier: 3, damage: 2, band: 'medium', maxRange: 30, ticks: 4 }),
  weapon({ id: 'autocannon-10', name: 'Autocannon/10', tier: 4, damage: 4, band: 'medium', maxRange: 20, ticks: 5 }),
  // Damage 1 is what the table prints; probably a misprint, kept as it is (W-2.5).
  weapon({ id: 'autocannon-20', name: 'Autocannon/20', tier: 4, damage: 1, band: 'medium', maxRange: 15, ticks: 6 }),
  // The table says: up to 4 attacks instead of one. So one and three extras.
  weapon({
    id: 'machine-gun',
    name: 'Machine Gun',
    tier: 2,
    damage: 1,
    band: 'short',
    maxRange: 10,
    ticks: 3,
    traits: { rapidFire: 3 },
  }),
  weapon({
    id: 'flamer',
    name: 'Flamer',
    tier: 2,
    damage: 1,
    band: 'near',
    maxRange: 3,
    ticks: 3,
    traits: { ignoresFastAndCover: true },
  }),
  weapon({ id: 'small-laser', name: 'Small Laser', tier: 2, damage: 1, band: 'short', maxRange: 10, ticks: 3 }),
  // The table has no ticks for it; the printed cards have 6.
  weapon({ id: 'medium-laser', name: 'Medium Laser', tier: 3, damage: 2, band: 'short', maxRange: 14, ticks: 6 }),
];

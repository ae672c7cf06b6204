import type { Weapon } from './card.ts';

type Printed = Omit<Weapon, 'attacks' | 'traits'> & Partial<Pick<Weapon, 'attacks' | 'traits'>>;

const weapon = ({ attacks = 1, traits = {}, ...printed }: Printed): Weapon => {
  const { aimTime, stabilisation, velocity, minEngagement, ...plain } = printed;
  return { ...plain, attacks, traits, aimTime, stabilisation, velocity, minEngagement };
};

/**
 * The weapon table as printed, W-2.5: what custom cards are armed with. The figures of advanced options beside it are ours,
 * W-14.
 */
export const ARSENAL: readonly Weapon[] = [
  weapon({
    aimTime: 5,
    stabilisation: 3,
    velocity: 16,
    minEngagement: 8,
    id: 'autocannon-2',
    name: 'Autocannon/2',
    tier: 3,
    damage: 1,
    band: 'long',
    maxRange: 50,
    ticks: 4,
  }),
  weapon({
    aimTime: 4,
    stabilisation: 3,
    velocity: 10,
    minEngagement: 4,
    id: 'autocannon-5',
    name: 'Autocannon/5',
    tier: 3,
    damage: 2,
    band: 'medium',
    maxRange: 30,
    ticks: 4,
  }),
  weapon({
    aimTime: 4,
    stabilisation: 2,
    velocity: 8,
    minEngagement: 4,
    id: 'autocannon-10',
    name: 'Autocannon/10',
    tier: 4,
    damage: 4,
    band: 'medium',
    maxRange: 20,
    ticks: 5,
  }),
  // Damage 1 is what the table prints; probably a misprint, kept as it is (W-2.5).
  weapon({
    aimTime: 3,
    stabilisation: 2,
    velocity: 6,
    minEngagement: 3,
    id: 'autocannon-20',
    name: 'Autocannon/20',
    tier: 4,
    damage: 1,
    band: 'medium',
    maxRange: 15,
    ticks: 6,
  }),
  // The table says: up to 4 attacks instead of one. So one and three extras.
  weapon({
    aimTime: 2,
    stabilisation: 2,
    velocity: 4,
    minEngagement: 1,
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
    aimTime: 1,
    stabilisation: 1,
    velocity: 2,
    minEngagement: 0,
    id: 'flamer',
    name: 'Flamer',
    tier: 2,
    damage: 1,
    band: 'near',
    maxRange: 3,
    ticks: 3,
    traits: { ignoresFastAndCover: true },
  }),
  weapon({
    aimTime: 3,
    stabilisation: 3,
    velocity: 'none',
    minEngagement: 1,
    id: 'small-laser',
    name: 'Small Laser',
    tier: 2,
    damage: 1,
    band: 'short',
    maxRange: 10,
    ticks: 3,
  }),
  // The table has no ticks for it; the printed cards have 6.
  weapon({
    aimTime: 4,
    stabilisation: 3,
    velocity: 'none',
    minEngagement: 2,
    id: 'medium-laser',
    name: 'Medium Laser',
    tier: 3,
    damage: 2,
    band: 'short',
    maxRange: 14,
    ticks: 6,
  }),
];

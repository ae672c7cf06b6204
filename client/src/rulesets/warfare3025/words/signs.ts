/** What the signs of the card, the timeline and the plan mean, each in a sentence or two. */
export const SIGNS = {
  thresholds: {
    name: 'Four thresholds',
    text: 'A roll from the first number on is poor, from the second appropriate, then good, then excellent; below it is none (W-1.1).',
  },
  tier: {
    name: 'Tier, I to VI',
    text: 'When armour is rolled, the higher tier of weapon and armour has an advantage (W-9.4, W-9.5).',
  },
  track: {
    name: 'Damage',
    text: 'Each part holds 20. Damage spoils the best rolls of the part first (W-1.2); at 20 it is destroyed (W-2.2).',
  },
  movement: {
    name: 'Hexes of a move',
    text: 'The sum is the most it can go (W-5.1). More than the first number makes it fast (W-4.3). The ticks are paid for any move (W-4.1).',
  },
  jump: { name: 'Jump', text: 'Thrust for one jump in a move: 2 for each level up, 1 for each down (W-7.1).' },
  piloting: {
    name: 'Piloting',
    text: 'The skill of the pilot, for attacks (W-9.2), for rolls on the way (W-6.1) and to evade (W-9.3).',
  },
  ticks: {
    name: 'Ticks',
    text: 'Time until the unit acts. The one with the fewest acts next (W-3.1), and every action adds some (W-4.1).',
  },
  fast: { name: 'Fast', text: 'It moved far in its last action (W-4.3), and may evade what is fired at it (W-9.3).' },
  stationary: {
    name: 'Stationary',
    text: 'It attacked without moving, or waited (W-4.3). Who fires at it has an advantage (W-9.4).',
  },
  unstable: {
    name: 'Unstable',
    text: 'It has lost its footing: 5 damage more on piloting rolls, and no move beyond the first number of hexes, until it stabilises (W-13c.7, W-13c.8).',
  },
  hidden: {
    name: 'Hidden',
    text: 'The other side does not know of this unit (W-13d.3). On the map its counter is hatched.',
  },
  detected: {
    name: 'Detected',
    text: 'To the other side this unit is a contact: a number and a hex (W-13d.3). On the map it has half an eye.',
  },
  visible: {
    name: 'Visible',
    text: 'The other side sees this unit and can attack it (W-13d.11). On the map it has an open eye.',
  },
  old: {
    name: 'As last known',
    text: 'The unit is not in sight: where and how it is may have changed (W-13d.13).',
  },
  reserve: { name: 'In italics', text: 'The unit is not on the map yet: it can only move on or wait (W-3.7).' },
  planned: { name: 'Dashed', text: 'Where the planned action would put the unit in time.' },
  band: {
    name: 'Best band, and range',
    text: 'It fires into this band and those beside it, never past its range (W-9.1). Outside of its best band the defender has an advantage (W-9.5).',
  },
  damage: {
    name: 'Damage of a weapon',
    text: 'What a hit does to structure or to a part that is picked (W-10.2, W-10.3).',
  },
  aim: {
    name: 'Aim and velocity',
    text: 'The most ticks it is aimed for, standing and moving (W-13a.1). Beyond its velocity in hexes a target that does not stand still is harder to hit (W-13a.4).',
  },
  close: {
    name: 'Minimum engagement',
    text: 'From so many hexes on a fast target, or half as many on one without a token, an attack is close quarters: piloting is rolled with so much more damage (W-13b.1, W-13b.4).',
  },
  traits: { name: 'Traits', text: 'What this weapon can do beside its figures (W-9.6).' },
  odds: {
    name: 'Odds',
    text: 'How likely the attack does nothing, scratches armour, hits structure, or hits a part that the attacker picks (W-10).',
  },
  trigger: { name: 'Trigger', text: 'The hex of the path at which the interrupt happens (W-11.3).' },
  first: {
    name: 'First',
    text: 'The interrupt is done before the action: that goes on as far as it still can (W-11.5).',
  },
  simultaneous: {
    name: 'Simultaneous',
    text: 'Both actions count as one moment: neither can prevent the other (W-11.6).',
  },
} as const;

/** A sign that has an explanation. */
export type SignId = keyof typeof SIGNS;

import type { AdvantageWhy } from '../model/roll.ts';

/** The reasons of advantages, W-9.4 to W-9.6. */
export const ADVANTAGES: Readonly<Record<AdvantageWhy, string>> = {
  still: 'attacker does not move',
  'target-stationary': 'target stationary',
  behind: 'from behind',
  'weapon-tier': 'weapon above armour tier',
  piercing: 'armour piercing',
  spread: 'spread',
  'other-range': "not the weapon's best range",
  fast: 'fast',
  cover: 'in cover',
  'armour-tier': 'armour above weapon tier',
};

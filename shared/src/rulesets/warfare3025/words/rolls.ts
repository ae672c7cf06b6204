import type { AdvantageWhy } from '../model/roll.ts';
import type { Risk } from '../plan/reach.ts';

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

const NEEDS: Readonly<Record<string, string>> = { 'W-6.3': 'rough going', 'W-7.4': 'fall', 'W-5.2': 'about-face' };

/** What a movement rolls for at a place, and the chance, W-6.2, e.g. `rough going 65 %`. */
export const riskText = ({ needs, chance }: Pick<Risk, 'needs' | 'chance'>): string =>
  `${needs.map((rule) => NEEDS[rule]).join(', ')} ${Math.round(chance * 100)} %`;

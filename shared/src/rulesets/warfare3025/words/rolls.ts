import type { Demand, GroundName, Threat } from '../model/ground.ts';
import type { AdvantageWhy } from '../model/roll.ts';
import type { Risk } from '../plan/reach.ts';
import { TIER_NAMES } from '../rules/skill.ts';

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

/** What ground is called, W-13c.1. */
const GROUNDS: Readonly<Record<GroundName, string>> = {
  difficult: 'difficult terrain',
  building: 'a building',
  swamp: 'swamp',
  sand: 'sand',
  rough: 'rocky ground',
  rubble: 'rubble',
  shallow: 'shallow water',
  deep: 'deep water',
  woods: 'woods',
  impassable: 'impassable ground',
};

/** What failing a demand does, W-6.3 and W-13c.4 to W-13c.6. */
const THREATS: Readonly<Record<Threat, string>> = {
  difficult: 'it stops',
  stuck: 'it gets stuck',
  minor: '2 damage for each tier missed',
  unstable: 'it is unstable',
};

/** What ground demands, e.g. `woods (good)`. */
export const demandText = ({ ground, tier }: Demand): string => `${GROUNDS[ground]} (${TIER_NAMES[tier]})`;

/** What becomes of a unit that does not meet what ground demands, e.g. `else it gets stuck`. */
export const threatText = ({ threat }: Demand): string => `else ${THREATS[threat]}`;

/** What a movement rolls for at a place, and the chance, W-6.2, e.g. `rough going 65 %`. */
export const riskText = ({ needs, demand, chance }: Pick<Risk, 'needs' | 'demand' | 'chance'>): string =>
  `${needs.map((rule) => NEEDS[rule] ?? (demand ? demandText(demand) : rule)).join(', ')} ${Math.round(chance * 100)} %`;

import type { ModelRule, ModelRules, Role, SizeClass, Tag, WeaponRule, WeaponRules } from './terms.ts';

/** What special rules are called, G-15. */
export const RULE_NAMES: Readonly<Record<ModelRule | WeaponRule, string>> = {
  ambush: 'Ambush',
  blast: 'Blast',
  caster: 'Caster',
  counter: 'Counter',
  deadly: 'Deadly',
  entrenched: 'Entrenched',
  fast: 'Fast',
  fear: 'Fear',
  fearless: 'Fearless',
  flying: 'Flying',
  furious: 'Furious',
  hero: 'Hero',
  immobile: 'Immobile',
  impact: 'Impact',
  indirect: 'Indirect',
  limited: 'Limited',
  'lock-on': 'Lock-On',
  poison: 'Poison',
  regeneration: 'Regeneration',
  relentless: 'Relentless',
  reliable: 'Reliable',
  rending: 'Rending',
  scout: 'Scout',
  slow: 'Slow',
  sniper: 'Sniper',
  stealth: 'Stealth',
  strider: 'Strider',
  thrust: 'Thrust',
  transport: 'Transport',
};

/** The rules that are written with a value. */
const VALUED: ReadonlySet<string> = new Set<ModelRule | WeaponRule>([
  'blast',
  'caster',
  'deadly',
  'fear',
  'impact',
  'transport',
]);

/** Rules as they are written, such as `Blast(3)` and `Lock-On`. */
export const rulesInWords = (rules: ModelRules | WeaponRules): readonly string[] =>
  (Object.entries(rules) as [ModelRule | WeaponRule, number][]).map(([rule, value]) =>
    VALUED.has(rule) ? `${RULE_NAMES[rule]}(${value})` : RULE_NAMES[rule],
  );

/** What units are bought for. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  hero: 'Heroes',
  infantry: 'Infantry',
  fast: 'Fast units',
  support: 'Support',
  transport: 'Transports',
  vehicle: 'Vehicles',
  monster: 'Monsters',
  titan: 'Titans',
};

/** What sizes are called, G-2.6. */
export const SIZE_NAMES: Readonly<Record<SizeClass, string>> = {
  standard: 'Standard',
  large: 'Large',
  titanic: 'Titanic',
};

/** What tags are called, G-4.2. */
export const TAG_NAMES: Readonly<Record<Tag, string>> = { living: 'Living', machine: 'Machine', vehicle: 'Vehicle' };

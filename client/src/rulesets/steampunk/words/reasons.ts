import type {
  AcidDoes,
  AreaWhy,
  ArmourResult,
  AssaultDieWhy,
  CutOffWhy,
  DamageType,
  DamageWhy,
  PoolWhy,
  Reason,
  ShakenWhy,
  ToHitWhy,
  VoidWhy,
} from '@ironhex/shared/steampunk';
import { type RollRow, signed } from '../../../text/entry.ts';
import { capital } from '../../../text/numbers.ts';

/** What makes a shot easier or harder, GUN-6. */
export const TO_HIT_WORDS: Readonly<Record<ToHitWhy, string>> = {
  still: 'stands still',
  fast: 'is fast',
  air: 'is in the air',
  smoke: 'stands in smoke',
  aim: 'has aimed',
  point_blank: 'point blank',
  long: 'long range',
  on_edge: 'on the edge of its arc',
  good_shot: 'good shot',
  excellent_shot: 'excellent shot',
  superb_shot: 'superb shot',
  bad_shot: 'bad shot',
  terrible_shot: 'terrible shot',
  bad_at_long_range: 'bad at long range',
  steady: 'steady',
  optimal_at_point_blank: 'best at point blank',
  enhanced_accuracy: 'enhanced accuracy',
  weapon: 'the weapon',
  critical: 'is damaged',
  crippled_crew: 'its crew is crippled',
  revealed: 'has just shown itself',
  target_still: 'target stands still',
  target_fast: 'target is fast',
  target_air: 'target is in the air',
  target_smoke: 'target stands in smoke',
  target_terrain: 'terrain of the target',
  target_tiny: 'target is tiny',
  target_huge: 'target is huge',
  target_steady: 'target is steady',
  target_camouflage: 'target is camouflaged',
  target_take_cover: 'target takes cover',
  target_elusive: 'target is elusive',
  target_critical: 'target is damaged',
};

/** What makes up the number of an area attack, GUN-7. */
export const AREA_WORDS: Readonly<Record<AreaWhy, string>> = {
  area: 'the weapon',
  more_models: 'more models with it',
  evasion: 'target evades',
};

/** What a damage result is made of besides the die, DMG-4, with the rule of each. */
export const DAMAGE_WORDS: Readonly<Record<DamageWhy, readonly [words: string, rule: string]>> = {
  modifier: ['the weapon', 'DMG-4'],
  doubled: ['doubled: it is shaken', 'SPD-5'],
  fd: ['damage before', 'CON-2'],
  cfd: ['damage to the crew before', 'CON-2'],
  point_blank: ['point blank', 'DMG-4'],
  long: ['long range', 'DMG-4'],
  penetrated: ['penetrated', 'DMG-3'],
  partly_blocked: ['partly blocked', 'DMG-3'],
  resistance: ['resistance', 'SPD-6'],
  aim: ['aimed', 'DMG-4'],
  revealed: ['from ambush', 'CON-8'],
  support: ['support', 'AS-12'],
};

/** What damage is, SPD-1, as the title of its roll. */
export const DAMAGE_TYPES: Readonly<Record<DamageType, string>> = {
  regular: 'damage',
  psychic: 'psychic damage',
  crew: 'damage to the crew',
  light: 'light damage',
  critical: 'critical damage',
  fire: 'damage by fire',
  poison: 'damage by poison',
  bleeding: 'damage by bleeding',
};

/** How armour stood up, DMG-3. */
export const ARMOUR_WORDS: Readonly<Record<ArmourResult, string>> = {
  penetrated: 'penetrated',
  partly: 'partly blocked',
  blocked: 'blocked',
};

/** What the number of dice of a unit in an assault is made of, AS-5, AS-6. */
export const POOL_WORDS: Readonly<Record<PoolWhy, string>> = {
  models: 'its models',
  not_still: 'it does not stand still',
  half_assault: 'halved by damage',
  assault_minus: 'lost by damage',
  gas_assault: 'fights in gas',
  revealed: 'from ambush',
  afraid: 'shaken before what it fears',
  unconscious: 'unconscious',
};

/** What adds to each die of a unit in an assault, AS-7. */
export const ASSAULT_DIE_WORDS: Readonly<Record<AssaultDieWhy, string>> = {
  critical: 'is damaged',
  crippled_crew: 'its crew is crippled',
  enemy_critical: 'the enemy is damaged',
};

/** What shakes a unit besides damage, with its rule. */
export const SHAKEN_WORDS: Readonly<Record<ShakenWhy, readonly [words: string, rule: string]>> = {
  overcrowd: ['its hex was overcrowded', 'STK-4'],
  crowded_assault: ['too many tried to enter the same assault', 'AS-2'],
  drag: ['it cannot be dragged anywhere', 'CON-7'],
};

/** Why nothing comes of a part of an order, GUN-1. */
export const VOID_WORDS: Readonly<Record<VoidWhy, readonly [words: string, rule: string]>> = {
  speed: ['its order does not fit its speed', 'ORD-10'],
  shaken: ['it is shaken', 'ORD-11'],
  hidden: ['it hides', 'CON-8'],
  unconscious: ['it is unconscious', 'AB-UN'],
};

/** What acid does, AGO-0, AGO-1. */
export const ACID_WORDS: Readonly<Record<AcidDoes, string>> = {
  twice: 'two rolls more',
  becomes_minor: 'it becomes minor acid',
  removed: 'it is gone',
  fd: '+1 on damage to come',
  cloud: 'a cloud of poison and acid rises',
  armour: 'armour −1 at every angle',
  fire: 'a fire begins',
};

/** Why a unit that could not retreat is destroyed, with the rule. */
export const CUT_OFF_WORDS: Readonly<Record<CutOffWhy, readonly [words: string, rule: string]>> = {
  no_hex: ['there is no hex to retreat to', 'RET-4'],
  lost_again: ['it was cornered and lost again', 'RET-4'],
  towed: ['it is towed, and cannot retreat', 'RET-6'],
  destroyed_if_retreat: ['it cannot survive a retreat', 'RET'],
};

/** Each reason as a line of an opened roll. */
export const reasonRows = <Why extends string>(
  reasons: readonly Reason<Why>[],
  words: Readonly<Record<Why, string | readonly [words: string, rule: string]>>,
  rule?: string,
): readonly RollRow[] =>
  reasons.map(({ why, add }) => {
    const said = words[why];
    const [label, cited] = typeof said === 'string' ? [said, rule] : said;
    return { label: capital(label), value: signed(add), ...(cited !== undefined && { rule: cited }) };
  });

// The words in which units and weapons are described, G-4.1 and G-4.2. Positions describe theirs in the same words.

/** Special rules that models have, G-15. */
export const MODEL_RULES = [
  'ambush',
  'caster',
  'entrenched',
  'fast',
  'fear',
  'fearless',
  'flying',
  'furious',
  'hero',
  'immobile',
  'impact',
  'regeneration',
  'relentless',
  'scout',
  'slow',
  'stealth',
  'strider',
  'thrust',
  'transport',
] as const;
export type ModelRule = (typeof MODEL_RULES)[number];

/** Special rules that weapons have, G-15. */
export const WEAPON_RULES = [
  'blast',
  'counter',
  'deadly',
  'indirect',
  'limited',
  'lock-on',
  'poison',
  'reliable',
  'rending',
  'sniper',
  'thrust',
] as const;
export type WeaponRule = (typeof WEAPON_RULES)[number];

/** The rules that something has, with the value (X) of each; 1 for rules without a value. */
export type ModelRules = Readonly<Partial<Record<ModelRule, number>>>;
export type WeaponRules = Readonly<Partial<Record<WeaponRule, number>>>;

export type WeaponId = string;

/** A weapon, G-4.2. */
export interface Weapon {
  readonly id: WeaponId;
  readonly name: string;
  /** Hexes; 0: it strikes in melee only. */
  readonly range: number;
  /** Dice to hit per carrier. */
  readonly attacks: number;
  /** What it takes off Defense rolls. */
  readonly ap: number;
  readonly rules: WeaponRules;
  /** Nothing but scenarios asks for it, G-18.3. */
  readonly energy?: true;
}

/** The sizes of counters, G-2.6. */
export const SIZE_CLASSES = ['standard', 'large', 'titanic'] as const;
export type SizeClass = (typeof SIZE_CLASSES)[number];

/** What has an effect in scenarios only, G-4.2. */
export const TAGS = ['living', 'machine', 'vehicle'] as const;
export type Tag = (typeof TAGS)[number];

/** The figures by which models attack, block and die. */
export interface Statistics {
  /** The number to reach when attacking, and for morale: 2 to 6. */
  readonly quality: number;
  /** The number to reach when blocking a hit: 2 to 6. */
  readonly defense: number;
  /** Wounds until a model is removed. */
  readonly tough: number;
  readonly rules: ModelRules;
}

/** Models of a unit that are alike. What they do not say themselves they have from the unit. */
export interface ModelType extends Partial<Statistics> {
  /** Names the type within its unit. */
  readonly type: string;
  readonly name: string;
  readonly count: number;
  /** In the order in which they strike; twice the same weapon counts twice, G-10.6. */
  readonly weapons: readonly WeaponId[];
}

export type ProfileId = string;

/** What a unit is when it is new, G-4.1. */
export interface Profile extends Statistics {
  readonly id: ProfileId;
  readonly name: string;
  readonly sizeClass: SizeClass;
  readonly tags: readonly Tag[];
  /** In profile order: the most expendable first, G-11.A. */
  readonly models: readonly ModelType[];
  /** What its Casters know, G-16.2. */
  readonly spells: readonly SpellId[];
  readonly points: number;
}

export type SpellId = string;

/** What a spell does to its targets, G-16.6. */
export type SpellEffect =
  | { readonly kind: 'hits'; readonly hits: number; readonly ap: number; readonly rules: WeaponRules }
  | {
      readonly kind: 'modifier';
      readonly stat: 'hit' | 'defense';
      readonly amount: number;
      readonly scope: 'shooting' | 'melee' | 'all-attacks' | 'next-attacks';
    }
  | { readonly kind: 'grant'; readonly rule: ModelRule };

/** A spell, G-16. */
export interface Spell {
  readonly id: SpellId;
  readonly name: string;
  /** The tokens that it costs. */
  readonly value: number;
  /** Hexes. */
  readonly range: number;
  /** The most units that it takes, each a different one. */
  readonly targets: 1 | 2;
  readonly side: 'enemy' | 'friendly';
  readonly effect: SpellEffect;
}

/** The armies, in the order in which lists show them. */
export const ARMY_IDS = ['ferrous-choir', 'holdfast-levy', 'thornwake-brood', 'lantern-exiles'] as const;
export type ArmyId = (typeof ARMY_IDS)[number];

/** What a unit is bought for, in the order in which lists show it. */
export const ROLES = ['hero', 'infantry', 'fast', 'support', 'transport', 'vehicle', 'monster', 'titan'] as const;
export type Role = (typeof ROLES)[number];

/** A unit of an army's list. */
export interface ListedProfile extends Profile {
  readonly role: Role;
}

/** One of the armies. */
export interface ArmyList {
  readonly id: ArmyId;
  readonly name: string;
  /** One or two sentences about it, for a player who chooses an army. */
  readonly summary: string;
  readonly weapons: readonly Weapon[];
  readonly units: readonly ListedProfile[];
  readonly spells: readonly Spell[];
}

/** Units and weapons and spells by id: those of the armies, and those that a position brings. */
export interface Arsenal {
  readonly profiles: Readonly<Record<ProfileId, Profile>>;
  readonly weapons: Readonly<Record<WeaponId, Weapon>>;
  readonly spells: Readonly<Record<SpellId, Spell>>;
}

import type { HexLabel } from '../../../hex/index.ts';
import type { Band } from '../cards/card.ts';
import type { Tier } from '../rules/skill.ts';

/** What a defender can roll, W-9.3. */
export type Defence = 'armour' | 'piloting';

/** One hex that gives the defender cover, W-8; of a border pair the half that counts. */
export interface CoverPiece {
  readonly hex: HexLabel;
  readonly pieces: number;
  readonly why: 'lightWoods' | 'denseForest' | 'building' | 'rise' | 'water';
  readonly rule: string;
}

/** What lies between two hexes: `seen` is false when the ground blocks it or cover has more than 3 pieces, W-8. */
export interface Sight {
  readonly seen: boolean;
  /** The first hex whose ground blocks, W-8.2. */
  readonly blockedAt?: HexLabel;
  readonly cover: readonly CoverPiece[];
  /** The sum of the pieces. */
  readonly pieces: number;
}

/** What an aimed shot needs, and why, W-13a.4: the highest of three tiers. */
export interface AimedShot {
  /** Aim ticks. */
  readonly aim: number;
  /** How large the target looks, W-13d.2. */
  readonly size: number;
  readonly distance: Tier;
  readonly ticks: Tier;
  readonly speed: Tier;
  readonly needed: Tier;
}

/** What an attack in close quarters needs, W-13b.4. */
export interface CloseShot {
  /** The weapon's minimum engagement, which adds to the damage that caps the roll. */
  readonly engagement: number;
  readonly needed: Tier;
}

/** Everything that the odds of an attack depend on, fixed when the attack is opened. Distances in hexes. */
export interface Situation {
  readonly attacker: string;
  readonly target: string;
  readonly weapon: string;
  readonly from: HexLabel;
  readonly to: HexLabel;
  readonly distance: number;
  readonly band: Band;
  readonly cover: readonly CoverPiece[];
  /** The attacker moves in this action, W-9.4. */
  readonly moving: boolean;
  readonly targetFast: boolean;
  readonly targetStationary: boolean;
  /** The line enters through the target's back side, W-9.4. */
  readonly rear: boolean;
  /** The defender may choose piloting, W-9.3. */
  readonly mayPilot: boolean;
  /** Only of aimed fire, W-13a. */
  readonly aimed?: AimedShot;
  /** Only in close quarters, W-13b. */
  readonly close?: CloseShot;
}

import { DIRECTION_NAMES } from '@ironhex/shared/hex';
import {
  type Band,
  type CoverPiece,
  type Defence,
  type Demand,
  demandText,
  type HaltReason,
  type HitResult,
  type OffReason,
  type Purpose,
  TIER_NAMES,
  type Tier,
  type Token,
} from '@ironhex/shared/warfare3025';
import { count } from '../../../text/numbers.ts';

export { capital, chance, count, list } from '../../../text/numbers.ts';

/** An amount of time, e.g. `3 ticks`. */
export const ticks = (n: number): string => count(n, 'tick');

/** How well a roll went, W-1.1, e.g. `good`. */
export const tierWord = (tier: Tier): string => TIER_NAMES[tier];

/** What the last action left on a unit, W-4.3. */
export const TOKEN_WORDS: Readonly<Record<Token, string>> = {
  none: 'no token',
  fast: 'fast',
  stationary: 'stationary',
};

/** Range bands, W-9.1. */
export const BAND_WORDS: Readonly<Record<Band, string>> = {
  near: 'near range',
  short: 'short range',
  medium: 'medium range',
  long: 'long range',
  extreme: 'extreme range',
};

/** What a die is rolled for, as the title of the roll. */
export const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  tie: 'Tie roll',
  tactics: 'Tactics roll',
  piloting: 'Piloting roll',
  armourSave: 'Armour roll',
  attack: 'Attack roll',
  reaction: 'Reaction roll',
  defence: 'Defence roll',
  resist: 'Structure roll',
  sensor: 'Sensor roll',
  hide: 'Hide roll',
};

/** What a defender rolls, W-9.3. */
export const DEFENCE_WORDS: Readonly<Record<Defence, string>> = { armour: 'armour', piloting: 'piloting' };

/** What an attack can come to, W-10; short, for tables of odds and flags. */
export const RESULT_WORDS: Readonly<Record<HitResult, string>> = {
  missed: 'miss',
  avoided: 'avoided',
  nothing: 'no effect',
  armour: 'armour',
  structure: 'structure',
  component: 'component',
};

/** Why a movement ended early, to follow `stops`. */
export const HALT_WORDS: Readonly<Record<HaltReason, string>> = {
  difficultTerrain: 'in difficult terrain',
  fall: 'after a fall',
  tooMuch: 'since too much is asked of its pilot at once',
  blocked: 'since its path is blocked',
  immobile: 'since its movement is destroyed',
  stuck: 'since it is stuck',
  unstable: 'since it is unstable',
};

/** Why an attack or an interrupt is not made, to follow a colon. */
export const OFF_WORDS: Readonly<Record<OffReason, string>> = {
  targetGone: 'the target is destroyed',
  outOfSight: 'there is no line of sight',
  outOfRange: 'the target is out of range',
  weaponGone: 'the weapon cannot be used any more',
  actorGone: 'the acting unit is destroyed',
  notPossible: 'it is not possible any more',
};

/** What gives cover, W-8.3 to W-8.5. */
export const COVER_WORDS: Readonly<Record<CoverPiece['why'], string>> = {
  lightWoods: 'light woods',
  denseForest: 'dense forest',
  building: 'a building',
  rise: 'a rise',
  water: 'water',
};

/** What a movement asks a piloting roll for, by rule, W-6.2. */
const NEED_WORDS: Readonly<Record<string, string>> = {
  'W-6.3': 'difficult terrain',
  'W-7.4': 'an unpaid drop',
  'W-5.2': 'an about-face',
  'W-13c.6': 'its footing',
};

/** What asks for a piloting roll; ground by mode says what it demands, e.g. `woods (good)`. */
export const needWord = (rule: string, demand?: Demand): string =>
  rule === 'W-13c.3' && demand ? demandText(demand) : (NEED_WORDS[rule] ?? rule);

/** The name of a direction 0 to 5, clockwise from north (H-1.2), e.g. `NE`. */
export const directionWord = (direction: number): string => DIRECTION_NAMES[direction] ?? 'N';

// Rules and figures of a unit whose models differ, who can join it, and who rides, G-4.5 and G-15.1.

import type { Refusal } from '../../../match/index.ts';
import { oncePer } from '../../../once-per.ts';
import { refusal } from '../refusal.ts';
import type { Built, Fighter } from './built.ts';
import type { ModelRule } from './terms.ts';

/** In place of a model's wounds: the model was removed. */
export const GONE = -1;

/** The wounds of a unit that has none. */
export const unharmed = oncePer(({ track }: Built): readonly number[] => track.map(() => 0));

/** The living models. `wounds`: per model of the track, the wounds marked on it, or `GONE`. */
export const livingOf = (built: Built, wounds: readonly number[]): readonly Fighter[] =>
  built.track.filter((_, index) => wounds[index] !== GONE);

/** The rules that a unit has as a whole. */
export interface UnitRules {
  readonly fast: boolean;
  readonly slow: boolean;
  readonly flying: boolean;
  readonly strider: boolean;
  readonly immobile: boolean;
  readonly ambush: boolean;
  readonly scout: boolean;
  readonly stealth: boolean;
  readonly entrenched: boolean;
  /** It rolls after a failed morale test: more than half of its models are Fearless, G-13.4. */
  readonly fearless: boolean;
}

const rulesOf = (built: Built, wounds: readonly number[], granted: readonly ModelRule[]): UnitRules => {
  const living = livingOf(built, wounds);
  const having = (rule: ModelRule) =>
    granted.includes(rule) ? living.length : living.filter(({ rules }) => rules[rule] !== undefined).length;
  const all = (rule: ModelRule) => living.length > 0 && having(rule) === living.length;
  const any = (rule: ModelRule) => having(rule) > 0;
  return {
    fast: all('fast'),
    slow: any('slow'),
    flying: all('flying'),
    strider: all('strider'),
    immobile: any('immobile'),
    ambush: all('ambush'),
    scout: all('scout'),
    stealth: all('stealth'),
    entrenched: all('entrenched'),
    fearless: 2 * having('fearless') > living.length,
  };
};

const usualRules = oncePer((built: Built) => oncePer((wounds: readonly number[]) => rulesOf(built, wounds, [])));

/**
 * Which rules a unit has by those of its living models, G-4.5 f and G-15. `granted` are rules that all of its models
 * have for the time being, G-16.6.
 */
export const unitRules = (built: Built, wounds: readonly number[], granted: readonly ModelRule[] = []): UnitRules =>
  granted.length === 0 ? usualRules(built)(wounds) : rulesOf(built, wounds, granted);

/** The Defense by which a unit blocks: its own while any model lives that is no hero, then the hero's, G-4.5 c. */
export const blockDefense = (built: Built, wounds: readonly number[]): number => {
  const living = livingOf(built, wounds);
  return living.every(({ hero }) => hero) ? (living[0]?.defense ?? built.defense) : built.defense;
};

/** The Quality of a unit's morale tests: the better of its own and its hero's, of models that live, G-4.5 e. */
export const moraleQuality = (built: Built, wounds: readonly number[]): number => {
  const living = livingOf(built, wounds);
  const heroes = living.filter(({ hero }) => hero).map(({ quality }) => quality);
  return Math.min(...heroes, ...(heroes.length < living.length || heroes.length === 0 ? [built.quality] : []));
};

/** The toughest hero that can join a unit, G-4.5, or ride as one model, G-15.1. */
const TOUGHEST_HERO = 6;

/** Why a hero cannot join a unit, both as they were bought; undefined: it can. */
export const whyNotJoin = (hero: Built, unit: Built): Refusal | undefined => {
  const [model, ...others] = hero.track;
  if (!model?.hero || others.length > 0) return refusal('E_CANNOT_JOIN/no-hero', 'G-4.5', { hero: hero.name });
  if (model.tough > TOUGHEST_HERO)
    return refusal('E_CANNOT_JOIN/tough', 'G-4.5', { hero: hero.name, tough: model.tough, most: TOUGHEST_HERO });
  if (unit.track.length < 2) return refusal('E_CANNOT_JOIN/one-model', 'G-4.5', { unit: unit.name });
  if (unit.track.some((each) => each.hero)) return refusal('E_CANNOT_JOIN/has-hero', 'G-4.5', { unit: unit.name });
  if (unitRules(unit, unharmed(unit)).immobile) return refusal('E_CANNOT_JOIN/immobile', 'G-4.5', { unit: unit.name });
  return undefined;
};

/** Models up to this Tough ride, G-15.1; tougher ones do not, but for heroes. */
const TOUGHEST_RIDER = 3;

const spacesOfModel = ({ tough, hero }: Fighter): number | null => {
  if (tough === 1 || (hero && tough <= TOUGHEST_HERO)) return 1;
  return tough <= TOUGHEST_RIDER ? 3 : null;
};

/** The spaces that a unit takes in a transport, its living models together, G-15.1; null: it cannot ride. */
export const spacesOf = (built: Built, wounds: readonly number[]): number | null => {
  if (built.sizeClass !== 'standard' || unitRules(built, wounds).immobile) return null;
  const spaces = livingOf(built, wounds).map(spacesOfModel);
  return spaces.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
};

/** The spaces that a unit has for others, its living models together, G-15.1; 0: it is no transport. */
export const roomOf = (built: Built, wounds: readonly number[]): number =>
  livingOf(built, wounds).reduce((sum, { rules }) => sum + (rules.transport ?? 0), 0);

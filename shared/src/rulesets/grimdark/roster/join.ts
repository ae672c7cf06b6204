import type { Refusal } from '../../../match/index.ts';
import { refusal } from '../refusal.ts';
import type { Built } from './built.ts';
import { unharmed, unitRules } from './unit-rules.ts';

/** The toughest hero that can join a unit, G-4.5, or ride as one model, G-15.1. */
export const TOUGHEST_HERO = 6;

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

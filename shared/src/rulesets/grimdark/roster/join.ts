import { refusal, type Told } from '../../../match/index.ts';
import type { Built } from './built.ts';
import { unharmed, unitRules } from './unit-rules.ts';

/** The toughest hero that can join a unit, G-4.5, or ride as one model, G-15.1. */
export const TOUGHEST_HERO = 6;

const cannot = (message: string): Told => refusal('E_CANNOT_JOIN', 'G-4.5', message);

/** Why a hero cannot join a unit, both as they were bought; undefined: it can. */
export const whyNotJoin = (hero: Built, unit: Built): Told | undefined => {
  const [model, ...others] = hero.track;
  if (!model?.hero || others.length > 0)
    return cannot(`${hero.name} is no single model with Hero, so it joins no unit.`);
  if (model.tough > TOUGHEST_HERO)
    return cannot(`${hero.name} has Tough ${model.tough}; heroes with more than ${TOUGHEST_HERO} join no unit.`);
  if (unit.track.length < 2) return cannot(`${unit.name} has one model only; heroes join units of two or more.`);
  if (unit.track.some((each) => each.hero)) return cannot(`${unit.name} has a hero already.`);
  if (unitRules(unit, unharmed(unit)).immobile) return cannot(`${unit.name} is Immobile, so nobody joins it.`);
  return undefined;
};

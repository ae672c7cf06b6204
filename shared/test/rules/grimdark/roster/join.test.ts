import { describe, expect, it } from 'vitest';
import { told } from '../../../../src/match/index.ts';
import { ARSENAL, builtOf, type Profile, whyNotJoin } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { WORDS } from '../../../../src/rulesets/grimdark/words/index.ts';

const built = (id: string, changed: Partial<Profile> = {}) =>
  builtOf(
    { profile: id, hero: null, friend: false },
    { ...ARSENAL, profiles: { [id]: { ...ARSENAL.profiles[id]!, ...changed } } },
  );

/** Why a hero cannot join a unit, in words. */
const why = (...[hero, unit]: Parameters<typeof whyNotJoin>) => told(WORDS.refusals, whyNotJoin(hero, unit)!);

describe('who can join, G-4.5', () => {
  it('is a hero with Tough 6 or less', () => {
    expect(whyNotJoin(built('tb-matriarch'), built('tb-reavers'))).toBeUndefined();
    expect(why(built('tb-matriarch', { tough: 7 }), built('tb-reavers'))).toMatchObject({
      code: 'E_CANNOT_JOIN',
      rule: 'G-4.5',
      message: 'Matriarch has Tough 7; heroes with more than 6 join no unit.',
    });
  });

  it('joins no Immobile unit, G-4.5 f', () => {
    expect(why(built('hl-marshal'), built('hl-mortars', { rules: { immobile: 1 } }))).toMatchObject({
      message: 'Mortar Pit is Immobile, so nobody joins it.',
    });
  });
});

import { z } from 'zod';
import { byRule, wholeFrom } from '../../../reading/index.ts';

/** How well a roll went, W-1.1: 0 none, 1 poor, 2 appropriate, 3 good, 4 excellent. */
export type Tier = 0 | 1 | 2 | 3 | 4;

/** The tiers' names, by tier. */
export const TIER_NAMES = ['none', 'poor', 'appropriate', 'good', 'excellent'] as const;

/** The tier at which a required roll succeeds and an attack can hit, W-6.1 and W-9.2. */
export const APPROPRIATE = 2;

/** Faces of a die: there are only twenty-sided ones, W-1.1. */
export const D20 = 20;

/** Four thresholds: the least roll that is poor, appropriate, good, excellent, W-1.1. */
export type Skill = readonly [poor: number, appropriate: number, good: number, excellent: number];

const Threshold = wholeFrom(2, D20);
const SKILL =
  'A skill is four rising thresholds from 2 to 20, such as [2, 8, 15, 20]: poor, appropriate, good, excellent.';

/** Four rising thresholds from 2 to 20: every tier keeps at least one face of the die, W-1.1. */
export const SkillSchema = byRule(
  'W-1.1',
  z
    .tuple([Threshold, Threshold, Threshold, Threshold], { error: SKILL })
    .refine(([p, a, g, e]) => p < a && a < g && g < e, { error: SKILL }),
);

/** The tier of a die that shows `roll`, W-1.1. */
export const tierOf = (skill: Skill, roll: number): Tier =>
  roll >= skill[3] ? 4 : roll >= skill[2] ? 3 : roll >= skill[1] ? 2 : roll >= skill[0] ? 1 : 0;

/** What a die counts as with `damage` on the rolling component: a face above 20 - damage counts as 1, W-1.2. */
export const capped = (roll: number, damage: number): number => (roll > D20 - damage ? 1 : roll);

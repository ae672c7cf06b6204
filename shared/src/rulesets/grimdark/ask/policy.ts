import { type DefaultPolicy, defaultPolicies } from '../../../match/index.ts';
import { PROMPTS, type Prompt } from '../model/asks.ts';
import { fallback } from './choices.ts';

/** Prompts that a player lets the table answer by their defaults, G-19.1. */
export type Policy = DefaultPolicy<Prompt>;

/** How such prompts are answered: by `fallback`. */
export const POLICIES = defaultPolicies(Object.keys(PROMPTS) as Prompt[], fallback);

import { z } from 'zod';
import type { Decision, Refusal } from '../../../match/index.ts';
import { PROMPTS, type Prompt } from '../model/asks.ts';
import type { View } from '../model/view.ts';
import { fallback } from './choices.ts';
import type { Intent } from './intents.ts';

/** Prompts that a player lets the table answer by their defaults, 19.1. */
export const PolicySchema = z.strictObject({
  byDefault: z.array(z.enum(Object.keys(PROMPTS) as [Prompt, ...Prompt[]])).max(40),
});
export type Policy = z.infer<typeof PolicySchema>;

/** Every policy is possible. */
export const checkPolicy = (): Refusal | undefined => undefined;

/** The answer of a standing policy: the default, for prompts that the player does not want to be asked. */
export const standing = (view: View, decision: Decision, { byDefault }: Policy): Intent | undefined =>
  byDefault.includes(decision.kind as Prompt) ? fallback(view, decision) : undefined;

import type { Prompt } from '@ironhex/shared/grimdark';
import type { Desk, Planner } from './planner.ts';

/** The planners of one match. Each kind of question that is planned on the page has one. */
export const plannersFor = (_desk: Desk) => ({}) as const;

export type Planners = ReturnType<typeof plannersFor>;

/** Which planner answers which prompt. */
const BY_PROMPT: Readonly<Partial<Record<Prompt, keyof Planners>>> = {};

/** The planner of a prompt; undefined for one that is answered beside the map alone. */
export const plannerOf = (planners: Planners, prompt: Prompt): Planner | undefined => {
  const name = BY_PROMPT[prompt];
  return name && planners[name];
};

// What stands in for chapters that are not written yet.
import type { PromptRule, StepRule } from './chapter.ts';

/** Nothing happens. */
export const NO_STEP = { perform: () => [] } as StepRule as never;

/** Nothing is asked. */
export const NO_PROMPT = {
  check: () => undefined,
  fallback: () => ({ kind: 'concede' }),
  all: () => [],
} as unknown as PromptRule as never;

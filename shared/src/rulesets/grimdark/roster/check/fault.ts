import type { Refusal } from '../../../../match/index.ts';

/** What is wrong with a force, and where in it: `at` is a path such as `units.3`. */
export interface ForceFault extends Refusal {
  readonly at: string;
}

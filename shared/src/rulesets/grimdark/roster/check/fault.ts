import { refusal, type Told } from '../../../../match/index.ts';

/** What is wrong with a force, and where in it: `at` is a path such as `units.3`. */
export interface ForceFault extends Told {
  readonly at: string;
}

/** The fault of a force beyond a limit, G-4.6. */
export const invalid = (at: string, message: string): ForceFault => ({
  at,
  ...refusal('E_FORCE_INVALID', 'G-4.6', message),
});

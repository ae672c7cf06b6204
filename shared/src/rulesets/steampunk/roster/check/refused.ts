import { refusal, type Told } from '../../../../match/index.ts';

/** What is wrong with an army, and where in it: `at` is a path such as `units.2.equipment.1`. */
export interface Refused extends Told {
  readonly at: string;
}

/** A refusal at a place. */
export const refused = (at: string, code: string, rule: string, message: string): Refused => ({
  at,
  ...refusal(code, rule, message),
});

/** The same refusals further down in a file. */
export const within = (at: string, all: readonly Refused[]): readonly Refused[] =>
  all.map((each) => ({ ...each, at: `${at}.${each.at}` }));

import type { Refusal } from '../../../../match/index.ts';

/** What is wrong with an army, and where in it: `at` is a path such as `units.2.equipment.1`. */
export interface Refused extends Refusal {
  readonly at: string;
}

/** A refusal at a place. */
export const refused = (at: string, refusal: Refusal): Refused => ({ at, ...refusal });

/** The same refusals further down in a file. */
export const within = (at: string, all: readonly Refused[]): readonly Refused[] =>
  all.map((each) => ({ ...each, at: `${at}.${each.at}` }));

/** A refusal alone, for whom its place says nothing. */
export const withoutPlace = ({ at: _at, ...refusal }: Refused): Refusal => refusal;

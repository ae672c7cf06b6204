import type { Fault } from '../../../result.ts';
import type { Position } from './schema.ts';

const some = (entries: object): boolean => Object.keys(entries).length > 0;

/**
 * The places of a position that only the rules have written: what is still to be done, asked, answered and fought in the
 * middle of a step.
 */
export const placesInProgress = ({
  agenda,
  contests,
  late,
  fight,
  answered,
  window,
  own,
}: Position): readonly string[] => [
  ...(agenda === undefined ? [] : ['agenda']),
  ...(contests.length > 0 ? ['contests'] : []),
  ...(some(late) ? ['late'] : []),
  ...(fight === null ? [] : ['fight']),
  ...(some(answered) ? ['answered'] : []),
  ...(window === null ? [] : ['window']),
  ...Object.entries(own).flatMap(([seat, { asks, answers }]) => [
    ...(asks.length > 0 ? [`own.${seat}.asks`] : []),
    ...(some(answers) ? [`own.${seat}.answers`] : []),
  ]),
];

/** What of a position stands in the middle of a step: no match is made of it that somebody sends. */
export const inProgress = (position: Position): readonly Fault[] =>
  placesInProgress(position).map((place) => ({
    at: `position.${place}`,
    message:
      'This stands in the middle of a step, and a table takes it from nobody. Leave it out: the match then goes on with ' +
      'the step that "stage" and "step" name, and asks anew (CLK-1).',
  }));

import type { Reckoner } from '../../../reckoning/index.ts';
import type { GrimdarkTypes } from '../model/types.ts';
import { figuresOf, unitsInOrder } from '../rules/figures.ts';
import { COLUMNS, counts, MEANS } from './counts.ts';
import { trials } from './trials.ts';

/** What the dice of Grimdark are worth, and the numbers of its units. */
export const grimdarkReckoner: Reckoner<GrimdarkTypes> = {
  words: {
    measure: ['wound', 'wounds'],
    counted: [
      'Attacks, Impact, dangerous terrain and other hits count the wounds that are marked in the end, after blocking and Regeneration.',
      'The test of a spell that makes hits counts the wounds of these hits.',
      'A morale test counts what its unit loses if it fails: all wounds that it could still take if it routs, a quarter of them if it becomes Shaken and idles for one of four rounds.',
    ],
    leftOut: [
      'Roll-offs, random events and the dice of scenarios; the hits that they make are counted like all others.',
      'Spells that last, and everything that happens to the walking dead.',
    ],
  },
  trials,
  columns: COLUMNS,
  means: MEANS,
  counts,
  actor: (intent) => ('unit' in intent ? intent.unit : undefined),
  units: (state) =>
    unitsInOrder(state)
      .filter(({ seat }) => state.seats.some(({ id }) => id === seat))
      .map((unit) => ({ id: unit.id, seat: unit.seat, name: figuresOf(state, unit).name })),
};

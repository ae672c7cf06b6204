import type { Reckoner } from '../../../reckoning/index.ts';
import { figuresOf } from '../model/figures.ts';
import { unitsInOrder } from '../model/in-order.ts';
import type { SteampunkTypes } from '../model/types.ts';
import { COLUMNS, counts, MEANS } from './counts.ts';
import { trials } from './trials.ts';

/** What the dice of Steampunk Fantasy are worth, and the numbers of its units. */
export const steampunkReckoner: Reckoner<SteampunkTypes> = {
  words: {
    measure: ['victory point', 'victory points'],
    counted: [
      'A model that dies counts its share of the victory points that its destroyed unit is worth; so does a token of endurance that saves one.',
      'A shot or an area attack counts what is lost in the end, by hitting, armour and damage together.',
      'Strength and deflection count each hit that gets through as what such a hit does on average; the hits then count what they do.',
      'Damage by fire, poison, bleeding, fear and stench counts what its row does.',
    ],
    leftOut: [
      'Initiative, edges, and everything else before the first turn.',
      'Difficult ground, looking for hidden units, slipping away before an assault.',
      'Acid, what lies on hexes, and whether fire and bleeding end, until damage is rolled.',
      'What a row does besides killing: shaken, slowed, future damage.',
    ],
  },
  trials,
  columns: COLUMNS,
  means: MEANS,
  counts,
  actor: (intent) => ('unit' in intent ? intent.unit : undefined),
  units: (state) =>
    unitsInOrder(state).map((unit) => ({ id: unit.id, seat: unit.seat, name: figuresOf(state, unit).name })),
};

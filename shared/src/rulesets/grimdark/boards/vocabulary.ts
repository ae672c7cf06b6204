import { atMostOne, type Board, type BoardVocabulary } from '../../../board/index.ts';
import type { Fault } from '../../../result.ts';
import type { Terrain } from '../ground/terrain.ts';

/** What a hex can have; open ground is the absence of all of them, G-6.1. */
export type Feature = Exclude<Terrain, 'open'>;

/** Every terrain that lies on a hex, in the order of the table, G-6.1. */
const FEATURES = {
  forest: { max: 1, description: 'trees: hard to cross, hide those behind them' },
  field: { max: 1, description: 'tall crops: hard to cross, cover' },
  barricade: { max: 1, description: 'a low wall of rubbish: cover' },
  ruins: { max: 1, description: 'what is left of houses: cover, dangerous to run through' },
  rubble: { max: 1, description: 'broken ground, hard to cross' },
  swamp: { max: 1, description: 'soft ground, hard to cross' },
  shallow: { max: 1, description: 'water to wade through, hard to cross' },
  river: { max: 1, description: 'running water, dangerous to run through' },
  deep: { max: 1, description: 'deep water or a chasm: no way through' },
  lava: { max: 1, description: 'molten rock, dangerous to enter' },
  mines: { max: 1, description: 'a minefield, dangerous to enter' },
  wall: { max: 1, description: 'a wall of two levels: no way and no sight through' },
  building: { max: 1, description: 'a house of three levels: no way and no sight through' },
  crag: { max: 1, description: 'rock of three levels: no way and no sight through' },
} as const satisfies Readonly<Record<Feature, object>>;

/** The piece of ruins in which the relic is hidden has this id, G-18.2. */
export const TOMB = 'tomb';

const MARKERS = {
  marker: { max: 9, description: 'an objective; the value is its number' },
  terminal: { max: 9, description: 'a terminal of the scenario “storm”; the value is its number' },
  chamber: { max: 4, description: 'a chamber of “resonance”: 1 Knowledge, 2 Emotion, 3 Logic, 4 Will' },
} as const;
export type MarkerKind = keyof typeof MARKERS;

/**
 * Faults of numbers: the markers of a kind are numbered from 1 without a gap, so that they have an order, G-18.3 and
 * G-18.4.
 */
const numberFaults = ({ hexes }: Board): Fault[] =>
  (Object.keys(MARKERS) as MarkerKind[]).flatMap((kind) => {
    const listed = Object.entries(hexes).flatMap(([label, { markers }]) => {
      const number = markers?.[kind];
      return number === undefined ? [] : [{ at: `hexes.${label}.markers.${kind}`, number }];
    });
    const seen = new Set<number>();
    return listed.flatMap(({ at, number }) => {
      const twice = seen.has(number);
      seen.add(number);
      if (twice) return [{ at, message: `there are two of number ${number}` }];
      return number > listed.length
        ? [{ at, message: `with ${listed.length} of them the highest number is ${listed.length}` }]
        : [];
    });
  });

/**
 * What boards of this game are made of, G-2.3, G-6. Where the players deploy follows from the size, so a file has no
 * zones. What a scenario needs is checked when a match with it is set up.
 */
export const VOCABULARY = {
  sizes: { width: { min: 12, max: 98 }, height: { min: 32, max: 98 }, step: 2 },
  levels: { min: -3, max: 6 },
  features: FEATURES,
  contradictions: atMostOne(Object.keys(FEATURES), 'a hex has one terrain'),
  pieces: true,
  markers: MARKERS,
  faults: numberFaults,
} as const satisfies BoardVocabulary;

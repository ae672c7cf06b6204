import { ARMIES, type Options, type Scenario, type View } from '@ironhex/shared/grimdark';
import type { SeatId } from '@ironhex/shared/match';

/** What each of them is about, and how it is won. */
export const SCENARIO_TEXTS: Readonly<Record<Scenario, string>> = {
  seize: 'Hold more markers than your opponent when four rounds are over (G-14).',
  tomb: 'Search the ruins in the middle for a relic and carry it home; nobody waits in ambush. Up to six rounds (G-18.2).',
  storm:
    'Open nine terminals for points and codes while an electric storm comes and goes. Two codes and the component carried home win at once (G-18.3).',
  resonance: 'Four chambers score every round and lend their powers to whoever controls them (G-18.4).',
};

const EVENT_NAMES: Readonly<Record<Options['events'], string>> = {
  off: 'None',
  standard: 'On a 5 or 6 each round',
  always: 'One every round',
};

const OVERTIME_NAMES: Readonly<Record<Options['overtime'], string>> = {
  off: 'It is a draw',
  on: 'Up to two more rounds',
  'until-won': 'More rounds until one side is ahead, up to round 20',
};

/** What the line about the fold says of overtime. */
const OVERTIME_SUMMARIES: Readonly<Record<Options['overtime'], readonly string[]>> = {
  off: [],
  on: ['more rounds on a draw'],
  'until-won': ['more rounds until it is won'],
};

/** The part of the form that makes a match. */
export const HOME_WORDS = {
  options: 'Rules of the match',
  points: 'Points',
  pointsHint: '750 for a small map, 1000 to 1500 for a middle one, 2000 and more for a large one.',
  forces: 'Forces',
  forcesHost: 'Chosen here',
  forcesPlayer: 'By each player',
  scenario: 'Scenario',
  markers: 'Markers',
  markersPlaced: 'Placed in turn',
  markersMap: 'As on the map',
  markersHint: 'Placed in turn there are D3 + 2 of them.',
  setUp: 'Setting up',
  setUpProposed: 'Proposed',
  setUpRules: 'Step by step',
  setUpHint: 'Proposed: edges, declarations and deployment are there at once, to begin or to change.',
  forceOrg: 'Limits of forces',
  open: 'Open: the usual ones',
  strict: 'Strict: fewer heroes, units and copies',
  casting: 'Casters cast spells',
  events: 'Random events',
  eventNames: EVENT_NAMES,
  eventSet: 'Which events',
  eventsCore: 'Without strangers',
  eventsFull: 'All, with the dead that walk and a sniper',
  casualties: (seat: string) => `Casualties of ${seat}`,
  auto: 'Taken in order',
  ask: 'Chosen by their owner',
  overtime: 'If nobody is ahead after the last round',
  overtimeNames: OVERTIME_NAMES,
  seats: { a: 'A', b: 'B' },
  more: 'More',
  places: {
    points: 'Points',
    forces: 'Forces',
    scenario: 'Scenario',
    markers: 'Markers',
    setUp: 'Setting up',
    forceOrg: 'Limits of forces',
    casting: 'Spells',
    events: 'Random events',
    eventSet: 'Random events',
    casualties: 'Casualties',
    overtime: 'More rounds',
  },
} as const;

/** What is set behind the fold, in a line, for those who do not open it. */
export const moreSummary = ({ forceOrg, casting, events, casualties, overtime }: Options): string =>
  [
    `${forceOrg} limits`,
    casting ? 'with spells' : 'without spells',
    events === 'off' ? 'no random events' : events === 'always' ? 'a random event every round' : 'random events',
    ...(casualties.a === 'ask' || casualties.b === 'ask' ? ['casualties chosen'] : []),
    ...OVERTIME_SUMMARIES[overtime],
  ].join(', ');

/** What a seat leads, as far as that is known, and how its match is won. */
export const seatWords = ({ seats, options }: Pick<View, 'seats' | 'options'>, seat: SeatId): string => {
  const army = seats.find(({ id }) => id === seat)?.army;
  const leads = army ? `You lead ${ARMIES[army].name}. ` : '';
  return `${leads}${SCENARIO_TEXTS[options.scenario]}`;
};

import type { GameKind, Options } from '@ironhex/shared/steampunk';
import { RACE_NAMES } from '@ironhex/shared/steampunk';
import { count } from '../../../text/numbers.ts';

/** What the kinds of games are called, ARM-1. */
export const KIND_NAMES: Readonly<Record<GameKind, string>> = {
  standard: 'Standard',
  tank: 'Tanks: industry only',
  infantry: 'Infantry: no industry',
  asymmetric: 'Asymmetric',
};

/** The part of the form that makes a match. */
export const HOME_WORDS = {
  options: 'Rules of the match',
  kind: 'Kind of game',
  points: 'Points',
  pointsHint: '12 is a quick game, 24 the usual one.',
  industry: 'Who has the industry',
  seats: { blue: 'Blue', orange: 'Orange' },
  armies: 'Armies',
  armiesHost: 'Chosen here',
  armiesSecret: 'By each player, in secret',
  terrain: 'Ground',
  terrainBoard: 'The board as it is',
  terrainDesigned: 'Designed by each side',
  setup: 'Set-up',
  setupBlind: 'All at once, in secret',
  setupSteps: 'In six steps, in turns',
  victory: 'The match ends',
  timed: 'After a number of turns',
  friendly: 'When a side has no units left',
  turns: 'Turns',
  inMinutes: 'At the latest after so many minutes',
  minutes: 'Minutes',
  more: 'More',
  race: (seat: string) => `Race of ${seat}`,
  choose: 'Its player chooses',
  advancedTerrain: 'Swamp, river, water and buildings may be designed',
  middleFeatures: 'Rough ground, ruins and roads lie between the sides',
  choices: 'Who decides first',
  ranked: 'By rank of the races',
  simultaneous: 'Both at once',
  startLoaded: 'Weapons begin',
  allLoaded: 'Loaded, all of them',
  limitedLoaded: 'Loaded only if their use is limited',
  bonus: 'Points for the winner',
  bonusHint: 'Added to the match points of the side that has more.',
  places: {
    kind: 'Kind of game',
    points: 'Points',
    industry: 'Who has the industry',
    armies: 'Armies',
    races: 'Race',
    terrain: 'Ground',
    setup: 'Set-up',
    choices: 'Choices',
    startLoaded: 'Weapons',
    victory: 'The match ends',
    winnerBonus: 'Points for the winner',
  },
} as const;

/** What is set behind the fold, in a line, for those who do not open it. */
export const moreSummary = ({ armies, races, terrain, choices, victory, winnerBonus, ...more }: Options): string =>
  [
    ...(armies === 'secret' && (races.blue !== 'choose' || races.orange !== 'choose')
      ? [
          [races.blue, races.orange]
            .map((race) => (race === 'choose' ? 'any race' : RACE_NAMES[race]))
            .join(' against '),
        ]
      : []),
    ...(terrain === 'designed' && more.advancedTerrain ? ['advanced terrain'] : []),
    ...(terrain === 'designed' && more.middleFeatures ? ['features between the sides'] : []),
    choices === 'ranked' ? 'choices by rank' : 'choices at once',
    ...(more.startLoaded === 'limited' ? ['weapons begin unloaded'] : []),
    ...(victory.kind === 'timed'
      ? [`${count(Number.isNaN(winnerBonus) ? 0 : winnerBonus, 'point')} for the winner`]
      : []),
  ].join(', ');

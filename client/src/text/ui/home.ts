import { count } from '../numbers.ts';

/** The first page, on which a game is chosen. */
export const home = {
  pitch: 'No account, nothing to install.',
  games: 'Games',
  quick: 'Invite a friend',
  quickOf: (game: string) => `Invite a friend to ${game}`,
  pictureOf: (game: string) => `A match of ${game}`,
  begin: 'Begin here',
  players: (least: number, most: number) =>
    least === most ? count(most, 'player') : `${least} to ${count(most, 'player')}`,
  facts: (players: string, least: number, most: number, devices: string) =>
    `${players} · ${least} to ${most} minutes · ${devices}`,
  otherScenarios: 'Or another that is ready, with a friend or against the computer',
  setUp: 'Set up a match',
  setUpOf: (game: string) => `Set up a match of ${game}`,
  rulesOf: (game: string) => `Rules of ${game}`,
  steps: 'How it goes',
  stepList: [
    ['Create a match', 'One click lays the table: map, units, clocks. Or choose all of it yourself.'],
    [
      'Send the link',
      'Your opponent opens it and sits down, on a desktop or a phone. Others may watch. Alone, play the computer, or open the link in a second tab: one browser can hold both seats.',
    ],
    [
      'Play',
      'The table knows the rules and shows what comes of a plan before you confirm it. Every die can be checked.',
    ],
  ],
  own: 'Your matches',
  ownHint: 'Kept in this browser.',
  against: (names: string) => `against ${names}`,
  somebody: 'somebody',
  nobodyYet: 'nobody has sat down yet',
  states: {
    gathering: 'Waiting for players',
    yours: 'Your turn',
    theirs: 'Waiting',
    playing: 'Under way',
    won: 'You won',
    lost: 'You lost',
    drawn: 'A draw',
    over: 'Over',
    gone: 'No longer on this server',
  },
  waitingFor: (names: string) => `Waiting for ${names}`,
  remove: (match: string) => `Remove ${match} from this list`,
  removed: (match: string) => `${match} is off the list.`,
  bringBack: 'Put it back',
  all: (n: number) => `Show all ${n}`,
  /** How long finished matches are kept, in days; null: for good. */
  finishedFor: (days: number | null) =>
    days === null
      ? 'This server keeps matches that are over for good.'
      : `This server removes a match, with its record, ${count(days, 'day')} after its end.`,
  opened: 'Records you have opened',
  removeOpened: (players: string) => `Remove the match of ${players} from this list`,
  record: 'Watch a record',
  recordHint: 'A match again, from the file that somebody has saved of it.',
  moreList: 'Everything else',
  position: 'Open a position',
  positionHint: 'From a file: a match that begins in the middle, such as a puzzle, or one that you have saved.',
  rules: 'Read the rules',
  rulesHint: 'Every rule with its number, to search and to print.',
  link: 'Open a link',
  linkHint: 'To take a seat, or to watch. Paste what you were sent.',
  linkLabel: 'Link of a match',
  linkOpen: 'Open',
  noLink: 'This is not the link of a match at this table. It looks like this:',
} as const;

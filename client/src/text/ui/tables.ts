import { count } from '../numbers.ts';

const MINUTES_AN_HOUR = 60;
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR;

/** How long something lasts already, as short as it can be understood. */
const lasting = (minutes: number): string => {
  if (minutes < 1) return 'just now';
  if (minutes < MINUTES_AN_HOUR) return `${minutes} min`;
  if (minutes < MINUTES_A_DAY) return `${Math.floor(minutes / MINUTES_AN_HOUR)} h`;
  return count(Math.floor(minutes / MINUTES_A_DAY), 'day');
};

/** The list of open tables on the first page. */
export const tables = {
  title: 'Open tables',
  hint: 'Play with people who are here now.',
  seekTitle: 'Waiting for an opponent',
  watchTitle: 'Matches to watch',
  none: 'Nobody waits at the moment. Look for an opponent, and the next who comes meets you.',
  noneFitting: 'No table fits. Show all games, paces and boards, or look again later: the list changes by itself.',
  loading: 'Looking for tables',
  lost: 'The list is not live at the moment: the server does not answer. It is tried again by itself.',
  game: 'Game',
  allGames: 'All games',
  text: 'Board',
  textHint: 'name or size',
  paceLabel: 'Pace',
  allPaces: 'All paces',
  pace: {
    none: 'no clocks',
    quick: 'quick',
    normal: 'normal pace',
    slow: 'slow',
    days: 'a day for each decision',
    own: 'clocks of their own',
  },
  board: (name: string, width: number, height: number) => `${name}, ${width}\u00a0×\u00a0${height}`,
  since: lasting,
  waits: (names: string, time: string, n: number) => `${names} ${n > 1 ? 'wait' : 'waits'} · ${time}`,
  nobodyYet: (time: string) => `Nobody sits yet · ${time}`,
  play: (names: string, time: string) => `${names} · ${time}`,
  seats: (free: number, all: number) => `${free} of ${count(all, 'seat')} free`,
  sit: 'Sit down',
  sitting: 'Sitting down',
  choose: 'Choose a force',
  watch: 'Watch',
  at: (act: string, table: string) => `${act}: ${table}`,
  all: (n: number) => `Show all ${n}`,
  pages: (title: string) => `Pages: ${title}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  before: 'Back',
  next: 'Next',
  somebody: 'Player',
  find: 'Find an opponent',
  findHint: 'You sit down at the table that has waited longest, or wait at one of your own.',
  games: 'Games',
  paces: 'Paces',
  name: 'Your name',
  chooseSome: 'Choose at least one game and one pace.',
  lookAgain: 'Somebody was quicker several times. Look again.',
  look: 'Look for an opponent',
  looking: 'Looking for an opponent',
  cancel: 'Cancel',
  begun: 'The match has begun',
  seeking: 'Looking for an opponent',
  seekingHint:
    'Your table stands on the first page. Whoever looks for an opponent sits down here. Leave this page open, in another window if you like: it tells you when the match begins.',
  notifyMe: 'Notify me',
  notAllowed: 'This browser does not let the page notify you: the title of the page and a sound tell you.',
  stopSeeking: 'Stop looking',
} as const;

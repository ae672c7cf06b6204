import { count } from '../numbers.ts';

/** Hints for the first time. */
export const coach = {
  gotIt: 'Got it',
  none: 'No more hints',
  again: 'Show hints again',
  more: (title: string) => `${title}: what to do`,
} as const;

/** What the map's symbols mean. */
export const legend = {
  title: 'Legend',
  terrain: 'Terrain',
  symbols: 'On the map',
  signs: 'Beside the map',
  trail: 'What was done last',
  trailText:
    'The way that others went, from the ring on, and whom they attacked: faint, in their colour, until you act or somebody else does.',
  again: 'Show it again',
  againText:
    'At an entry of the log: what it tells of is shown again over the board as it stands, with faint counters where they stood then. The last few hundred events can be shown; Escape stops it.',
  unknown: 'Without a picture of its own',
  plain: 'This page has no picture for it. The rules of the game say what it does.',
} as const;

/** The rulebook. */
export const rules = {
  title: 'Rules',
  rule: (number: string) => `Rule ${number}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number) => (n === 0 ? 'Nothing has these words.' : count(n, 'passage')),
  ownPage: 'Open on a page of its own',
  print: 'Print',
} as const;

/** The help of every game. */
export const help = {
  firstMatch: 'Your first match',
  keys: 'Keyboard',
  credits: 'Credits',
  /** In a match that is played. */
  inPlay: [
    ['Enter', 'Confirm the plan'],
    ['Escape', 'Skip what is being shown, or shown again; else one step back'],
    ['B', 'Take back what you did last, while that is possible'],
    ['Y', 'A hint: what the computer would do, if you are alone with computers'],
    ['I', 'I am here: keep my seat, while the host asks to free it'],
    ['End', 'Newest entry of the log'],
  ],
  /** At every table. */
  rows: [
    ['Arrows', 'Move the cursor over the map'],
    ['Space', 'Pick the hex at the cursor'],
    ['+ and -', 'Closer and farther'],
    ['0', 'Whole map'],
    ['V', 'Turn the map by a quarter, and back'],
    ['K, L, C', 'Open or fold the unit card, the log, the chat'],
    ['H', 'Draw up the panel from below, on an upright screen'],
    ['U', 'Show the last action again, or stop that'],
    ['S', 'Sound on or off'],
    ['M', 'Legend of the map'],
    ['G', 'Rules of the game'],
    ['?', 'This help'],
  ],
} as const;

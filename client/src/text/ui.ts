import { count } from './numbers.ts';

/** Words that are on every page. */
const common = {
  product: 'Ironhex',
  tagline: 'An online table for hex wargames.',
  cancel: 'Cancel',
  close: 'Close',
  menu: 'Menu',
  help: 'Help',
  loading: 'Loading',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  animation: 'Animation',
  paces: { slow: 'Slow, step by step', normal: 'Normal', fast: 'Fast', off: 'Off' },
  onOff: (on: boolean) => (on ? 'On' : 'Off'),
} as const;

/** The first page, on which a game is chosen. */
const home = {
  pitch: 'No account, nothing to install.',
  games: 'Games',
  quick: 'Create match',
  quickOf: (game: string) => `Create match of ${game}`,
  pictureOf: (game: string) => `A match of ${game}`,
  begin: 'Begin here',
  facts: (players: number, least: number, most: number, devices: string) =>
    `${count(players, 'player')} · ${least} to ${most} minutes · ${devices}`,
  otherScenarios: 'Or another that is ready',
  setUp: 'Set up a match',
  setUpOf: (game: string) => `Set up a match of ${game}`,
  rulesOf: (game: string) => `Rules of ${game}`,
  steps: 'How it goes',
  stepList: [
    ['Create a match', 'One click lays the table: map, units, clocks. Or choose all of it yourself.'],
    [
      'Send the link',
      'Your opponent opens it and sits down, on a desktop or a phone. Others may watch. To try a game alone, open the link in a second tab: one browser can hold both seats.',
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

/** The page on which a match is made. */
const setup = {
  title: (game: string) => `New match: ${game}`,
  create: 'Create match',
  creating: 'Creating the match',
  otherGame: 'Other games',
  matchName: 'Name of the match',
  matchNameHint: 'Optional. Spectators see it.',
  board: 'Board',
  stockBoard: 'Ready-made',
  seedBoard: 'From a seed',
  customBoard: 'From a file',
  seed: 'Seed',
  newSeed: 'Another seed',
  otherBoard: 'A board from a seed or a file',
  otherBoardFile: 'A board from a file',
  boardSize: (width: number, height: number) => `${width} × ${height} hexes`,
  generated: (seed: string) => `Seed ${seed}`,
  position: 'From a position',
  positionFile: 'From a position file',
  positionHint: 'The match begins as this file says: board, forces, rules and time are those of the file.',
  positionAbout: 'A match that begins in the middle: a puzzle, a worked case, or one that you have saved.',
  choosePosition: 'Choose a position file',
  discardPosition: 'Back to a match from the start',
  badPosition: 'No match can begin from this file. The fault is named below.',
  noPosition: (format: string) => `This must be a position file: "${format}".`,
  otherRuleset: (id: string) => `This position is one of another game: ${id}.`,
  boardNeeded: 'Choose a board file first.',
  seats: 'Seats',
  yourForce: 'Your force',
  opposingForce: 'Opposing force',
  forceOf: (seat: string) => `Force of ${seat}`,
  you: 'you',
  byLink: 'by invitation',
  worth: (sides: string) => `${sides}.`,
  even: 'The sides are even.',
  nearlyEven: (side: string, percent: number) => `Nearly even: ${side} is worth ${percent} % more.`,
  uneven: (side: string, percent: number) => `Uneven: ${side} is worth ${percent} % more.`,
  bringsPlayer: 'The force is chosen on sitting down.',
  bringsMatch: 'Nothing to choose before the match.',
  clocks: 'Clocks, name, spectators',
  spectators: 'Anybody with the link may watch',
  useClocks: 'Clocks',
  presets: { none: 'none', quick: 'quick', normal: 'normal', slow: 'slow', days: 'days', own: 'your own' },
  presetHints: {
    none: 'Everybody takes their time.',
    quick: 'Half the time: for players who know the game.',
    normal: 'The times of the game.',
    slow: 'Twice the time: for the first matches.',
    days: 'A day for each decision: look in when you can.',
    own: 'Figures of your own.',
  },
  everyClock: 'Every clock by itself',
  noClocks: 'no clocks',
  clockSummary: (name: string, seconds: number) => `${name} ${seconds} s`,
  clocksSummary: (n: number, least: number, most: number) => `${count(n, 'clock')} from ${least} to ${most} s`,
  seconds: (name: string) => `${name}, seconds`,
  draws: 'Draws the bank',
  drawsOf: (name: string) => `Draws the bank: ${name}`,
  bank: 'Seconds in the bank',
  bankHint: 'Drawn when the time of a decision is used up.',
  opening: 'Seconds more for the first decision',
  openingHint: 'For each player once: there is much to look at. 0: none.',
  whenEmpty: 'Seconds when the bank is empty',
  whenEmptyHint: 'For each decision. Left empty: the usual time.',
  concedeAfter: 'Missed decisions in a row',
  concedeAfterHint: 'After so many a player gives up. Left empty: never.',
} as const;

/** Fields of any form. */
const form = {
  wholeNumber: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  more: (name: string) => `One more ${name}`,
  less: (name: string) => `One less ${name}`,
  notRead: 'This file could not be read. Choose it again.',
} as const;

/** Links, sitting down and waiting. */
const lobby = {
  title: 'Before the match',
  inviteLink: 'Invitation link',
  inviteHint: 'Whoever opens this link can take the seat. Send it to one person only.',
  watchLink: 'Link for spectators',
  watchHint: 'Anybody with this link can watch.',
  ownLink: 'Your own link',
  ownHint: 'It brings you back to your seat from any device. Give it to nobody: who has it plays for you.',
  ownDevices: 'Play on another device',
  qr: 'Code to scan',
  copy: 'Copy',
  copied: 'Copied',
  sitDown: 'Sit down',
  yourName: 'Your name',
  player: (place: number) => `Player ${place}`,
  nameNeeded: 'Enter a name of up to 24 characters.',
  freeSeat: 'Free seat',
  youAre: (seat: string) => `You play ${seat}`,
  waitingForOpponent: 'Waiting for your opponent to sit down.',
  waitingForPlayers: 'Waiting for the players to sit down.',
  gathering: 'The match begins when every seat is taken.',
  otherLinks: 'More links',
  newLink: 'New link',
  newLinkFor: (seat: string) => `New link for ${seat}`,
  newLinkForMe: 'New link for my own seat',
  newLinkQuestion: 'The old invitation stops working. Continue?',
  newLinkForMeQuestion: 'Your old link stops working, and your other devices are sent out. This page stays. Continue?',
  free: 'Free',
  freeSeatOf: (seat: string) => `Free ${seat} for somebody else`,
  freeQuestion: (name: string) =>
    `${name} is sent out, and you get a link for somebody else, who goes on from here. The clock runs meanwhile. Everybody reads it in the log. Continue?`,
  newLinkMake: 'Make a new link',
  newLinkMaking: 'Making a new link',
  newLinkNoAnswer: 'The connection broke before the answer came. Make the link again: that is safe.',
  newLinkDone: 'The old link opens nothing any more.',
  freeSure: 'Free the seat',
  freeDone: 'The seat is free. Send this link to whoever shall play on.',
  takeOver: (seat: string) => `Nobody plays ${seat} now`,
  takeOverHint: 'Sit down under your name, and play on from here. Everybody sees that you are new at this seat.',
  inviteElsewhere:
    'Your opponent has a link already, or it is in the browser in which this match was created. You can make a new one.',
  ready: 'Ready',
  you: 'you',
} as const;

/** A seat that the host asks to free in the middle of the match, and who sits there then. */
const freeing = {
  question: (name: string, wait: string) =>
    `${name} is asked first, on all pages of that seat. If nobody there objects within ${wait}, ${name} is out, and you get a link for somebody else, who goes on from here. The clock runs meanwhile. Everybody reads it in the log.`,
  ask: (name: string) => `Ask ${name}`,
  asking: 'Asking',
  asked: (name: string) => `${name} is asked. If nobody there objects, the seat is free in`,
  askedHint: 'This page keeps the invitation link until then: it opens nothing before. You can close this meanwhile.',
  withdraw: 'Ask no longer',
  kept: (name: string) => `${name} keeps the seat.`,
  free: 'The seat is free. Send this link to whoever shall play on.',
  freeElsewhere: 'The seat is free. The link is in the browser in which you asked; or make a new one here.',
  areYouThere: 'Are you still there?',
  asksYou: (host: string) => `${host} asks to free your seat for somebody else. You can object for`,
  iAmHere: 'I am here: keep my seat',
  youStay: (host: string) =>
    `${host} asks to free your seat. You have done something since, so it stays yours. The others read so in`,
  tellNow: 'Tell them now',
  youAsk: (seat: string, name: string) => `You have asked to free ${seat}. ${name} can object for`,
  asks: (host: string, seat: string, name: string) => `${host} asks to free ${seat}. ${name} can object for`,
  isFree: (seat: string) => `${seat} is free. Send the link to whoever shall play on.`,
  link: 'Invitation link',
  notice: (seat: string) => `Freeing of ${seat}`,
  newcomer: 'new player',
  newcomerShort: 'new',
  newcomerTitle: 'New player',
  newcomerHint: (was: string) =>
    `Sat down in the middle of the match, in place of ${was}. This may be another person, whatever the name.`,
} as const;

/** The table itself. */
const match = {
  log: 'Log',
  chat: 'Chat',
  say: 'Say something',
  send: 'Send',
  noMessages: 'Nobody has said anything yet.',
  unread: (n: number) => `${n} unread`,
  spectators: 'Spectators',
  spectatorCount: (n: number) => count(n, 'spectator'),
  spectating: 'You are watching.',
  confirm: 'Confirm',
  undo: 'Undo',
  yourPlan: 'Your plan',
  resolving: 'It happens now.',
  decisions: 'What waits for you',
  committed: 'Committed:',
  change: 'Change it',
  keep: 'Keep what is committed',
  takeBack: 'Take it back',
  takeBackHint: 'Nobody else has acted since and no die has fallen: you can decide anew, with the time you have left.',
  takeBackCosts: (names: string, timed: boolean, left: number, most: number) =>
    `Takes the question from ${names}${timed ? ', on your time' : ''}: ${left} of ${most} left.`,
  takeBackUsedUp: (names: string, most: number) =>
    `You have taken back ${most} times: ${names} cannot lose the question any more.`,
  concede: 'Concede',
  concedeHint: 'The other side wins at once. This cannot be undone.',
  concedeConfirm: 'Concede the match',
  rematch: 'Rematch',
  rematchHint: 'Another match with sides swapped, once every player wants it.',
  rematchAccept: 'Accept the rematch',
  series: 'Series:',
  rematchWanted: 'You want a rematch. Waiting for the others.',
  rematchOffered: (names: string) => `${names} would like a rematch.`,
  rematchReady: 'Go to the rematch',
  rematchAgain: 'Try the rematch again',
  noRematch: 'No rematch yet',
  seeBoard: 'See the board',
  newMatch: 'New match',
  over: 'The match is over',
  seeResult: 'See the result',
  score: 'Score',
  saveRecord: 'Save the record',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  wholeMap: 'Whole map',
  nextStep: 'Next',
  map: 'Map. Arrow keys move a cursor over its hexes, Space picks the hex, Enter confirms the plan, Escape steps back.',
  title: (game: string) => `A match of ${game}`,
  openGround: 'Open ground',
  level: (n: number) => `level ${n}`,
  destroyed: 'destroyed',
  north: 'N',
  northUp: 'North is up: turn the map by a quarter',
  northRight: 'North is to the right: turn the map back',
  watch: 'Watch this match',
  fold: (panel: string) => `Fold: ${panel}`,
  unfold: (panel: string) => `Open: ${panel}`,
  sheetUp: 'More of this panel',
  whatToDo: 'What to do',
  sheetDown: 'Less of this panel',
} as const;

/** What becomes of a question and its plan when another player takes back what led to it. */
const takenBack = {
  taken: (name: string) => `${name} took that back: you are not asked any more.`,
  takenPlanned: (name: string) => `${name} took that back: you are not asked any more. Your plan is kept.`,
  sameAgain: (name: string) => `${name} took that back and asks you the same again: your plan is here again.`,
  otherAgain: (name: string) =>
    `${name} took that back and did something else. Your plan is here again: look whether it still fits.`,
  planGone: (name: string) => `${name} took that back and did something else: your plan is not possible any more.`,
} as const;

/** A question that the clock has answered. */
const timedOut = {
  you: 'Your time was up: the default was done.',
  other: (name: string) => `The time of ${name} was up: the default was done.`,
} as const;

/** Which questions are put to a player, and which are answered without. */
const policy = {
  title: 'When to ask me',
  tab: 'Ask me',
  hint: 'What you are not asked is answered by its default, as when your time is up.',
  ask: 'Ask me',
  byDefault: 'By default',
  saved: 'Saved',
} as const;

/** Where a match stands. */
const score = {
  title: 'Score',
  open: 'Score: where it came from',
  told: (points: string) => `Score: ${points}. Show where it came from`,
  came: 'Where it came from',
  nothing: 'Nothing yet',
} as const;

/** The log. */
const log = {
  list: 'What has happened',
  show: 'What the log shows',
  all: 'Everything',
  matters: 'What matters',
  rolls: 'Only rolls',
  oneUnit: 'One unit',
  none: 'Nothing here yet.',
  more: (n: number) => count(n, 'detail'),
  less: 'Less',
  again: (what: string) => `Show again on the map: ${what}`,
  stop: (what: string) => `Stop showing again: ${what}`,
  againHint: 'Show this again on the map',
  stopHint: 'Stop',
  newest: 'Newest',
  toNewest: (fresh: number) => (fresh === 0 ? 'To the newest entry' : `To the newest of ${count(fresh, 'new entry')}`),
} as const;

/** Time. */
const clock = {
  bank: 'Time in the bank, for when that of a decision is used up',
  ofBank: 'bank',
  timer: 'Then the match goes on by itself',
} as const;

/** What nobody should miss, and how it is told. */
const moments = {
  youWin: 'You win',
  youLose: 'You lose',
  wins: (names: string) => `${names} wins`,
  drawn: 'A draw',
  standing: (n: number) => `Standing orders: ${n} on`,
  change: 'Change',
  sound: 'Sound',
  vibration: 'Vibration',
  notifications: 'Notify me when I am asked',
  notificationsOffer: 'Notify me when I am asked and look elsewhere',
  notificationsDenied: 'Your browser forbids notifications here. Its settings for this page can allow them.',
} as const;

/** Hints for the first time. */
const coach = {
  gotIt: 'Got it',
  none: 'No more hints',
  again: 'Show hints again',
  more: (title: string) => `${title}: what to do`,
} as const;

/** A match that this page plays alone. */
const alone = {
  watching: 'You are looking on. Only who plays a seat can do this.',
  nobody: 'You play this match alone, on this page: there is nobody else to ask.',
  noWayBack: 'There is no such answer to go back to.',
} as const;

/** A match that has been played, and is looked at. */
const replay = {
  noEvent: 'There is no such moment in this match.',
  nothing: 'This match is only shown again: nothing in it can be changed.',
} as const;

/** The connection to the room. */
const connection = {
  connecting: 'Connecting',
  lost: 'The connection is lost.',
  reconnecting: 'Reconnecting. Your seat is kept.',
  underWay: 'Your last order is sent again by itself, and done only once.',
  notSent: 'The connection is lost. This was not sent: try again when you are back.',
  noAnswer: 'The connection broke before the answer came. Look whether it was done before you try again.',
  fault: 'Something went wrong on the server. Reload the page before you go on.',
  paused: 'The match is paused: the server cannot store moves right now. It goes on by itself; no clock runs.',
  back: 'You are connected again.',
  missed: (n: number) =>
    n === 0 ? 'Nothing happened while you were away.' : `While you were away: ${count(n, 'thing')} happened.`,
  seeLog: 'See the log',
  away: 'While you were away',
  revoked:
    'Your seat has a new link: it was made on another of your devices, or the host has freed the seat. In a running match that is asked first on all your pages.',
  shut: 'This link opens no seat in this match.',
  shutTitle: 'How to get to a seat',
  shutWays: [
    [
      'You sit in another browser or on another device',
      'Open the match there. “Play on another device” in its menu has a code to scan and a link to copy.',
    ],
    [
      'You have lost your link',
      'Ask the host to free your seat: the host gets a new link for you, and you play on where you were. In a running match that takes five minutes, or a day without clocks, and everybody sees that the seat has changed hands.',
    ],
    ['This was your invitation', 'Somebody has sat down with it, or the host has made another one. Ask the host.'],
  ],
  toSeat: 'Go to my seat',
} as const;

/** What the map's symbols mean. */
const legend = {
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
const rules = {
  title: 'Rules',
  rule: (number: string) => `Rule ${number}`,
  contents: 'Contents',
  search: 'Search the rules',
  found: (n: number) => (n === 0 ? 'Nothing has these words.' : count(n, 'passage')),
  ownPage: 'Open on a page of its own',
  print: 'Print',
} as const;

/** The help of every game. */
const help = {
  firstMatch: 'Your first match',
  keys: 'Keyboard',
  credits: 'Credits',
  rows: [
    ['Enter', 'Confirm the plan'],
    ['Escape', 'Skip what is being shown, or shown again; else one step back'],
    ['B', 'Take back what you did last, while that is possible'],
    ['Arrows', 'Move the cursor over the map'],
    ['Space', 'Pick the hex at the cursor'],
    ['+ and -', 'Closer and farther'],
    ['0', 'Whole map'],
    ['V', 'Turn the map by a quarter, and back'],
    ['K, L, C', 'Open or fold the unit card, the log, the chat'],
    ['H', 'Draw up the panel from below, on an upright screen'],
    ['U', 'Show the last action again, or stop that'],
    ['End', 'Newest entry of the log'],
    ['I', 'I am here: keep my seat, while the host asks to free it'],
    ['S', 'Sound on or off'],
    ['M', 'Legend of the map'],
    ['G', 'Rules of the game'],
    ['?', 'This help'],
  ],
} as const;

/** What can go wrong, and what to do. */
const errors = {
  noMatch: 'There is no match at this address. Check the link. A match that nobody played for long is removed.',
  badBoard: 'This file is not a board. The fault is named below.',
  notShown: 'Something could not be shown. The match goes on, and what you see next is right again.',
  fault: 'Something went wrong on this page. Reload it before you go on.',
  noSentence: 'Something happened here that this page has no words for.',
  noPanel: 'This part could not be shown.',
  noGame: 'This page does not know the game that is played here. Reload it.',
  noSeat: 'This match has no such seat.',
  noSuchGame: 'There is no such game here. Check the link, or choose another game.',
  noRules: 'There are no rules to read at this address. Check the link.',
  notLoaded: 'This page could not be loaded. Check your connection and try again.',
  again: 'Try again',
  notCopied: 'Copying was not possible. Select the link and copy it yourself.',
} as const;

/** Every fixed string of the pages, by place. */
export const UI = {
  common,
  home,
  setup,
  form,
  lobby,
  freeing,
  match,
  takenBack,
  timedOut,
  policy,
  log,
  score,
  clock,
  moments,
  coach,
  alone,
  replay,
  connection,
  legend,
  rules,
  help,
  errors,
} as const;

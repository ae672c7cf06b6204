import { count } from '../numbers.ts';

/** The table itself. */
export const match = {
  log: 'Log',
  chat: 'Chat',
  say: 'Say something',
  sayAside: 'Say to your side',
  sayApart: 'Say to spectators',
  toWhom: 'To whom you speak',
  toAll: 'All',
  toSide: 'My side',
  aside: { side: 'to the side', spectators: 'among spectators' },
  send: 'Send',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Read ${name} again`,
  muteHint: 'You read what they say no more, and looking for an opponent does not bring you together again.',
  noMessages:
    'Nobody has said anything yet. Messages are not kept: after joining or loading the page you see only new ones.',
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
  goBack: 'Go back',
  goBackHint:
    'You decide your last question anew, whatever has happened since. At a server, dice are thrown away for it, and the match counts in no series.',
  takeBackCosts: (names: string, timed: boolean, left: number, most: number) =>
    `Takes the question from ${names}${timed ? ', on your time' : ''}: ${left} of ${most} left.`,
  takeBackUsedUp: (names: string, most: number) =>
    `You have taken back ${most} times: ${names} cannot lose the question any more.`,
  concede: 'Concede',
  concedeHint: 'The other side wins at once. This cannot be undone.',
  concedeAside: 'What you have leaves the match, and your side fights on without you. This cannot be undone.',
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
export const takenBack = {
  taken: (name: string) => `${name} took that back: you are not asked any more.`,
  takenPlanned: (name: string) => `${name} took that back: you are not asked any more. Your plan is kept.`,
  sameAgain: (name: string) => `${name} took that back and asks you the same again: your plan is here again.`,
  otherAgain: (name: string) =>
    `${name} took that back and did something else. Your plan is here again: look whether it still fits.`,
  planGone: (name: string) => `${name} took that back and did something else: your plan is not possible any more.`,
} as const;

/** A question that the clock has answered. */
export const timedOut = {
  you: 'Your time was up: the default was done.',
  other: (name: string) => `The time of ${name} was up: the default was done.`,
} as const;

/** Which questions are put to a player, and which are answered without. */
export const policy = {
  title: 'When to ask me',
  tab: 'Ask me',
  hint: 'What you are not asked is answered by its default, as when your time is up.',
  ask: 'Ask me',
  byDefault: 'By default',
  saved: 'Saved',
} as const;

/** Where a match stands. */
export const score = {
  title: 'Score',
  open: 'Score: where it came from',
  told: (points: string) => `Score: ${points}. Show where it came from`,
  came: 'Where it came from',
  nothing: 'Nothing yet',
} as const;

/** The log. */
export const log = {
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
export const clock = {
  bank: 'Time in the bank, for when that of a decision is used up',
  ofBank: 'bank',
  timer: 'Then the match goes on by itself',
  goesOn: 'goes on in',
  somebody: 'somebody has',
  ofSomebody: 'What somebody has to decide whose name is not told, and the bank after it',
  away: 'away',
} as const;

/** Great moments: the words of their banners and the settings of sound, vibration and notifications. */
export const moments = {
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

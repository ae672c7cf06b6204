import { advice } from './ui/advice.ts';
import { board } from './ui/board.ts';
import { computer } from './ui/computer.ts';
import { alone, connection } from './ui/connection.ts';
import { coach, help, legend, rules } from './ui/help.ts';
import { home } from './ui/home.ts';
import { learn } from './ui/learn.ts';
import { freeing, lobby } from './ui/lobby.ts';
import { clock, log, match, moments, policy, score, takenBack, timedOut } from './ui/match.ts';
import { replay } from './ui/replay.ts';
import { setup } from './ui/setup.ts';
import { tables } from './ui/tables.ts';

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

/** Fields of any form. */
const form = {
  wholeNumber: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  more: (name: string) => `One more ${name}`,
  less: (name: string) => `One less ${name}`,
  notRead: 'This file could not be read. Choose it again.',
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
  advice,
  home,
  computer,
  tables,
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
  board,
  learn,
  replay,
  connection,
  legend,
  rules,
  help,
  errors,
} as const;

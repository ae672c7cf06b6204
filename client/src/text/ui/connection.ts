import { count } from '../numbers.ts';

/** The connection to the room. */
export const connection = {
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

/** A match that this page plays alone. */
export const alone = {
  watching: 'You are looking on. Only who plays a seat can do this.',
  nobody: 'You play this match alone, on this page: there is nobody else to ask.',
  noWayBack: 'There is no such answer to go back to.',
  notYours: 'The computer holds this seat.',
  noLevel: 'The computer does not play this game at this level.',
  noPlayer: 'No seat is left for you.',
  unreadable: 'This match was not kept whole. Begin it again.',
} as const;

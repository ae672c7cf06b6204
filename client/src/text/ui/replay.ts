import { count } from '../numbers.ts';

/** A match that has been played, and is looked at. */
export const replay = {
  title: 'Watch a match again',
  about: 'Open the record of a match: the file that “Save the record” gives where a match is watched again.',
  open: 'Open a record',
  drop: 'Or drop the file here.',
  loading: 'The match is played again, by its record.',
  unreadable: 'This file could not be read. Choose it again.',
  unreadRecord: (why: string) => `This record cannot be shown: ${why}`,
  notKept: 'This browser does not keep this record any more. Open its file again.',
  again: 'Watch again',
  toMatch: 'To the match',
  fromBeginning: 'From the beginning',
  notBegun: 'This match has not begun yet: there is nothing to watch again.',
  soFar: 'This is what has happened so far.',
  noLinkYet: 'When the match is over, each of its moments has a link.',
  end: 'The end of the match',
  sound: 'This record is not sound. It is shown as far as it can be played:',
  noEvent: 'There is no such moment in this match.',
  nothing: 'This match is only shown again: nothing in it can be changed.',
  controls: 'Going through the match',
  play: 'Play',
  pause: 'Pause',
  steps: {
    first: 'To the beginning',
    actionBack: 'One action back',
    eventBack: 'One event back',
    eventOn: 'One event on',
    actionOn: 'On to the next action',
    roll: 'To the next dice',
    last: 'To the end',
  },
  keys: [
    ['P', 'Play, or pause'],
    [', and .', 'One event back, or on'],
    ['[ and ]', 'One action back, or on'],
    ['D', 'On to the next dice'],
    ['Home, End', 'To the beginning, and to the end'],
    ['Page Up, Page Down', 'On the line: on to the next part of the match, such as a turn or its step, or one back'],
    ['Escape', 'Skip what is being shown'],
  ],
  unseal: {
    act: 'Open the record to everybody',
    sealed:
      'Nobody was allowed to watch this match: only its players can watch it again, until both sides open its record.',
    offered: (names: string) =>
      `${names} would let everybody watch this match again. Its record is open once you agree.`,
    waiting: 'You have opened the record. Everybody can read it once the other side opens it, too.',
    open: 'Both sides have opened the record: everybody can watch this match again.',
  },
  moment: (at: number, last: number) => `Event ${at} of ${last}`,
  eyes: 'Seen by',
  everybody: 'Everybody',
  all: 'The whole truth',
  seenBy: (player: string) => `as ${player} saw it`,
  seenByEverybody: 'as everybody saw it',
  seenWhole: 'with all there was to see',
  speed: 'Speed:',
  chapters: 'Chapters',
  turningPoints: 'Turning points',
  actions: 'Actions',
  noTurningPoints: 'Nothing great happened in this match, as far as this viewer saw it.',
  share: 'Share',
  shareTitle: 'Share this moment',
  link: 'Link to this moment',
  linkHint: 'It opens the match at this moment, as you see it now. It gives nobody a seat.',
  onlyHere: 'This match was opened from a file. To share it, send the file.',
  picture: 'Save a picture',
  record: 'Save the record',
  other: 'Another record',
  position: 'Save the position',
  noPosition: 'There is no decision before this moment from which a match could begin.',
  verify: 'Verify the dice',
  proof: {
    promised: (commitment: string) =>
      `Before anybody sat down, the server had bound itself to its dice, by the fingerprint ${commitment}. The secret that the record shows has this fingerprint.`,
    broken: (commitment: string) =>
      `The server had bound itself to its dice by the fingerprint ${commitment}. The secret that the record shows has another one: these are not the dice that were promised.`,
    unpromised: 'Nobody had promised these dice to anybody: a script or a seed made them, and nothing can be proven.',
    salts: (salts: number) =>
      `${count(salts, 'player')} mixed in random words of their own, which the server could not know before.`,
    lots: (draws: number) =>
      `Seats were drawn by lot ${draws === 1 ? 'once' : `${draws} times`} before the match. From the same secret and words this page draws the same seats.`,
    thrown: (draws: number) =>
      `${draws} of the draws were thrown away when the player, alone with computers, went back. The record says which, and none of them is used again.`,
    rolled: (rolls: number) =>
      `This page has just rolled all ${rolls} dice and picks again from these, and played the whole match by them.`,
    ends: 'It ends exactly as the record says.',
    faults: 'Something is not as the record says:',
    notProven:
      'Not proven: that this is the record of your match, for which you can compare the fingerprint with that of a record that another player saved; and that those who played are who they said.',
  },
  goOn: 'Go on from here',
  /** The same where there is little room. */
  goOnBriefly: 'Go on',
  goOnAbout:
    'A new match begins at the last decision before this moment, with new dice: at the server, where you get the links for its seats and set its clocks in the lobby; or on this page alone. A saved position is that of the last decision at which no step was half done.',
  goOnNow: 'Create a match for others',
} as const;

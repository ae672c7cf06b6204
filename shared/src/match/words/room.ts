import { count, waitInWords } from '../../count.ts';
import type { Names, Numbers, Sentences } from '../said.ts';

/** Why a room refuses a command, before any rule is asked. */
export const ROOM = {
  // What came, and how often.
  'malformed/too-long': 'This cannot be read: it is far longer than anything that can be asked for.',
  'too-fast': 'This came too fast after the last. Nothing was done: wait a moment, then send it again.',
  'too-fast/talker': 'You are saying a lot at once. Wait a moment, then send it again.',
  'too-fast/mute': 'You have changed your mind about this very often. It stays as it is now: say it again in a minute.',
  'too-fast/audience': 'Many who watch are talking at once. Wait a moment, then send it again.',
  'nobody-beside': 'Nobody else sits on your side. Say it to everybody.',
  'server-fault': 'Something went wrong on the server. Reload the page before you go on.',
  paused:
    'The match is paused: the server cannot store moves at the moment. It goes on by itself; no clock runs meanwhile.',

  // Who may ask.
  spectator: 'You are watching this match. Open a seat link to play in it.',
  revoked: 'This seat has a new link, and yours opens it no more. Nothing was done.',
  'not-seated': 'Nobody sits here now. Sit down under your name, then play on.',
  'not-host': 'Only the host can free the seat of somebody else. Ask your host.',
  'not-host/gathering': 'Only the host can do this. Ask your host.',
  'not-seated/gathering': 'You hold no seat. Sit down first.',

  // Intents.
  'not-begun': ({ absent }: { readonly absent: readonly string[] }) =>
    `The match has not begun. Wait until everybody sits: ${absent.join(', ')} missing.`,
  'over/rematch': 'The match is over. Ask for a rematch to play on.',
  'not-over': 'The match is not over yet. Finish it first.',
  'seq-used': 'Something was sent from another tab already. Look what happened, then decide again.',
  'no-time': 'You have no time left for that decision: what you answered stands.',
  'taken-back': ({ who }: Names<'who'>) =>
    `${who} took that back before your answer arrived: nothing was done. Look at what is asked now.`,
  'ration-used': ({ times }: Numbers<'times'>) =>
    `You have taken back ${times} times in this match while another player was being asked. ` +
    'From now on what you do stands as soon as somebody else is asked.',

  // Seats.
  covered: 'The computer plays for you, since you were away. Take your seat back first.',
  'no-computer': 'The computer does not play this game.',
  'away-briefly': ({ who, seconds }: Names<'who'> & Numbers<'seconds'>) =>
    `${who} may be back in a moment. In ${count(seconds, 'second')} the computer can play.`,
  'is-there': ({ who }: Names<'who'>) => `${who} is there. A computer plays only for who is away.`,
  begun: 'The match has begun already. You are at the table; play on.',
  'name-taken': ({ taken, free }: Names<'taken' | 'free'>) =>
    `"${taken}" sits at this table already. You could be "${free}".`,
  'name-like': ({ taken, free }: Names<'taken' | 'free'>) =>
    `Your name looks like that of "${taken}", who sits at this table already. You could be "${free}".`,
  'name-reserved': ({ taken }: Names<'taken'>) =>
    `Your name looks like "${taken}", by which the table itself goes. Choose another one.`,
  'no-force': 'Nobody brings a force of their own to this seat. Sit down without one.',
  'force-missing': 'Bring a force when you sit down here.',
  'force-clashes': 'The rules do not allow this force together with that of another player. Choose another one.',
  'secret-used': 'This link opens another seat of the match already. Make another new link.',
  'moved-on': 'The rematch is open. Make the new link there.',
  'asked-already': 'You have asked to free this seat already. Its player still has time to object.',
  'asked-lately': ({ wait }: Numbers<'wait'>) =>
    `You have asked to free this seat a short time ago. You can ask again in ${waitInWords(wait)}.`,
  'free-already': 'The time to object was up: the seat is free already.',

  // Gathering before the match.
  'begun/settled': 'The match has begun: who plays it and how stays as it is.',
  'settings-changed': 'The host has just changed the settings. Look at them, then say it again.',
  'other-game': 'The people here have come for another game. Make a new match for this one.',
  'not-watched/standing': 'Nobody may watch this match, so its host has to play it. Let people watch first.',
  'not-watched/settings': 'You only watch this match. Sit down before you let nobody watch.',
  'no-invitation': 'Make an invitation for the seat that you leave.',
  'no-secret': 'Make a secret for the seat, which nobody else knows.',
  'same-seat': 'Name two seats, whose people are to change places.',
  'nobody-to-draw': 'There is nobody to draw lots with: wait until everybody sits.',
  'drawn-already': 'You have drawn lots already, and the same people sit here. It stays as drawn.',
  'nobody-there': 'Nobody sits there who could be the host.',
  locked: 'The host lets nobody else sit down at this table. Ask your host.',
  'not-listed': 'This table is not listed: sit down by an invitation of its host.',
  'table-full': 'Somebody was quicker: every seat of this table is taken.',
  'seat-closed': 'This seat is left out of the match. Take another one, or ask your host.',
  'seat-needed': 'The match cannot be played without this seat.',
  'seat-taken/closing': ({ name }: Names<'name'>) => `${name} sits there. Free the seat first.`,
  'seat-taken/quicker': ({ name }: Names<'name'>) => `${name} was quicker: the seat is taken.`,
  'seat-taken/settings': ({ name }: Names<'name'>) => `${name} sits on a seat that would be gone. Free it first.`,

  // What a match may take up.
  'match-full': 'This match has grown as long as a match can be, and stays as it is. Open a new one to play on.',
  'too-many/part': 'You have changed your orders too often. What you wrote last counts: commit it, then play on.',
  'too-many/covering': 'The computer has been asked in or sent away too often in this match. It stays as it is now.',
  'too-many/back': 'You have taken back too much in this match. What you do now stands.',
  'too-many/sat': 'This seat has changed its name too often. Keep the name that it has.',
  'too-many/policy':
    'You have changed this too often. What you set last counts; play on, then you can change it again.',
  'too-many/settings': 'The settings of this match were changed too often. Play it as it is, or make a new one.',
  'too-many/gathered': 'You have changed this too often. It stays as it is: begin, or make a new match.',
  'too-many/relocked': 'You have made too many new links in this match. The newest link of each seat stays valid.',
  'too-many/freeing': 'You have asked too often in this match to free a seat. Those who sit there keep their seats.',
  'too-many/rematch': 'You have changed your mind about a rematch too often. What you said last counts.',
} satisfies Sentences;

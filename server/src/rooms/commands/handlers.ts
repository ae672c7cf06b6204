import { isDeepStrictEqual } from 'node:util';
import { OMNISCIENT, ownIn, readAsked, readIntent } from '@ironhex/shared/match';
import { playerName } from '@ironhex/shared/player-name';
import type { Answer, Command } from '@ironhex/shared/protocol';
import { refuse } from '../../guard/refuse.ts';
import type { MatchClient } from '../../sync/guest.ts';
import { lockFor } from '../match/blueprint.ts';
import { replacedBy, type Seat, sitterOf } from '../match/seats.ts';
import type { Session } from '../storage/session.ts';
import { Chat } from './chat.ts';
import type { CommandHandlers } from './commands.ts';
import { askToFree, notForHost, stay, withdraw } from './freeing.ts';
import { gatheringHandlers } from './gathering.ts';
import { type Deed, DONE, guestOn, OVER, playing, revoked } from './playing.ts';
import { hold, isUsed, sitting, USED } from './sitting.ts';

const NOT_SEATED = refuse('not-seated', 'Nobody sits here now. Sit down under your name, then play on.');
const SEES_ALL = refuse(
  'omniscient',
  'You see what the players keep secret: only watch, and say nothing at the table.',
);
const MOVED_ON = refuse('moved-on', 'The rematch is open. Make the new link there.');

/** Sets how a seat's decisions are answered. What is so already is not stored again. */
const setPolicy = (session: Session, seat: Seat, policy: unknown): Answer | Deed => {
  const { table } = session;
  const read = readAsked(table.ruleset.schemas.policy, policy, ['policy']);
  if (!read.ok) return { ok: false, refusal: read.error };
  if (table.status === 'over') return OVER;
  if (table.status === 'playing' && seat.open) return NOT_SEATED;
  const refusal = table.checkPolicy(seat.id, read.value);
  if (refusal) return { ok: false, refusal };
  if (isDeepStrictEqual(table.policy(seat.id), read.value)) return DONE;
  return { entry: { kind: 'policy', at: session.now(), seat: seat.id, policy: read.value } };
};

/** Why no intent at all is taken from a seat now. */
const noIntents = ({ table }: Session, seat: Seat): Answer | undefined => {
  if (table.status === 'gathering') {
    const absent = table.seats.all.filter(({ open }) => open).map(({ id }) => id);
    return refuse('not-begun', `The match has not begun. Wait until everybody sits: ${absent.join(', ')} missing.`);
  }
  if (table.status === 'over') return OVER;
  return seat.open ? NOT_SEATED : undefined;
};

/** The refusal of an answer to a question that another seat has taken away since its player decided. */
const takenBack = ({ table }: Session, seat: Seat, { decision, lost }: Command<'intent'>): Answer | undefined => {
  if (decision === undefined || lost === undefined) return undefined;
  const taker = table.taken.takerOf(seat.id, decision, lost);
  if (taker === undefined) return undefined;
  const who = sitterOf(table.seats.get(taker)) || taker;
  return refuse(
    'taken-back',
    `${who} took that back before your answer arrived: nothing was done. Look at what is asked now.`,
  );
};

/** An intent with a number that the seat has not used yet. */
const ask = (session: Session, seat: Seat, command: Command<'intent'>): Answer | Deed => {
  const { seq, decision, intent } = command;
  const { table } = session;
  const own = ownIn(table.awaited(seat.id), seat.id);
  const asked = own.find(({ id }) => decision === undefined || id === decision);
  const read = readIntent(table.ruleset, intent, asked);
  if (!read.ok) return { ok: false, refusal: read.error };
  const refused = (answer: Answer) => seat.answers.keep(seq, decision, read.value, answer);
  const none = noIntents(session, seat) ?? takenBack(session, seat, command);
  if (none) refused(none);
  const at = session.now();
  return (
    none ?? { entry: { kind: 'done', at, seat: seat.id, intent: read.value, by: 'player', decision, seq }, refused }
  );
};

/** The answer to an intent that was asked for before under its number. */
const again = (session: Session, seat: Seat, { seq, decision, intent }: Command<'intent'>): Answer | undefined => {
  if (seq > seat.answers.highest) return undefined;
  const read = session.table.ruleset.schemas.intent.safeParse(intent);
  const answer = read.success ? seat.answers.repeat(seq, decision, read.data) : undefined;
  if (answer) session.repeated();
  return answer;
};

/** Goes back to a decision of the seat's own. */
const goBack = (session: Session, seat: Seat, { decision }: Command<'back'>): Answer | Deed =>
  noIntents(session, seat) ?? { entry: { kind: 'back', at: session.now(), seat: seat.id, decision } };

/** Wishes for a rematch, or no more. Who wishes again has it tried again; that is no news to be stored. */
const wish = (session: Session, seat: Seat, { wanted }: Command<'rematch'>): Answer | Deed => {
  if (session.table.status !== 'over') return refuse('not-over', 'The match is not over yet. Finish it first.');
  const happened = () => session.inviteIfWanted();
  if (seat.wantsRematch !== wanted)
    return { entry: { kind: 'rematch', at: session.now(), seat: seat.id, wanted }, happened };
  happened();
  return DONE;
};

/**
 * Makes a new link: for the own seat, or as the host for another one, which is free for another player then. In a running
 * match the player who sits there is asked first.
 */
const reissue = (session: Session, asking: Seat, command: Command<'reissue'>, client: MatchClient): Answer | Deed => {
  const { seat, secret } = command;
  const { seats, invitation, status } = session.table;
  const own = seat === asking.id;
  const refused = own ? undefined : notForHost(session, asking, seat);
  if (refused) return refused;
  const lock = lockFor(secret);
  if (isUsed(session, lock)) return USED;
  if (invitation !== undefined || seats.allWantRematch) return MOVED_ON;
  // Sitting down makes a new link anyway.
  if (own && asking.open && status !== 'over') return NOT_SEATED;
  if (!own && status === 'playing' && !seats.get(seat).open) return askToFree(session, asking, seat, lock);
  return {
    entry: { kind: 'relocked', at: session.now(), seat, lock, by: asking.id },
    ...(own ? { happened: () => hold(client, lock) } : {}),
  };
};

/** The answer to the same new link asked for again, be it in force already or not. */
const reissued = (session: Session, asking: Seat, { seat, secret }: Command<'reissue'>): Answer | undefined => {
  const { seats, freeings, gathering } = session.table;
  const asked = freeings.of(seat);
  if (asked?.by === asking.id && asked.lock === lockFor(secret) && session.table.freeAt(seat) !== undefined)
    return DONE;
  const allowed = seat === asking.id || asking.lock === gathering.host;
  return allowed && seats.openedBy(secret) === seat ? DONE : undefined;
};

/** What a player is called in the chat: one who sits there in place of another is marked, also under the same name. */
const calledOf = (seat: Seat): string => playerName(sitterOf(seat) || seat.id, replacedBy(seat) !== '');

/** What is done for each command. Anything that is refused has changed nothing. */
export const handlersFor = (session: Session): CommandHandlers => {
  const chat = new Chat();
  return {
    sit: sitting(session),

    intent: playing(
      session,
      (seat, command) => ask(session, seat, command),
      (seat, command) => again(session, seat, command),
    ),

    back: playing(session, (seat, command) => goBack(session, seat, command)),

    policy: playing(session, (seat, { policy }) => setPolicy(session, seat, policy)),

    events: (client, { since }) => {
      const viewer = guestOn(session, client)?.viewer;
      if (viewer === undefined) return revoked(session);
      return { ok: true, ...session.audience.page(viewer, since, () => session.table.firstView(viewer)) };
    },

    rematch: playing(session, (seat, command) => wish(session, seat, command)),

    reissue: playing(
      session,
      (asking, command, client) => reissue(session, asking, command, client),
      (asking, command) => reissued(session, asking, command),
    ),

    stay: playing(session, (seat) => stay(session, seat)),

    ...gatheringHandlers(session),

    withdraw: playing(session, (seat, command) => withdraw(session, seat, command)),

    say: async (client, { text }) => {
      const wait = await chat.refuses({ sessionId: client.sessionId, seat: client.userData?.seat ?? null });
      if (wait !== undefined) return refuse('too-fast', wait);
      const guest = guestOn(session, client);
      if (!guest) return revoked(session);
      const { viewer, seat, name } = guest;
      if (viewer === OMNISCIENT) return SEES_ALL;
      const from = seat === null ? name || 'Spectator' : calledOf(session.table.seats.get(seat));
      session.say({ from, seat, text });
      return DONE;
    },
  };
};

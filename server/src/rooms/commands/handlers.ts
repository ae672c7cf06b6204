import type { Answer, Command } from '@ironhex/shared/protocol';
import { limitTo } from '../../guard/limiters.ts';
import { MUTE_LIMITS } from '../../guard/limits.ts';
import { refuse } from '../../refusals.ts';
import type { Seat } from '../match/seats/seats.ts';
import type { Session } from '../storage/session.ts';
import { ALONE, Chat, calledOf, hasCompany, watcherCalled } from './chat.ts';
import { comeBack, cover } from './cover.ts';
import { gatheringHandlers } from './gathering.ts';
import type { CommandHandlers } from './messages.ts';
import { again, ask, goBack, setPolicy } from './play-commands.ts';
import { DONE, guestOn, type Proposal, playerCommand, revoked, WATCHING } from './player-command.ts';
import { playerOrHostCommand, reissue, reissued, stay, withdraw } from './seat-commands.ts';
import { sitting } from './sitting.ts';

/** Sets whether a seat wants a rematch. Repeating the wish tries to open it again, and stores nothing. */
const wish = (session: Session, seat: Seat, { wanted }: Command<'rematch'>): Answer | Proposal => {
  if (session.table.status !== 'over') return refuse('not-over');
  const happened = () => session.inviteIfWanted();
  if (seat.wantsRematch !== wanted)
    return { entry: { kind: 'rematch', at: session.now(), seat: seat.id, wanted }, happened };
  happened();
  return DONE;
};

/** Lets everybody read the record, as far as this seat's side is asked for it. What is open already stays so. */
const unseal = (session: Session, seat: Seat): Answer | Proposal => {
  const { table } = session;
  if (table.status !== 'over') return refuse('not-over');
  if (table.layout.watchable || seat.unsealed) return DONE;
  return { entry: { kind: 'unsealed', at: session.now(), seat: seat.id } };
};

const MUTED_OFTEN = refuse('too-fast/mute');

/** Notes whom a player does not want to meet again. The match is as it was, and nobody else learns of it. */
const mute = (session: Session, { id }: Seat, { seat, muted }: Command<'mute'>): Answer => {
  const { seats } = session.table;
  if (!seats.has(seat)) return refuse('no-seat/named', { seat });
  session.avoid(id, seats.get(seat).person, muted);
  return DONE;
};

/** What is done for each command. Anything that is refused has changed nothing. */
export const handlersFor = (session: Session): CommandHandlers => {
  const chat = new Chat();
  const mutes = limitTo(MUTE_LIMITS.each, MUTE_LIMITS.seconds);
  const muting = playerCommand<Command<'mute'>>(session, (seat, command) => mute(session, seat, command));
  return {
    sit: sitting(session),

    intent: playerCommand(
      session,
      (seat, command) => ask(session, seat, command),
      (seat, command) => again(session, seat, command),
    ),

    back: playerCommand(session, (seat, command) => goBack(session, seat, command)),

    policy: playerCommand(session, (seat, { policy }) => setPolicy(session, seat, policy)),

    events: (client, { since }) => {
      const viewer = guestOn(session, client)?.viewer;
      if (viewer === undefined) return revoked(session);
      return { ok: true, ...session.audience.page(viewer, since, () => session.table.layout.firstView(viewer)) };
    },

    rematch: playerCommand(session, (seat, command) => wish(session, seat, command)),

    unseal: playerCommand(session, (seat) => unseal(session, seat)),

    reissue: playerOrHostCommand(
      session,
      (asking, command, client) => reissue(session, asking, command, client),
      (asking, command) => reissued(session, asking, command),
    ),

    cover: playerCommand(session, (seat, command) => cover(session, seat, command)),

    pace: (client, { pace }) => {
      const guest = guestOn(session, client);
      if (!guest) return revoked(session);
      if (guest.seat === null && !session.table.seats.noPeople) return WATCHING;
      session.computers.pace = pace;
      return DONE;
    },

    return: playerCommand(session, (seat) => comeBack(session, seat)),

    stay: playerCommand(session, (seat) => stay(session, seat)),

    ...gatheringHandlers(session),

    withdraw: playerOrHostCommand(session, (seat, command) => withdraw(session, seat, command)),

    mute: async (client, command) => {
      const { seat } = client.userData ?? {};
      return seat && !(await mutes.allows(seat)) ? MUTED_OFTEN : muting(client, command);
    },

    say: async (client, { text, to }) => {
      const wait = await chat.refuses({ sessionId: client.sessionId, seat: client.userData?.seat ?? null });
      if (wait) return wait;
      const guest = guestOn(session, client);
      if (!guest) return revoked(session);
      const { viewer, seat, name } = guest;
      const { seats } = session.table;
      if (to && !hasCompany(seats, seat)) return ALONE;
      const from = seat === null ? watcherCalled(name, seats) : calledOf(seats.get(seat));
      const heardBy = session.talksApart(viewer) ? 'spectators' : to;
      session.say({ from, seat, text, ...(heardBy ? { to: heardBy } : {}) }, viewer);
      return DONE;
    },
  };
};

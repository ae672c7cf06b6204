import type { SeatId } from '@ironhex/shared/match';
import type { Answer, Command } from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import type { MatchClient } from '../../sync/client.ts';
import { lockFor } from '../match/history/blueprint.ts';
import { HOST } from '../match/history/entries.ts';
import type { Seat } from '../match/seats/seats.ts';
import type { Reply } from '../storage/replies.ts';
import type { Session } from '../storage/session.ts';
import { DONE, guestOn, NOT_SEATED, type Proposal, playerCommand, revoked, settle } from './player-command.ts';
import { hold, isUsed, USED } from './sitting.ts';

const ASKED = refuse('asked-already');
const FREE = refuse('free-already');

/** Who asks for something about a seat: a player, or a host who only watches. */
type Asking = Pick<Seat, 'id' | 'lock' | 'open'>;

/** Runs a command of a seated player, or of a host who only watches. */
export const playerOrHostCommand = <C>(
  session: Session,
  decide: (asking: Asking, command: C, client: MatchClient) => Answer | Proposal,
  already?: (asking: Asking, command: C) => Answer | undefined,
) => {
  const byPlayer = playerCommand<C>(session, decide, already);
  const watchingHost = (client: MatchClient): Asking | undefined => {
    const guest = guestOn(session, client);
    const { host } = session.table.gathering;
    return guest?.seat === null && guest.lock === host ? { id: HOST, lock: host, open: false } : undefined;
  };
  return (client: MatchClient, command: C): Reply => {
    if (!watchingHost(client)) return byPlayer(client, command);
    return session.apply(() => {
      const host = watchingHost(client);
      if (!host) return revoked(session);
      return session.published(already?.(host, command) ?? settle(session, decide(host, command, client)));
    });
  };
};

/** The refusal of something about a seat that is only for the host to do, or about one that does not exist. */
const notForHost = ({ table: { seats, gathering } }: Session, asking: Asking, seat: SeatId): Answer | undefined => {
  if (!seats.has(seat)) return refuse('no-seat/named', { seat });
  if (asking.lock === gathering.host) return undefined;
  return refuse('not-host');
};

/** Asks to free a seat on which a player sits, in a running match. `lock` is to open it once it is free. */
const askToFree = (session: Session, host: Asking, seat: SeatId, lock: string): Answer | Proposal => {
  const { table } = session;
  const at = session.now();
  if (table.freeAt(seat) !== undefined) return ASKED;
  const rest = table.freeings.rest(seat, at);
  if (rest > 0) return refuse('asked-lately', { wait: rest });
  return { entry: { kind: 'freeing', at, seat, by: host.id, lock, seconds: session.freeAfter } };
};

/** Objects to the request to free the player's own seat. Without one there is nothing to do. */
export const stay = (session: Session, { id: seat }: Seat): Answer | Proposal =>
  session.table.freeAt(seat) === undefined ? DONE : { entry: { kind: 'kept', at: session.now(), seat, by: seat } };

/** As the host, asks no longer to free a seat. Without a request there is nothing to do, unless it has been granted. */
export const withdraw = (session: Session, asking: Asking, { seat }: Command<'withdraw'>): Answer | Proposal => {
  const { table } = session;
  const refused = notForHost(session, asking, seat);
  if (refused) return refused;
  if (table.freeAt(seat) !== undefined) return { entry: { kind: 'kept', at: session.now(), seat, by: asking.id } };
  return table.seats.get(seat).open ? FREE : DONE;
};

const MOVED_ON = refuse('moved-on');

/**
 * Makes a new link: for the own seat, or as the host for another one, which is free for another player then. In a
 * running match the player who sits there is asked first.
 */
export const reissue = (
  session: Session,
  asking: Asking,
  command: Command<'reissue'>,
  client: MatchClient,
): Answer | Proposal => {
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
  const { open, computer, person } = seats.get(seat);
  if (!own && status === 'playing' && !open && !computer) return askToFree(session, asking, seat, lock);
  const entry: Proposal['entry'] = { kind: 'relocked', at: session.now(), seat, lock, by: asking.id };
  // Who was sent out shall not be brought together with the host again.
  return { entry, happened: () => (own ? hold(client, lock) : session.avoid(asking.id, person, true)) };
};

/** The answer to the same new link asked for again, be it in force already or not. */
export const reissued = (
  session: Session,
  asking: Asking,
  { seat, secret }: Command<'reissue'>,
): Answer | undefined => {
  const { seats, freeings, gathering } = session.table;
  const asked = freeings.of(seat);
  if (asked?.by === asking.id && asked.lock === lockFor(secret) && session.table.freeAt(seat) !== undefined)
    return DONE;
  const allowed = seat === asking.id || asking.lock === gathering.host;
  return allowed && seats.openedBy(secret) === seat ? DONE : undefined;
};

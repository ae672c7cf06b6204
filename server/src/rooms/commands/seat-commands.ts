import { isDeepStrictEqual } from 'node:util';
import { readAsked, type SeatId } from '@ironhex/shared/match';
import { type Answer, type Command, fail, freeName, ok, type Result, sameName } from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import type { MatchClient } from '../../sync/client.ts';
import { lockFor } from '../match/history/blueprint.ts';
import { type Seat, sitterOf } from '../match/seats/seats.ts';
import type { Table } from '../match/table.ts';
import type { Session } from '../storage/session.ts';
import { DONE, NOT_SEATED, OVER, type Proposal } from './player-command.ts';

type Refused = ReturnType<typeof refuse>;

const NOT_YOURS = refuse('no-force');
const MISSING = refuse('force-missing');

/** The force of a player who sits down: judged by its form, then together with those that are there already. */
const forceBrought = (table: Table, seat: Seat, force: unknown): Result<object | undefined, Refused> => {
  if (!table.takesForce(seat.id)) return force === undefined ? ok(undefined) : fail(NOT_YOURS);
  if (force === undefined) return seat.open || !seat.force ? fail(MISSING) : ok(undefined);
  const read = readAsked(table.ruleset.schemas.force, force, ['force']);
  if (!read.ok) return fail({ ok: false, refusal: read.error });
  const { setup } = table;
  const seats = setup.seats.map((other) => (other.id === seat.id ? { ...other, force: read.value } : other));
  const [refusal] = table.ruleset.checkSetup({ ...setup, seats });
  return refusal ? fail({ ok: false, refusal }) : ok(read.value);
};

const ASKED = refuse('asked-already');
const FREE = refuse('free-already');

/** The refusal of something about a seat that is only for the host to do, or about one that does not exist. */
const notForHost = ({ table: { seats } }: Session, asking: Seat, seat: SeatId): Answer | undefined => {
  if (!seats.all.some(({ id }) => id === seat)) return refuse('no-seat/named', { seat });
  if (asking === seats.all[0]) return undefined;
  return refuse('not-host');
};

/** Asks to free a seat on which a player sits, in a running match. `lock` is to open it once it is free. */
const askToFree = (session: Session, host: Seat, seat: SeatId, lock: string): Answer | Proposal => {
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
export const withdraw = (session: Session, asking: Seat, { seat }: Command<'withdraw'>): Answer | Proposal => {
  const { table } = session;
  const refused = notForHost(session, asking, seat);
  if (refused) return refused;
  if (table.freeAt(seat) !== undefined) return { entry: { kind: 'kept', at: session.now(), seat, by: asking.id } };
  return table.seats.get(seat).open ? FREE : DONE;
};

const USED = refuse('secret-used');

const MOVED_ON = refuse('moved-on');

/** The connection that made a new lock for its own seat keeps the seat; the seat's other connections are closed. */
const hold = (client: MatchClient, lock: string): void => {
  client.userData = { ...client.userData!, lock };
};

/** Does a secret open a seat of the match, or will it as soon as that is free? */
const isUsed = ({ table: { seats, freeings } }: Session, secret: string): boolean =>
  seats.openedBy(secret) !== undefined || freeings.awaits(lockFor(secret));

/** The refusal of a name that looks like that of another player of the match. */
const nameTaken = ({ table }: Session, seat: Seat, name: string): Answer | undefined => {
  const others = table.seats.all.filter((other) => other !== seat).map(sitterOf);
  const taken = others.find((other) => sameName(other, name));
  if (taken === undefined) return undefined;
  return refuse('name-taken', { taken, free: freeName(name, others) });
};

/** Sits down, with a new lock if the player has made one. A seated player may do so again until the match begins. */
export const sit = (
  session: Session,
  seat: Seat,
  { name, salt, secret, force }: Command<'sit'>,
  client: MatchClient,
): Answer | Proposal => {
  const { status } = session.table;
  const lock = secret === undefined ? seat.lock : lockFor(secret);
  const anew = lock !== seat.lock;
  const same = seat.name === name && (secret === undefined ? seat.salt === salt : !anew);
  if (!seat.open && same && (force === undefined || isDeepStrictEqual(force, seat.force))) return DONE;
  if (status === 'over') return OVER;
  if (!seat.open && status === 'playing') return refuse('begun');
  const namesake = nameTaken(session, seat, name);
  if (namesake) return namesake;
  if (anew && isUsed(session, secret!)) return USED;
  const brought = forceBrought(session.table, seat, force);
  if (!brought.ok) return brought.error;
  const more = { ...(anew ? { lock } : {}), ...(brought.value ? { force: brought.value } : {}) };
  return {
    entry: { kind: 'sat', at: session.now(), seat: seat.id, name, salt, ...more },
    happened: () => hold(client, lock),
  };
};

/**
 * Makes a new link: for the own seat, or as the host for another one, which is free for another player then. In a
 * running match the player who sits there is asked first.
 */
export const reissue = (
  session: Session,
  asking: Seat,
  command: Command<'reissue'>,
  client: MatchClient,
): Answer | Proposal => {
  const { seat, secret } = command;
  const { seats, invitation, status } = session.table;
  const own = seat === asking.id;
  const refused = own ? undefined : notForHost(session, asking, seat);
  if (refused) return refused;
  if (isUsed(session, secret)) return USED;
  if (invitation !== undefined || seats.allWantRematch) return MOVED_ON;
  // Sitting down makes a new link anyway.
  if (own && asking.open && status !== 'over') return NOT_SEATED;
  const lock = lockFor(secret);
  if (!own && status === 'playing' && !seats.get(seat).open) return askToFree(session, asking, seat, lock);
  return {
    entry: { kind: 'relocked', at: session.now(), seat, lock, by: asking.id },
    ...(own ? { happened: () => hold(client, lock) } : {}),
  };
};

/** The answer to the same new link asked for again, be it in force already or not. */
export const reissued = (session: Session, asking: Seat, { seat, secret }: Command<'reissue'>): Answer | undefined => {
  const { seats, freeings } = session.table;
  const asked = freeings.of(seat);
  if (asked?.by === asking.id && asked.lock === lockFor(secret) && session.table.freeAt(seat) !== undefined)
    return DONE;
  const allowed = seat === asking.id || asking === seats.all[0];
  return allowed && seats.openedBy(secret) === seat ? DONE : undefined;
};

import { isDeepStrictEqual } from 'node:util';
import { readAsked } from '@ironhex/shared/match';
import {
  type Answer,
  type Command,
  fail,
  freeName,
  ok,
  RESERVED,
  type Result,
  type SitAtListed,
  sameName,
} from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import type { Guest, MatchClient } from '../../sync/client.ts';
import { lockFor } from '../match/history/blueprint.ts';
import type { StrangersSeat } from '../match/listing.ts';
import { looksLike } from '../match/seats/likeness.ts';
import { type Seat, sitterOf } from '../match/seats/seats.ts';
import type { Table } from '../match/table.ts';
import type { Reply } from '../storage/replies.ts';
import type { Session } from '../storage/session.ts';
import { DONE, guestOn, OVER, type Proposal, playerCommand, revoked, settle, WATCHING } from './player-command.ts';

type Refused = ReturnType<typeof refuse>;

const NOT_YOURS = refuse('no-force');
const MISSING = refuse('force-missing');

/** The force of a player who sits down: judged by its form, then by the rules. */
const forceBrought = (table: Table, seat: Seat, force: unknown): Result<object | undefined, Refused> => {
  if (!table.takesForce(seat.id)) return force === undefined ? ok(undefined) : fail(NOT_YOURS);
  if (force === undefined) return seat.open || !seat.force ? fail(MISSING) : ok(undefined);
  const read = readAsked(table.ruleset.schemas.force, force, ['force']);
  if (!read.ok) return fail({ ok: false, refusal: read.error });
  const refusal = table.layout.checkBrought({ ...seat, open: false, force: read.value });
  return refusal ? fail({ ok: false, refusal }) : ok(read.value);
};

export const USED = refuse('secret-used');
const LOCKED = refuse('locked');
const LEFT_OUT = refuse('seat-closed');

/** The connection that made a new lock for its own seat keeps the seat; the seat's other connections are closed. */
export const hold = (client: MatchClient, lock: string): void => {
  client.userData = { ...client.userData!, lock };
};

/** Does the secret of this lock open a seat of the match, or will it as soon as the seat is free? */
export const isUsed = ({ table: { seats, freeings } }: Session, lock: string): boolean =>
  seats.all.some((seat) => seat.lock === lock) || freeings.awaits(lock);

/** The refusal of a name that looks like that of another player of the match, or like one that the table goes by. */
const nameTaken = ({ table }: Session, seat: Seat, name: string): Answer | undefined => {
  const reserved = RESERVED.find((each) => looksLike(each, name));
  if (reserved !== undefined) return refuse('name-reserved', { taken: reserved });
  const others = table.seats.all.filter((other) => other !== seat).map(sitterOf);
  const taken = others.find((other) => looksLike(other, name));
  if (taken === undefined) return undefined;
  const names = { taken, free: freeName(name, others, looksLike) };
  return sameName(taken, name) ? refuse('name-taken', names) : refuse('name-like', names);
};

/** Sits down; from then on the seat has this lock. A seated player may do so again until the match begins. */
const sit = (
  session: Session,
  seat: Seat,
  { name, salt, secret, force, person }: Command<'sit'>,
  lock: string,
): Answer | Proposal => {
  const { status, gathering } = session.table;
  const anew = lock !== seat.lock;
  const same = seat.name === name && !anew && (secret !== undefined || seat.salt === salt);
  if (!seat.open && same && (force === undefined || isDeepStrictEqual(force, seat.force))) return DONE;
  if (status === 'over') return OVER;
  if (!seat.open && status === 'playing') return refuse('begun');
  const hosting = lock === gathering.host || seat.lock === gathering.host;
  if (seat.open && status === 'gathering' && gathering.locked && !hosting) return LOCKED;
  if (seat.closed) return LEFT_OUT;
  const namesake = nameTaken(session, seat, name);
  if (namesake) return namesake;
  if (anew && isUsed(session, lock)) return USED;
  const brought = forceBrought(session.table, seat, force);
  if (!brought.ok) return brought.error;
  const more = {
    ...(anew ? { lock } : {}),
    ...(brought.value ? { force: brought.value } : {}),
    ...(person === undefined ? {} : { person: lockFor(person) }),
  };
  return { entry: { kind: 'sat', at: session.now(), seat: seat.id, name, salt, ...more } };
};

/** Sits down on the seat of the own link. Pages make a new secret, which the host, who made the link, does not know. */
const sitByLink = (session: Session, seat: Seat, command: Command<'sit'>, client: MatchClient): Answer | Proposal => {
  const lock = command.secret === undefined ? seat.lock : lockFor(command.secret);
  const decided = sit(session, seat, command, lock);
  return 'entry' in decided ? { ...decided, happened: () => hold(client, lock) } : decided;
};

/**
 * Sits down without a link to the seat, while people gather: the host on any free seat, by the host's secret; others
 * only at a listed table, by a secret of their own. Of two players who want the same seat, the first one gets it.
 */
const takeSeat = (session: Session, guest: Guest, command: Command<'sit'>): Answer | Proposal => {
  const { status, seats, gathering, layout } = session.table;
  const { seat: id, secret } = command;
  const hosting = guest.lock === gathering.host;
  if (id === undefined || status !== 'gathering' || !(hosting || layout.blueprint.listed)) return WATCHING;
  if (!seats.has(id)) return refuse('no-seat/named', { seat: id });
  const seat = seats.get(id);
  if (!seat.open) return refuse('seat-taken/quicker', { name: seat.name });
  if (hosting) return sit(session, seat, command, gathering.host);
  if (secret === undefined) return refuse('no-secret');
  return sit(session, seat, command, lockFor(secret));
};

const UNLISTED = refuse('not-listed');
const NOBODY_SOUGHT = refuse('table-full');

/** The free seat that a stranger gets who just wants to play: one at which no force has to be chosen. */
const seatForStranger = ({ table: { seats, layout } }: Session): Seat | undefined =>
  seats.wanted.find((seat) => seat.open && !layout.takesForce(seat));

/**
 * Sits down a stranger at a listed table, who has come with one click and is not connected yet; gives the seat. The secret
 * is the stranger's own: the same again gets the same answer. Of two, the one whose entry is stored first has the seat.
 * Who has found no table, and opened this one, has a seat of that secret already.
 */
export const sitAtListed = (session: Session, command: SitAtListed): Reply<StrangersSeat> =>
  session.apply((): Reply<StrangersSeat> => {
    const { seats, layout, status, gathering, invitation } = session.table;
    const lock = lockFor(command.secret);
    const own = seats.all.find((seat) => seat.lock === lock);
    const host = lock === gathering.host;
    if (own?.open === false) return session.published({ ok: true, seat: own.id, host });
    if (!layout.blueprint.listed) return session.published(UNLISTED);
    const seat = status === 'gathering' && invitation === undefined ? (own ?? seatForStranger(session)) : undefined;
    if (!seat) return session.published(NOBODY_SOUGHT);
    // Who does not know yet who sits here need not look for another name.
    const name = freeName(command.name, seats.all.map(sitterOf), looksLike);
    const answer = settle(session, sit(session, seat, { ...command, name }, lock));
    return session.published(answer.ok ? { ok: true, seat: seat.id, host } : answer);
  });

/** The handler for sitting down. */
export const sitting = (session: Session) => {
  const byLink = playerCommand<Command<'sit'>>(session, (seat, command, client) =>
    sitByLink(session, seat, command, client),
  );
  return (client: MatchClient, command: Command<'sit'>): Reply => {
    if (guestOn(session, client)?.seat !== null) return byLink(client, command);
    return session.apply(() => {
      const guest = guestOn(session, client);
      if (!guest) return revoked(session);
      return session.published(settle(session, takeSeat(session, guest, command)));
    });
  };
};

import { isDeepStrictEqual } from 'node:util';
import type { SeatId } from '@ironhex/shared/match';
import type { Answer, CreatedMatch, Setting } from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import {
  type HostPlan,
  isWatchable,
  lockFor,
  type MatchPlan,
  type NewPlan,
  newSecret,
  opens,
  secretForces,
} from '../match/history/blueprint.ts';
import type { Reply } from '../storage/replies.ts';
import type { Session } from '../storage/session.ts';
import { BEGUN, NOT_HOST, SETTLED } from './gathering.ts';
import { settle } from './player-command.ts';

/** The secrets of new seats, for invitations. */
export type NewSeats = Pick<CreatedMatch, 'seats'>;

const OTHER_GAME = refuse('other-game');
const HOST_WATCHES = refuse('not-watched/settings');

/** The part of a plan that each setting stands for. */
const PARTS: Readonly<Record<Setting, (plan: MatchPlan) => unknown>> = {
  name: ({ name }) => name,
  position: ({ position }) => position,
  board: ({ board }) => board,
  options: ({ options }) => options,
  forces: ({ seats }) => seats.map(({ id, force }) => [id, force]),
  seats: ({ seats }) => seats.map(({ id, side, brings = 'host', computer }) => [id, side, brings, computer]),
  clocks: ({ clocks }) => clocks,
  spectators: ({ spectators = true }) => spectators,
  listed: ({ listed = false }) => listed,
};

/**
 * What is different. A host who chooses another force in place of one that is a secret from the host never reads that it is
 * the same.
 */
const changedIn = ({ plan: before, secret }: HostPlan, { plan, kept }: NewPlan): readonly Setting[] => {
  const replaced = plan.seats.some(({ id }) => secret.includes(id) && !kept.includes(id));
  return (Object.keys(PARTS) as Setting[]).filter(
    (part) => (part === 'forces' && replaced) || !isDeepStrictEqual(PARTS[part](before), PARTS[part](plan)),
  );
};

const hostPlanOf = ({ table: { layout, gathering } }: Session): HostPlan => {
  const { id: _id, diceSecret: _secret, seats, ...rest } = layout.blueprint;
  return {
    plan: { ...rest, seats: seats.map(({ lock: _lock, ...seat }) => seat) },
    secret: secretForces(layout.ruleset, rest).filter((seat) => gathering.inherits(seat)),
    revision: gathering.revision,
  };
};

/** Why nobody, or not the person with this secret, can change settings now; undefined if that is possible. */
const shut = ({ table: { gathering, status } }: Session, secret: string): Answer<never> | undefined => {
  if (!opens(secret, gathering.host)) return NOT_HOST;
  return status === 'gathering' ? undefined : BEGUN[status];
};

/** The settings as they stand, for the host with this secret. */
export const readSettings = (session: Session, secret: string): Answer<HostPlan> =>
  shut(session, secret) ?? { ok: true, ...hostPlanOf(session) };

/** Why these settings cannot replace the present ones; undefined if they can. */
const refusalOf = ({ table }: Session, { plan, revision }: NewPlan): Answer<never> | undefined => {
  const { gathering, seats, layout } = table;
  if (revision !== gathering.revision) return SETTLED;
  if (plan.rulesetId !== layout.blueprint.rulesetId) return OTHER_GAME;
  if (!isWatchable(plan) && gathering.seatOfHost === undefined) return HOST_WATCHES;
  const isForPerson = (id: SeatId) => plan.seats.some((seat) => seat.id === id && !seat.computer);
  const homeless = seats.all.find(({ id, open, computer }) => !open && !computer && !isForPerson(id));
  return homeless && refuse('seat-taken/settings', { name: homeless.name });
};

/**
 * Changes the settings of a match that has not begun, for the host with this secret. The plan has been judged. Gives the
 * secrets of new seats.
 */
export const changeSettings = (session: Session, secret: string, next: NewPlan): Reply<NewSeats> =>
  session.apply((): Reply<NewSeats> => {
    const refused = shut(session, secret) ?? refusalOf(session, next);
    if (refused) return session.published(refused);
    const { plan, kept } = next;
    const { seats } = session.table;
    const changed = changedIn(hostPlanOf(session), next);
    const isNew = (id: SeatId) => !seats.has(id) || seats.get(id).computer !== undefined;
    const added = plan.seats
      .filter(({ id, computer }) => !computer && isNew(id))
      .map(({ id }) => ({ id, secret: newSecret() }));
    if (changed.length === 0) return session.published({ ok: true, seats: [] });
    // An invitation to a seat opens nothing any more once a computer holds it.
    const closed = plan.seats.filter(({ id, computer }) => computer && seats.has(id) && !seats.get(id).computer);
    const opening = [...added, ...closed.map(({ id }) => ({ id, secret: newSecret() }))];
    const locks = Object.fromEntries(opening.map((seat) => [seat.id, lockFor(seat.secret)]));
    const answer = settle(session, { entry: { kind: 'settings', at: session.now(), plan, locks, changed, kept } });
    return session.published(answer.ok ? { ok: true, seats: added } : answer);
  });

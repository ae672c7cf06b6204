import { isDeepStrictEqual } from 'node:util';
import type { Answer, CreatedMatch, Setting } from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import { type Blueprint, isWatchable, lockFor, type MatchPlan, newSecret, opens } from '../match/history/blueprint.ts';
import type { Reply } from '../storage/replies.ts';
import type { Session } from '../storage/session.ts';
import { BEGUN, NOT_HOST } from './gathering.ts';
import { settle } from './player-command.ts';

/** The secrets of new seats, for invitations. */
export type NewSeats = Pick<CreatedMatch, 'seats'>;

const OTHER_GAME = refuse('other-game');
const HOST_WATCHES = refuse('not-watched/settings');

type Part = (plan: Omit<Blueprint, 'diceSecret' | 'id'> | MatchPlan) => unknown;

/** The part of a plan that each setting stands for. */
const PARTS: Readonly<Record<Setting, Part>> = {
  name: ({ name }) => name,
  position: ({ position }) => position,
  board: ({ board }) => board,
  options: ({ options }) => options,
  forces: ({ seats }) => seats.map(({ id, force }) => [id, force]),
  seats: ({ seats }) => seats.map(({ id, side, brings = 'host' }) => [id, side, brings]),
  clocks: ({ clocks }) => clocks,
  spectators: (plan) => isWatchable(plan),
  listed: ({ listed = false }) => listed,
};

const changedIn = (before: Blueprint, plan: MatchPlan): readonly Setting[] =>
  (Object.keys(PARTS) as Setting[]).filter((part) => !isDeepStrictEqual(PARTS[part](before), PARTS[part](plan)));

/** Why these settings cannot replace the present ones; undefined if they can. */
const refusalOf = ({ table }: Session, secret: string, plan: MatchPlan): Answer<NewSeats> | undefined => {
  const { gathering, seats, status } = table;
  const { blueprint } = table.layout;
  if (!opens(secret, gathering.host)) return NOT_HOST;
  if (status !== 'gathering') return BEGUN[status];
  if (plan.rulesetId !== blueprint.rulesetId) return OTHER_GAME;
  if (!isWatchable(plan) && gathering.seatOfHost === undefined) return HOST_WATCHES;
  const homeless = seats.all.find(({ id, open }) => !open && !plan.seats.some((seat) => seat.id === id));
  return homeless && refuse('seat-taken/settings', { name: homeless.name });
};

/**
 * Changes the settings of a match that has not begun, for the host with this secret. The plan has been judged. Gives the
 * secrets of new seats.
 */
export const changeSettings = (session: Session, secret: string, plan: MatchPlan): Reply<NewSeats> =>
  session.apply((): Reply<NewSeats> => {
    const refused = refusalOf(session, secret, plan);
    if (refused) return session.published(refused);
    const { layout, seats } = session.table;
    const changed = changedIn(layout.blueprint, plan);
    const added = plan.seats.filter(({ id }) => !seats.has(id)).map(({ id }) => ({ id, secret: newSecret() }));
    if (changed.length === 0) return session.published({ ok: true, seats: [] });
    const locks = Object.fromEntries(added.map((seat) => [seat.id, lockFor(seat.secret)]));
    const answer = settle(session, { entry: { kind: 'settings', at: session.now(), plan, locks, changed } });
    return session.published(answer.ok ? { ok: true, seats: added } : answer);
  });

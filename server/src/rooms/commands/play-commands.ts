import { isDeepStrictEqual } from 'node:util';
import { ownIn, readAsked, readIntent } from '@ironhex/shared/match';
import type { Answer, Command } from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import { type Seat, sitterOf } from '../match/seats/seats.ts';
import type { Session } from '../storage/session.ts';
import { DONE, NOT_SEATED, OVER, type Proposal } from './player-command.ts';

const COVERED = refuse('covered');

/** Why no intent at all is taken from a seat now. */
const noIntents = ({ table }: Session, seat: Seat): Answer | undefined => {
  if (seat.cover) return COVERED;
  if (table.status === 'gathering') {
    const absent = table.seats.all.filter(({ open }) => open).map(({ id }) => id);
    return refuse('not-begun', { absent });
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
  return refuse('taken-back', { who });
};

/** An intent with a number that the seat has not used yet. */
export const ask = (session: Session, seat: Seat, command: Command<'intent'>): Answer | Proposal => {
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
export const again = (
  session: Session,
  seat: Seat,
  { seq, decision, intent }: Command<'intent'>,
): Answer | undefined => {
  if (seq > seat.answers.highest) return undefined;
  const read = session.table.ruleset.schemas.intent.safeParse(intent);
  const answer = read.success ? seat.answers.repeat(seq, decision, read.data) : undefined;
  if (answer) session.repeated();
  return answer;
};

/** Goes back to a decision of the seat's own. */
export const goBack = (session: Session, seat: Seat, { decision }: Command<'back'>): Answer | Proposal => {
  const none = noIntents(session, seat);
  if (none) return none;
  const entry = { kind: 'back', at: session.now(), seat: seat.id, decision } as const;
  return { entry: session.table.goingBack!.entryTo(entry) };
};

/** Sets how a seat's decisions are answered. What is so already is not stored again. */
export const setPolicy = (session: Session, seat: Seat, policy: unknown): Answer | Proposal => {
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

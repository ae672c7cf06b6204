import type { Answer, Command } from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import type { Seat } from '../match/seats/seats.ts';
import type { Session } from '../storage/session.ts';
import { DONE, NOT_SEATED, OVER, type Proposal } from './player-command.ts';

const NO_COMPUTER = refuse('no-computer');
const NOT_BEGUN = refuse('not-begun', { absent: [] });

/**
 * Lets a computer play for the player of another seat, who is away, once the players of all seats who are there want it.
 * Who is away, or has a computer play for them already, is not asked.
 */
export const cover = (session: Session, asking: Seat, { seat }: Command<'cover'>): Answer | Proposal => {
  const { table, coverLevel: level } = session;
  if (table.status !== 'playing') return table.status === 'over' ? OVER : NOT_BEGUN;
  if (asking.open) return NOT_SEATED;
  if (!table.seats.has(seat) || seat === asking.id) return refuse('no-seat/named', { seat });
  if (level === undefined) return NO_COMPUTER;
  const { open, computer, cover: covered, name, offers } = table.seats.get(seat);
  if (open || computer) return refuse('no-seat/named', { seat });
  if (covered) return DONE;
  if (session.isThere(seat)) return refuse('is-there', { who: name });
  const seconds = session.awayIn(seat);
  if (seconds > 0) return refuse('away-briefly', { who: name, seconds });
  const wanting = new Set([...offers, asking.id]);
  const others = table.seats.all.filter((other) => !other.computer && !other.cover && session.isThere(other.id));
  const at = session.now();
  if (others.every(({ id }) => wanting.has(id))) return { entry: { kind: 'covered', at, seat, by: asking.id, level } };
  return offers.includes(asking.id) ? DONE : { entry: { kind: 'offered', at, seat, by: asking.id } };
};

/** Plays on in place of the computer that has played for this seat. */
export const comeBack = (session: Session, seat: Seat): Answer | Proposal =>
  seat.cover ? { entry: { kind: 'returned', at: session.now(), seat: seat.id } } : DONE;

import { refuse } from '../../refusals.ts';
import type { Reply } from '../storage/replies.ts';
import type { Session } from '../storage/session.ts';
import { DONE } from './player-command.ts';

const NO_LONGER_WAITS = refuse('table-full');

/**
 * Leads a host who waits here alone for an opponent to another match, which was opened for both: that of somebody who looked
 * for other games or paces too. The host's secret opens a seat there. The same again gets the same answer. Refused if
 * somebody else has sat down here meanwhile.
 */
export const leadOn = (session: Session, id: string): Reply =>
  session.apply((): Reply => {
    const { invitation, status, seats, gathering } = session.table;
    if (invitation === id) return session.published(DONE);
    const alone = seats.all.filter(({ open }) => !open).every((seat) => seat.id === gathering.seatOfHost?.id);
    if (invitation !== undefined || status !== 'gathering' || !alone) return session.published(NO_LONGER_WAITS);
    const refusal = session.runner.perform({ kind: 'invited', at: session.now(), id });
    return session.published(refusal ? { ok: false, refusal } : DONE);
  });

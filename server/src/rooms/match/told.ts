import type { Awaited, Viewer } from '@ironhex/shared/match';
import type { SeatEvent } from '@ironhex/shared/protocol';
import type { Done } from './entries.ts';
import { type Seats, sitterOf } from './seats.ts';

/** What an answer that no player gave is judged by, as things stand before it. */
interface Before {
  readonly seats: Pick<Seats, 'get'>;
  readonly viewers: readonly Viewer[];
  awaited(viewer: Viewer): readonly Awaited[];
}

/** What is told of an answer that a policy or the clock gives, and to whom. */
export const toldOf = (
  { seat, intent, by }: Done,
  { seats, viewers, awaited }: Before,
): { readonly event: SeatEvent; readonly viewers: readonly Viewer[] } => {
  if (by !== 'clock') return { event: { kind: 'seat-answered', seat, intent }, viewers: [seat] };
  /** Where the match waits for this seat alone, its clock was seen to end. Else it is nobody's business who was late. */
  const sawItEnd = (viewer: Viewer): boolean => {
    const open = awaited(viewer).filter(({ committed }) => !committed);
    return open.length > 0 && open.every((each) => each.seat === seat);
  };
  return {
    event: { kind: 'seat-timed-out', seat, name: sitterOf(seats.get(seat)) },
    viewers: viewers.filter((viewer) => viewer === seat || sawItEnd(viewer)),
  };
};

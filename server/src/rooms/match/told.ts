import { type ForcesBrought, firstState, forcesBrought, type Viewer } from '@ironhex/shared/match';
import type { SeatEvent } from '@ironhex/shared/protocol';
import type { Done } from './entries.ts';
import { sitterOf } from './seats.ts';
import type { Table } from './table.ts';

/** What is told of an answer that a policy or the clock gives, and to whom, as things stand before it. */
export const toldOf = (
  { seat, intent, by }: Done,
  table: Pick<Table, 'seats' | 'viewers' | 'awaited'>,
): { readonly event: SeatEvent; readonly viewers: readonly Viewer[] } => {
  if (by !== 'clock') return { event: { kind: 'seat-answered', seat, intent }, viewers: [seat] };
  /** Where the match waits for this seat alone, its clock was seen to end. Else it is nobody's business who was late. */
  const sawItEnd = (viewer: Viewer): boolean => {
    const open = table.awaited(viewer).filter(({ committed }) => !committed);
    return open.length > 0 && open.every((each) => each.seat === seat);
  };
  return {
    event: { kind: 'seat-timed-out', seat, name: sitterOf(table.seats.get(seat)) },
    viewers: table.viewers.filter((viewer) => viewer === seat || sawItEnd(viewer)),
  };
};

/** What each viewer may know of the forces that players have brought: when they came, those were not there. */
export const toldOfForces = (
  table: Pick<Table, 'seats' | 'viewers' | 'firstView' | 'ruleset' | 'setup'>,
): readonly (readonly [Viewer, ForcesBrought])[] => {
  if (table.seats.all.every(({ brings }) => brings !== 'player')) return [];
  const state = firstState(table.ruleset, table.setup);
  return table.viewers.flatMap((viewer) => {
    const change = forcesBrought(table.firstView(viewer), table.ruleset.view(state, viewer));
    return change ? [[viewer, change] as const] : [];
  });
};

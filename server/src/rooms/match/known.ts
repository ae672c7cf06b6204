import type { Awaited, Decision, SeatId, Timer } from '@ironhex/shared/match';
import { isSame, type Timed } from './seat-clock.ts';

/** What a match waits for, in truth and as each viewer may know it. */
export interface Asked {
  readonly pending: readonly Decision[];
  readonly timers: readonly Timer[];
  awaited(viewer: string): readonly Awaited[];
}

/** A decision, or with `seat` null a timer, with what one viewer may know of it. */
export interface Known extends Timed {
  readonly seat: SeatId | null;
}

/**
 * Finds, for each line of what a viewer may know, the decision or timer that it tells of; undefined where the viewer knows
 * no clock. Where the viewer knows no number, it is the one that was `shown` before, or else the newest.
 */
export const knownTo = (
  awaited: readonly Awaited[],
  { pending, timers }: Pick<Asked, 'pending' | 'timers'>,
  shown: (seat: SeatId | null, id: number) => boolean,
): (Known | undefined)[] => {
  const taken = new Set<object>();
  return awaited.map(({ seat, id, kind, clock, committed }) => {
    if (!clock) return undefined;
    const all: readonly (Timer & { readonly kind?: string })[] =
      seat === null ? timers : pending.filter((decision) => decision.seat === seat);
    const [found] = all
      .filter((one) => !taken.has(one) && (id === null ? isSame(one.clock, clock) : one.id === id))
      .filter((one) => seat === null || kind === null || one.kind === kind)
      .sort((one, other) => Number(shown(seat, other.id)) - Number(shown(seat, one.id)) || other.id - one.id);
    if (!found) return undefined;
    taken.add(found);
    return { seat, id: found.id, clock, ...(committed ? { committed } : {}) };
  });
};

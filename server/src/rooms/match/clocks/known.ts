import type { Awaited, Decision, SeatId, Timer, Viewer } from '@ironhex/shared/match';
import { isSame, type Timed } from './seat-clock.ts';

/** The decisions and timers of a match, in truth and as each viewer may know them. */
export interface Awaiting {
  readonly pending: readonly Decision[];
  readonly timers: readonly Timer[];
  awaited(viewer: Viewer): readonly Awaited[];
}

/** The part of a decision that one viewer may know; with `seat` null, of a timer. */
export interface Known extends Timed {
  readonly seat: SeatId | null;
}

/** A decision or a timer, in truth. */
type Truth = Timed & { readonly seat?: SeatId; readonly kind?: string };

/** Can a line of a viewer's list stand for this decision or timer? */
const fits = ({ seat, id, kind, clock }: Awaited, truth: Truth): boolean => {
  if (seat !== (truth.seat ?? null)) return false;
  if (id !== null) return truth.id === id;
  return isSame(truth.clock, clock!) && (seat === null || kind === null || truth.kind === kind);
};

/** Lines with the same key look alike to the viewer, but for their order. */
const lookOf = ({ seat, id, kind, clock, committed }: Awaited): string =>
  JSON.stringify([seat, id, kind, clock, committed]);

/**
 * Finds, for each line of what a viewer may know, the decision or timer that it tells of; undefined where the viewer
 * knows no clock. Of several that fit, those that were `shown` before come first, then the newest; lines that look the
 * same are in the order of the truth.
 */
export const knownTo = (
  awaited: readonly Awaited[],
  { pending, timers }: Pick<Awaiting, 'pending' | 'timers'>,
  shown: (seat: SeatId | null, id: number) => boolean,
): (Known | undefined)[] => {
  const free = new Set<Truth>([...pending, ...timers]);
  const found = new Map<string, Truth[]>();
  for (const [look, lines] of Map.groupBy(awaited, lookOf)) {
    const [line] = lines as [Awaited];
    if (!line.clock) continue;
    const rank = (truth: Truth): number =>
      2 * Number(truth.committed === line.committed) + Number(shown(line.seat, truth.id));
    const fitting = [...free].filter((truth) => fits(line, truth));
    const best = fitting.toSorted((a, b) => rank(b) - rank(a) || b.id - a.id).slice(0, lines.length);
    for (const truth of best) free.delete(truth);
    found.set(
      look,
      fitting.filter((truth) => best.includes(truth)),
    );
  }
  return awaited.map((line) => {
    const truth = found.get(lookOf(line))?.shift();
    const { seat, clock, committed } = line;
    return truth && { seat, id: truth.id, clock: clock!, ...(committed ? { committed } : {}) };
  });
};

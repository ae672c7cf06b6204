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

/** Whether an item of a viewer's list can be this decision or timer. */
const fits = ({ seat, id, kind, clock, unseen }: Awaited, truth: Truth): boolean => {
  if (unseen) return truth.seat !== undefined && truth.kind === kind && isSame(truth.clock, clock!);
  if (seat !== (truth.seat ?? null)) return false;
  if (id !== null) return truth.id === id;
  return isSame(truth.clock, clock!) && (seat === null || kind === null || truth.kind === kind);
};

/** Lines with the same key look alike to the viewer, but for their order. */
const lookOf = ({ seat, id, kind, clock, committed, unseen }: Awaited): string =>
  JSON.stringify([seat, id, kind, clock, committed, unseen]);

/**
 * A number for a decision of an unknown seat, among the timers beside which its clock is shown: no other one has it, so
 * that no clock goes on where another one stopped.
 */
const unseenId = ({ seat, id }: Truth): number => {
  const ofSeat = [...seat!].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return -(1 + id * 9973 + ofSeat);
};

/**
 * Finds the decision or timer behind each item of a viewer's list; undefined if the viewer knows no clock of it. If
 * several match, those `shown` before come first, then the newest; equal items keep their true order.
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
    const { seat, clock, committed, unseen } = line;
    const id = truth && (unseen ? unseenId(truth) : truth.id);
    return id === undefined ? undefined : { seat, id, clock: clock!, ...(committed ? { committed } : {}) };
  });
};

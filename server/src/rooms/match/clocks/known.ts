import type { Awaited, Decision, SeatId, Timer, Viewer } from '@ironhex/shared/match';
import { isSame, type Timed } from './seat-clock.ts';

/** The decisions and timers of a match, in truth and as each viewer may know them. */
export interface Awaiting {
  readonly pending: readonly Decision[];
  readonly timers: readonly Timer[];
  awaited(viewer: Viewer): readonly Awaited[];
}

/** Whose clock it is on which something runs: a seat's, that of a bank which seats share, or with null that of timers. */
export type Holder = string | null;

/** Something that runs on the clock of a holder, under its number there. */
export interface Known extends Timed {
  readonly holder: Holder;
}

/** A decision or a timer, in truth. */
export type Truth = Omit<Timed, 'committed'> & {
  readonly seat?: SeatId;
  readonly kind?: string;
  readonly committed?: true | undefined;
};

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
 * A number for a decision that runs on the clock of another seat. No decision of that seat has the same number: else its clock
 * would continue where the clock of that decision stopped.
 */
export const numberAmongOthers = (seat: SeatId, id: number): number => {
  const ofSeat = [...seat].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return -(1 + id * 9973 + ofSeat);
};

/** A decision or a timer on the clock on which it runs; or where a viewer sees it run that may not know its seat. */
export const running = (truth: Truth, unseen = false): Known => {
  const { seat = null, id, clock, committed } = truth;
  const isOwn = clock.bank === undefined && !unseen;
  return {
    holder: clock.bank ?? (unseen ? null : seat),
    id: isOwn ? id : numberAmongOthers(seat!, id),
    clock,
    ...(committed ? { committed } : {}),
  };
};

/**
 * Finds the decision or timer behind each item of a viewer's list; undefined if the viewer knows no clock of it. If
 * several match, those `shown` before come first, then the newest; equal items keep their true order.
 */
export const knownTo = (
  awaited: readonly Awaited[],
  { pending, timers }: Pick<Awaiting, 'pending' | 'timers'>,
  shown: (known: Known) => boolean,
): (Known | undefined)[] => {
  const free = new Set<Truth>([...pending, ...timers]);
  const found = new Map<string, Truth[]>();
  for (const [look, lines] of Map.groupBy(awaited, lookOf)) {
    const [line] = lines as [Awaited];
    if (!line.clock) continue;
    const rank = (truth: Truth): number =>
      2 * Number(truth.committed === line.committed) + Number(shown(running(truth, line.unseen)));
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
    const { clock, committed, unseen } = line;
    return truth && running({ ...truth, clock: clock!, committed }, unseen);
  });
};

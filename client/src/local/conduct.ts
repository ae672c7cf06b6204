import type { SeatId } from '@ironhex/shared/match';
import { effect } from '@preact/signals';
import type { ClientMatch } from '../table/match.ts';
import { pace } from '../table/storage/settings.ts';
import type { Ongoing } from '../worker/messages.ts';
import type { WorkerMatch } from '../worker/source.ts';
import type { Hotseat } from './hotseat.ts';
import { keepBoard } from './kept-boards.ts';
import type { Opening } from './opening.ts';

/** Milliseconds between what was shown last and the answer of an opponent, so that one can follow. */
const PAUSE: Readonly<Record<typeof pace.value, number>> = { slow: 1500, normal: 700, fast: 300, off: 0 };

/** A match that one page plays alone, with all that its page needs of it. */
export interface LocalBoard {
  readonly match: ClientMatch;
  readonly worker: WorkerMatch;
  readonly hotseat: Hotseat;
  /** The seats that the player holds. */
  readonly own: readonly SeatId[];
  readonly opponents: Opening['opponents'];
}

/** Lets an opponent answer whenever one is asked: a moment after all that happened has been shown. */
export const letOthersAnswer = ({
  match,
  worker,
  opponents,
}: Pick<LocalBoard, 'match' | 'worker' | 'opponents'>): (() => void) =>
  effect(() => {
    const isAsked = worker.ongoing.value?.asked.some((seat) => Object.hasOwn(opponents, seat));
    if (!isAsked || !match.settled.value) return undefined;
    const timer = setTimeout(() => worker.othersAnswer(), PAUSE[pace.value]);
    return () => clearTimeout(timer);
  });

/** Holds the seat that is asked, as soon as all that happened has been shown to the one before. */
const followTurn = ({ match, worker, hotseat, opponents }: LocalBoard): (() => void) => {
  let followed: Ongoing | undefined;
  return effect(() => {
    const ongoing = worker.ongoing.value;
    if (!ongoing || ongoing === followed || !match.settled.value) return;
    followed = ongoing;
    const own = ongoing.asked.filter((seat: SeatId) => !Object.hasOwn(opponents, seat));
    const [next] = own;
    if (next !== undefined && !own.includes(hotseat.held)) hotseat.hold(next);
  });
};

/** Conducts a match that one page plays alone. The function given back ends that. */
export const conduct = (board: LocalBoard): (() => void) => {
  const stops = [letOthersAnswer(board), followTurn(board)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Keeps a board in this browser after each answer; `lost` is called if that is not possible. */
export const keepAlong = (id: string, { worker, opponents }: LocalBoard, lost: () => void): (() => void) =>
  effect(() => {
    const record = worker.ongoing.value?.record;
    if (!record) return;
    const isKept = keepBoard({ id, game: record.ruleset.id, at: Date.now() }, { record, opponents });
    if (!isKept) lost();
  });

import {
  type Happened,
  type Match,
  othersIn,
  ownIn,
  type Refusal,
  type RulesetTypes,
  type SeatId,
  type Viewer,
} from '@ironhex/shared/match';
import { fail, type Result } from '@ironhex/shared/result';
import type { MatchClocks } from './clocks.ts';
import type { WentBack } from './entries.ts';
import type { Taken } from './taken.ts';

/** What a seat can go back to, as it may know it. */
export interface WayBack {
  /** The decision of its own. */
  readonly decision: number;
  /** Seats that are asked something now, and would not be any more. */
  readonly takes: readonly SeatId[];
  /** Until when there is time for it, epoch milliseconds; undefined if that never ends by itself. */
  readonly until: number | undefined;
}

/** What going back is about. */
interface Parts {
  readonly match: Match<RulesetTypes>;
  readonly clocks: MatchClocks;
  readonly taken: Taken;
  readonly seats: readonly SeatId[];
  readonly viewers: readonly Viewer[];
}

/**
 * Going back to a decision, in a match with clocks. Where that takes a question from another seat, it is rationed and costs
 * the time for which that seat was asked. Whether it does is judged by what the seat that goes back may know: a count or a
 * refusal that went by the truth would tell it who is asked in secret.
 */
export class GoingBack {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What a seat can go back to now, if its ration allows it; undefined if there is nothing. */
  way(seat: SeatId): WayBack | undefined {
    const { match, clocks } = this.#parts;
    const [decision] = match.waysBack(seat);
    if (decision === undefined) return undefined;
    const takes = this.#takes(seat);
    return { decision, takes, until: clocks.backUntil(seat, decision, takes.length > 0) };
  }

  /** Why a seat cannot go back; undefined if it can. Not `rationed`, it takes what it takes for nothing. */
  refusal({ seat, decision, at }: WentBack, rationed = true): Refusal | undefined {
    const { match, clocks, taken } = this.#parts;
    const takes = rationed && this.#takes(seat).length > 0;
    return (
      match.checkBack(seat, decision) ??
      (takes ? taken.refusal(seat) : undefined) ??
      clocks.checkBack(seat, decision, at, takes)
    );
  }

  /** Lets a seat go back. */
  do(entry: WentBack, rationed: boolean): Result<Happened<RulesetTypes>, Refusal> {
    const refusal = this.refusal(entry, rationed);
    if (refusal) return fail(refusal);
    const { match, clocks, taken, seats, viewers } = this.#parts;
    const { seat, decision } = entry;
    const knowing = rationed ? viewers.filter((viewer) => this.#takes(seat, viewer).length > 0) : [];
    const asked = seats.flatMap((other) => (other === seat ? [] : [[other, this.#openOf(other)] as const]));
    const done = match.goBack(seat, decision);
    if (!done.ok) return done;
    if (knowing.includes(seat)) taken.count(seat);
    for (const [other, open] of asked) {
      const decisions = open.filter((id) => !this.#openOf(other).includes(id));
      if (decisions.length > 0) taken.lose(other, { decisions, taker: seat });
    }
    clocks.goBack(seat, decision, new Set(knowing));
    return done;
  }

  /** The seats that would lose a question if this one went back, as far as a viewer may know. */
  #takes(seat: SeatId, viewer: Viewer = seat): readonly SeatId[] {
    return othersIn(this.#parts.match.awaited(viewer), seat);
  }

  /** What a seat is asked. */
  #openOf(seat: SeatId): readonly number[] {
    return ownIn(this.#parts.match.awaited(seat), seat).flatMap(({ id, committed }) => (committed ? [] : [id]));
  }
}

import {
  engineRefusal,
  type Happened,
  type Match,
  othersIn,
  ownIn,
  type Refusal,
  type RulesetTypes,
  type SeatId,
  type Viewer,
} from '@ironhex/shared/match';
import { RATION } from '@ironhex/shared/protocol';
import { fail, type Result } from '@ironhex/shared/result';
import type { MatchClocks } from './clocks/match-clocks.ts';
import type { BackEntry } from './history/entries.ts';

const USED_UP = engineRefusal('ration-used', null, { times: RATION });

/** Decisions that a seat has lost since another one has gone back. */
interface Loss {
  readonly decisions: readonly number[];
  readonly taker: SeatId;
}

/** The questions that seats have taken from each other by going back: how often, and from whom. */
export class TakenQuestions {
  readonly #times = new Map<SeatId, number>();
  readonly #losses = new Map<SeatId, readonly Loss[]>();

  /** How often a seat may still go back in this match where that takes a question from another one. */
  left(seat: SeatId): number {
    return RATION - (this.#times.get(seat) ?? 0);
  }

  /** Why a seat may not take another question from another seat; undefined if it may. */
  refusal(seat: SeatId): Refusal | undefined {
    return this.left(seat) > 0 ? undefined : USED_UP;
  }

  /** A seat has gone back and, as far as it may know, has taken a question from another one. */
  count(seat: SeatId): void {
    this.#times.set(seat, (this.#times.get(seat) ?? 0) + 1);
  }

  /** How often questions were taken from a seat. */
  lossesOf(seat: SeatId): number {
    return this.#losses.get(seat)?.length ?? 0;
  }

  /** A seat has lost questions. */
  lose(seat: SeatId, loss: Loss): void {
    this.#losses.set(seat, [...(this.#losses.get(seat) ?? []), loss]);
  }

  /** Who took a question from a seat after that had lost some so many times; undefined if nobody did. */
  takerOf(seat: SeatId, decision: number, losses: number): SeatId | undefined {
    return this.#losses
      .get(seat)
      ?.slice(losses)
      .find(({ decisions }) => decisions.includes(decision))?.taker;
  }
}

/** What a seat can go back to, as it may know it. */
export interface WayBack {
  /** The decision of its own. */
  readonly decision: number;
  /** Seats that would lose a decision. */
  readonly takes: readonly SeatId[];
  /** Until when there is time for it, epoch milliseconds; undefined without a limit. */
  readonly until: number | undefined;
}

/** What going back is about. */
interface Parts {
  readonly match: Match<RulesetTypes>;
  readonly clocks: MatchClocks;
  readonly taken: TakenQuestions;
  readonly seats: readonly SeatId[];
  readonly viewers: readonly Viewer[];
}

/**
 * Going back to a decision, in a match with clocks. Where that takes a question from another seat, it is rationed and
 * costs the time for which that seat was asked. Whether it does is judged by what the seat that goes back may know: a
 * count or a refusal that went by the truth would tell it who is asked in secret.
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
  refusal({ seat, decision, at }: BackEntry, rationed = true): Refusal | undefined {
    const { match, clocks, taken } = this.#parts;
    const takes = rationed && this.#takes(seat).length > 0;
    return (
      match.checkBack(seat, decision) ??
      (takes ? taken.refusal(seat) : undefined) ??
      clocks.checkBack(seat, decision, at, takes)
    );
  }

  /** Lets a seat go back. */
  do(entry: BackEntry, rationed: boolean): Result<Happened<RulesetTypes>, Refusal> {
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

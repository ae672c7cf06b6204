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
import type { BackEntry, RewoundEntry } from './history/entries.ts';
import type { Seats } from './seats/seats.ts';

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

  /** How often a seat may still go back in this match if that takes a question from another seat. */
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

  /** How often a seat has lost a question. */
  lossesOf(seat: SeatId): number {
    return this.#losses.get(seat)?.length ?? 0;
  }

  /** A seat has lost questions. */
  lose(seat: SeatId, loss: Loss): void {
    this.#losses.set(seat, [...(this.#losses.get(seat) ?? []), loss]);
  }

  /** The seat that took a question from another one that had lost this many already; undefined if none did. */
  takerOf(seat: SeatId, decision: number, losses: number): SeatId | undefined {
    return this.#losses
      .get(seat)
      ?.slice(losses)
      .find(({ decisions }) => decisions.includes(decision))?.taker;
  }
}

/** The decision that a seat can go back to, as far as it may know. */
export interface WayBack {
  /** The decision of its own. */
  readonly decision: number;
  /** Seats that would lose a decision. */
  readonly takes: readonly SeatId[];
  /** Until when there is time for it, epoch milliseconds; undefined without a limit. */
  readonly until: number | undefined;
  /** It lies further back than another player would have to bear. */
  readonly far: boolean;
}

/** The parts of a match that going back works on. */
interface Parts {
  readonly match: Match<RulesetTypes>;
  readonly clocks: MatchClocks;
  readonly taken: TakenQuestions;
  readonly seats: Seats;
  readonly viewers: readonly Viewer[];
}

/**
 * Going back to a decision, in a match with clocks. If that takes a question from another seat, it is rationed, and
 * costs the time that the other seat has spent on it. Whether it does is judged by what the returning seat may know: a
 * count or refusal based on the truth would reveal secret decisions. A player alone with computers takes nothing from
 * anybody, and goes back as far as there was something to decide.
 */
export class GoingBack {
  readonly #parts: Parts;
  #times = 0;
  #wentFar = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** How often seats have gone back: an answer to an earlier question may not fit now. */
  get times(): number {
    return this.#times;
  }

  /** Whether somebody has gone back further than another player would have to bear. */
  get wentFar(): boolean {
    return this.#wentFar;
  }

  /** The decision that a seat can go back to now, within its ration; undefined without one. */
  way(seat: SeatId): WayBack | undefined {
    const { match, taken } = this.#parts;
    const [decision] = match.waysBack(seat);
    const takes = this.#takes(seat);
    const near = decision !== undefined && this.#nearWay(seat, decision, takes);
    if (near && (takes.length === 0 || taken.left(seat) > 0)) return near;
    const far = this.#parts.seats.isAlone(seat) ? match.farBack(seat) : undefined;
    if (far) return { decision: far.decision, takes: [], until: undefined, far: true };
    return near || undefined;
  }

  #nearWay(seat: SeatId, decision: number, takes: readonly SeatId[]): WayBack {
    return { decision, takes, until: this.#parts.clocks.backUntil(seat, decision, takes.length > 0), far: false };
  }

  /** The entry by which a seat goes back to a decision: a player who is alone may where others are refused. */
  entryTo(entry: BackEntry): BackEntry | RewoundEntry {
    const { seat, decision, at } = entry;
    if (!this.refusal(entry) || !this.#parts.seats.isAlone(seat)) return entry;
    const to = this.#parts.match.firstAnswer(seat, decision);
    return to < 0 ? entry : { kind: 'rewound', at, seat, to };
  }

  /** Lets a seat that is alone with computers go back to where so many intents were done. */
  #rewind({ seat, to }: RewoundEntry): ReturnType<Match<RulesetTypes>['rewind']> {
    if (!this.#parts.seats.isAlone(seat)) return fail(engineRefusal('no-way-back/gone', null));
    const done = this.#parts.match.rewind(seat, to);
    if (!done.ok) return done;
    this.#parts.clocks.anew();
    this.#times += 1;
    this.#wentFar = true;
    return done;
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

  /** Lets a seat go back, for the first time or, if the match is folded, `again`. */
  do(entry: BackEntry | RewoundEntry, again: boolean): Result<Happened<RulesetTypes>, Refusal> {
    if (entry.kind === 'rewound') return this.#rewind(entry);
    // Older entries do not say it, and neither counted nor cost anything.
    const rationed = entry.rationed === true || !again;
    const refusal = this.refusal(entry, rationed);
    if (refusal) return fail(refusal);
    const { match, clocks, taken, seats, viewers } = this.#parts;
    const { seat, decision } = entry;
    const knowing = rationed ? viewers.filter((viewer) => this.#takes(seat, viewer).length > 0) : [];
    const asked = seats.all.flatMap(({ id: other }) => (other === seat ? [] : [[other, this.#openOf(other)] as const]));
    const done = match.goBack(seat, decision);
    if (!done.ok) return done;
    this.#times += 1;
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

  /** The open decisions of a seat. */
  #openOf(seat: SeatId): readonly number[] {
    return ownIn(this.#parts.match.awaited(seat), seat).flatMap(({ id, committed }) => (committed ? [] : [id]));
  }
}

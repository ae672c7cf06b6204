import { isWithin, NO_COST, plusCost } from '@ironhex/shared/cost';
import type { Refusal, SeatId } from '@ironhex/shared/match';
import type { Extent } from '../../journal/journal.ts';
import { MATCH, Usage } from './history/bounds.ts';
import type { Entry } from './history/entries.ts';
import type { Table } from './table.ts';

/** More answers of standing policies in a row than any match has; only a faulty ruleset reaches it. */
const POLICY_LIMIT = 1000;

/** The reports of a runner to its session. */
export interface RunnerListener {
  /** An entry was applied, and must be stored. */
  happened(entry: Entry): void;
  /** State, decisions or clocks are different now. */
  changed(): void;
  /** A bug was caught; the match continues. */
  trouble(what: string, details: object): void;
}

/**
 * Applies entries to a table, and what follows from them: policies answer, time runs out, seats concede. Every entry
 * goes through it, whether a player, a clock, a policy or the journal brings it.
 */
export class MatchRunner {
  readonly #table: Table;
  readonly #listener: RunnerListener;
  readonly #usage: Usage;

  /** `most` is what the match may take up in the journal. */
  constructor(table: Table, listener: RunnerListener, most: Extent = MATCH) {
    this.#table = table;
    this.#listener = listener;
    this.#usage = new Usage(most);
  }

  /** Why an entry cannot happen now; undefined if it can. Judged by what its seat may know; changes nothing. */
  refusal(entry: Entry): Refusal | undefined {
    return this.#usage.refusal(entry, this.#table.countedAs(entry)) ?? this.#table.check(entry);
  }

  /** Applies an entry and what follows from it. Gives the refusal if it cannot happen. */
  perform(entry: Entry): Refusal | undefined {
    const refusal = this.#happen(entry);
    if (!refusal) this.#settle(entry.at);
    return refusal;
  }

  /**
   * Makes everything happen again that has happened, one entry a step. Throws a `FoldError`, see {@link Table.redo}.
   */
  *refold(entries: readonly Entry[]): Generator<void> {
    const table = this.#table;
    for (const [index, entry] of entries.entries()) {
      const kind = table.countedAs(entry);
      table.redo(index, entries);
      this.#usage.count(entry, kind);
      // The clocks are as they were then. Let none ring between two entries: overdue defaults have been applied, or
      // will be.
      table.clocks.rest();
      yield;
    }
  }

  /** Resumes the match. Time in which no server ran it counts for no player. */
  resume(from: number, now: number): void {
    const table = this.#table;
    if (table.endsByRules) this.perform({ kind: 'voided', at: now });
    else if (table.status !== 'over' && table.isTimed(from) && !this.#usage.full)
      this.perform({ kind: 'resumed', at: now, from });
    else {
      table.ages.stand(now - from);
      this.#settle(now);
    }
  }

  /**
   * Applies the default of a decision out of time, or ends a timer (`seat` null): one of the ruleset, or that of a
   * request to free a seat. Restarts the clock if the default is refused, which is a bug.
   */
  expire(seat: SeatId | null, id: number, at: number): void {
    const table = this.#table;
    const times = table.clocks.running({ seat, id });
    // It was answered meanwhile, or a pause has moved its deadline.
    if (!times || times.deadline > at) return;
    // No command waits for an answer here, so a bug is caught here too.
    try {
      const refusal = this.perform(this.#due(seat, id, at));
      if (!refusal) return;
      this.#listener.trouble('a default was not allowed', { seat, id, refusal });
    } catch (error) {
      this.#listener.trouble('a default failed', { seat, id, err: error });
    }
    table.clocks.restart(seat, id, at);
    this.#listener.changed();
  }

  /** The entry for a decision out of time, computed from what its seat may know, or for a timer that has ended. */
  #due(seat: SeatId | null, id: number, at: number): Entry {
    const table = this.#table;
    if (seat === null)
      return table.gathering.due(id, at) ?? table.freeings.due(id, at) ?? { kind: 'rang', at, timer: id };
    const decision = table.pending().find((pending) => pending.seat === seat && pending.id === id)!;
    const intent = table.ruleset.fallback(table.view(seat), decision);
    return { kind: 'done', at, seat, intent, by: 'clock', decision: id, told: true };
  }

  #happen(entry: Entry): Refusal | undefined {
    const table = this.#table;
    const kind = table.countedAs(entry);
    const refusal = this.#usage.refusal(entry, kind) ?? table.apply(entry);
    if (refusal) return refusal;
    const happened = table.marked(entry);
    this.#usage.count(happened, kind);
    this.#listener.happened(happened);
    return undefined;
  }

  /** Concedes for seats that have missed too much, and lets standing policies answer; the clocks run for the rest. */
  #settle(at: number): void {
    const table = this.#table;
    this.#giveUp(at);
    if (table.status === 'playing' && !this.#usage.full) this.#answerByPolicies(at);
    // The match is over, or as long as a match can be.
    if (table.status === 'over' || this.#usage.full) table.clocks.stop();
    this.#listener.changed();
  }

  #giveUp(at: number): void {
    const table = this.#table;
    for (const seat of table.conceding) {
      if (table.status !== 'playing' || this.#usage.full) return;
      const refusal = this.#happen({ kind: 'done', at, seat, intent: table.ruleset.concession, by: 'clock' });
      if (refusal) this.#listener.trouble('a seat cannot give up', { seat, refusal });
    }
  }

  /** All answers in a row together may cost as much as one step; the players answer the rest. */
  #answerByPolicies(at: number): void {
    const { ruleset } = this.#table;
    let cost = NO_COST;
    for (let answered = 0; this.#answerByPolicy(at); answered++) {
      cost = plusCost(cost, this.#table.trace.cost);
      if (answered < POLICY_LIMIT && isWithin(cost, ruleset.bounds)) continue;
      this.#listener.trouble('policies answer without end', { ruleset: ruleset.id, cost });
      break;
    }
  }

  /** Answers one pending decision by its seat's policy, if any leaves none to its player. */
  #answerByPolicy(at: number): boolean {
    const table = this.#table;
    for (const decision of table.pending()) {
      const { seat, id } = decision;
      const policy = decision.committed ? undefined : table.policy(seat);
      const intent = policy && table.ruleset.standing(table.view(seat), decision, policy);
      if (!intent) continue;
      const answer = { seat, intent: intent as object, by: 'policy', decision: id, told: true } as const;
      const refusal = this.#happen({ kind: 'done', at, ...answer });
      if (!refusal) return true;
      this.#listener.trouble('a policy asked for something that is not allowed', { seat, intent, refusal });
    }
    return false;
  }
}

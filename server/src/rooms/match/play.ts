import {
  type Awaited,
  type Decision,
  type Match,
  type Outcome,
  PUBLIC,
  type RulesetTypes,
  type Timer,
  type Viewer,
} from '@ironhex/shared/match';
import { atWork } from '../../watchdog/at-work.ts';
import type { DoneEntry, Entry } from './history/entries.ts';
import type { Trace } from './history/trace.ts';

/**
 * What the match of a table waits for by its rules: nothing before it begins, after its end, and once the present rules have
 * folded it to another course.
 */
export class Play {
  readonly #id: string;
  readonly #trace: Pick<Trace, 'otherRules'>;
  #begun: Match<RulesetTypes> | undefined;
  #ended: Outcome | undefined;

  /** `id` is the match's. */
  constructor(id: string, trace: Pick<Trace, 'otherRules'>) {
    this.#id = id;
    this.#trace = trace;
  }

  begin(match: Match<RulesetTypes>): void {
    this.#begun = match;
  }

  /** Ends the match otherwise than by its rules. */
  end(outcome: Outcome): void {
    this.#ended = outcome;
  }

  get hasBegun(): boolean {
    return this.#begun !== undefined;
  }

  /** The match, once it has begun. Using it notes for the watchdog that this match is at work. */
  get match(): Match<RulesetTypes> | undefined {
    atWork(this.#id);
    return this.#begun;
  }

  get outcome(): Outcome | undefined {
    return this.#ended ?? this.match?.outcome;
  }

  /** The present rules fold it to something else than its own rules did, and it has not ended by that yet. */
  get endsByRules(): boolean {
    return this.#trace.otherRules !== undefined && this.#ended === undefined;
  }

  get #waiting(): Match<RulesetTypes> | undefined {
    return this.#trace.otherRules || this.outcome ? undefined : this.match;
  }

  /** It waits for decisions and timers by its rules. */
  get goesOn(): boolean {
    return this.#waiting !== undefined;
  }

  /** The decisions that the match waits for. */
  pending(): readonly Decision[] {
    return this.#waiting?.pending() ?? [];
  }

  /** The timers that the match waits for. */
  timers(): readonly Timer[] {
    return this.#waiting?.timers() ?? [];
  }

  /** The decisions and timers that the match waits for, as far as a viewer may know. */
  awaited(viewer: Viewer): readonly Awaited[] {
    return this.#waiting?.awaited(viewer) ?? [];
  }

  /** The open decision that an entry answers. */
  answeredBy({ seat, decision }: DoneEntry): Decision | undefined {
    return this.pending().find((pending) => pending.seat === seat && pending.id === decision);
  }

  /** Does an entry answer what not everybody knows to be asked of its seat? Then nobody may learn that it was answered. */
  answersInSecret(entry: Entry): boolean {
    const answered = entry.kind === 'done' ? this.answeredBy(entry) : undefined;
    if (!answered) return false;
    // Of some games everybody knows that the seat is asked, but not what.
    const asksIt = ({ seat, kind }: Awaited) => seat === answered.seat && (kind === null || kind === answered.kind);
    return !this.awaited(PUBLIC).some(asksIt);
  }
}

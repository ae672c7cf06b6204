import { type Cost, NO_COST } from '@ironhex/shared/cost';
import {
  digestOf,
  type Happened,
  type Noted,
  type Older,
  type Refusal,
  type RulesetTypes,
  told,
  writtenBy,
} from '@ironhex/shared/match';
import type { AnyRuleset } from './blueprint.ts';
import { Elapsed } from './elapsed.ts';
import { type DoneEntry, type Entry, isOfRules, type RangEntry, type RewoundEntry } from './entries.ts';
import { type Course, courseIn } from './record.ts';

/**
 * Entries that do not lead to where they led when they were written: another version of the rules, or a damaged file.
 */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}

/** The trace of the last step of the rules. Its entry stores it, and folding the entry again must give the same. */
export class Trace {
  /** The number of dice rolled in the whole match. */
  #rolls = 0;
  /** Of the events that came last, as the version wrote them under which the match was begun, and as they are now. */
  #digest = '';
  #digestNow = '';
  /** What the record says of each intent that stands. */
  readonly #noted: Noted[] = [];
  readonly #elapsed = new Elapsed();
  /** When the match began, in epoch milliseconds; undefined before that. */
  #begunAt: number | undefined;
  #cost = NO_COST;
  #otherRules: Course | undefined;
  /** The number of dice that the last step has thrown away. */
  #thrown = 0;
  readonly #ruleset: AnyRuleset;
  /** The version of the rules under which the match was begun. */
  readonly #version: string;
  /** How that version wrote events, and how they are written now. */
  readonly #written: Older;
  readonly #writtenNow: Older;

  constructor(ruleset: AnyRuleset, version: string) {
    this.#ruleset = ruleset;
    this.#version = version;
    this.#written = writtenBy(ruleset, version);
    this.#writtenNow = writtenBy(ruleset, ruleset.version);
  }

  /**
   * The course of a match that the rules of now fold to another one; undefined as long as they lead where the match's own
   * rules led. From the first intent that differs on it stands still.
   */
  get otherRules(): Course | undefined {
    return this.#otherRules;
  }

  /**
   * Makes one of a match's `entries` happen again. If that leads elsewhere than it did, a match of another version of
   * the rules stands still from there on.
   * @throws FoldError if its own version does not lead there.
   */
  redo(index: number, entries: readonly Entry[], apply: (entry: Entry) => Refusal | undefined): void {
    const fault = this.#redo(entries[index]!, apply);
    if (fault && this.#isCurrent) throw new FoldError(`entry ${index + 1} ${fault}`);
    if (fault) this.#otherRules = courseIn(entries, this.#begunAt);
  }

  /** Makes one thing happen again; says in words if that leads elsewhere than it did, or fails. */
  #redo(entry: Entry, apply: (entry: Entry) => Refusal | undefined): string | undefined {
    try {
      const refusal = apply(entry);
      if (refusal) return `is refused: ${told(this.#ruleset.words.refusals, refusal).message}`;
    } catch (error) {
      if (this.#isCurrent) throw error;
      return `fails: ${(error as Error).message}`;
    }
    return (isOfRules(entry) || entry.kind === 'rewound') && !this.#otherRules ? this.otherThan(entry) : undefined;
  }

  get #isCurrent(): boolean {
    return this.#version === this.#ruleset.version;
  }

  note(step: Pick<Happened<RulesetTypes>, 'events' | 'rolls' | 'cost'> & { readonly thrown?: number }): void {
    const { events, rolls, cost, thrown = 0 } = step;
    this.#cost = cost;
    this.#thrown = thrown;
    this.#rolls += rolls.length;
    this.#digestNow = digestOf(events.map(this.#writtenNow));
    this.#digest = this.#written === this.#writtenNow ? this.#digestNow : digestOf(events.map(this.#written));
  }

  /** When the match began, in epoch milliseconds; undefined before that. */
  get begunAt(): number | undefined {
    return this.#begunAt;
  }

  /** The match has begun, and so many of its intents stand after an entry of this time. */
  stands(done: number, at: number): void {
    this.#begunAt ??= at;
    this.#elapsed.begin(at);
    const noted = this.#noted;
    if (done > noted.length) noted.push({ at: this.#elapsed.at(at), digest: this.#digestNow });
    else noted.length = done;
  }

  /** No server ran the match for so many milliseconds. */
  stoodStill(milliseconds: number): void {
    this.#elapsed.stand(milliseconds);
  }

  /** What the record says of each intent that stands, in order. */
  get noted(): readonly Noted[] {
    return this.#noted;
  }

  /** The cost of resolving it. */
  get cost(): Cost {
    return this.#cost;
  }

  /** The entry with the digest of its result. */
  markedOn(entry: DoneEntry | RangEntry | RewoundEntry): Entry {
    if (entry.kind === 'rewound') return { ...entry, rolls: this.#rolls, thrown: this.#thrown };
    return { ...entry, rolls: this.#rolls, digest: this.#digest };
  }

  /** How the result differs from the stored one, in words; undefined if it is the same. */
  otherThan(entry: DoneEntry | RangEntry | RewoundEntry): string | undefined {
    const { rolls } = entry;
    if (rolls !== this.#rolls) return `has rolled ${rolls} dice, and now ${this.#rolls}`;
    if (entry.kind === 'rewound') {
      const { thrown } = entry;
      return thrown === this.#thrown ? undefined : `has thrown ${thrown} dice away, and now ${this.#thrown}`;
    }
    const { digest } = entry;
    // Old entries have no digest.
    return digest === undefined || digest === this.#digest ? undefined : 'leads to other events now';
  }
}

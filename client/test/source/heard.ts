import { followSeen, type Ruleset, type RulesetTypes } from '@ironhex/shared/match';
import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';
import type { MatchSource } from '../../src/table/source.ts';

/** Somebody who subscribes to a source, writes down what it tells, and follows it. */
export class Heard {
  readonly source: MatchSource;
  readonly leave: () => void;
  readonly events: SeenEvent[] = [];
  /** What the viewer knew before the first event. */
  from: object | undefined;
  /** What it knows now: the last view that was told, with the events since. */
  view: object | undefined;
  /** The view at the moment that was sought last. */
  landed: object | undefined;
  readonly #rules: Pick<Ruleset<RulesetTypes>, 'follow'>;
  /** How many events have led to the view. */
  #at = 0;

  constructor(source: MatchSource, rules: Pick<Ruleset<RulesetTypes>, 'follow'>) {
    this.source = source;
    this.#rules = rules;
    this.leave = source.subscribe({
      view: (view, upTo) => this.#show(view, upTo),
      happened: (events, from) => {
        this.events.push(...events);
        this.from ??= from;
        this.#follow(events);
      },
      sought: (view, at, events) => {
        this.landed = structuredClone(view);
        this.#show(view, at);
        this.events.splice(at, this.events.length, ...events);
        this.#follow(events);
      },
      said: () => {},
      absent: () => {},
    });
  }

  #show(view: object, at: number): void {
    this.view = structuredClone(view);
    this.#at = at;
  }

  #follow(events: readonly SeenEvent[]): void {
    for (const { n, seen } of events) {
      if (n <= this.#at) continue;
      if (n !== this.#at + 1) throw new Error(`event ${n} comes after ${this.#at}`);
      if (!isSeatEvent(seen)) followSeen(this.#rules, this.view!, seen);
      this.#at = n;
    }
  }
}

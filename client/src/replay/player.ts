import type { SeenEvent } from '@ironhex/shared/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PublicFacts } from '../table/facts.ts';
import type { Deed, MatchSource, Payload, SourceListener } from '../table/source.ts';

/** All that was told to the viewer of a match that is over. */
interface Told {
  readonly from: object;
  readonly events: readonly SeenEvent[];
}

/** Where a match is shown first: after an event of its viewer, or at the end of a step, which all viewers share. */
export type Beginning = { readonly event: number } | { readonly step: number };

/**
 * A source between a match that can be sought in and the page that shows it: passes events on only as far as the player
 * wants to see them. What it says of the match is what was known at that moment: its end is shown only there.
 */
export class Player implements MatchSource {
  readonly access: MatchSource['access'];
  readonly own: MatchSource['own'];
  readonly skew: MatchSource['skew'];
  readonly reach: MatchSource['reach'];
  readonly facts: ReadonlySignal<PublicFacts | undefined>;
  /** How many events the page has been given. */
  readonly #at = signal(0);
  readonly at: ReadonlySignal<number> = this.#at;
  readonly #told = signal<Told | undefined>(undefined);
  /** What the viewer was told, and the view before it; undefined until the match is there. */
  readonly told: ReadonlySignal<Told | undefined> = this.#told;
  readonly #arrived = signal(false);
  /** The moment that is shown first has been reached. */
  readonly arrived: ReadonlySignal<boolean> = this.#arrived;
  /** How many events there are. */
  readonly last = computed(() => this.#told.value?.events.length ?? 0);
  readonly #source: MatchSource;
  readonly #begin: Beginning;
  #listener: SourceListener | undefined;
  /** The moment to go to as soon as the one before has been reached; undefined for none. */
  #wanted: number | undefined;
  #seeking = false;

  constructor(source: MatchSource, begin: Beginning) {
    this.#source = source;
    this.#begin = begin;
    ({ access: this.access, own: this.own, skew: this.skew, reach: this.reach } = source);
    this.facts = computed(() => {
      const facts = source.facts.value;
      const isOver = this.#told.value !== undefined && this.#at.value === this.last.value;
      return facts && !isOver ? { ...facts, status: 'playing', outcome: undefined } : facts;
    });
  }

  subscribe(on: SourceListener): () => void {
    this.#listener = on;
    const stop = this.#source.subscribe({
      ...on,
      view: (view, upTo) => {
        if (upTo === 0) this.#open({ from: view, events: [] });
      },
      happened: (events, from) => {
        if (from) this.#open({ from, events });
      },
      sought: (view, at) => this.#reached(view, at),
    });
    return () => {
      this.#listener = undefined;
      stop();
    };
  }

  #open(told: Told): void {
    this.#told.value = told;
    this.#listener?.view(told.from, 0);
    const first = 'event' in this.#begin ? this.#begin.event : (this.reach.peek().steps?.[this.#begin.step] ?? 0);
    void this.goTo(first).then(() => {
      this.#arrived.value = true;
    });
  }

  /** The step of the match that what is shown belongs to. */
  step(): number {
    return Math.max(0, this.reach.peek().steps?.findIndex((count) => count >= this.#at.peek()) ?? 0);
  }

  /** The page gets the events between, and shows none of them. */
  #reached(view: object, at: number): void {
    const skipped = this.#told.peek()!.events.slice(this.#at.peek(), at);
    this.#listener?.sought(view, at, skipped);
    this.#at.value = at;
  }

  /** Shows the match as it was after this event, or the nearest one that there is. Of several wishes the last one counts. */
  async goTo(event: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(event, this.last.peek()));
    if (this.#seeking) return;
    this.#seeking = true;
    while (this.#wanted !== undefined && this.#wanted !== this.#at.peek()) {
      const wanted = this.#wanted;
      this.#wanted = undefined;
      const answer = await this.reach.peek().seek?.(wanted);
      if (!answer?.ok) break;
    }
    this.#wanted = undefined;
    this.#seeking = false;
  }

  /** Lets happen what happened up to this event. */
  playTo(event: number): void {
    const events = this.#told.peek()?.events.slice(this.#at.peek(), event) ?? [];
    if (events.length === 0 || this.#seeking) return;
    this.#at.value += events.length;
    this.#listener?.happened(events);
  }

  act<K extends Deed>(command: K, payload: Payload<K>) {
    return this.#source.act(command, payload);
  }

  /** Gives the view after all that the page has been given: what is still being shown ends. */
  refresh(): void {
    void this.reach.peek().seek?.(this.#at.peek());
  }
}

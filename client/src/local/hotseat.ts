import type { SeatId } from '@ironhex/shared/match';
import type { SeenEvent } from '@ironhex/shared/protocol';
import { batch, computed, signal } from '@preact/signals';
import { type Deed, type MatchSource, NO_LINE, type Payload, type SourceListener } from '../table/source.ts';

/**
 * A match in which one page holds several seats, one after the other: the source of the seat whose turn it is. When the
 * page changes its seat, it is told all that the other one knows, and shows none of it again.
 */
export class Hotseat implements MatchSource {
  readonly #open: (seat: SeatId) => MatchSource;
  readonly #source;
  readonly #held;
  #listener: SourceListener | undefined;
  #leave: (() => void) | undefined;

  readonly access = computed(() => this.#source.value.access.value);
  readonly facts = computed(() => this.#source.value.facts.value);
  readonly own = computed(() => this.#source.value.own.value);
  readonly skew = computed(() => this.#source.value.skew.value);
  readonly reach = computed(() => this.#source.value.reach.value);

  /** `open` gives the source of a seat; `first` is the one that the page holds first. */
  constructor(open: (seat: SeatId) => MatchSource, first: SeatId) {
    this.#open = open;
    this.#source = signal(open(first));
    this.#held = signal(first);
  }

  /** The seat that the page holds now. */
  get held(): SeatId {
    return this.#held.value;
  }

  subscribe(on: SourceListener): () => void {
    this.#listener = on;
    this.#leave = this.#source.peek().subscribe(on);
    return () => {
      this.#leave?.();
      this.#listener = undefined;
    };
  }

  /** Holds another seat from now on. */
  hold(seat: SeatId): void {
    const on = this.#listener;
    if (!on || seat === this.#held.peek()) return;
    const next = this.#open(seat);
    const before = this.#leave;
    this.#held.value = seat;
    let isTold = false;
    /** Shows the match from its beginning and at once as it is now. */
    const show = (view: object, events: readonly SeenEvent[], from: object) => {
      isTold = true;
      batch(() => {
        this.#source.value = next;
        on.sought(from, 0, []);
        on.sought(view, events.length, []);
        if (events.length > 0) on.happened(events, from);
      });
      before?.();
    };
    let joinedWith: object | undefined;
    this.#leave = next.subscribe({
      ...on,
      view: (view, upTo) => {
        if (isTold) on.view(view, upTo);
        else if (upTo === 0) show(view, [], view);
        else joinedWith = view;
      },
      happened: (events, from) => {
        if (isTold || !joinedWith || !from) on.happened(events, from);
        else show(joinedWith, events, from);
      },
    });
  }

  act<K extends Deed>(command: K, payload: Payload<K>) {
    return this.#listener ? this.#source.peek().act(command, payload) : Promise.resolve(NO_LINE);
  }

  refresh(): void {
    this.#source.peek().refresh();
  }
}

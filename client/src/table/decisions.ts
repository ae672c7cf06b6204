import type { Awaited, Decision, RulesetTypes, SeatId } from '@ironhex/shared/match';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** What this seat is asked, with the view that it is asked on. */
export interface Asked<T extends RulesetTypes = RulesetTypes> {
  readonly view: T['view'];
  readonly seat: SeatId;
  readonly decision: Decision;
}

/** What the decisions are read from. */
interface Source<T extends RulesetTypes> {
  /** The view, the seat, and whom the match waits for; undefined while nothing can be decided. */
  readonly awaited: ReadonlySignal<
    { readonly view: T['view']; readonly seat: SeatId; readonly all: readonly Awaited[] } | undefined
  >;
}

/** The decisions of the seat that is held here. There can be several at once; the player works on one of them. */
export class Decisions<T extends RulesetTypes> {
  readonly #source: Source<T>;
  readonly #chosen = signal<number | undefined>(undefined);
  readonly #changing = signal<number | undefined>(undefined);

  /** Everything that waits for this seat, and what it has committed and may still change. */
  readonly own = computed((): readonly Decision[] => {
    const awaited = this.#source.awaited.value;
    return awaited?.all.filter((each): each is Decision => each.seat === awaited.seat && each.id !== null) ?? [];
  });

  /** The one that the player works on: the one that was chosen, or the first that is not committed. */
  readonly asked = computed((): Asked<T> | undefined => {
    const own = this.own.value;
    const awaited = this.#source.awaited.value;
    const open = own.filter(({ committed }) => !committed);
    const decision =
      own.find(({ id }) => id === this.#changing.value) ?? open.find(({ id }) => id === this.#chosen.value) ?? open[0];
    return awaited && decision && { view: awaited.view, seat: awaited.seat, decision };
  });

  /** What is committed and not being changed now. */
  readonly committed = computed(() =>
    this.own.value.filter(({ committed, id }) => committed && id !== this.#changing.value),
  );

  constructor(source: Source<T>) {
    this.#source = source;
  }

  /** Works on this decision: also on one that is committed, to change the answer. */
  choose(id: number): void {
    const decision = this.own.peek().find((each) => each.id === id);
    if (decision?.committed) this.#changing.value = id;
    else this.#chosen.value = id;
  }

  /** The answer to a decision was accepted, or its change given up: it is committed as the view says. */
  done(id: number): void {
    if (this.#changing.peek() === id) this.#changing.value = undefined;
  }
}

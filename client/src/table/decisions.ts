import type { Awaited, Decision, RulesetTypes, SeatId } from '@ironhex/shared/match';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** A decision of our seat, and the view on which to make it. */
export interface OwnDecision<T extends RulesetTypes = RulesetTypes> {
  readonly view: T['view'];
  readonly seat: SeatId;
  readonly decision: Decision;
}

/** A decision of our seat, with the question `A` that it puts: what it is about, and what can be answered. */
export type OwnQuestion<T extends RulesetTypes, A> = OwnDecision<T> & { readonly ask: A };

/** Reads the question that a decision puts off its view. */
export const questionBy =
  <T extends RulesetTypes, A>(askOf: (view: T['view'], decision: Decision) => A | undefined) =>
  (asked: OwnDecision<T> | undefined): OwnQuestion<T, A> | undefined => {
    const ask = asked && askOf(asked.view, asked.decision);
    return asked && ask && { ...asked, ask };
  };

/** Where the decisions come from. */
interface Source<T extends RulesetTypes> {
  /** The view, the seat, and whom the match waits for; undefined while nothing can be decided. */
  readonly awaited: ReadonlySignal<
    { readonly view: T['view']; readonly seat: SeatId; readonly all: readonly Awaited[] } | undefined
  >;
}

/** The decisions of our seat. There can be several at once; the player works on one of them. */
export class Decisions<T extends RulesetTypes> {
  readonly #source: Source<T>;
  readonly #chosen = signal<number | undefined>(undefined);
  readonly #changing = signal<number | undefined>(undefined);

  /** All decisions of our seat: open ones, and committed ones that may still be changed. */
  readonly own = computed((): readonly Decision[] => {
    const awaited = this.#source.awaited.value;
    return awaited?.all.filter((each): each is Decision => each.seat === awaited.seat && each.id !== null) ?? [];
  });

  /** The decision that the player works on: the chosen one, or the first that is not committed. */
  readonly asked = computed((): OwnDecision<T> | undefined => {
    const own = this.own.value;
    const awaited = this.#source.awaited.value;
    const open = own.filter(({ committed }) => !committed);
    const decision =
      own.find(({ id }) => id === this.#changing.value) ?? open.find(({ id }) => id === this.#chosen.value) ?? open[0];
    return awaited && decision && { view: awaited.view, seat: awaited.seat, decision };
  });

  /** The committed decisions, without one that the player is changing now. */
  readonly committed = computed(() =>
    this.own.value.filter(({ committed, id }) => committed && id !== this.#changing.value),
  );

  constructor(source: Source<T>) {
    this.#source = source;
  }

  /** The player wants to work on this decision; on a committed one, to change the answer. */
  choose(id: number): void {
    const decision = this.own.peek().find((each) => each.id === id);
    if (decision?.committed) this.#changing.value = id;
    else this.#chosen.value = id;
  }

  /** The server has accepted an answer, or the player keeps the committed one: it counts as committed again. */
  done(id: number): void {
    if (this.#changing.peek() === id) this.#changing.value = undefined;
  }
}

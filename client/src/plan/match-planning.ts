import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Touchable } from '../map/input/touch.ts';
import type { BasePicture } from '../map/picture.ts';
import type { Planning } from '../rulesets/types.ts';
import type { OwnDecision } from '../table/decisions.ts';
import type { ClientMatch } from '../table/match.ts';
import { Outbox, type Parts } from '../table/outbox.ts';
import { forgetRefusal } from '../table/toasts.ts';
import type { Planner, PlannerContext, PlanTypes } from './planner.ts';

/** What a game plans with. */
interface Setup<G extends PlanTypes, N> {
  readonly planners: (context: PlannerContext<G>) => N;
  /** Reads the game's question from the open decision. */
  readonly question: (asked: OwnDecision<G['rules']> | undefined) => G['question'] | undefined;
  /** What an intent is a part of its answer about; null: the whole answer, or its end. Left out: answers have no parts. */
  readonly partOf?: (intent: G['rules']['intent']) => string | null;
}

/**
 * Planning in one match: the open decision, the open unit card, and the planners, to which it hands each decision by
 * its kind. A game adds the picture of the map, and planners for decisions of its own.
 */
export abstract class MatchPlanning<
  G extends PlanTypes,
  N extends Readonly<Record<string, K>>,
  P extends BasePicture,
  K extends Planner<G> = Planner<G>,
> implements Planning<P>, PlannerContext<G>
{
  readonly match: ClientMatch<G['rules']>;
  readonly planners: N;
  readonly view: ReadonlySignal<G['rules']['view'] | undefined>;
  readonly hover: ReadonlySignal<HexLabel | null>;
  readonly hoverCounter: ReadonlySignal<string | undefined>;
  /** The unit whose card the player has opened. */
  readonly inspected = signal<string | null>(null);
  /** The weapon of which the map shows the reach. */
  readonly weapon = signal<string | undefined>(undefined);
  protected readonly outbox: Outbox<G['rules']['intent']>;
  /** The hex that was looked at by a long press. */
  #peeked: HexLabel | undefined;
  readonly #question: Setup<G, N>['question'];
  readonly #partOf: NonNullable<Setup<G, N>['partOf']>;
  readonly #stop: () => void;

  /** What the player is asked now. */
  readonly question = computed((): G['question'] | undefined => this.#question(this.match.asked.value));

  /** The parts of the answer so far, by subject, including those on their way to the server. */
  readonly parts = computed((): Parts<G['rules']['intent']> => this.outbox.parts());

  /** What the player plans with now; undefined if nothing is asked, or it is answered beside the map alone. */
  readonly planner = computed((): K | undefined => {
    const kind = this.question.value?.decision.kind;
    return kind === undefined ? undefined : Object.values<K>(this.planners).find(({ kinds }) => kinds.includes(kind));
  });

  /** Nothing can be confirmed now: an answer is under way, or the match is paused. */
  readonly busy = computed(
    (): boolean => this.match.paused.value || (this.match.sending.value && !this.outbox.isSendingPart()),
  );

  /** Why the plan cannot be confirmed; undefined: it can. */
  readonly refusal = computed((): Refusal | undefined => this.planner.value?.refusal?.value);

  /** What confirming would send; undefined: there is nothing to confirm. */
  readonly intent = computed((): G['rules']['intent'] | undefined => this.planner.value?.intent?.value);

  /**
   * The unit with the visible card: the one that the player opened, else the one that is planned for, else the one that
   * the game names.
   */
  readonly shownId = computed(
    (): string | null => this.inspected.value ?? this.planner.value?.unit?.value?.id ?? this.concerned() ?? null,
  );

  abstract readonly picture: ReadonlySignal<P | undefined>;
  /** The unit that the question, or what happens, is about; null or undefined: none. */
  protected abstract concerned(): string | null | undefined;
  /** The unit that stands in a hex, by the pointer next to this counter; null: none that has a card. */
  protected abstract unitAt(at: HexLabel, counter: string | undefined): string | null;

  constructor(match: ClientMatch<G['rules']>, { planners, question, partOf = () => null }: Setup<G, N>) {
    this.match = match;
    ({ view: this.view, hover: this.hover, hoverCounter: this.hoverCounter } = match);
    this.#question = question;
    this.#partOf = partOf;
    this.outbox = new Outbox({
      question: this.question,
      sending: match.busy,
      partOf,
      answer: (intent) => match.answer(intent),
    });
    this.planners = planners(this);
    this.#stop = this.#closeCards();
  }

  /** Closes the open card when a new decision comes: the player should see that instead. */
  #closeCards(): () => void {
    let last: string | undefined;
    return effect(() => {
      const now = this.subject();
      if (now === undefined || now === last) return;
      last = now;
      untracked(() => this.inspect(null));
    });
  }

  /** What the player looks at: when it becomes another one, the card that is open closes. */
  protected subject(): string | undefined {
    return this.question.value?.decision.id.toString();
  }

  /** Opens the card of a unit, or closes the one that is open. */
  protected inspect(unit: string | null): void {
    this.inspected.value = unit;
  }

  give(...parts: readonly G['rules']['intent'][]): void {
    forgetRefusal(this.match);
    this.outbox.send(...parts);
  }

  async answer(intent: G['rules']['intent']): Promise<boolean> {
    return !this.match.paused.peek() && this.match.answer(intent);
  }

  refuse(refusal: Refusal): void {
    this.match.refuse(refusal);
  }

  pick(at: HexLabel, counter?: string): void {
    this.match.cursor.value = undefined;
    // After a long press the finger is gone: unlike a mouse it does not move on to another hex, so clear the hover.
    if (this.#peeked !== undefined && this.match.hover.peek() === this.#peeked) this.match.hover.value = null;
    this.#peeked = undefined;
    if (this.planner.peek()?.pick?.(at, counter)) this.inspect(null);
    else this.look(at, counter);
  }

  /**
   * A hex was picked that plays no part in the open decision: opens the card of its unit, or skips a running animation.
   */
  protected look(at: HexLabel, counter: string | undefined): void {
    if (this.match.settled.peek()) this.inspect(this.unitAt(at, counter));
    else this.match.board.peek()?.skip();
  }

  peek(at: HexLabel, counter?: string): void {
    this.inspect(this.unitAt(at, counter));
    this.match.hover.value = at;
    this.#peeked = at;
  }

  pickCounter(id: string): void {
    this.match.cursor.value = undefined;
    if (this.planner.peek()?.pickCounter?.(id)) this.inspect(null);
    else this.peekCounter(id);
  }

  peekCounter(id: string): void {
    const { units = {} } = (this.view.peek() ?? {}) as { readonly units?: object };
    this.inspect(Object.hasOwn(units, id) ? id : null);
  }

  touch(touchable: Touchable, dragged: boolean): void {
    this.planner.peek()?.touch?.(touchable, dragged);
  }

  cursorStart(): HexLabel | undefined {
    return this.focus()[0];
  }

  focus(): readonly HexLabel[] {
    return [...new Set(this.planner.peek()?.focus?.() ?? [])];
  }

  /** Answers with the plan. */
  confirm(): void {
    const planner = this.planner.peek();
    if (!planner || this.busy.peek()) return;
    const refusal = this.refusal.peek();
    const intent = this.intent.peek();
    if (refusal) this.refuse(refusal);
    else if (planner.confirm) planner.confirm();
    else if (intent) void this.answer(intent);
  }

  /** There is a step of the plan to take back. */
  get undoable(): boolean {
    return this.planner.value?.undoable === true;
  }

  /** Closes the card that is open, or takes a step of the plan back. */
  undo(): void {
    if (this.inspected.peek() !== null) this.inspect(null);
    else this.planner.peek()?.undo();
  }

  save(): string | undefined {
    return this.planner.value?.save();
  }

  restore(plan: string): void {
    const planner = this.planner.peek();
    if (!planner?.restore) return;
    while (planner.undo());
    planner.restore(plan);
  }

  suggest(intents: readonly G['rules']['intent'][]): boolean {
    const planner = this.planner.peek();
    const parts = intents.filter((intent) => this.#partOf(intent) !== null);
    if (!planner || intents.length === 0) return false;
    if (parts.length > 0) this.give(...parts);
    else this.restore(planner.storedAs?.(intents[0]!) ?? JSON.stringify(intents[0]));
    return parts.length > 0 || planner.save() !== undefined;
  }

  /** The keys of the planner for the open decision. */
  get keys() {
    return this.planner.peek()?.keys ?? {};
  }

  close(): void {
    this.#stop();
    this.outbox.close();
    for (const planner of Object.values<K>(this.planners)) planner.close?.();
  }
}

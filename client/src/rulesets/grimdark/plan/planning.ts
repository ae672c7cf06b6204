import {
  type GrimdarkTypes,
  type Intent,
  type Prompt,
  partOf,
  type Unit,
  type UnitId,
  unitsInOrder,
  type View,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { computed, effect, signal, untracked } from '@preact/signals';
import type { ClientMatch } from '../../../table/match.ts';
import { Outbox } from '../../../table/outbox.ts';
import type { Planning } from '../../types.ts';
import { countersOf, unitAt } from '../map/on-board.ts';
import { threatOf } from '../map/overlays.ts';
import type { Picture } from '../map/picture.ts';
import { tokensOf } from '../map/tokens.ts';
import { zonesOf } from '../map/zones.ts';
import { named } from '../words/with-names.ts';
import { type Question, questionOf } from './asked.ts';
import type { Desk, Planner } from './planner.ts';
import { type Planners, plannerOf, plannersFor } from './planners.ts';

/** Before the battle players choose with the whole map before them. */
const ABOUT_ALL: ReadonlySet<Prompt> = new Set(['proposal', 'marker-first', 'place-marker', 'edge', 'declare']);

/** Planning in one match of Grimdark: what is asked, what is planned for it, and what the player looks at. */
export class GrimdarkPlanning implements Planning<Picture>, Desk {
  readonly match: ClientMatch<GrimdarkTypes>;
  readonly planners: Planners;
  /** The unit whose card the player has opened. */
  readonly inspected = signal<UnitId | null>(null);
  readonly #outbox: Outbox<Intent>;
  readonly #stop: () => void;

  /** What the viewer knows, as it is shown. */
  readonly view = computed((): View | undefined => this.match.view.value);
  readonly hover = computed((): HexLabel | null => this.match.hover.value);
  readonly hoverCounter = computed((): string | undefined => this.match.hoverCounter.value);

  /** An answer is under way. */
  readonly sending = computed((): boolean => this.match.sending.value);

  /** Nothing can be confirmed now: an answer is under way, or the match is paused. */
  readonly busy = computed(
    (): boolean => this.match.paused.value || (this.sending.value && !this.#outbox.isSendingPart()),
  );

  /** What the player is asked now. */
  readonly question = computed((): Question | undefined => questionOf(this.match.asked.value));

  /** What the player plans with now; undefined if nothing is asked, or it is answered beside the map alone. */
  readonly planner = computed((): Planner | undefined => {
    const question = this.question.value;
    return question && plannerOf(this.planners, question.ask.prompt);
  });

  /** Why what is planned cannot be confirmed as it stands; undefined: it can. */
  readonly refusal = computed((): Refusal | undefined => {
    const refusal = this.planner.value?.refusal?.value;
    const view = this.view.value;
    return refusal && view ? named(view, refusal) : refusal;
  });

  /** What confirming would send; undefined: there is nothing to confirm. */
  readonly intent = computed((): Intent | undefined => this.planner.value?.intent.value);

  /** The unit whose card is shown: the one that was opened, that is planned for, that is asked about, or that acts. */
  readonly shownUnit = computed((): Unit | undefined => {
    const { units = {}, active = null } = this.view.value ?? {};
    const id =
      this.inspected.value ?? this.planner.value?.unit?.value ?? this.question.value?.ask.unit ?? active?.unit ?? null;
    return id === null ? undefined : units[id];
  });

  readonly picture = computed((): Picture | undefined => {
    const view = this.view.value;
    if (!view) return undefined;
    const shown = this.planner.value?.shown.value ?? {};
    const highlighted = this.match.highlighted.value.map((id) => [id, 'selected'] as const);
    const { active } = view;
    const acting = active ? [[active.unit, 'acting'] as const] : [];
    return {
      board: view.board,
      counters: countersOf(view, {
        ...shown,
        emphases: new Map([...acting, ...(shown.emphases ?? []), ...highlighted]),
      }),
      tokens: tokensOf(view),
      zones: shown.zones ?? zonesOf(view),
      areas: shown.areas ?? [],
      threat: shown.threat ?? this.#threat(view),
      outlook: shown.outlook,
      paths: shown.paths ?? [],
      arrows: shown.arrows ?? [],
      sight: shown.sight ?? [],
      spotlight: shown.spotlight ?? [],
      cursor: this.match.cursor.value,
    };
  });

  constructor(match: ClientMatch<GrimdarkTypes>) {
    this.match = match;
    this.#outbox = new Outbox({
      question: this.question,
      sending: match.busy,
      partOf,
      answer: (intent) => match.answer(intent),
    });
    this.planners = plannersFor(this);
    this.#stop = this.#closeCards();
  }

  /** What the enemy threatens whose card is open. */
  #threat(view: View): Picture['threat'] {
    const { seat } = this.match;
    const id = this.inspected.value;
    const unit = id === null ? undefined : view.units[id];
    const isShown = unit?.place === 'map' && unit.seat !== seat.value;
    return isShown ? threatOf(view, unit) : undefined;
  }

  /** A player who is asked something new looks at that, not at the card that was open. */
  #closeCards(): () => void {
    let last: number | undefined;
    return effect(() => {
      const id = this.question.value?.ask.id;
      if (id === undefined || id === last) return;
      last = id;
      untracked(() => {
        this.inspected.value = null;
      });
    });
  }

  answer(intent: Intent): Promise<boolean> {
    return this.match.answer(intent);
  }

  give(intent: Intent): void {
    this.#outbox.send(intent);
  }

  /** Tells why something cannot be done. */
  refuse(refusal: Refusal): void {
    this.match.refuse(refusal);
  }

  pick(at: HexLabel, counter?: string): void {
    this.match.cursor.value = undefined;
    if (this.planner.peek()?.pick?.(at, counter)) this.inspected.value = null;
    else if (this.match.settled.peek()) this.inspected.value = this.#unitAt(at, counter);
    else this.match.board.peek()?.skip();
  }

  /** The unit that stands in a hex, with any of its hexes. */
  #unitAt(at: HexLabel, counter: string | undefined): UnitId | null {
    const view = this.view.peek();
    return (view && unitAt(view, unitsInOrder(view), at, counter)?.id) ?? null;
  }

  peek(at: HexLabel, counter?: string): void {
    this.inspected.value = this.#unitAt(at, counter);
    this.match.hover.value = at;
  }

  pickCounter(id: string): void {
    this.match.cursor.value = undefined;
    if (this.planner.peek()?.pickCounter?.(id)) this.inspected.value = null;
    else this.peekCounter(id);
  }

  peekCounter(id: string): void {
    this.inspected.value = Object.hasOwn(this.view.peek()?.units ?? {}, id) ? id : null;
  }

  /** The map of this game has nothing to drag. */
  touch(): void {}

  cursorStart(): HexLabel | undefined {
    return this.focus()[0];
  }

  focus(): readonly HexLabel[] {
    return [...new Set(this.planner.peek()?.focus?.() ?? [])];
  }

  isAboutAll(): boolean {
    const question = this.question.peek();
    return question !== undefined && ABOUT_ALL.has(question.ask.prompt);
  }

  /** Answers with what is planned. */
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

  undo(): void {
    if (this.inspected.peek() !== null) this.inspected.value = null;
    else this.planner.peek()?.undo();
  }

  save(): string | undefined {
    return this.planner.value?.save?.();
  }

  restore(plan: string): void {
    const planner = this.planner.peek();
    while (planner?.undo());
    planner?.restore?.(plan);
  }

  close(): void {
    this.#stop();
    this.#outbox.close();
    for (const planner of Object.values<Planner>(this.planners)) planner.close?.();
  }
}

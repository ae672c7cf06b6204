import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal, RulesetTypes } from '@ironhex/shared/match';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Touchable } from '../map/input/touch.ts';
import type { KeyMap } from '../rulesets/types.ts';
import type { OwnDecision } from '../table/decisions.ts';
import type { Parts } from '../table/outbox.ts';
import type { Steps } from './history.ts';

/** The types of planning in one game. */
export interface PlanTypes {
  readonly rules: RulesetTypes;
  /** The open decision and its view, and what a game reads from them. */
  readonly question: OwnDecision;
  /** What a planner adds to the picture of the map. */
  readonly shown: object;
}

/** What planners know of the match, and do in it. `MatchPlanning` is the one of the page; tests have their own. */
export interface PlannerContext<G extends PlanTypes> {
  /** What the player knows, as it is shown. */
  readonly view: ReadonlySignal<G['rules']['view'] | undefined>;
  /** What the player is asked now. */
  readonly question: ReadonlySignal<G['question'] | undefined>;
  /** The parts of the answer so far, by subject. */
  readonly parts: ReadonlySignal<Parts<G['rules']['intent']>>;
  /** The hex under the pointer, and the counter there that it is nearest to. */
  readonly hover: ReadonlySignal<HexLabel | null>;
  readonly hoverCounter: ReadonlySignal<string | undefined>;
  /** The unit whose card the player has opened. */
  readonly inspected: ReadonlySignal<string | null>;
  /** Answers with these parts, or ends the answer, after all that is under way. */
  give(...parts: readonly G['rules']['intent'][]): void;
  /** Answers the open decision. Resolves with whether the answer was accepted. */
  answer(intent: G['rules']['intent']): Promise<boolean>;
  /** Tells why something cannot be done. */
  refuse(refusal: Refusal): void;
}

/** What the player puts together for decisions of one kind, or of several that belong together. */
export interface Planner<G extends PlanTypes = PlanTypes> extends Steps {
  /** The kinds of decisions that are planned with it. */
  readonly kinds: readonly string[];
  /** The planner's part of the map's picture. */
  readonly shown?: ReadonlySignal<G['shown']>;
  /** What confirming sends; undefined: there is nothing to confirm yet. */
  readonly intent?: ReadonlySignal<G['rules']['intent'] | undefined> | undefined;
  /** Why the plan cannot be confirmed. */
  readonly refusal?: ReadonlySignal<Refusal | undefined>;
  /** The plan in a sentence or two, for the bar; undefined: the bar shows the title of the decision. */
  readonly words?: ReadonlySignal<string | undefined>;
  /** What the button that confirms says; left out: `Confirm`. */
  readonly act?: ReadonlySignal<string | undefined>;
  /** The unit that is planned for: its card is shown. */
  readonly unit?: ReadonlySignal<{ readonly id: string } | undefined>;
  /**
   * The player picked a hex, with the pointer nearest to this counter. False, or left out: the planner has no use for
   * it.
   */
  pick?(at: HexLabel, counter: string | undefined): boolean;
  /**
   * The player picked a counter beside the board, or a unit in a list. False, or left out: the planner has no use for
   * it.
   */
  pickCounter?(id: string): boolean;
  /** The player tapped one of the picture's touchables, or dragged one to its place. */
  touch?(touchable: Touchable, dragged: boolean): void;
  /** Sends the plan, if that takes more than answering with `intent`. */
  confirm?(): void;
  /** The plan as a text, for the browser to store. It is stored again whenever a signal that this reads changes. */
  save(): string | undefined;
  /** Restores a stored plan. If it is damaged, nothing is planned. Left out: no plan is stored. */
  restore?(plan: string): void;
  /** An answer in the form in which a plan of it is stored; left out: the answer itself, as JSON. */
  storedAs?(intent: G['rules']['intent']): string | undefined;
  /** The hexes of the decision, the most important ones first; left out: none. */
  focus?(): readonly HexLabel[];
  /** What keys do while it is asked, by their names in lower case. */
  readonly keys?: KeyMap;
  /** Called when the page leaves the match. */
  close?(): void;
}

/** What all planners begin with. A subclass says which kinds it answers, and what its steps are. */
export abstract class KindPlanner<G extends PlanTypes> {
  protected readonly context: PlannerContext<G>;
  abstract readonly kinds: readonly string[];
  protected abstract readonly steps: Steps;
  readonly intent?: ReadonlySignal<G['rules']['intent'] | undefined> | undefined;

  /** The question, if this planner answers it. */
  readonly question = computed((): G['question'] | undefined => {
    const question = this.context.question.value;
    return question && this.kinds.includes(question.decision.kind) ? question : undefined;
  });

  constructor(context: PlannerContext<G>) {
    this.context = context;
  }

  /** The number of the decision, to which steps belong. */
  protected readonly decision = (): number | undefined => this.question.value?.decision.id;

  get undoable(): boolean {
    return this.steps.undoable;
  }

  undo(): boolean {
    return this.steps.undo();
  }

  /** What confirming would send, once the player has changed something. Planners without `intent` keep nothing. */
  save(): string | undefined {
    const intent = this.intent?.value;
    return this.steps.undoable && intent ? JSON.stringify(intent) : undefined;
  }
}

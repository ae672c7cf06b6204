import {
  type Declaration,
  declarationFaults,
  type ForceFault,
  type Intent,
  type IntentOf,
  suggestedDeclaration,
  type Unit,
  type UnitId,
  withAllAside,
} from '@ironhex/shared/grimdark';
import type { Refusal } from '@ironhex/shared/match';
import { computed, effect, untracked } from '@preact/signals';
import { SentDraftPlanner } from '../../../../plan/draft-planner.ts';
import type { Planner } from '../../../../plan/planner.ts';
import { givenParts } from '../../../../table/outbox.ts';
import { PROMPTING } from '../../words/prompting.ts';
import type { Context, GrimdarkPlan, PlanQuestion } from '../planner.ts';
import { declarable, type StartingWay, unitAtFault, type WayOffer, waysOf, withWay } from './declaring.ts';

/** A unit of which something can be declared, with how it can begin, and what is wrong with how it does. */
export interface DeclareLine {
  readonly unit: Unit;
  readonly ways: readonly WayOffer[];
  readonly faults: readonly ForceFault[];
}

/** The declaration as the server has it by now; undefined: none was filled in. */
const filledIn = (question: PlanQuestion): IntentOf<'declare'> | undefined => {
  const part = givenParts<Intent>(question).declare;
  return part?.kind === 'declare' ? part : undefined;
};

/** A declaration of its own: it ends the answer. */
const whole = ({ draft: _draft, ...declaration }: Declaration): Declaration => declaration;

/**
 * Joins, transports and who is set aside, P4: what the force meant to declare, until the player changes it. Whenever it
 * is allowed it is with the server: when the time is up it is what happens.
 */
export class DeclarePlanner extends SentDraftPlanner<GrimdarkPlan, Declaration> implements Planner<GrimdarkPlan> {
  readonly kinds = ['declare'];
  readonly #stop: () => void;

  constructor(context: Context) {
    super(context);
    this.#stop = this.#propose();
  }

  protected begin(question: PlanQuestion): Declaration {
    const { view, seat } = question;
    const filled = filledIn(question) ?? suggestedDeclaration(view, seat);
    return filled ? whole(filled) : withAllAside(view, seat, { joins: [], loads: [] });
  }

  protected part(declaration: Declaration): Intent {
    return { ...declaration, draft: true };
  }

  /** What is filled in before the player has changed anything counts too. */
  #propose(): () => void {
    let last: number | undefined;
    return effect(() => {
      const question = this.question.value;
      if (!question || question.ask.id === last) return;
      last = question.ask.id;
      if (!filledIn(question) && !question.decision.committed) untracked(() => this.send());
    });
  }

  /** Everything that is wrong with it. */
  readonly faults = computed((): readonly ForceFault[] => {
    const { view, seat } = this.question.value ?? {};
    const declaration = this.draft.value;
    return view && seat !== undefined && declaration ? declarationFaults(view, seat, declaration) : [];
  });

  /** The units that have a choice of how they begin. */
  readonly lines = computed((): readonly DeclareLine[] => {
    const { view, seat } = this.question.value ?? {};
    const declaration = this.draft.value;
    if (!view || seat === undefined || !declaration) return [];
    return declarable(view, seat)
      .map((unit) => ({
        unit,
        ways: waysOf(view, seat, declaration, unit.id),
        faults: this.faults.value.filter((fault) => unitAtFault(declaration, fault) === unit.id),
      }))
      .filter(({ ways, faults }) => ways.length > 1 || faults.length > 0);
  });

  set(unit: UnitId, way: StartingWay): void {
    const declaration = this.draft.peek();
    if (!declaration) return;
    this.change(withWay(declaration, unit, way));
  }

  confirm(): void {
    const declaration = this.draft.peek();
    if (declaration) this.context.give(declaration);
  }

  override readonly intent = computed((): Intent | undefined => this.draft.value);
  readonly refusal = computed((): Refusal | undefined => this.faults.value[0]);

  readonly words = computed((): string | undefined => {
    const declaration = this.draft.value;
    return declaration && PROMPTING.declare.bar(declaration);
  });

  readonly act = computed((): string => PROMPTING.declare.act);

  close(): void {
    this.#stop();
  }
}

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
import { PROMPTING } from '../../words/prompting.ts';
import type { Question } from '../asked.ts';
import { Draft } from '../draft.ts';
import { DraftPlanner } from '../draft-planner.ts';
import type { Desk, Planner, Shown } from '../planner.ts';
import { declarable, unitAtFault, type Way, type WayOffer, waysOf, withWay } from './declaring.ts';

/** A unit of which something can be declared, with how it can begin, and what is wrong with how it does. */
export interface DeclareLine {
  readonly unit: Unit;
  readonly ways: readonly WayOffer[];
  readonly faults: readonly ForceFault[];
}

/** The declaration as the server has it by now; undefined: none was filled in. */
const filledIn = ({ view, ask }: Question): IntentOf<'declare'> | undefined => {
  const part = view.own?.answers[ask.id]?.parts.declare;
  return part?.kind === 'declare' ? part : undefined;
};

/** A declaration by itself: it ends the answer. */
const whole = ({ draft: _draft, ...declaration }: Declaration): Declaration => declaration;

/**
 * Joins, transports and who is set aside, P4: what the force meant to declare, until the player changes it. Whenever it
 * is allowed it is with the server: when the time is up it is what happens.
 */
export class DeclarePlanner extends DraftPlanner<Declaration> implements Planner {
  readonly #desk: Desk;
  readonly #stop: () => void;

  constructor(desk: Desk) {
    super(
      new Draft<Declaration>(desk, ['declare'], (question) => {
        const { view, seat } = question;
        const filled = filledIn(question) ?? suggestedDeclaration(view, seat);
        return filled ? whole(filled) : withAllAside(view, seat, { joins: [], loads: [] });
      }),
    );
    this.#desk = desk;
    this.#stop = this.#propose();
  }

  /** What is filled in before the player has changed anything counts too. */
  #propose(): () => void {
    let last: number | undefined;
    return effect(() => {
      const question = this.question.value;
      if (!question || question.ask.id === last) return;
      last = question.ask.id;
      if (!filledIn(question) && !question.decision.committed) untracked(() => this.#send());
    });
  }

  #send(): void {
    const declaration = this.declaration.peek();
    if (declaration && !this.refusal.peek()) this.#desk.give({ ...declaration, draft: true });
  }

  readonly declaration = computed((): Declaration | undefined => this.draft.value.value);

  /** Everything that is wrong with it. */
  readonly faults = computed((): readonly ForceFault[] => {
    const { view, seat } = this.question.value ?? {};
    const declaration = this.declaration.value;
    return view && seat !== undefined && declaration ? declarationFaults(view, seat, declaration) : [];
  });

  /** The units that have a choice of how they begin. */
  readonly lines = computed((): readonly DeclareLine[] => {
    const { view, seat } = this.question.value ?? {};
    const declaration = this.declaration.value;
    if (!view || seat === undefined || !declaration) return [];
    return declarable(view, seat)
      .map((unit) => ({
        unit,
        ways: waysOf(view, seat, declaration, unit.id),
        faults: this.faults.value.filter((fault) => unitAtFault(declaration, fault) === unit.id),
      }))
      .filter(({ ways, faults }) => ways.length > 1 || faults.length > 0);
  });

  set(unit: UnitId, way: Way): void {
    const declaration = this.declaration.peek();
    if (!declaration) return;
    this.draft.set(withWay(declaration, unit, way));
    this.#send();
  }

  override undo(): boolean {
    if (!super.undo()) return false;
    this.#send();
    return true;
  }

  confirm(): void {
    const declaration = this.declaration.peek();
    if (declaration) this.#desk.give(declaration);
  }

  readonly intent = computed((): Intent | undefined => this.declaration.value);
  readonly refusal = computed((): Refusal | undefined => this.faults.value[0]);

  readonly words = computed((): string | undefined => {
    const declaration = this.declaration.value;
    return declaration && PROMPTING.declare.bar(declaration);
  });

  readonly act = computed((): string => PROMPTING.declare.act);
  readonly shown = computed((): Shown => ({}));

  /** The server keeps it. */
  override save(): undefined {}

  close(): void {
    this.#stop();
  }
}

import {
  type Declaration,
  declarationFaults,
  type ForceFault,
  type Intent,
  suggestedDeclaration,
  type Unit,
  type UnitId,
  withAllAside,
} from '@ironhex/shared/grimdark';
import type { Refusal } from '@ironhex/shared/match';
import { computed } from '@preact/signals';
import { PROMPTING } from '../../words/prompting.ts';
import { Draft } from '../draft.ts';
import { DraftPlanner } from '../draft-planner.ts';
import { keptAnswer } from '../kept.ts';
import type { Desk, Planner, Shown } from '../planner.ts';
import { declarable, unitAtFault, type Way, type WayOffer, waysOf, withWay } from './declaring.ts';

/** A unit of which something can be declared, with how it can begin, and what is wrong with how it does. */
export interface DeclareLine {
  readonly unit: Unit;
  readonly ways: readonly WayOffer[];
  readonly faults: readonly ForceFault[];
}

/** Joins, transports and who is set aside, P4: what the force meant to declare, until the player changes it. */
export class DeclarePlanner extends DraftPlanner<Declaration> implements Planner {
  constructor(desk: Desk) {
    super(
      new Draft<Declaration>(
        desk,
        ['declare'],
        ({ view, seat }) => suggestedDeclaration(view, seat) ?? withAllAside(view, seat, { joins: [], loads: [] }),
      ),
    );
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
    if (declaration) this.draft.set(withWay(declaration, unit, way));
  }

  readonly intent = computed((): Intent | undefined => this.declaration.value);
  readonly refusal = computed((): Refusal | undefined => this.faults.value[0]);

  readonly words = computed((): string | undefined => {
    const declaration = this.declaration.value;
    return declaration && PROMPTING.declare.bar(declaration);
  });

  readonly act = computed((): string => PROMPTING.declare.act);
  readonly shown = computed((): Shown => ({}));

  restore(plan: string): void {
    const kept = keptAnswer(plan, 'declare');
    if (kept) this.draft.set(kept);
  }
}

import {
  ACTIONS,
  type Action,
  areEnemies,
  benefitsFor,
  type Intent,
  type Unit,
  type UnitId,
  unitsOnMap,
  type View,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { type Refusal, refusal } from '@ironhex/shared/match';
import { computed } from '@preact/signals';
import type { Planner } from '../../../../plan/planner.ts';
import { numberKeys } from '../../../../ui/decisions/number-keys.ts';
import { type By, unitAfter } from '../../../../ui/units/unit-after.ts';
import type { KeyMap } from '../../../types.ts';
import { unitAt, unitHexes } from '../../map/on-board.ts';
import { actWords, confirmWords } from '../../words/act.ts';
import type { GrimdarkPlan, Shown } from '../planner.ts';
import { toBoard, toCharge, toGo, toTake } from './changes.ts';
import { type ActDraft, draftFrom, EMPTY } from './draft.ts';
import { Planned } from './planned.ts';
import { actShown } from './shown.ts';
import { whyNot } from './why-not.ts';

/** What the player turns on and off: way points, what is seen from the planned hex, what enemies threaten. */
export const TOOLS = ['winding', 'looking', 'wary'] as const;
type Tool = (typeof TOOLS)[number];

/**
 * Which unit is activated, P8, and what it does, P10. Both can be planned together: then one answer has both, and the
 * action follows by itself after spells, if the unit was not hit and it can still be done.
 */
export class ActionPlanner extends Planned implements Planner<GrimdarkPlan> {
  override readonly intent = computed((): Intent | undefined => {
    const { ask } = this.question.value ?? {};
    const unit = this.unit.value;
    if (!ask || !unit) return undefined;
    if (ask.prompt === 'act') return this.planned.value;
    const { logic, ask: asks } = this.draft.value;
    const act = this.planned.value;
    return {
      kind: 'activate',
      unit: unit.id,
      ...(logic && { logic }),
      ...(asks && { ask: asks }),
      ...(act && { act }),
    };
  });

  /** What can be added to the choice of a unit, G-18.4. */
  readonly benefits = computed((): readonly ('logic' | 'ask')[] => {
    const { ask, view, seat } = this.question.value ?? {};
    const all = ask?.prompt === 'activate' ? benefitsFor(view!, seat!) : [];
    return (['logic', 'ask'] as const).filter((benefit) => all.some((each) => each[benefit]));
  });

  readonly words = computed((): string | undefined => (this.question.value ? actWords(this) : undefined));
  readonly act = computed((): string | undefined => (this.question.value ? confirmWords(this) : undefined));
  readonly shown = computed(
    (): Shown => (this.question.value ? actShown(this, this.question.value, this.context) : {}),
  );

  /** Chooses the unit to activate. */
  choose(id: UnitId): void {
    if (!this.units.peek().some((unit) => unit.id === id)) return;
    this.winding.value = false;
    if (this.draft.peek().unit !== id) this.#plan({ ...EMPTY, unit: id });
  }

  /** The next unit that can be activated, or the one before. */
  next(by: By = 1): void {
    const next = unitAfter(this.units.peek(), this.unit.peek()?.id, () => true, by);
    if (next) this.choose(next.id);
  }

  /** Takes a benefit, or gives it up again. */
  toggle(benefit: 'logic' | 'ask'): void {
    this.#plan({ [benefit]: !this.draft.peek()[benefit] });
  }

  /** Why the chosen unit cannot do this at all; undefined: it can. */
  whyNot(action: Action): Refusal | undefined {
    const unit = this.unit.value;
    const view = this.question.value?.view;
    if (!unit || !view) return refusal('E_BAD_CHOICE', 'P8', 'Choose a unit first.');
    return whyNot(view, unit, action, this.reaches.value);
  }

  /** Plans an action: along the same way if that can be, else the way is to be chosen. A charge takes the next enemy. */
  take(action: Action): void {
    const refused = this.whyNot(action);
    if (refused) {
      this.context.refuse(refused);
      return;
    }
    this.#plans(toTake(this.unit.peek()!, this.reaches.peek(), this.draft.peek(), action));
  }

  /** Plans one step more. */
  #plan(change: Partial<ActDraft>): void {
    this.steps.add({ ...this.draft.peek(), ...change });
  }

  /** Plans so. False: there is nothing to plan. */
  #plans(change: Partial<ActDraft> | undefined): boolean {
    if (change) this.#plan(change);
    return change !== undefined;
  }

  /** Plans a charge at an enemy by the shortest way. False: it is not in reach. */
  chargeAt(target: UnitId): boolean {
    const [unit, reaches] = [this.unit.peek(), this.reaches.peek()];
    return this.#plans(unit && reaches && toCharge(unit, reaches, target));
  }

  /** Plans to board a transport. False: it cannot. */
  boardOf(transport: UnitId): boolean {
    const [unit, reaches] = [this.unit.peek(), this.reaches.peek()];
    return this.#plans(unit && reaches && toBoard(unit, reaches, transport));
  }

  /** Plans a way to a hex, or tells why there is none. */
  #goTo(table: View, unit: Unit, at: HexLabel): void {
    const reaches = this.reaches.peek();
    if (!reaches) {
      this.take('advance');
      return;
    }
    const way = toGo({ table, unit, reaches, draft: this.draft.peek(), winding: this.winding.peek() }, at);
    if (way.ok) this.#plan(way.value);
    else this.context.refuse(way.error);
  }

  /** Plans the obvious attack on an enemy, or the other one if that is planned; or tells why there is none. */
  attack(id: UnitId): boolean {
    const change = this.attacks.toward(id);
    if (change && !change.ok) this.context.refuse(change.error);
    return change?.ok === true && this.#plans(change.value);
  }

  /** Whom a unit is to shoot at as it was planned with its action, if anybody. */
  aimOf(unit: UnitId): UnitId | undefined {
    const { unit: planned, aim } = this.draft.value;
    return planned === unit ? (aim ?? undefined) : undefined;
  }

  #pickUnit(unit: Unit | undefined, picked: Unit): boolean {
    if (unit && areEnemies(unit, picked)) return this.attack(picked.id);
    if (unit?.id === picked.id) {
      this.take('hold');
      return true;
    }
    if (this.draft.peek().board !== picked.id && this.boardOf(picked.id)) return true;
    this.choose(picked.id);
    return this.draft.peek().unit === picked.id;
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    const { view } = this.question.peek() ?? {};
    if (!view) return false;
    const unit = this.unit.peek();
    const picked = unitAt(view, unitsOnMap(view), at, counter);
    if (picked) return this.#pickUnit(unit, picked);
    if (!unit) return false;
    this.#goTo(view, unit, at);
    return true;
  }

  pickCounter(id: string): boolean {
    this.choose(id);
    return this.draft.peek().unit === id;
  }

  override undo(): boolean {
    const isStep = super.undo();
    if (isStep) this.winding.value = false;
    return isStep;
  }

  override save(): string | undefined {
    return this.steps.undoable ? JSON.stringify(this.steps.present.value) : undefined;
  }

  storedAs(intent: Intent): string | undefined {
    const act = intent.kind === 'act' ? intent : intent.kind === 'activate' ? intent.act : undefined;
    const { action = null, path = [], target = null, board = null } = act ?? {};
    const unit = intent.kind === 'activate' ? intent.unit : (this.question.peek()?.ask.unit ?? null);
    return JSON.stringify({ ...EMPTY, unit, action, stops: path.slice(-1), target, board } satisfies ActDraft);
  }

  restore(plan: string): void {
    const draft = draftFrom(plan);
    const { view } = this.question.peek() ?? {};
    const isKnown = (id: UnitId | null) => id === null || Object.hasOwn(view?.units ?? {}, id);
    if (draft && isKnown(draft.unit) && isKnown(draft.target) && isKnown(draft.board) && isKnown(draft.aim))
      this.#plan(draft);
  }

  focus(): readonly HexLabel[] {
    const { view } = this.question.peek() ?? {};
    if (!view) return [];
    const unit = this.unit.peek();
    if (!unit) return this.units.peek().flatMap((each) => unitHexes(view, each));
    const target = this.draft.peek().target;
    return [
      ...unitHexes(view, unit),
      ...this.draft.peek().stops,
      ...(target === null ? [] : unitHexes(view, view.units[target]!)),
    ];
  }

  /** A number is an action, or a unit while none is chosen. */
  #number(n: number): void {
    const action = ACTIONS[n - 1];
    const unit = this.units.peek()[n - 1];
    if (this.unit.peek()) {
      if (action) this.take(action);
    } else if (unit) this.choose(unit.id);
  }

  readonly keys: KeyMap = {
    n: () => this.next(),
    p: () => this.next(-1),
    w: () => this.switch('winding'),
    e: () => this.switch('looking'),
    t: () => this.switch('wary'),
    ...numberKeys((n) => this.#number(n)),
  };

  /** Turns a way of planning or of looking on or off. */
  switch(tool: Tool): void {
    this[tool].value = !this[tool].peek();
  }
}

import type { HexLabel } from '@ironhex/shared/hex';
import { computed } from '@preact/signals';
import {
  goalsOf,
  type SealedTypes,
  type Unit,
  unitsOf,
  type View,
} from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import { History } from '../../../src/plan/history.ts';
import { MatchPlanning } from '../../../src/plan/match-planning.ts';
import { KindPlanner, type Planner } from '../../../src/plan/planner.ts';
import { UnitPlacer } from '../../../src/plan/units-planner.ts';
import type { OwnDecision } from '../../../src/table/decisions.ts';
import type { ClientMatch } from '../../../src/table/match.ts';
import { type Counter, counterOf, type Picture } from './map.ts';

/** The types of planning in sealed orders. */
interface SealedPlan {
  readonly rules: SealedTypes;
  readonly question: OwnDecision<SealedTypes>;
  readonly shown: object;
}

/** Which own unit gets an order next. The orders themselves are with the server at once. */
class OrderPlanner extends UnitPlacer<SealedPlan, Unit> implements Planner<SealedPlan> {
  readonly kinds = ['place', 'order'];
  /** The unit that the player has chosen. */
  protected readonly steps = new History<string | undefined>(this.decision, () => undefined);

  /** The own units that can be ordered now. */
  readonly units = computed((): readonly Unit[] => {
    const question = this.question.value;
    return question ? unitsOf(question.view, question.seat) : [];
  });

  /** Where the chosen unit can be sent. */
  readonly legal = computed((): readonly HexLabel[] => {
    const view = this.question.value?.view;
    return view && this.unit.value ? goalsOf(view, this.unit.value) : [];
  });

  protected isOpen({ id }: Unit): boolean {
    return !this.context.view.value?.plan?.orders[id];
  }

  protected override chosen(): string | undefined {
    return this.steps.present.value;
  }

  /** The first unit without an order; none once all have one. */
  protected override firstUnit(): Unit | undefined {
    return this.units.value.find((unit) => this.isOpen(unit));
  }

  override choose(id: string): boolean {
    const isOne = this.units.peek().some((unit) => unit.id === id);
    if (isOne) this.steps.replace(id);
    return isOne;
  }

  pick(at: HexLabel): boolean {
    const unit = this.unit.peek();
    const there = this.units.peek().find((own) => own.at === at);
    if (there && there.id !== unit?.id) this.choose(there.id);
    else if (unit) this.placeAt(at);
    return there !== undefined || unit !== undefined;
  }

  placeAt(at: HexLabel): void {
    const unit = this.unit.peek();
    if (unit) void this.#order(unit, at);
  }

  async #order({ id }: Unit, to: HexLabel): Promise<void> {
    if (await this.context.answer({ kind: 'order', unit: id, to })) this.steps.replace();
  }

  override readonly intent = computed(() => ({ kind: 'commit' }) as const);

  /** Orders are with the server as soon as they are given: nothing is only planned. */
  override save(): undefined {}

  override focus(): readonly HexLabel[] {
    const at = this.unit.peek()?.at ?? this.legal.peek()[0];
    return at === undefined ? [] : [at];
  }
}

/** The flare of the night: a hex, or none. */
class FlarePlanner extends KindPlanner<SealedPlan> implements Planner<SealedPlan> {
  readonly kinds = ['flare'];
  protected readonly steps = new History<null>(this.decision, () => null);
  override readonly intent = computed(() => ({ kind: 'flare', at: 'dark' }) as const);

  pick(at: HexLabel): boolean {
    void this.context.answer({ kind: 'flare', at });
    return true;
  }
}

/** What sealed orders plans with. */
interface SealedPlanners {
  readonly orders: OrderPlanner;
  readonly flare: FlarePlanner;
  readonly [name: string]: Planner<SealedPlan>;
}

/** Planning in one match. */
export class SealedPlanning extends MatchPlanning<SealedPlan, SealedPlanners, Picture> {
  readonly picture = computed((): Picture | undefined => {
    const view = this.view.value;
    if (!view) return undefined;
    return {
      board: view.board,
      counters: this.#counters(view),
      goals: this.planners.orders.legal.value,
      orders: Object.entries(view.plan?.orders ?? {}).flatMap(([id, to]) => {
        const from = view.units.find((unit) => unit.id === id)?.at;
        return from ? [[from, to] as const] : [];
      }),
      cursor: this.match.cursor.value,
    };
  });

  constructor(match: ClientMatch<SealedTypes>) {
    super(match, {
      planners: (context) => ({ orders: new OrderPlanner(context), flare: new FlarePlanner(context) }),
      question: (asked) => asked,
    });
  }

  #counters(view: View): Counter[] {
    const chosen = this.planners.orders.unit.value?.id;
    const counter = (unit: Unit, at: Counter['at']): Counter => ({
      ...counterOf(unit, at, false),
      emphasis: unit.id === chosen ? 'selected' : undefined,
    });
    return view.units.flatMap((unit) => {
      const to = view.plan?.orders[unit.id];
      // An enemy without a place is somewhere on the map; an own one waits beside it.
      const waits = !unit.lost && unit.seat === this.match.seat.value;
      const at = unit.at ?? (waits ? ({ beside: unit.side === 0 ? 'bottom' : 'top' } as const) : undefined);
      return [
        ...(at === undefined ? [] : [counter(unit, at)]),
        ...(to === undefined || to === unit.at ? [] : [counterOf(unit, to, true)]),
      ];
    });
  }

  /** The game has no cards of units: the list shows all of them. */
  protected concerned(): undefined {}

  protected unitAt(): null {
    return null;
  }
}

import { figuresOf, type Intent, livingModels, type Unit } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { computed } from '@preact/signals';
import { DraftPlanner } from '../../../../plan/draft-planner.ts';
import type { Planner } from '../../../../plan/planner.ts';
import { listKeys } from '../../../../ui/decisions/number-keys.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { type GrimdarkPlan, keptAnswer, type Shown } from '../planner.ts';

/** Models of one type that can be removed. */
export interface LossOffer {
  readonly type: string;
  readonly name: string;
  readonly living: number;
  readonly tough: number;
  /** The weapons of one of them, by name. */
  readonly weapons: readonly string[];
  /** Its place in the order that the player has picked; 0: not picked. */
  readonly place: number;
}

/** Which models are removed first, P15: an order of types; what is not picked follows in model order. */
export class CasualtiesPlanner extends DraftPlanner<GrimdarkPlan, readonly string[]> implements Planner<GrimdarkPlan> {
  readonly kinds = ['casualties'];

  protected begin(): readonly string[] {
    return [];
  }

  readonly #picked = computed((): readonly string[] => this.draft.value ?? []);

  readonly unit = computed((): Unit | undefined => {
    const { view, ask } = this.question.value ?? {};
    return view?.units[ask?.unit ?? ''];
  });

  /** The types that can be removed, in model order. */
  readonly offers = computed((): readonly LossOffer[] => {
    const { view, ask } = this.question.value ?? {};
    const unit = this.unit.value;
    if (!view || !unit || !ask?.losses) return [];
    const { track } = figuresOf(view, unit);
    return ask.losses.types.map((type) => {
      const models = livingModels(unit).filter((model) => track[model]!.type === type);
      const { name, tough, weapons } = track[models[0]!]!;
      const names = [...new Set(weapons.map((weapon) => weapon.name))];
      return { type, name, living: models.length, tough, weapons: names, place: this.#picked.value.indexOf(type) + 1 };
    });
  });

  override readonly intent = computed((): Intent | undefined =>
    this.question.value ? { kind: 'casualties', types: [...this.#picked.value] } : undefined,
  );

  readonly words = computed((): string | undefined => {
    const losses = this.question.value?.ask.losses;
    const names = this.#picked.value.map((type) => this.offers.value.find((each) => each.type === type)?.name ?? type);
    return losses && PROMPTING.casualties.bar(losses.wounds, names);
  });

  /** Picks a type as the next to be removed, or undoes that. */
  toggle(type: string): void {
    const picked = this.#picked.peek();
    this.change(picked.includes(type) ? picked.filter((each) => each !== type) : [...picked, type]);
  }

  restore(plan: string): void {
    const kept = keptAnswer(plan, 'casualties');
    if (kept) this.change(kept.types);
  }

  readonly shown = computed((): Shown => {
    const unit = this.unit.value;
    return unit ? { emphases: new Map([[unit.id, 'acting']]) } : {};
  });

  focus(): readonly HexLabel[] {
    return [this.unit.peek()?.at].flatMap((at) => at ?? []);
  }

  readonly keys = listKeys(this.offers, ({ type }) => this.toggle(type));
}

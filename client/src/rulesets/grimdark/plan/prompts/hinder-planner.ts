import {
  arsenalOf,
  castingChance,
  checkHinder,
  hinderersOf,
  type Intent,
  type SpellOdds,
  type Unit,
  type UnitId,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import { computed } from '@preact/signals';
import type { Emphasis } from '../../../../map/picture.ts';
import { DraftPlanner } from '../../../../plan/draft-planner.ts';
import type { Planner } from '../../../../plan/planner.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { type GrimdarkPlan, keptAnswer, type Shown } from '../planner.ts';
import { oddsOf, steppedTokens, type Tokens, totalOf, withTokens } from './casting.ts';

/** Hindering a spell, P12: how many tokens of which unit. None until the player spends some. */
export class HinderPlanner extends DraftPlanner<GrimdarkPlan, Tokens> implements Planner<GrimdarkPlan> {
  readonly kinds = ['hinder'];

  protected begin(): Tokens {
    return {};
  }

  readonly tokens = computed((): Tokens => this.draft.value ?? {});

  readonly #caster = computed((): Unit | undefined => {
    const { view, ask } = this.question.value ?? {};
    return view?.units[ask?.casting?.caster ?? ''];
  });

  /** Who can hinder, with how many tokens each can spare. */
  readonly hinderers = computed((): readonly (readonly [Unit, number])[] => {
    const { view, seat } = this.question.value ?? {};
    const caster = this.#caster.value;
    return view && seat !== undefined && caster ? hinderersOf(view, caster, seat) : [];
  });

  /** The chance of the test with so many tokens against it. */
  chanceWith(hindrance: number): number {
    return castingChance((this.question.value?.ask.casting?.help ?? 0) - hindrance);
  }

  /** The chance of the test as it is planned. */
  readonly chance = computed((): number => this.chanceWith(totalOf(this.tokens.value)));

  /** What becomes of each target if the spell succeeds. */
  readonly odds = computed((): readonly SpellOdds[] => {
    const { view, ask } = this.question.value ?? {};
    const casting = ask?.casting;
    return view && casting ? oddsOf(view, arsenalOf(view).spells[casting.spell], casting.targets) : [];
  });

  override readonly intent = computed((): Intent | undefined =>
    this.question.value ? { kind: 'hinder', tokens: this.tokens.value } : undefined,
  );

  readonly refusal = computed((): Refusal | undefined => {
    const { view, seat } = this.question.value ?? {};
    const caster = this.#caster.value;
    if (!view || seat === undefined || !caster) return undefined;
    return checkHinder(view, caster, seat, { kind: 'hinder', tokens: this.tokens.value });
  });

  readonly words = computed((): string | undefined =>
    this.question.value ? PROMPTING.hinder.bar(totalOf(this.tokens.value), this.chance.value) : undefined,
  );

  readonly act = computed((): string =>
    totalOf(this.tokens.value) > 0 ? PROMPTING.hinder.act : PROMPTING.hinder.none,
  );

  /** Spends so many tokens of a unit. */
  spend(id: UnitId, amount: number): void {
    this.change(withTokens(this.tokens.peek(), id, amount));
  }

  /** One token more, or one less. */
  #step(by: 1 | -1): void {
    const tokens = steppedTokens(this.hinderers.peek(), this.tokens.peek(), by);
    if (tokens) this.change(tokens);
  }

  restore(plan: string): void {
    const kept = keptAnswer(plan, 'hinder');
    if (kept) this.change(kept.tokens);
  }

  readonly shown = computed((): Shown => {
    const casting = this.question.value?.ask.casting;
    if (!casting) return {};
    return {
      emphases: new Map<UnitId, Emphasis>([
        ...this.hinderers.value.map(([{ id }]) => [id, 'eligible'] as const),
        ...casting.targets.map((id) => [id, 'target'] as const),
        [casting.caster, 'acting'],
      ]),
    };
  });

  focus(): readonly HexLabel[] {
    const { view, ask } = this.question.peek() ?? {};
    const { caster = '', targets = [] } = ask?.casting ?? {};
    return [caster, ...targets].flatMap((id) => view?.units[id]?.at ?? []);
  }

  readonly keys = { '+': () => this.#step(1), '-': () => this.#step(-1) };
}

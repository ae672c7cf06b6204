import {
  bodyOf,
  castingChance,
  checkCast,
  type Intent,
  type MoreSpells,
  moreSpells,
  type SpellId,
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
import { nextIn } from '../../../../plan/target-planner.ts';
import { listKeys } from '../../../../ui/decisions/number-keys.ts';
import { unitAt } from '../../map/on-board.ts';
import { sightPicture } from '../../map/overlays.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { wayOf } from '../act/way.ts';
import { type GrimdarkPlan, keptAnswer, type Shown } from '../planner.ts';
import {
  type Cast,
  casterOf,
  helpFor,
  oddsOf,
  type SpellOffer,
  spellOffers,
  steppedTokens,
  type Tokens,
  totalOf,
  withinReach,
  withTarget,
  withTokens,
  worstChance,
} from './casting.ts';

/** What is picked so far: a spell need not have a target yet. */
interface Picked {
  readonly spell?: SpellId;
  readonly targets: readonly UnitId[];
  readonly tokens: Tokens;
  readonly more: MoreSpells;
}

const NOTHING: Picked = { targets: [], tokens: {}, more: 'none' };

/**
 * Casting, P9, in one answer: which spell, at whom, with how much help, and whether there is to be another one, now or
 * after the move. Nothing is cast until the player picks a spell.
 */
export class CastPlanner extends DraftPlanner<GrimdarkPlan, Picked> implements Planner<GrimdarkPlan> {
  readonly kinds = ['cast'];

  protected begin(): Picked {
    return NOTHING;
  }

  readonly #picked = computed((): Picked => this.draft.value ?? NOTHING);

  /** The unit that casts. */
  readonly unit = computed((): Unit | undefined => {
    const { view, ask } = this.question.value ?? {};
    return view && ask && casterOf(view, ask);
  });

  /** The spells that the unit knows. */
  readonly spells = computed((): readonly SpellOffer[] => {
    const view = this.question.value?.view;
    const caster = this.unit.value;
    return view && caster ? spellOffers(view, caster) : [];
  });

  /** The spell that is picked. */
  readonly offer = computed((): SpellOffer | undefined =>
    this.spells.value.find(({ spell }) => spell.id === this.#picked.value.spell),
  );

  /** The units that the spell that is picked could take. */
  readonly #within = computed((): readonly Unit[] => (this.offer.value ? withinReach(this.offer.value) : []));

  readonly targets = computed((): readonly UnitId[] => this.#picked.value.targets);
  readonly tokens = computed((): Tokens => this.#picked.value.tokens);

  /** Who can help, with how many tokens each can spare. */
  readonly helpers = computed((): readonly (readonly [Unit, number])[] => {
    const view = this.question.value?.view;
    const caster = this.unit.value;
    const spell = this.offer.value?.spell;
    return view && caster && spell ? helpFor(view, caster, spell) : [];
  });

  /** The chance of the test as it is planned, if nobody hinders it. */
  readonly chance = computed((): number => castingChance(totalOf(this.tokens.value)));

  /** The chance of the test if the other side spends all tokens that it can against it; undefined: it has none. */
  readonly worst = computed((): number | undefined => {
    const view = this.question.value?.view;
    const caster = this.unit.value;
    return view && caster && worstChance(view, caster, totalOf(this.tokens.value));
  });

  /** What becomes of each target of a spell that makes hits, once it has succeeded. */
  readonly odds = computed((): readonly SpellOdds[] => {
    const view = this.question.value?.view;
    return view ? oddsOf(view, this.offer.value?.spell, this.targets.value) : [];
  });

  readonly #cast = computed((): Cast | undefined => {
    const { spell, targets, tokens } = this.#picked.value;
    return spell === undefined || targets.length === 0 ? undefined : { spell, targets: [...targets], tokens };
  });

  /** When there can be more spells: `none` alone where no other could reach anybody. */
  readonly mores = computed((): readonly MoreSpells[] => {
    const { view, ask } = this.question.value ?? {};
    return view && ask ? moreSpells(view, ask, this.refusal.value ? null : (this.#cast.value ?? null)) : [];
  });

  /** When there are to be more spells. */
  readonly more = computed((): MoreSpells => {
    const { more } = this.#picked.value;
    return this.mores.value.includes(more) ? more : 'none';
  });

  override readonly intent = computed((): Intent | undefined => {
    const cast = this.#cast.value ?? null;
    if (!this.question.value || (this.offer.value && !cast)) return undefined;
    return { kind: 'cast', cast, more: this.more.value };
  });

  readonly refusal = computed((): Refusal | undefined => {
    const view = this.question.value?.view;
    const cast = this.#cast.value;
    return view && cast && checkCast(view, this.unit.value!, cast);
  });

  readonly words = computed((): string | undefined => {
    const { view, ask } = this.question.value ?? {};
    if (!view || !ask) return undefined;
    const [spell, targets, more] = [this.offer.value?.spell, this.targets.value, this.more.value];
    return PROMPTING.cast.bar(view, ask, { spell, targets, more, chance: this.chance.value });
  });

  readonly act = computed((): string => {
    if (this.offer.value) return PROMPTING.cast.act;
    return this.more.value === 'after' ? PROMPTING.cast.later : PROMPTING.cast.none;
  });

  /** Picks a spell, with its only target if it has one alone; picked again it is none. */
  choose(id: SpellId): void {
    const offer = this.spells.peek().find(({ spell }) => spell.id === id);
    if (!offer || offer.refusal) return;
    if (this.#picked.peek().spell === id) {
      this.change(NOTHING);
      return;
    }
    const [only, ...others] = withinReach(offer);
    this.change({ ...NOTHING, spell: id, targets: only && others.length === 0 ? [only.id] : [] });
  }

  /** Has more spells then, or none. */
  wish(more: MoreSpells): void {
    if (this.mores.peek().includes(more)) this.change({ ...this.#picked.peek(), more });
  }

  /** The next of the times at which there can be more spells. */
  #nextMore(): void {
    this.wish(nextIn(this.mores.peek(), this.more.peek())!);
  }

  /** Takes a unit as target, or leaves it out. */
  toggle(id: UnitId): void {
    const offer = this.offer.peek();
    if (!offer || !this.#within.peek().some((unit) => unit.id === id)) return;
    const { targets } = this.#picked.peek();
    this.change({ ...this.#picked.peek(), targets: withTarget(targets, id, offer.spell.targets) });
  }

  /** Spends so many tokens of a unit as help. */
  spend(id: UnitId, amount: number): void {
    this.change({ ...this.#picked.peek(), tokens: withTokens(this.tokens.peek(), id, amount) });
  }

  /** Takes the next unit in reach as target, in place of the one that was taken last. */
  #nextTarget(): void {
    const { targets } = this.#picked.peek();
    const kept = targets.slice(0, -1);
    const free = this.#within
      .peek()
      .map(({ id }) => id)
      .filter((id) => !kept.includes(id));
    const next = nextIn(free, targets.at(-1));
    if (next !== undefined) this.change({ ...this.#picked.peek(), targets: [...kept, next] });
  }

  /** One token of help more, or one less. */
  #step(by: 1 | -1): void {
    const tokens = this.offer.peek() && steppedTokens(this.helpers.peek(), this.tokens.peek(), by);
    if (tokens) this.change({ ...this.#picked.peek(), tokens });
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    const target = this.#targetAt(at, counter);
    if (target === undefined) return false;
    this.toggle(target);
    return true;
  }

  #targetAt(at: HexLabel, counter: string | undefined): UnitId | undefined {
    const view = this.question.peek()?.view;
    return view && unitAt(view, this.#within.peek(), at, counter)?.id;
  }

  restore(plan: string): void {
    const { cast, more = 'none' } = keptAnswer(plan, 'cast') ?? {};
    const { view } = this.question.peek() ?? {};
    if (cast === undefined || !view) return;
    if (!cast || !checkCast(view, this.unit.peek()!, cast)) this.change({ ...NOTHING, ...cast, more });
  }

  readonly shown = computed((): Shown => {
    const { view, ask } = this.question.value ?? {};
    const caster = this.unit.value;
    if (!view || !ask || !caster) return {};
    const targets = this.targets.value.filter((id) => id !== caster.id);
    return {
      emphases: new Map<UnitId, Emphasis>([
        ...this.#within.value.map(({ id }) => [id, 'eligible'] as const),
        [caster.id, 'acting'],
        ...this.targets.value.map((id) => [id, 'target'] as const),
      ]),
      sight: targets.map((id) =>
        sightPicture(view, caster.seat, bodyOf(view, caster), bodyOf(view, view.units[id]!), 'bare'),
      ),
      // What was confirmed before stays to be seen.
      ...(ask.act && wayOf(view, caster, ask.act)),
    };
  });

  focus(): readonly HexLabel[] {
    return [this.unit.peek(), ...this.#within.peek()].flatMap((unit) => unit?.at ?? []);
  }

  readonly keys = {
    ...listKeys(this.spells, ({ spell }) => this.choose(spell.id)),
    t: () => this.#nextTarget(),
    n: () => this.#nextMore(),
    '+': () => this.#step(1),
    '-': () => this.#step(-1),
  };
}

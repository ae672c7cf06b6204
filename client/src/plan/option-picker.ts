import type { HexLabel } from '@ironhex/shared/hex';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { same } from '../map/diff.ts';
import type { Choosable } from '../ui/decisions/choose.tsx';
import { answerKeys } from '../ui/decisions/number-keys.ts';
import { History } from './history.ts';
import { KindPlanner, type PlanTypes } from './planner.ts';

/** An option with its units on the map, and its intent. */
export interface MapChoice<I> extends Choosable {
  /** Units, or tokens of hidden ones, that stand for it. */
  readonly units: readonly string[];
  readonly intent: I;
}

/** The types of a game with questions about one unit, or about none. */
interface AskTypes extends PlanTypes {
  readonly question: PlanTypes['question'] & { readonly ask: { readonly unit: string | null } };
}

/**
 * Chooses one of the options of a question. The first pick on the map previews an option, and the second answers with
 * it; buttons and keys answer directly.
 */
export abstract class OptionPicker<
  G extends AskTypes,
  C extends MapChoice<G['rules']['intent']>,
> extends KindPlanner<G> {
  protected readonly steps = new History<string | undefined>(this.decision, () => undefined);
  /** The option that is pointed at in a list. */
  readonly pointed = signal<string | undefined>(undefined);

  /** What can be chosen, the default first. */
  abstract readonly choices: ReadonlySignal<readonly C[]>;
  /** Where a unit, or a token, stands. */
  protected abstract placeOf(id: string): HexLabel | null | undefined;

  /** What was picked on the map, and is not answered yet. */
  readonly picked = computed((): C | undefined =>
    this.choices.value.find(({ option }) => option === this.steps.present.value),
  );

  /** The answer that confirming would give: the picked option, else the default. */
  readonly standing = computed((): C | undefined => this.picked.value ?? this.choices.value[0]);

  /** The option that the map shows: the one pointed at, else the standing answer. */
  readonly considered = computed(
    (): C | undefined => this.choices.value.find(({ option }) => option === this.pointed.value) ?? this.standing.value,
  );

  override readonly intent = computed((): G['rules']['intent'] | undefined => this.standing.value?.intent);

  /** Answers with an option, without preview. */
  choose(option: string): void {
    const choice = this.choices.peek().find((each) => each.option === option);
    if (choice) void this.context.answer(choice.intent);
  }

  /** What the keys 1 to 9 do: the same as the buttons that show them. */
  readonly keys = answerKeys(
    computed(() => this.choices.value),
    ({ option }) => this.choose(option),
  );

  /** Picks the first option that is meant, to be looked at; picked a second time it is the answer. False: there is none. */
  protected take(isMeant: (choice: C) => boolean): boolean {
    const choice = this.choices.peek().find(isMeant);
    if (choice && this.picked.peek()?.option === choice.option) this.choose(choice.option);
    else if (choice) this.steps.replace(choice.option);
    return choice !== undefined;
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    return (
      (counter !== undefined && this.pickCounter(counter)) ||
      this.take(({ hexes }) => hexes.includes(at)) ||
      this.take(({ units }) => units.length === 1 && this.placeOf(units[0]!) === at)
    );
  }

  pickCounter(id: string): boolean {
    return this.take(({ units }) => units.length === 1 && units[0] === id);
  }

  override save(): string | undefined {
    return this.picked.value?.option;
  }

  storedAs(intent: G['rules']['intent']): string | undefined {
    return this.choices.peek().find((choice) => same(choice.intent, intent))?.option;
  }

  /** Restores a stored pick, if that option can still be chosen. */
  restore(option: string): void {
    if (this.choices.peek().some((choice) => choice.option === option)) this.steps.replace(option);
  }

  /** Where the unit stands that is asked, then the hexes that can be chosen. */
  focus(): readonly HexLabel[] {
    const unit = this.question.peek()?.ask.unit ?? null;
    const own = unit === null ? null : this.placeOf(unit);
    return [...(own ? [own] : []), ...this.choices.peek().flatMap(({ hexes }) => hexes)];
  }
}

import type { Intent, UnitId } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { computed, signal } from '@preact/signals';
import type { Emphasis } from '../../../../map/picture.ts';
import { listKeys } from '../../../../ui/number-keys.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { Draft } from '../draft.ts';
import type { Desk, Planner, Shown } from '../planner.ts';
import { CHOICE_PROMPTS, type Choice, choicesOf } from './choices.ts';

/** Questions that are answered by one of a few options, P1, P3, P13, P14 and P19: these can be picked on the map. */
export class ChoicePicker implements Planner {
  readonly #desk: Desk;
  readonly #draft: Draft<string | undefined>;
  /** The option that is pointed at in a list. */
  readonly pointed = signal<string | undefined>(undefined);

  constructor(desk: Desk) {
    this.#desk = desk;
    this.#draft = new Draft<string | undefined>(desk, CHOICE_PROMPTS, () => undefined);
  }

  readonly question = computed(() => this.#draft.question.value);

  /** What can be chosen, the default first. */
  readonly choices = computed((): readonly Choice[] => {
    const { view, ask } = this.question.value ?? {};
    return view && ask ? choicesOf(view, ask) : [];
  });

  /** What was picked on the map, and is not answered yet. */
  readonly picked = computed((): Choice | undefined =>
    this.choices.value.find(({ option }) => option === this.#draft.value.value),
  );

  /** What the map shows: what is pointed at, what is picked, or the default. */
  readonly considered = computed(
    (): Choice | undefined =>
      this.choices.value.find(({ option }) => option === this.pointed.value) ??
      this.picked.value ??
      this.choices.value[0],
  );

  readonly intent = computed((): Intent | undefined => (this.picked.value ?? this.choices.value[0])?.intent);

  readonly words = computed((): string | undefined => {
    const choice = this.picked.value ?? this.choices.value[0];
    return choice && PROMPTING.options.bar(choice.words, this.picked.value !== undefined);
  });

  /** Answers with an option. */
  choose(option: string): void {
    const choice = this.choices.peek().find((each) => each.option === option);
    if (choice) void this.#desk.answer(choice.intent);
  }

  /** Picks an option to be looked at; picked a second time it is the answer. */
  take({ option }: Choice): void {
    if (this.picked.peek()?.option === option) this.choose(option);
    else this.#draft.set(option);
  }

  #takeOne(which: (choice: Choice) => boolean): boolean {
    const choice = this.choices.peek().find(which);
    if (choice) this.take(choice);
    return choice !== undefined;
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    return (
      (counter !== undefined && this.#takeOne(({ units }) => units.includes(counter))) ||
      this.#takeOne(({ hexes }) => hexes.includes(at))
    );
  }

  pickCounter(id: string): boolean {
    return this.#takeOne(({ units }) => units.includes(id));
  }

  undo(): boolean {
    return this.#draft.undo();
  }

  readonly shown = computed((): Shown => {
    const { view, ask } = this.question.value ?? {};
    if (!view || !ask) return {};
    const hexes = this.choices.value.flatMap((choice) => (choice.units.length > 0 ? [] : choice.hexes));
    const considered = this.considered.value;
    const fighters = view.fight ? [view.fight.charger, view.fight.target] : [];
    return {
      areas: [
        ...(hexes.length > 0 ? [{ kind: 'shelter', hexes, side: null, label: '' } as const] : []),
        ...(considered && considered.hexes.length > 0
          ? [{ kind: 'choice', hexes: considered.hexes, side: null, label: '' } as const]
          : []),
      ],
      emphases: new Map<UnitId, Emphasis>([
        ...this.choices.value.flatMap(({ units }) => units.map((id) => [id, 'eligible'] as const)),
        ...fighters.map((id) => [id, id === ask.unit ? 'acting' : 'target'] as const),
        ...(considered?.units ?? []).map((id) => [id, 'selected'] as const),
      ]),
      spotlight: fighters.flatMap((id) => view.units[id]?.at ?? []),
    };
  });

  focus(): readonly HexLabel[] {
    const { view, ask } = this.question.peek() ?? {};
    const own = ask?.unit ? view?.units[ask.unit]?.at : undefined;
    return [...(own ? [own] : []), ...this.choices.peek().flatMap(({ hexes }) => hexes)];
  }

  readonly keys = listKeys(this.choices, (choice) => this.take(choice));
}

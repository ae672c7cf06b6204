import type { Intent, Prompt, UnitId } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { computed } from '@preact/signals';
import type { Emphasis } from '../../../../map/picture.ts';
import { Chooser } from '../../../../ui/decisions/chooser.ts';
import { PROMPTING } from '../../words/prompting.ts';
import type { Question } from '../asked.ts';
import type { Desk, Planner, Shown } from '../planner.ts';
import { CHOICE_PROMPTS, type Choice, choicesOf } from './choices.ts';

const PROMPTS: ReadonlySet<Prompt> = new Set(CHOICE_PROMPTS);

/** Questions that are answered by one of a few options, P1, P3, P13, P14 and P19: these can be picked on the map. */
export class ChoicePicker extends Chooser<Choice> implements Planner {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    super();
    this.#desk = desk;
  }

  readonly question = computed((): Question | undefined => {
    const question = this.#desk.question.value;
    return question && PROMPTS.has(question.ask.prompt) ? question : undefined;
  });

  /** What can be chosen, the default first. */
  readonly choices = computed((): readonly Choice[] => {
    const { view, ask } = this.question.value ?? {};
    return view && ask ? choicesOf(view, ask) : [];
  });

  readonly intent = computed((): Intent | undefined => this.standing.value?.intent);

  readonly words = computed((): string | undefined => {
    const choice = this.standing.value;
    return choice && PROMPTING.options.bar(choice.words, this.picked.value !== undefined);
  });

  protected answer({ intent }: Choice): void {
    void this.#desk.answer(intent);
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    return (
      (counter !== undefined && this.takeOne(({ units }) => units.includes(counter))) ||
      this.takeOne(({ hexes }) => hexes.includes(at))
    );
  }

  pickCounter(id: string): boolean {
    return this.takeOne(({ units }) => units.includes(id));
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
}

import type { Direction, HexLabel } from '@ironhex/shared/hex';
import type { Prompt, UnitId } from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import type { Emphasis } from '../../../map/picture.ts';
import { Chooser } from '../../../ui/decisions/chooser.ts';
import type { AreaKind } from '../map/layers/areas.ts';
import { isByOption, type Question } from './asked.ts';
import { optionOdds } from './option-odds.ts';
import { type Choice, choicesOf } from './options.ts';
import type { Desk, Shown, Work } from './work.ts';

/** Prompts whose hexes are where something goes; others are where something happens. */
const GOALS: ReadonlySet<Prompt> = new Set(['move', 'retreat', 'flee', 'drag', 'reveal']);

/** Questions that are answered by one of their options: these can be picked on the map. */
export class OptionPicker extends Chooser<Choice> implements Work {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    super();
    this.#desk = desk;
  }

  /** The question, if it is answered by an option. */
  readonly question = computed((): Question | undefined => {
    const question = this.#desk.question.value;
    return question && isByOption(question.ask.prompt) ? question : undefined;
  });

  /** What can be chosen, the default first. */
  readonly choices = computed((): readonly Choice[] => {
    const question = this.question.value;
    return question ? choicesOf(question.view, question.ask) : [];
  });

  /** What the dice that follow may come to, by option. */
  readonly odds = computed((): ReadonlyMap<string, string> => {
    const question = this.question.value;
    return question ? optionOdds(question.view, question.ask) : new Map();
  });

  readonly shown = computed((): Shown => {
    const question = this.question.value;
    if (!question) return {};
    const choices = this.choices.value;
    const considered = this.considered.value;
    const kind: AreaKind = GOALS.has(question.ask.prompt) ? 'goal' : 'target';
    const hexes = choices.flatMap((choice) => choice.hexes);
    const at = choices.find((choice) => choice.facing !== undefined)?.at;
    const directions = choices.flatMap((choice) => choice.facing ?? []);
    const facing = considered?.facing ?? directions[0];
    return {
      areas: [
        ...(hexes.length > 0 ? [{ kind, hexes, side: null }] : []),
        ...(considered && considered.hexes.length > 0
          ? [{ kind: 'choice' as const, hexes: considered.hexes, side: null }]
          : []),
      ],
      wheel: at !== undefined && facing !== undefined ? { at, facing, directions, aboutFace: undefined } : undefined,
      emphases: this.#emphases(question, considered),
    };
  });

  #emphases({ ask }: Question, considered: Choice | undefined): ReadonlyMap<UnitId, Emphasis> {
    return new Map<UnitId, Emphasis>([
      ...this.choices.value.flatMap(({ units }) => units.map((id) => [id, 'eligible'] as const)),
      ...(considered?.units ?? []).map((id) => [id, 'selected'] as const),
      ...(ask.unit === null ? [] : [[ask.unit, 'acting'] as const]),
    ]);
  }

  protected answer({ option }: Choice): void {
    this.#desk.choose(option);
  }

  /** Answers with what is picked, else with the default. */
  confirm(): void {
    const choice = this.standing.peek();
    if (choice) this.answer(choice);
  }

  pick(at: HexLabel, counter: string | undefined): boolean {
    return (
      (counter !== undefined && this.takeOne(({ units }) => units.length === 1 && units[0] === counter)) ||
      this.takeOne(({ hexes }) => hexes.includes(at)) ||
      this.takeOne(({ units }) => units.length === 1 && this.#placeOf(units[0]!) === at)
    );
  }

  /** Where a unit, or a token, stands. */
  #placeOf(id: string): HexLabel | null | undefined {
    const { units = {}, tokens = {} } = this.question.peek()?.view ?? {};
    return (units[id] ?? tokens[id])?.at;
  }

  pickCounter(id: string): boolean {
    return this.takeOne(({ units }) => units.length === 1 && units[0] === id);
  }

  face(facing: Direction): void {
    this.takeOne((choice) => choice.facing === facing);
  }
}

import type { Direction, HexLabel } from '@ironhex/shared/hex';
import { PROMPTS, type Prompt, type UnitId } from '@ironhex/shared/steampunk';
import { computed } from '@preact/signals';
import type { Emphasis } from '../../../map/picture.ts';
import { OptionPicker } from '../../../plan/option-picker.ts';
import type { AreaKind } from '../map/layers/areas.ts';
import { optionOdds } from './option-odds.ts';
import { type Choice, choicesOf } from './options.ts';
import type { PlanQuestion, Shown, SteampunkPlan, SteampunkPlanner } from './planner.ts';

/** Prompts whose hexes are where something goes; others are where something happens. */
const GOALS: ReadonlySet<Prompt> = new Set(['move', 'retreat', 'flee', 'drag', 'reveal']);

/** Questions that are answered by one of their options: these can be picked on the map. */
export class ChoicePicker extends OptionPicker<SteampunkPlan, Choice> implements SteampunkPlanner {
  readonly kinds = Object.keys(PROMPTS).filter((prompt) => PROMPTS[prompt as Prompt].by === 'option');

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

  #emphases({ ask }: PlanQuestion, considered: Choice | undefined): ReadonlyMap<UnitId, Emphasis> {
    return new Map<UnitId, Emphasis>([
      ...this.choices.value.flatMap(({ units }) => units.map((id) => [id, 'eligible'] as const)),
      ...(considered?.units ?? []).map((id) => [id, 'selected'] as const),
      ...(ask.unit === null ? [] : [[ask.unit, 'acting'] as const]),
    ]);
  }

  protected placeOf(id: string): HexLabel | null | undefined {
    const { units = {}, tokens = {} } = this.question.peek()?.view ?? {};
    return (units[id] ?? tokens[id])?.at;
  }

  face(facing: Direction): void {
    this.take((choice) => choice.facing === facing);
  }
}

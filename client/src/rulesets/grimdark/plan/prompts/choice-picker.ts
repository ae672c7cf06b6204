import { type UnitId, unitsInOrder } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import { computed } from '@preact/signals';
import type { Emphasis } from '../../../../map/picture.ts';
import { OptionPicker } from '../../../../plan/option-picker.ts';
import type { Planner } from '../../../../plan/planner.ts';
import { PROMPTING } from '../../words/prompting.ts';
import type { GrimdarkPlan, Shown } from '../planner.ts';
import { CHOICE_PROMPTS, type Choice, choicesOf } from './choices.ts';

/** Questions that are answered by one of a few options, P1, P3, P13, P14 and P19: these can be picked on the map. */
export class ChoicePicker extends OptionPicker<GrimdarkPlan, Choice> implements Planner<GrimdarkPlan> {
  readonly kinds = CHOICE_PROMPTS;

  /** What can be chosen, the default first. */
  readonly choices = computed((): readonly Choice[] => {
    const { view, ask } = this.question.value ?? {};
    return view && ask ? choicesOf(view, ask) : [];
  });

  readonly words = computed((): string | undefined => {
    const choice = this.standing.value;
    return choice && PROMPTING.options.bar(choice.words, this.picked.value !== undefined);
  });

  protected placeOf(id: UnitId): HexLabel | null | undefined {
    return this.question.peek()?.view.units[id]?.at;
  }

  /** A proposed deployment is about the player's own units: where the whole map is too small, these are to be read. */
  override focus(): readonly HexLabel[] {
    const { view, ask, seat } = this.question.peek() ?? {};
    if (!view || ask?.prompt !== 'proposal') return super.focus();
    return unitsInOrder(view).flatMap((unit) => (unit.seat === seat ? (unit.at ?? []) : []));
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

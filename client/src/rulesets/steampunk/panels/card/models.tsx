import type { Built, Unit } from '@ironhex/shared/steampunk';
import { modelAbilityText } from '../../words/abilities.ts';
import { assaultText } from '../../words/figures.ts';
import { PLANNING } from '../../words/planning.ts';

interface Props {
  readonly unit: Unit;
  readonly built: Built;
}

/** The models of a unit by kind: how many live, and how they fight. */
export const Models = ({ unit, built }: Props) => {
  const kinds = Map.groupBy(
    built.models.map((model, index) => ({ model, alive: unit.harm.alive[index] ?? false })),
    ({ model }) => model.id,
  );
  return (
    <ul class="card-models">
      {[...kinds.values()].map((all) => {
        const [{ model }] = all as [(typeof all)[number]];
        const living = all.filter(({ alive }) => alive).length;
        return (
          <li key={model.id}>
            <span class="card-model">
              {model.name} <span class="hidden-text">{PLANNING.card.alive(living, all.length)}</span>
              <span class="pips" aria-hidden="true">
                {'●'.repeat(living)}
                {'○'.repeat(all.length - living)}
              </span>
            </span>
            <small class="quiet">
              {[...model.abilities.map(modelAbilityText), assaultText(model.assault)].join('; ')}
            </small>
          </li>
        );
      })}
    </ul>
  );
};

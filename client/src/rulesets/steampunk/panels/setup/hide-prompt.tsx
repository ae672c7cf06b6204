import { builtOf } from '@ironhex/shared/steampunk';
import { unitName } from '../../words/names.ts';
import { PREPARING } from '../../words/setup.ts';
import type { Props } from '../props.ts';
import { UnitMark } from '../unit-mark.tsx';
import { SetupPrompt } from './prompt.tsx';

const { hide: TEXT } = PREPARING;

/** Who of the own units begins hidden, CON-8. */
export const HidePrompt = ({ match, planning }: Props) => {
  const { hides } = planning.planners;
  const view = planning.view.value;
  if (!view) return null;
  const units = hides.units.value;
  return (
    <SetupPrompt match={match}>
      {units.length === 0 && <p class="quiet">{TEXT.nobody}</p>}
      <ul class="setup-units">
        {units.map(({ id, bought, side }) => (
          <li key={id}>
            <label class="hide-switch">
              <UnitMark type={builtOf(bought).id} side={side} />
              <span>
                <b>{unitName(view, id)}</b>
                <small class="quiet">{TEXT.hidden}</small>
              </span>
              <input
                type="checkbox"
                data-testid={`hide-${id}`}
                checked={hides.hides(id)}
                onChange={({ currentTarget }) => hides.set(id, currentTarget.checked)}
              />
            </label>
          </li>
        ))}
      </ul>
    </SetupPrompt>
  );
};

import { TURNED, UPRIGHT } from '../../../map/geometry/layout.ts';
import { SIX } from '../../../map/layers/terrain/cells.ts';
import { format } from '../../../ui/common/format.ts';
import { wheelOf } from '../map/overlays.ts';
import type { Planner } from '../plan/planner.ts';
import { WARFARE } from '../words/ui.ts';
import { directionWord } from '../words/words.ts';
import type { Props } from './props.ts';
import '../style/facing.css';

/** On upright screens the wheel stands in the plan bar while the player chooses a facing. */
export const wheelInBar = ({ choosing }: Planner): boolean => format.value === 'upright' && choosing.value === 'facing';

/** The facing wheel of small screens: six buttons whose arrows point as on the map, a warning at the one that needs a roll. */
export const FacingWheel = ({ planning }: Pick<Props, 'planning'>) => {
  const wheel = wheelOf(planning.planners.action);
  const layout = planning.match.turned.value ? TURNED : UPRIGHT;
  if (!wheel) return null;
  return (
    <fieldset class="facing-wheel" aria-label={WARFARE.panels.facing} data-testid="facing-wheel">
      {SIX.map((direction) => {
        const risky = direction === wheel.aboutFace;
        return (
          <button
            type="button"
            key={direction}
            aria-pressed={direction === wheel.facing}
            aria-label={WARFARE.panels.face(directionWord(direction), risky)}
            data-direction={direction}
            onClick={() => planning.planners.action.face(direction)}
          >
            <span aria-hidden="true" style={{ rotate: `${layout.rotationOf(direction)}rad` }}>
              ↑
            </span>
            {risky && (
              <span class="facing-risk" aria-hidden="true">
                ⚠
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
};

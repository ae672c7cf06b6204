import { weaponOf } from '@ironhex/shared/warfare3025';
import { format } from '../../../ui/common/format.ts';
import { WARFARE } from '../words/ui.ts';
import { FacingWheel, wheelInBar } from './facing-wheel.tsx';
import { HitsOrder } from './hits-order.tsx';
import type { Props } from './props.ts';
import { Stabilise } from './stabilise.tsx';
import '../style/plan.css';

/** What can be changed about the plan beside where it goes and whom it hits. */
export const PlanTools = ({ planning }: Pick<Props, 'planning'>) => {
  const { action: planner } = planning.planners;
  const { unit, path, attack, onPoor, facing } = planner.draft.value;
  const table = planner.table.value;
  if (!table || unit === null) return null;
  const { movement } = table.cards[unit]!;
  const extras = attack ? (weaponOf(table, unit, attack.weapon)?.traits.rapidFire ?? 0) : 0;
  const risky = planner.judged.value.risks.some(({ needs }) => needs.includes('W-6.3'));
  // On small screens the wheel stands here, once there is a facing to choose.
  const onSheet = format.value !== 'wide' && (path.length > 0 || facing !== undefined);
  return (
    <div class="plan-tools">
      {movement.jump > 1 && (
        <button type="button" aria-pressed={planner.draft.value.jumping} onClick={() => planner.toggleJump()}>
          {WARFARE.panels.jump} <kbd>J</kbd>
        </button>
      )}
      {onSheet && !wheelInBar(planner) && <FacingWheel planning={planning} />}
      {planner.stand() && !onSheet && (
        <>
          <button type="button" onClick={() => planner.turn(-1)} title={WARFARE.panels.turnLeft}>
            ↺ <span class="hidden-text">{WARFARE.panels.turnLeft}</span> <kbd>Q</kbd>
          </button>
          <button type="button" onClick={() => planner.turn(1)} title={WARFARE.panels.turnRight}>
            ↻ <span class="hidden-text">{WARFARE.panels.turnRight}</span> <kbd>E</kbd>
          </button>
        </>
      )}
      {attack && path.length > 0 && (
        <button type="button" onClick={() => planner.fireAfter(attack.after === 0 ? 'end' : 0)}>
          {attack.after === 0 ? WARFARE.panels.attackFirst : WARFARE.panels.attackLast} <kbd>F</kbd>
        </button>
      )}
      {extras > 0 && attack && (
        <fieldset class="stepper" aria-label={WARFARE.panels.extras}>
          <button type="button" disabled={attack.extras === 0} onClick={() => planner.addExtras(-1)} aria-label="−1">
            −
          </button>
          <output>
            {WARFARE.panels.extras} {attack.extras} / {extras}
          </output>
          <button
            type="button"
            disabled={attack.extras === extras}
            onClick={() => planner.addExtras(1)}
            aria-label="+1"
          >
            + <kbd>R</kbd>
          </button>
        </fieldset>
      )}
      {/* Beside the map there is more room at the weapon. */}
      {format.value !== 'wide' && <HitsOrder planner={planner} table={table} />}
      {risky && (
        <button
          type="button"
          title={WARFARE.panels.onPoorHint}
          onClick={() => planner.onPoor(onPoor === 'stop' ? 'press' : 'stop')}
        >
          {WARFARE.panels.onPoor}: {onPoor === 'stop' ? WARFARE.panels.stop : WARFARE.panels.press} <kbd>O</kbd>
        </button>
      )}
      {format.value === 'wide' && <Stabilise planner={planner} />}
      {facing !== undefined && <span class="hidden-text">facing {facing}</span>}
    </div>
  );
};

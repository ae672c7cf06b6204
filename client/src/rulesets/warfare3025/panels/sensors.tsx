import { Words } from '../../../ui/words/words.tsx';
import type { Planner } from '../plan/planner.ts';
import { looksText, sensorLines } from '../words/sensors.ts';
import { WARFARE } from '../words/ui.ts';
import { chance } from '../words/words.ts';
import type { Props } from './props.ts';
import '../style/sensors.css';

/** Plans to hide, with the chance against the enemies that are known, W-13d.9. A plan that cannot be says why. */
export const Hide = ({ planner, busy }: { readonly planner: Planner; readonly busy: boolean }) => {
  const hiding = planner.hiding.value;
  return hiding ? (
    <button
      type="button"
      data-testid="hide"
      title={WARFARE.panels.hideHint}
      disabled={busy}
      aria-pressed={planner.draft.value.hiding}
      onClick={() => planner.toggleHiding()}
    >
      {WARFARE.panels.hide} {!hiding.refusal && <small>{chance(hiding.chance)}</small>} <kbd>X</kbd>
    </button>
  ) : null;
};

/** Who could spot whom at the end of what is planned, and how large the unit looks there, W-13d.4. */
export const SensorPicture = ({ match, planning }: Props) => {
  const { action: planner } = planning.planners;
  const table = planner.table.value;
  const sensors = planner.judged.value.intent && planner.sensors.value;
  if (!table || !sensors) return null;
  const { known, givenAway, size } = sensors;
  const sure = sensors.spotters.filter(({ certain }) => certain).length;
  const maybe = sensors.spotters.filter(({ certain, chance: found }) => !certain && found !== 0).length;
  return (
    <details class="sensor-picture" data-testid="sensors">
      <summary>
        {givenAway
          ? WARFARE.sensors.fires(size)
          : known === 'visible'
            ? WARFARE.sensors.seen(size)
            : WARFARE.sensors.sum(size, sure, maybe)}
      </summary>
      <ul>
        {[looksText(table, sensors), ...sensorLines(table, sensors)].map((line) => (
          <li key={line}>
            <Words match={match} text={line} />
          </li>
        ))}
      </ul>
    </details>
  );
};

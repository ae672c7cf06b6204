import type { Table } from '@ironhex/shared/warfare3025';
import type { Forecast } from '../plan/shots.ts';
import { WARFARE } from '../words/ui.ts';
import { weaponName } from '../words/units.ts';
import { chance } from '../words/words.ts';
import { OddsStrip } from './odds-bar.tsx';
import type { Props } from './props.ts';
import '../style/forecasts.css';
import { Name } from '../../../ui/words/name.tsx';

interface TileProps extends Props {
  readonly table: Table;
  readonly forecast: Forecast;
  readonly index: number;
}

/** One weapon against the unit that acts; choosing it aims, choosing it again holds fire. One that cannot says why not. */
const Tile = ({ match, planning, table, forecast: { weapon, odds, refusal, timing }, index }: TileProps) => {
  const { action: planner } = planning.planners;
  const { unit, attack } = planner.draft.value;
  const actor = planner.actor.value!;
  const chosen = attack?.weapon === weapon && attack.target === actor;
  const choose = () => {
    if (refusal) match.refuse(refusal);
    else if (chosen) planner.holdFire();
    else planner.aim(actor, weapon);
  };
  return (
    <button
      type="button"
      class="forecast"
      aria-pressed={chosen}
      data-off={odds === undefined}
      data-testid={`forecast-${weapon}`}
      onClick={choose}
      onPointerEnter={() => {
        planning.weapon.value = weapon;
      }}
      onPointerLeave={() => {
        planning.weapon.value = undefined;
      }}
    >
      <span class="forecast-name">
        <kbd>{index + 1}</kbd> <Name text={weaponName(table, unit!, weapon)} />
      </span>
      <span class="forecast-odds">
        {odds ? chance(1 - odds.nothing) : WARFARE.panels.noShot}
        {odds && <small> {WARFARE.panels.hit}</small>}
      </span>
      <span class="timing" data-timing={timing.timing}>
        {WARFARE.panels[timing.timing]}
      </span>
      {odds && <OddsStrip odds={odds} />}
    </button>
  );
};

/** What each weapon of the chosen unit comes to in an interrupt: its odds, and whether it would come first, W-11.4. */
export const Forecasts = ({ match, planning }: Props) => {
  const { action: planner } = planning.planners;
  const table = planner.table.value;
  const forecasts = planner.forecasts.value;
  if (!table || forecasts.length === 0) return null;
  return (
    <fieldset class="forecasts" aria-label={WARFARE.panels.weaponsAgainst}>
      {forecasts.map((forecast, index) => (
        <Tile key={forecast.weapon} match={match} planning={planning} table={table} forecast={forecast} index={index} />
      ))}
    </fieldset>
  );
};

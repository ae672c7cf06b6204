import { told } from '@ironhex/shared/match';
import {
  attackOdds,
  isAimed,
  ROMAN,
  type Table,
  type UnitId,
  unitOf,
  type Weapon,
  WORDS,
} from '@ironhex/shared/warfare3025';
import { format } from '../../../ui/common/format.ts';
import { ExplainedGroup } from '../../../ui/words/explained-group.tsx';
import { Name } from '../../../ui/words/name.tsx';
import { WARFARE } from '../words/ui.ts';
import { chance, count, ticks } from '../words/words.ts';
import { AimChoice } from './aim-choice.tsx';
import { HitsOrder } from './hits-order.tsx';
import type { Props } from './props.ts';
import { Sign } from './signs.tsx';
import { Track } from './track.tsx';

/** The traits of a weapon in words, W-9.6. */
const traitsOf = ({ traits, attacks }: Weapon): string[] => [
  ...(attacks > 1 ? [count(attacks, 'attack')] : []),
  ...(traits.rapidFire ? [`rapid fire ${traits.rapidFire}`] : []),
  ...(traits.armourPiercing ? ['armour piercing'] : []),
  ...(traits.spread === undefined ? [] : [`spread ${traits.spread}`]),
  ...(traits.haywire ? ['haywire'] : []),
  ...(traits.missileSwarm ? ['missile swarm'] : []),
  ...(traits.ignoresFastAndCover ? ['ignores fast and cover'] : []),
];

/** The figures of aimed fire, W-13a, e.g. `aim 5, moving 3 · velocity 12`. */
const aimFigures = ({ aimTime = 0, stabilisation = 0, velocity = 'none' }: Weapon): string =>
  `aim ${aimTime}, moving ${stabilisation}${velocity === 'none' ? '' : ` · velocity ${velocity}`}`;

interface RowProps extends Props {
  readonly table: Table;
  readonly unit: UnitId;
  readonly weapon: Weapon;
  readonly index: number;
}

/** The target that odds are shown for: the one aimed at, or the one under the pointer. */
const targetOf = ({ match, planning }: Props, table: Table): UnitId | undefined =>
  planning.planners.action.draft.value.attack?.target ??
  table.units.find(({ at, status }) => at !== null && at === match.hover.value && status === 'field')?.id;

/** One weapon of a card, with the odds against the target that is looked at. */
export const WeaponRow = ({ match, planning, table, unit, weapon, index }: RowProps) => {
  const { action: planner } = planning.planners;
  const firing = planner.question.value?.decision.kind !== 'evade';
  const planned = planner.draft.value.unit === unit && planner.planning.value && firing;
  const target = targetOf({ match, planning }, table);
  const option = planned
    ? planner.options.value.find((other) => other.weapon === weapon.id && other.target === target)
    : undefined;
  const odds = option?.situation && attackOdds(planner.table.value ?? table, option.situation, 0).whole;
  const chosen = planned && planner.draft.value.attack?.weapon === weapon.id;
  const state = unitOf(table, unit);
  const traits = traitsOf(weapon);
  return (
    <li class="weapon" data-chosen={chosen}>
      <button
        type="button"
        class="bare"
        disabled={!planned}
        aria-pressed={chosen}
        title={option?.refusal && told(WORDS.refusals, option.refusal).message}
        onClick={() => (chosen ? planner.holdFire() : planner.useWeapon(weapon.id))}
        onPointerEnter={() => {
          planning.weapon.value = weapon.id;
        }}
        onPointerLeave={() => {
          planning.weapon.value = undefined;
        }}
      >
        <span class="weapon-name">
          {planned && <kbd>{index + 1}</kbd>} <Name text={weapon.name} as="whole" />
        </span>
        <span class="weapon-odds">
          {odds ? `${chance(1 - odds.nothing)} ${WARFARE.panels.hit}` : option?.refusal ? WARFARE.panels.noShot : ''}
        </span>
      </button>
      {chosen && format.value === 'wide' && <AimChoice planner={planner} />}
      {chosen && format.value === 'wide' && <HitsOrder planner={planner} table={planner.table.value ?? table} />}
      <ExplainedGroup class="signs">
        <span class="weapon-figures">
          <Sign of="tier">{ROMAN[weapon.tier]}</Sign> · <Sign of="damage">damage {weapon.damage}</Sign> ·{' '}
          <Sign of="band">
            {weapon.band} to {weapon.maxRange}
          </Sign>{' '}
          ·{' '}
          {isAimed(table.options) ? (
            <Sign of="aim">{aimFigures(weapon)}</Sign>
          ) : (
            <Sign of="ticks">{ticks(weapon.ticks)}</Sign>
          )}
          {weapon.minEngagement !== undefined && (
            <>
              {' '}
              · <Sign of="close">close {weapon.minEngagement}</Sign>
            </>
          )}
          {traits.length > 0 && (
            <>
              {' '}
              · <Sign of="traits">{traits.join(' · ')}</Sign>
            </>
          )}
          {state.emptied.includes(weapon.id) && ' · empty'}
        </span>
        <Track name="" damage={state.damage[weapon.id] ?? 0} />
      </ExplainedGroup>
    </li>
  );
};

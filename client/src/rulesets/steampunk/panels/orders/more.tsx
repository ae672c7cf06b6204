import { abilityOf, type EnduranceUse, type Order } from '@ironhex/shared/steampunk';
import { list } from '../../../../text/numbers.ts';
import { ChoiceRow } from '../../../../ui/form/choice-row.tsx';
import { firstToDie, kindsOf } from '../../plan/orders/casualties.ts';
import { SPEED_NAMES } from '../../words/abilities.ts';
import { weaponName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';

const { orders: TEXT } = PLANNING;
const USES: readonly EnduranceUse[] = ['always', 'never', 'ask'];
const PRIORITY = { least: -99, most: 99 } as const;

/** Which models of a unit die first, where they differ. */
const Casualties = ({
  planning: {
    planners: { orders },
  },
}: Pick<Props, 'planning'>) => {
  const order = orders.order.value;
  const built = orders.offers.built.value;
  const view = orders.view.value;
  const kinds = built ? kindsOf(built) : [];
  // Units of one type may have been bought with other models.
  if (!order || !view || kinds.length < 2 || orders.chosen.value.length > 1) return null;
  return (
    <label title={TEXT.casualtiesHint}>
      {TEXT.casualties}
      <select
        value={firstToDie(kinds, order.casualties) ?? ''}
        onChange={({ currentTarget: { value } }) =>
          orders.write({ casualties: value === '' ? undefined : kinds[Number(value)]!.models })
        }
      >
        <option value="">{TEXT.casualtiesUsual}</option>
        {kinds.map(({ name, weapons, models }, place) => (
          <option key={models[0]} value={place}>
            {TEXT.casualtiesFirst(models.length, name, list(weapons.map((id) => weaponName(view, id))))}
          </option>
        ))}
      </select>
    </label>
  );
};

/** For which speed orders are shown: the expected one, or another in case the unit has that by then. */
const Speeds = ({
  planning: {
    planners: { orders },
  },
}: Pick<Props, 'planning'>) => (
  <ChoiceRow
    label={TEXT.atSpeed}
    choices={orders.offers.built.value?.speeds ?? []}
    chosen={orders.offers.speed.value}
    words={(speed) => (
      <>
        {SPEED_NAMES[speed]}
        {speed === orders.offers.expected.value && <small> {TEXT.expected}</small>}
      </>
    )}
    choose={(speed) => orders.atSpeed(speed)}
  />
);

/** Another speed, priority, braking, casualties and endurance: what is seldom changed. */
export const MoreOfOrder = ({ planning }: Pick<Props, 'planning'>) => {
  const { orders } = planning.planners;
  const order = orders.order.value;
  const built = orders.offers.built.value;
  if (!order || !built) return null;
  const endures = built.endurance > 0;
  const endure = (what: keyof Order['endurance'], use: EnduranceUse) =>
    orders.write({ endurance: { ...order.endurance, [what]: use } });
  return (
    <details class="fold order-more">
      <summary>{TEXT.more}</summary>
      <div class="fold-body">
        <Speeds planning={planning} />
        {abilityOf(built.abilities, 'perfect_braking') && (
          <label>
            {TEXT.brake}
            <select
              value={order.brake}
              onChange={({ currentTarget }) => orders.write({ brake: Number(currentTarget.value) as Order['brake'] })}
            >
              <option value={0}>–</option>
              <option value={1}>B</option>
              <option value={2}>B, B</option>
            </select>
          </label>
        )}
        <label title={TEXT.priorityHint}>
          {TEXT.priority}
          <input
            type="number"
            min={PRIORITY.least}
            max={PRIORITY.most}
            value={order.priority}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              Number.isInteger(valueAsNumber) &&
              orders.write({ priority: Math.max(PRIORITY.least, Math.min(PRIORITY.most, valueAsNumber)) })
            }
          />
        </label>
        <Casualties planning={planning} />
        {endures &&
          (['kill', 'stubborn', 'poison'] as const).map((what) => (
            <label key={what}>
              {TEXT.endurance} {TEXT.enduranceFor[what]}
              <select
                value={order.endurance[what]}
                onChange={({ currentTarget }) => endure(what, currentTarget.value as EnduranceUse)}
              >
                {USES.map((use) => (
                  <option key={use} value={use}>
                    {TEXT.enduranceUse[use]}
                  </option>
                ))}
              </select>
            </label>
          ))}
      </div>
    </details>
  );
};

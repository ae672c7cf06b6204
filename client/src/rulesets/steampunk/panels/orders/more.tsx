import { abilityOf, type EnduranceUse, type Order } from '@ironhex/shared/steampunk';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';

const { orders: TEXT } = PLANNING;
const USES: readonly EnduranceUse[] = ['always', 'never', 'ask'];
const PRIORITY = { least: -99, most: 99 } as const;

/** Priority, braking and endurance: what is seldom changed. */
export const MoreOfOrder = ({ planning }: Pick<Props, 'planning'>) => {
  const { orders } = planning;
  const order = orders.order.value;
  const built = orders.built.value;
  if (!order || !built) return null;
  const endures = built.endurance > 0;
  const endure = (what: keyof Order['endurance'], use: EnduranceUse) =>
    orders.write({ endurance: { ...order.endurance, [what]: use } });
  return (
    <details class="fold order-more">
      <summary>{TEXT.more}</summary>
      <div class="fold-body">
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

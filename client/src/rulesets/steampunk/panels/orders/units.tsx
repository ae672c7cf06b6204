import type { Unit } from '@ironhex/shared/steampunk';
import { useSignal } from '@preact/signals';
import { figuresOf, unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';
import { UnitMark } from '../unit-mark.tsx';

const SIGNS = { written: '✓', default: '·', illegal: '!' } as const;
const { orders: TEXT } = PLANNING;

/** The own units, each with whether it has an order. */
export const OrderUnits = ({ planning }: Pick<Props, 'planning'>) => {
  const { orders } = planning;
  const several = useSignal(false);
  const view = orders.view.value;
  if (!view) return null;
  const chosen = orders.chosen.value;
  const cards = orders.shown.value.orders;
  const chip = (unit: Unit) => {
    const state = cards?.get(unit.id)?.state ?? 'default';
    const name = unitName(view, unit.id);
    return (
      <button
        type="button"
        key={unit.id}
        class="order-unit"
        data-state={state}
        data-testid={`order-${unit.id}`}
        aria-pressed={chosen.includes(unit)}
        aria-label={`${name}: ${TEXT.state[state]}`}
        title={name}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          orders.choose(unit.id, several.value || shiftKey || ctrlKey || metaKey)
        }
        onPointerEnter={() => {
          planning.match.highlighted.value = [unit.id];
        }}
        onPointerLeave={() => {
          planning.match.highlighted.value = [];
        }}
      >
        <UnitMark type={figuresOf(view, unit).id} side={unit.side} />
        <span>{name}</span>
        <span class="order-state" aria-hidden="true">
          {SIGNS[state]}
        </span>
      </button>
    );
  };
  return (
    <fieldset class="order-units" aria-label={TEXT.units}>
      {orders.units.value.map(chip)}
      {orders.units.value.length > 1 && (
        <button
          type="button"
          class="order-several"
          aria-pressed={several.value}
          title={TEXT.severalHint}
          onClick={() => {
            several.value = !several.value;
          }}
        >
          {TEXT.several}
        </button>
      )}
    </fieldset>
  );
};

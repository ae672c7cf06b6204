import type { Unit } from '@ironhex/shared/steampunk';
import { useSignal } from '@preact/signals';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';
import { UnitChip } from '../unit-chip.tsx';

const SIGNS = { written: '✓', default: '·', illegal: '!' } as const;
const { orders: TEXT } = PLANNING;

/** The own units, each with whether it has an order. */
export const OrderUnits = ({ match, planning }: Props) => {
  const { orders } = planning;
  const several = useSignal(false);
  const view = orders.view.value;
  if (!view) return null;
  const chosen = orders.chosen.value;
  const cards = orders.shown.value.orders;
  const chip = (unit: Unit) => {
    const state = cards?.get(unit.id)?.state ?? 'default';
    return (
      <UnitChip
        key={unit.id}
        match={match}
        view={view}
        unit={unit}
        testId={`order-${unit.id}`}
        pressed={chosen.includes(unit)}
        state={state}
        words={TEXT.state[state]}
        sign={SIGNS[state]}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          orders.choose(unit.id, several.value || shiftKey || ctrlKey || metaKey)
        }
      />
    );
  };
  return (
    <fieldset class="unit-chips" aria-label={TEXT.units}>
      {orders.units.value.map(chip)}
      {orders.units.value.length > 1 && (
        <button
          type="button"
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

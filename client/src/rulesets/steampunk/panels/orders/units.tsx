import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';
import { UnitChips } from '../unit-mark.tsx';

const SIGNS = { written: '✓', default: '·', illegal: '!' } as const;
const { orders: TEXT } = PLANNING;

/** The own units, each with whether it has an order. */
export const OrderUnits = ({ match, planning }: Props) => {
  const { orders } = planning.planners;
  const view = orders.view.value;
  if (!view) return null;
  const chosen = orders.chosen.value;
  const failing = orders.failing.value;
  const cards = orders.shown.value.orders;
  const chips = orders.units.value.map((unit) => {
    const state = orders.written(unit.id) === null ? 'default' : failing.includes(unit) ? 'illegal' : 'written';
    const steps = cards?.get(unit.id)?.steps;
    const flees = state === 'default' && steps?.some((tokens) => tokens.includes('Flee')) === true;
    return {
      unit,
      testId: `order-${unit.id}`,
      pressed: chosen.includes(unit),
      state,
      words: flees ? TEXT.fleesByDefault : TEXT.state[state],
      sign: flees ? TEXT.flees : SIGNS[state],
      onClick: ({ shiftKey, ctrlKey, metaKey }: MouseEvent) =>
        orders.choose(unit.id, orders.several.value || shiftKey || ctrlKey || metaKey),
    } as const;
  });
  return (
    <UnitChips match={match} view={view} label={TEXT.units} chips={chips}>
      {orders.units.value.length > 1 && (
        <>
          <button
            type="button"
            class="unit-chip"
            aria-pressed={orders.several.value}
            title={TEXT.severalHint}
            onClick={() => {
              orders.several.value = !orders.several.peek();
            }}
          >
            <span aria-hidden="true">+</span>
            <span class="hidden-text">{TEXT.several}</span>
          </button>
          <button
            type="button"
            class="unit-chip"
            title={TEXT.nextHint}
            data-testid="order-next"
            onClick={() => orders.next()}
          >
            <span aria-hidden="true">›</span>
            <span class="hidden-text">{TEXT.next}</span> <kbd>N</kbd>
          </button>
        </>
      )}
    </UnitChips>
  );
};

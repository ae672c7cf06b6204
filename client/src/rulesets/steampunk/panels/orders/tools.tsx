import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';

const { orders: TEXT } = PLANNING;

/** What writes orders for several units at once, as far as there is any use for it. */
export const OrderTools = ({
  planning: {
    planners: { orders },
  },
}: Pick<Props, 'planning'>) => {
  const alike = orders.alike.value.length;
  return (
    <div class="order-tools">
      {alike > 1 && (
        <button
          type="button"
          aria-pressed={orders.chosen.value.length === alike}
          title={TEXT.alikeHint(orders.offers.built.value!.name)}
          data-testid="order-alike"
          onClick={() => orders.chooseAlike()}
        >
          {TEXT.alike(alike)} <kbd>A</kbd>
        </button>
      )}
      {orders.copies.chosen.value.length > 0 && (
        <button type="button" title={TEXT.copyHint} data-testid="order-copy" onClick={() => orders.copies.write()}>
          {TEXT.copy} <kbd>O</kbd>
        </button>
      )}
      {orders.copies.all.value.length > 1 && (
        <button
          type="button"
          title={TEXT.copyAllHint}
          data-testid="order-copy-all"
          onClick={() => orders.copies.write(true)}
        >
          {TEXT.copyAll(orders.copies.all.value.length)}
        </button>
      )}
    </div>
  );
};

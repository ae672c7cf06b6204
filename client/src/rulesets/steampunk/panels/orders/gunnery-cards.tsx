import { textOf } from '@ironhex/shared/steampunk';
import { gunneryWords } from '../../words/orders.ts';
import { Glyphs } from '../glyph.tsx';
import type { Props } from '../props.ts';
import { looking } from './looking.ts';

/** The gunnery orders that the chosen units can be given. */
export const GunneryCards = ({
  planning: {
    planners: { orders },
  },
}: Pick<Props, 'planning'>) => {
  const order = orders.order.value;
  return (
    <ul class="order-cards">
      {orders.offers.gunneries.value.map((pair) => {
        const text = textOf(pair);
        const words = gunneryWords(pair);
        return (
          <li key={text}>
            <button
              type="button"
              class="order-card"
              aria-pressed={order !== undefined && textOf(order.gunnery) === text}
              title={words}
              data-testid={`fire-${text.replaceAll(' ', '')}`}
              onClick={() => orders.fireBy(pair)}
              {...looking(orders, { gunnery: pair })}
            >
              <span class="step-cards gunnery">
                {pair.map((part, i) => (
                  <span key={i} class="step-card">
                    <Glyphs words={[part]} />
                  </span>
                ))}
              </span>
              <span class="notation">
                {text}
                <span class="hidden-text">: {words}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

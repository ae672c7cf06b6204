import { textOf } from '@ironhex/shared/steampunk';
import { gunneryWords } from '../../words/orders.ts';
import { Glyphs } from '../glyph.tsx';
import type { Props } from '../props.ts';
import { looking } from './looking.ts';

/** The gunnery orders that the chosen units can be given. */
export const GunneryCards = ({ planning }: Pick<Props, 'planning'>) => {
  const { orders } = planning;
  const order = orders.order.value;
  return (
    <ul class="gunnery-cards">
      {orders.gunneries.value.map((pair) => {
        const text = textOf(pair);
        return (
          <li key={text}>
            <button
              type="button"
              class="gunnery-card"
              aria-pressed={order !== undefined && textOf(order.gunnery) === text}
              data-testid={`fire-${text.replaceAll(' ', '')}`}
              onClick={() => orders.write({ gunnery: pair })}
              {...looking(orders, { gunnery: pair })}
            >
              <span class="step-cards">
                {pair.map((part, i) => (
                  <span key={i} class="step-card">
                    <Glyphs words={[part]} />
                  </span>
                ))}
              </span>
              <span class="notation">
                {text}
                <span class="hidden-text">: {gunneryWords(pair)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

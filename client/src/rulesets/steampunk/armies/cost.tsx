import { type Cost as CostOf, CURRENCIES, type Currency } from '@ironhex/shared/steampunk';
import { costText } from '../words/armies.ts';
import '../style/cost.css';

/** The sign of each currency: a gear, a person, a hammer and a star. */
const SIGNS: Readonly<Record<Currency, string>> = {
  ip: 'M6.9 1h2.2l.4 1.9 1.3.5 1.6-1 1.6 1.5-1.1 1.6.6 1.4 1.9.3v2.3l-1.9.4-.6 1.3 1.1 1.6-1.6 1.6-1.6-1.1-1.3.6L9.1 15H6.9l-.4-2-1.3-.6-1.6 1.1L2 11.9l1.1-1.6-.6-1.3-1.9-.4V6.3L2.5 6l.6-1.4L2 3l1.6-1.6 1.6 1.1 1.3-.5zM8 5.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2z',
  mp: 'M8 1.2a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2zM2 15c0-3.9 2.6-6.4 6-6.4s6 2.5 6 6.4z',
  cp: 'M2.2 4.6 6 1.2l4.9 1 2.6 2.6-1.9 1.9-1.7-1.6-1.3 1.3 6.2 6.5-2 2-6.4-6.3-1.2 1.2z',
  xp: 'M8 .9l2.1 4.6 5 .6-3.7 3.4 1 5L8 12l-4.4 2.5 1-5L.9 6.1l5-.6z',
};

/** The sign of a currency. */
export const Coin = ({ of }: { readonly of: Currency }) => (
  <svg class="coin" data-of={of} viewBox="0 0 16 16" aria-hidden="true">
    <path d={SIGNS[of]} fill="currentColor" fill-rule="evenodd" />
  </svg>
);

/** What something costs: numbers with the signs of their currencies, and words for those who do not see them. */
export const Cost = ({ cost }: { readonly cost: CostOf }) => {
  const paid = CURRENCIES.filter((currency) => cost[currency] > 0);
  return (
    <span class="cost">
      <span class="hidden-text">{costText(cost)}</span>
      {paid.map((currency) => (
        <span key={currency} aria-hidden="true">
          {cost[currency]}
          <Coin of={currency} />
        </span>
      ))}
      {paid.length === 0 && <span aria-hidden="true">{costText(cost)}</span>}
    </span>
  );
};

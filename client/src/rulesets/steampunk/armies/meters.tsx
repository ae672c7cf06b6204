import { type Budget, type Cost, CURRENCIES, FREE_CURRENCIES } from '@ironhex/shared/steampunk';
import { ARMY_WORDS, leftText, meterName, meterText } from '../words/armies.ts';
import { type Meter, metersOf } from './budget.ts';
import { Coin } from './cost.tsx';

const Gauge = ({ meter }: { readonly meter: Meter }) => {
  const { of, used, most } = meter;
  const part = most === 0 ? (used > 0 ? 1 : 0) : Math.min(1, used / most);
  return (
    <li class="meter" data-state={used > most ? 'over' : most === 0 ? 'none' : used === most ? 'full' : 'open'}>
      <span class="hidden-text">{meterText(meter)}</span>
      <span class="meter-name" aria-hidden="true">
        {(of === 'free' ? FREE_CURRENCIES : CURRENCIES.filter((each) => each === of)).map((currency) => (
          <Coin key={currency} of={currency} />
        ))}
        <span>{meterName(of)}</span>
      </span>
      <span class="meter-used" aria-hidden="true">
        <b>{used}</b> / {most}
      </span>
      <span class="meter-bar" aria-hidden="true">
        <span style={{ width: `${100 * part}%` }} />
      </span>
      <span class="meter-left" aria-hidden="true">
        {leftText(meter)}
      </span>
    </li>
  );
};

/** What of each currency is used, and what is left: beyond the budget in the colour of danger, and in words. */
export const Meters = ({ cost, budget }: { readonly cost: Cost; readonly budget: Budget }) => (
  <ul class="meters" aria-label={ARMY_WORDS.builder.total}>
    {metersOf(cost, budget).map((meter) => (
      <Gauge key={meter.of} meter={meter} />
    ))}
  </ul>
);

import { type Budget, type Cost, CURRENCIES, FREE_CURRENCIES } from '@ironhex/shared/steampunk';
import { Meters } from '../../../ui/forces/meters.tsx';
import { ARMY_WORDS, partName } from '../words/armies.ts';
import { type BudgetPart, budgetParts } from './budget.ts';
import { Coin } from './cost.tsx';

const Signs = ({ of }: Pick<BudgetPart, 'of'>) => (
  <>
    {(of === 'free' ? FREE_CURRENCIES : CURRENCIES.filter((each) => each === of)).map((currency) => (
      <Coin key={currency} of={currency} />
    ))}
  </>
);

/** What of each currency is used, and what is left. */
export const BudgetMeters = ({ cost, budget }: { readonly cost: Cost; readonly budget: Budget }) => (
  <Meters
    label={ARMY_WORDS.builder.total}
    meters={budgetParts(cost, budget).map(({ of, ...usage }) => ({
      id: of,
      name: partName(of),
      sign: <Signs of={of} />,
      ...usage,
    }))}
  />
);

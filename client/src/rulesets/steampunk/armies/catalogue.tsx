import { builtOf, type Offer, unitOffers } from '@ironhex/shared/steampunk';
import { useId, useMemo } from 'preact/hooks';
import { refusalText } from '../../../text/refusals.ts';
import { RuleText } from '../../../ui/rule.tsx';
import { UnitMark } from '../panels/unit-mark.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { builtLine } from '../words/figures.ts';
import { Cost } from './cost.tsx';
import type { ArmyProps } from './props.ts';
import { UnitFigures } from './unit-figures.tsx';

const { builder } = ARMY_WORDS;

const OfferRow = ({ offer, side, add }: { readonly offer: Offer; readonly side: number; readonly add: () => void }) => {
  const reason = useId();
  const built = builtOf({ unit: offer.id });
  return (
    <li class="unit-offer" data-refused={offer.refusal !== null} data-testid={`offer-${offer.id}`}>
      <details>
        <summary>
          <UnitMark type={offer.id} side={side} />
          <span>
            <b>{offer.name}</b>
            <small class="quiet">{builtLine(built)}</small>
          </span>
        </summary>
        <UnitFigures built={built} />
      </details>
      <Cost cost={offer.cost} />
      <button
        type="button"
        aria-label={builder.addOne(offer.name)}
        aria-describedby={offer.refusal ? reason : undefined}
        disabled={offer.refusal !== null}
        onClick={add}
      >
        <span aria-hidden="true">+</span>
      </button>
      {offer.refusal && (
        <small id={reason} class="force-reason">
          <RuleText text={refusalText(offer.refusal)} />
        </small>
      )}
    </li>
  );
};

/** The units that the army's race has, and why one cannot be bought. */
export const Catalogue = ({ army, change, budget, announced, side }: ArmyProps) => {
  const offers = useMemo(() => unitOffers(army, budget, announced), [army, budget, announced]);
  return (
    <ul class="unit-offers">
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} side={side} add={() => change(offer.army)} />
      ))}
    </ul>
  );
};

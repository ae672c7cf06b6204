import { told } from '@ironhex/shared/match';
import { builtOf, unitOffers, WORDS } from '@ironhex/shared/steampunk';
import { useMemo } from 'preact/hooks';
import { ForceOffer } from '../../../ui/forces/offer.tsx';
import { UnitMark } from '../panels/unit-mark.tsx';
import { ARMY_WORDS } from '../words/armies.ts';
import { builtLine } from '../words/figures.ts';
import { Cost } from './cost.tsx';
import type { ArmyProps } from './props.ts';
import { UnitFigures } from './unit-figures.tsx';

const { builder } = ARMY_WORDS;

/** The units that the army's race has, and why one cannot be bought. */
export const Catalogue = ({ army, change, budget, announced, side }: ArmyProps) => {
  const offers = useMemo(() => unitOffers(army, budget, announced), [army, budget, announced]);
  return (
    <ul class="unit-offers">
      {offers.map(({ id, name, cost, refusal, army: bought }) => {
        const built = builtOf({ unit: id });
        return (
          <ForceOffer
            key={id}
            id={id}
            mark={<UnitMark type={id} side={side} />}
            name={name}
            line={builtLine(built)}
            price={<Cost cost={cost} />}
            refusal={refusal && told(WORDS.refusals, refusal)}
            control={(reason) => (
              <button
                type="button"
                aria-label={builder.addOne(name)}
                aria-describedby={refusal ? reason : undefined}
                disabled={refusal !== null}
                onClick={() => change(bought)}
              >
                <span aria-hidden="true">+</span>
              </button>
            )}
          >
            <UnitFigures built={built} />
          </ForceOffer>
        );
      })}
    </ul>
  );
};

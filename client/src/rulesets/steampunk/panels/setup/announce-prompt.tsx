import { builtOf, WORDS } from '@ironhex/shared/steampunk';
import { useId } from 'preact/hooks';
import { refusalText } from '../../../../text/refusals.ts';
import { Stepper } from '../../../../ui/form/stepper.tsx';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { Cost } from '../../armies/cost.tsx';
import type { HugeOffer } from '../../plan/setup/huge-announcer.ts';
import { builtLine } from '../../words/figures.ts';
import type { Props } from '../props.ts';
import { UnitMark } from '../unit-mark.tsx';
import { SetupPrompt } from './prompt.tsx';

const HugeRow = ({
  planning,
  offer,
  side,
}: Pick<Props, 'planning'> & { readonly offer: HugeOffer; readonly side: number }) => {
  const reason = useId();
  const { unit, count, refusal } = offer;
  return (
    <li data-testid={`huge-${unit.id}`}>
      <UnitMark type={unit.id} side={side} />
      <p>
        <b>{unit.name}</b>
        <small class="quiet">{builtLine(builtOf({ unit: unit.id }))}</small>
      </p>
      <Cost cost={unit.cost} />
      <Stepper
        name={unit.name}
        count={count}
        more={() => planning.planners.huge.more(unit.id)}
        less={() => planning.planners.huge.less(unit.id)}
        refusal={refusal}
        reason={reason}
      />
      {refusal && (
        <small id={reason} class="force-reason">
          <RuleText text={refusalText(refusal, WORDS.refusals)} />
        </small>
      )}
    </li>
  );
};

/** The Huge units that the own army will have, P1. */
export const AnnouncePrompt = ({ match, planning }: Props) => {
  const side = planning.view.value?.seats.find(({ id }) => id === match.seat.value)?.side ?? 0;
  return (
    <SetupPrompt match={match}>
      <ul class="setup-units">
        {planning.planners.huge.offers.value.map((offer) => (
          <HugeRow key={offer.unit.id} planning={planning} offer={offer} side={side} />
        ))}
      </ul>
    </SetupPrompt>
  );
};

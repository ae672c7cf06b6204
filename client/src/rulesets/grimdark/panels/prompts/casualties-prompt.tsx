import { list } from '../../../../text/numbers.ts';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { Name } from '../../../../ui/words/name.tsx';
import type { LossOffer } from '../../plan/prompts/casualties-planner.ts';
import { PROMPTING } from '../../words/prompting.ts';
import type { Props } from '../props.ts';
import { Frame } from './frame.tsx';

const { casualties: TEXT } = PROMPTING;

const Loss = ({
  planning,
  offer: { type, name, living, tough, weapons, place },
  index,
}: Pick<Props, 'planning'> & { readonly offer: LossOffer; readonly index: number }) => (
  <button
    type="button"
    class="loss"
    data-testid={`loss-${type}`}
    aria-pressed={place > 0}
    onClick={() => planning.planners.casualties.toggle(type)}
  >
    <kbd>{index + 1}</kbd>
    <span>
      <b>
        <Name text={name} as="whole" />
      </b>
      <small class="quiet">
        {[TEXT.living(living), ...(tough > 1 ? [TEXT.tough(tough)] : []), list(weapons)].join(', ')}
      </small>
    </span>
    {place > 0 && (
      <span class="loss-place">
        {place}
        <span class="hidden-text">: {TEXT.place(place)}</span>
      </span>
    )}
  </button>
);

/** Which models are removed first, P15. */
export const CasualtiesPrompt = (props: Props) => {
  const { casualties } = props.planning.planners;
  if (!casualties.question.value) return null;
  return (
    <Frame {...props}>
      <p class="quiet">
        <RuleText text={TEXT.hint} />
      </p>
      <fieldset class="losses" aria-label={TEXT.title}>
        {casualties.offers.value.map((offer, index) => (
          <Loss key={offer.type} planning={props.planning} offer={offer} index={index} />
        ))}
      </fieldset>
    </Frame>
  );
};

import { ChooseOptions } from '../../../../ui/decisions/choose.tsx';
import { PROMPTING } from '../../words/prompting.ts';
import type { Props } from '../props.ts';
import { Frame } from './frame.tsx';
import { StrikeOdds } from './strike-odds.tsx';

/** A question that is answered by one of a few options: all of them as buttons, those with hexes or units also on the map. */
export const ChoicePrompt = (props: Props) => {
  const { match, planning } = props;
  const { options } = planning.planners;
  const question = options.question.value;
  if (!question) return null;
  return (
    <Frame {...props}>
      <ChooseOptions match={match} chooser={options} byDefault={PROMPTING.byDefault} />
      {(question.ask.prompt === 'counter' || question.ask.prompt === 'strike-back') && (
        <StrikeOdds match={match} view={question.view} prompt={question.ask.prompt} />
      )}
    </Frame>
  );
};

import type { ComponentChildren } from 'preact';
import { ChooseOptions } from '../../../ui/decisions/choose.tsx';
import { Prompt } from '../../../ui/decisions/prompt.tsx';
import { Words } from '../../../ui/words/words.tsx';
import { askWords } from '../words/prompts.ts';
import { PANELS } from '../words/ui.ts';
import { FacingArrow } from './facing.tsx';
import type { Props } from './props.ts';

/**
 * A question that is answered by one of its options: all of them as buttons, those with hexes also on the map. `children`:
 * what helps to choose, below them.
 */
export const ChoosePrompt = ({ match, planning, children }: Props & { readonly children?: ComponentChildren }) => {
  const question = planning.planners.options.question.value;
  if (!question) return null;
  const { title, detail } = askWords(question.view, question.decision);
  return (
    <Prompt match={match} title={title} lead={<Words match={match} text={detail} />} testId="choose-prompt">
      <ChooseOptions
        match={match}
        chooser={planning.planners.options}
        sign={({ facing }) => facing !== undefined && <FacingArrow direction={facing} turned={match.turned.value} />}
        note={({ option }) => planning.planners.options.odds.value.get(option)}
        byDefault={PANELS.byDefault}
      />
      {children}
    </Prompt>
  );
};

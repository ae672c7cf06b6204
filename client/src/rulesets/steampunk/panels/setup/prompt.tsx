import type { ComponentChildren } from 'preact';
import { Prompt } from '../../../../ui/decisions/prompt.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { askWords } from '../../words/prompts.ts';
import type { Props } from '../props.ts';
import '../../../../ui/forces/forces.css';
import '../../style/setup.css';

/** The frame of a prompt before units are set up, titled by its question. */
export const SetupPrompt = (props: Pick<Props, 'match'> & { readonly children: ComponentChildren }) => {
  const { match, children } = props;
  const asked = match.asked.value;
  if (!asked) return null;
  const { title, detail } = askWords(asked.view, asked.decision);
  return (
    <Prompt
      match={match}
      title={title}
      lead={<Words match={match} text={detail} />}
      testId={`${asked.decision.kind}-prompt`}
    >
      {children}
    </Prompt>
  );
};

import type { ComponentChildren } from 'preact';
import { Prompt } from '../../../../ui/decisions/prompt.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { grimdarkWords } from '../../words/index.ts';
import type { Props } from '../props.ts';
import '../../style/prompting.css';

/** The frame of a prompt, titled by its question. */
export const Frame = ({ match, planning, children }: Props & { readonly children: ComponentChildren }) => {
  const question = planning.question.value;
  if (!question) return null;
  const { title, detail } = grimdarkWords.ask(question.view, question.decision);
  return (
    <Prompt
      match={match}
      title={title}
      {...(detail !== '' && { lead: <Words match={match} text={detail} /> })}
      testId={`${question.ask.prompt}-prompt`}
    >
      {children}
    </Prompt>
  );
};

import type { ComponentChildren } from 'preact';
import { Prompt } from '../../../../ui/prompt.tsx';
import { Words } from '../../../../ui/words.tsx';
import { grimdarkWords } from '../../words/index.ts';
import type { Props } from '../props.ts';
import '../../style/prompting.css';

/** The frame of what is asked, in the words of its question, and what is done when the time is up. */
export const Frame = ({ match, planning, children }: Props & { readonly children: ComponentChildren }) => {
  const question = planning.question.value;
  if (!question) return null;
  const { title, detail, timeout } = grimdarkWords.ask(question.view, question.decision);
  return (
    <Prompt
      match={match}
      title={title}
      {...(detail !== '' && { lead: <Words match={match} text={detail} /> })}
      testId={`${question.ask.prompt}-prompt`}
    >
      {children}
      {timeout !== '' && (
        <p class="quiet">
          <Words match={match} text={timeout} />
        </p>
      )}
    </Prompt>
  );
};

import type { RulesetTypes } from '@ironhex/shared/match';
import type { AskWords } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { Words } from '../words/words.tsx';

/** What is done when the time of a question is up; empty in a match without clocks, where it never is. */
export const timeoutText = <T extends RulesetTypes>(
  match: Pick<ClientMatch<T>, 'clocks'>,
  { timeout }: Pick<AskWords, 'timeout'>,
): string => (match.clocks.value === 'none' ? '' : timeout);

/** The same as a line below the question, or as the last words of what is said (`as`). */
export const Timeout = <T extends RulesetTypes>({
  match,
  words,
  as: Element = 'p',
}: {
  readonly match: ClientMatch<T>;
  readonly words: Pick<AskWords, 'timeout'>;
  readonly as?: 'p' | 'span';
}) => {
  const text = timeoutText(match, words);
  return text === '' ? null : (
    <Element class="timeout quiet" data-testid="timeout">
      <Words match={match} text={text} />
    </Element>
  );
};

import type { RulesetTypes } from '@ironhex/shared/match';
import type { AskWords } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { Words } from '../words/words.tsx';

/** What is done when the time of a question is up; empty in a match without clocks, where it never is. */
export const timeoutText = <T extends RulesetTypes>(
  match: Pick<ClientMatch<T>, 'clocks'>,
  { timeout }: Pick<AskWords, 'timeout'>,
): string => (match.clocks.value === 'none' ? '' : timeout);

/** The same as a line below the question. */
export const Timeout = <T extends RulesetTypes>({
  match,
  words,
}: {
  readonly match: ClientMatch<T>;
  readonly words: Pick<AskWords, 'timeout'>;
}) => {
  const text = timeoutText(match, words);
  return text === '' ? null : (
    <p class="timeout quiet" data-testid="timeout">
      <Words match={match} text={text} />
    </p>
  );
};

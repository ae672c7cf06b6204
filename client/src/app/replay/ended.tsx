import type { RulesetTypes } from '@ironhex/shared/match';
import { reasonOf } from '@ironhex/shared/match';
import type { GameWords } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Words } from '../../ui/words/words.tsx';

/** How the match ended, once its last event has been shown. */
export const Ended = (props: {
  readonly match: ClientMatch;
  readonly words: Pick<GameWords<RulesetTypes>, 'outcome'>;
}) => {
  const { match, words } = props;
  const outcome = match.facts.value?.outcome;
  const view = match.view.value;
  if (!outcome || !view || !match.settled.value) return null;
  const names = (seat: string) => match.nameOf(seat);
  const text = outcome.score.length > 0 ? words.outcome(outcome, { view, names, you: null }) : reasonOf({}, outcome);
  return (
    <p class="replay-ended" role="status" data-testid="replay-ended">
      <strong>{UI.replay.end}</strong> <Words match={match} whole text={text} />
    </p>
  );
};

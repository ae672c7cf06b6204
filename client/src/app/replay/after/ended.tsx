import type { RulesetTypes } from '@ironhex/shared/match';
import { reasonOf } from '@ironhex/shared/match';
import type { Player } from '../../../replay/player.ts';
import type { GameWords } from '../../../rulesets/types.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { UI } from '../../../text/ui.ts';
import { PlainWords, Words } from '../../../ui/words/words.tsx';
import { luckSentence } from '../course/luck.ts';
import type { Reckoned } from '../course/reckoned.ts';
import type { Steering } from '../line/steering.ts';
import { fewTurns, type Story } from '../line/story.ts';
import { ToMatch } from '../to-match.tsx';

const { replay } = UI;

/** How the match ended, who had the luck, and how it came to that, once its last event has been shown. */
export const Ended = (props: {
  /** The match at this server; undefined for a file. */
  readonly id: string | undefined;
  readonly match: ClientMatch;
  readonly player: Player;
  readonly words: Pick<GameWords<RulesetTypes>, 'outcome'>;
  readonly story: Story;
  readonly reckoned: Reckoned | undefined;
  readonly steering: Steering;
}) => {
  const { id, match, player, words, story, reckoned, steering } = props;
  const outcome = match.facts.value?.outcome;
  const view = match.view.value;
  if (!view || !match.settled.value || player.at.value < player.last.value) return null;
  if (!outcome)
    return (
      <section class="replay-ended" data-testid="replay-so-far">
        <p role="status">{replay.soFar}</p>
        {id !== undefined && <ToMatch id={id} />}
      </section>
    );
  const names = (seat: string) => match.nameOf(seat);
  const text = outcome.score.length > 0 ? words.outcome(outcome, { view, names, you: null }) : reasonOf({}, outcome);
  const turns = fewTurns({ moments: story.turningPoints, swings: reckoned?.swings ?? [] });
  return (
    <section class="replay-ended" data-testid="replay-ended">
      <p role="status">
        <strong>{replay.end}</strong> <Words match={match} whole text={text} />{' '}
        {reckoned && luckSentence(reckoned.reckoning, match.facts.value?.seats ?? [], names)}
      </p>
      {turns.length > 0 && (
        <ol class="chapters few-turns" aria-label={replay.turningPoints} data-testid="few-turns">
          {turns.map((turn) => (
            <li key={turn.n}>
              <button type="button" class="bare" onClick={() => steering.show(turn.n)}>
                <PlainWords match={match} text={turn.words} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

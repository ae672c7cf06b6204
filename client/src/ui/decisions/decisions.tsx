import type { GameWords } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import './prompts.css';
import { PlainWords } from '../words/words.tsx';

interface Props {
  readonly match: ClientMatch;
  readonly words: Pick<GameWords<never>, 'ask'>;
}

/** Lists several open decisions, for the player to choose one, and committed ones, to change or keep. */
export const OwnDecisions = ({ match, words }: Props) => {
  const view = match.view.value;
  const { own, asked, committed } = match.decisions;
  const open = own.value.filter((decision) => !committed.value.includes(decision));
  /** The committed decision that the player is changing. */
  const changing = open.find((decision) => decision.committed);
  if (!view || (open.length < 2 && !changing && committed.value.length === 0)) return null;
  const titleOf = (decision: (typeof open)[number]): string => words.ask(view as never, decision).title;
  return (
    <section class="decisions" aria-label={UI.match.decisions} data-testid="decisions">
      {open.length > 1 &&
        open.map((decision) => (
          <button
            type="button"
            key={decision.id}
            aria-pressed={decision.id === asked.value?.decision.id}
            onClick={() => match.decisions.choose(decision.id)}
          >
            <PlainWords match={match} text={titleOf(decision)} />
          </button>
        ))}
      {changing && (
        <button type="button" data-testid="keep" onClick={() => match.decisions.done(changing.id)}>
          {UI.match.keep}
        </button>
      )}
      {committed.value.map((decision) => (
        <p key={decision.id} class="committed" data-testid="committed">
          <span role="status">
            {UI.match.committed}{' '}
            <b>
              <PlainWords match={match} text={titleOf(decision)} />
            </b>
          </span>
          <button
            type="button"
            data-testid="change"
            disabled={match.busy.value}
            onClick={() => match.decisions.choose(decision.id)}
          >
            {UI.match.change}
          </button>
        </p>
      ))}
    </section>
  );
};

import type { Awaited, RulesetTypes } from '@ironhex/shared/match';
import type { GameWords } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Words } from '../words/words.tsx';

interface Props<T extends RulesetTypes> {
  readonly match: ClientMatch<T>;
  readonly words: Pick<GameWords<T>, 'ask' | 'awaited'>;
}

/**
 * What the match waits for: one sentence for each seat that has not committed. Timers are mentioned only if no seat has
 * an open decision.
 */
export const awaitedText = (awaited: readonly Awaited[], say: (awaited: Awaited) => string): string => {
  const open = awaited.filter(({ committed }) => !committed);
  const seats = open.filter(({ seat }) => seat !== null);
  const said = (seats.length > 0 ? seats : open.slice(0, 1)).map(say);
  return said.length > 0 ? [...new Set(said)].join(' ') : UI.match.resolving;
};

/** What the match is waiting for. */
const statusText = <T extends RulesetTypes>({ match, words }: Props<T>): string => {
  const publicState = match.facts.value;
  if (!publicState) return UI.connection.connecting;
  if (publicState.status === 'gathering')
    return publicState.gathering?.waits ? UI.lobby.gatheringReady : UI.lobby.gathering;
  if (publicState.status === 'over') return UI.match.over;
  const view = match.view.value;
  if (!view) return UI.common.loading;
  const asked = match.asked.value;
  if (asked) return words.ask(view, asked.decision).title;
  return awaitedText(match.awaited.value, (awaited) => words.awaited(view, awaited, (seat) => match.nameOf(seat)));
};

/** What the match is waiting for, told to screen readers when it changes. */
export const Status = <T extends RulesetTypes>({ match, words }: Props<T>) => (
  <p class="status" data-testid="status" data-yours={match.asked.value !== undefined} role="status">
    <Words match={match} text={statusText({ match, words })} />
  </p>
);

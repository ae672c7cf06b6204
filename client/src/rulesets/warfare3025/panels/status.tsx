import { decisionsOf } from '@ironhex/shared/warfare3025';
import type { Game } from '../../../table/game.ts';
import { UI } from '../../../text/ui.ts';
import { decisionPrompt } from '../words/plan.ts';

/** One sentence: what the match is waiting for. */
const statusText = (game: Game): string => {
  const hall = game.connection.hall.value;
  if (!hall) return UI.connection.connecting;
  if (hall.status === 'gathering') return UI.lobby.gathering;
  if (hall.status === 'over') return UI.match.over;
  const view = game.view.value;
  if (!view) return UI.common.loading;
  const names = (seat: string) => game.nameOf(seat);
  const asked = game.asked.value;
  if (asked) return decisionPrompt(view, asked.decision, names).title;
  const [decision] = decisionsOf(view);
  return decision ? decisionPrompt(view, decision, names).others : UI.match.resolving;
};

/** What the match is waiting for, told to screen readers when it changes. */
export const Status = ({ game }: { readonly game: Game }) => (
  <p class="status" data-testid="status" data-yours={game.asked.value !== undefined} role="status">
    {statusText(game)}
  </p>
);

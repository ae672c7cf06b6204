import type { ClientMatch } from '../../table/match.ts';
import { ChatPanel } from '../../ui/chat/chat.tsx';
import { format } from '../../ui/common/format.ts';
import { Guarded } from '../../ui/common/guarded.tsx';
import { Log } from '../../ui/log/log.tsx';
import type { LoadedGame } from './game.ts';
import { FoldButton } from './panel-tabs.tsx';

interface Props {
  readonly match: ClientMatch;
  readonly game: LoadedGame | undefined;
  /** The panel with the lit tab. */
  readonly lit: string | undefined;
  /** Whether people are there to talk to. */
  readonly chat: boolean;
}

/** The game's own tabs, as far as they are for this viewer. */
export const gameTabs = (match: ClientMatch, game: LoadedGame | undefined) =>
  game?.page.panels.tabs.filter(({ players }) => !players || match.seat.value !== null) ?? [];

/** The card of a unit. */
export const CardPanel = ({ match, game }: Pick<Props, 'match' | 'game'>) => {
  const card = game?.page.panels.card;
  return (
    <div class="left">
      {card && format.value === 'wide' && <FoldButton side="left" title={card.title} />}
      {game && card && (
        <div class="card-panel" tabIndex={-1}>
          <Guarded match={match}>
            <card.Panel match={match} planning={game.planning} />
          </Guarded>
        </div>
      )}
    </div>
  );
};

/** Log, chat and the game's own panels, one of which shows. */
export const SidePanels = ({ match, game, lit, chat }: Props) => (
  <>
    <Log match={match} page={game?.page} />
    {chat && <ChatPanel match={match} />}
    {game &&
      gameTabs(match, game).map(({ id, Panel }) => (
        <div key={id} class="game-tab" data-shown={lit === id}>
          <Guarded match={match}>
            <Panel match={match} planning={game.planning} />
          </Guarded>
        </div>
      ))}
  </>
);

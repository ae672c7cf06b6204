import type { Signal } from '@preact/signals';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { ChatPanel } from '../../ui/chat.tsx';
import { Guarded } from '../../ui/guarded.tsx';
import { Log } from '../../ui/log.tsx';
import { UnreadMark } from '../../ui/unread-mark.tsx';
import type { LoadedGame } from '../match.tsx';

interface Props {
  readonly match: ClientMatch;
  readonly game: LoadedGame | undefined;
  /** The tab that is shown, and on a small screen whether it is open. */
  readonly tab: Signal<string>;
  readonly open: Signal<boolean>;
}

/** What stands beside the map: the card to the left; log, chat and the game's tabs to the right. */
export const SidePanels = ({ match, game, tab, open }: Props) => {
  const panels = game?.page.panels;
  const tabs = panels?.tabs.filter(({ players }) => !players || match.seat.value !== null) ?? [];
  const titles = [
    { id: 'card', title: panels?.card.title ?? '' },
    { id: 'log', title: UI.match.log },
    { id: 'chat', title: UI.match.chat },
    ...tabs,
  ];
  const choose = (next: string) => {
    open.value = tab.value !== next || !open.value;
    tab.value = next;
  };
  return (
    <>
      <div class="left">
        {game && panels && (
          <Guarded match={match}>
            <panels.card.Panel match={match} planning={game.planning} />
          </Guarded>
        )}
      </div>
      <div class="right">
        <div class="right-tabs" role="tablist">
          {titles.map(({ id, title }) => (
            <button
              type="button"
              role="tab"
              key={id}
              class={`tab-${id}`}
              aria-selected={tab.value === id || (id === 'log' && tab.value === 'card')}
              onClick={() => choose(id)}
            >
              {title}
              {id === 'chat' && <UnreadMark match={match} />}
            </button>
          ))}
        </div>
        <Log match={match} />
        <ChatPanel match={match} />
        {game &&
          tabs.map(({ id, Panel }) => (
            <div key={id} class="game-tab" data-shown={tab.value === id}>
              <Guarded match={match}>
                <Panel match={match} planning={game.planning} />
              </Guarded>
            </div>
          ))}
      </div>
    </>
  );
};

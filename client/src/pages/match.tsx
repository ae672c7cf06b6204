import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useAttention } from '../hud/attention.ts';
import { BackNotice } from '../hud/back-notice.tsx';
import { BoardHost } from '../hud/board-host.tsx';
import { ChatPanel } from '../hud/chat.tsx';
import { DefendPrompt } from '../hud/defend-prompt.tsx';
import { HelpDialog } from '../hud/help.tsx';
import { InterruptPrompt } from '../hud/interrupt-prompt.tsx';
import { listenToKeys } from '../hud/keys.ts';
import { LineNotice } from '../hud/line-notice.tsx';
import { Lobby } from '../hud/lobby.tsx';
import { Log, showAbsence } from '../hud/log.tsx';
import { Outcome } from '../hud/outcome.tsx';
import { PausedNotice } from '../hud/paused-notice.tsx';
import { PickPrompt } from '../hud/pick-prompt.tsx';
import { PlanBar } from '../hud/plan-bar.tsx';
import { PolicyEditor } from '../hud/policy.tsx';
import { ReissueDialog } from '../hud/reissue.tsx';
import { TakeOver } from '../hud/take-over.tsx';
import { Timeline } from '../hud/timeline.tsx';
import { ToastView } from '../hud/toast.tsx';
import { TopBar } from '../hud/top-bar.tsx';
import { UnitCard } from '../hud/unit-card.tsx';
import { Game } from '../model/game.ts';
import { UI } from '../text/ui.ts';
import { RefusedPage } from './missing.tsx';
import { ShutPage } from './shut.tsx';
import '../style/match.css';
import '../style/players.css';

/** What stands beside the map; on a phone one of them at a time, from below. */
const TABS = ['card', 'log', 'chat', 'policy'] as const;
/** One of the panels. */
export type Tab = (typeof TABS)[number];

const TAB_WORDS: Readonly<Record<Tab, string>> = {
  card: UI.match.card,
  log: UI.match.log,
  chat: UI.match.chat,
  policy: UI.policy.tab,
};

/** Lets tests, and whoever wants to look, find hexes on the page and read what this viewer may know. */
const expose = (game: Game): void => {
  window.ironhex = {
    positionOf: (label) => game.board.peek()?.positionOf(label),
    view: () => game.view.peek(),
    framesPerSecond: () => game.board.peek()?.framesPerSecond() ?? 0,
  };
};

/** One match: the map, and the instruments around it. */
export const MatchPage = ({ id, link }: { readonly id: string; readonly link: string | undefined }) => {
  const game = useMemo(() => new Game(id, link), [id, link]);
  const tab = useSignal<Tab>('card');
  const help = useSignal(false);
  const open = useSignal(false);
  const reissuing = useSignal<string | undefined>(undefined);
  useEffect(() => {
    expose(game);
    const deaf = listenToKeys(game, {
      help: () => {
        help.value = !help.peek();
      },
      show: (panel) => {
        tab.value = panel;
        open.value = true;
      },
    });
    return () => {
      deaf();
      game.close();
    };
  }, [game]);
  useAttention(game, () => {
    open.value = false;
  });
  const { connection } = game;
  if (connection.line.value === 'refused') {
    const { shut, revoked, refused } = connection;
    if (shut.value) return <ShutPage id={id} revoked={revoked.value} />;
    return <RefusedPage id={id} message={refused.value} />;
  }
  const { name } = connection.hall.value ?? {};
  if (name) document.title = `${game.asked.value ? '● ' : ''}${name} · Ironhex`;
  const choose = (next: Tab) => {
    open.value = tab.value !== next || !open.value;
    tab.value = next;
  };
  const newLink = (seat: string) => {
    reissuing.value = seat;
  };
  const showMissed = () => {
    tab.value = 'log';
    open.value = true;
    requestAnimationFrame(showAbsence);
  };
  return (
    <main class="match" data-tab={tab.value} data-open={open.value} data-asked={game.asked.value?.decision.kind}>
      <TopBar game={game} onHelp={() => (help.value = true)} onNewLink={newLink} />
      <Timeline game={game} />
      <BoardHost game={game} />
      <div class="left">
        <UnitCard game={game} />
      </div>
      <div class="right">
        <div class="right-tabs" role="tablist">
          {TABS.filter((each) => each !== 'policy' || game.seat.value !== null).map((each) => (
            <button
              type="button"
              role="tab"
              key={each}
              class={`tab-${each}`}
              aria-selected={tab.value === each || (each === 'log' && tab.value === 'card')}
              onClick={() => choose(each)}
            >
              {TAB_WORDS[each]}
            </button>
          ))}
        </div>
        <Log game={game} />
        <ChatPanel game={game} />
        {game.seat.value !== null && <PolicyEditor game={game} />}
      </div>
      <div class="bottom">
        <div class="bottom-stack">
          <InterruptPrompt game={game} />
          <DefendPrompt game={game} />
          <PickPrompt game={game} />
          <PlanBar game={game} />
        </div>
      </div>
      <Lobby game={game} onNewLink={newLink} />
      <TakeOver game={game} />
      <Outcome game={game} />
      <div class="notices">
        <LineNotice game={game} />
        <div role="status">
          <PausedNotice game={game} />
          <BackNotice game={game} onShow={showMissed} />
        </div>
      </div>
      <ToastView game={game} />
      {reissuing.value !== undefined && (
        <ReissueDialog game={game} seat={reissuing.value} onClose={() => (reissuing.value = undefined)} />
      )}
      {help.value && <HelpDialog onClose={() => (help.value = false)} />}
    </main>
  );
};

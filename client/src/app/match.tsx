import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useAttention } from '../rulesets/warfare3025/panels/attention.ts';
import { DefendPrompt } from '../rulesets/warfare3025/panels/defend-prompt.tsx';
import { InterruptPrompt } from '../rulesets/warfare3025/panels/interrupt-prompt.tsx';
import { listenToKeys } from '../rulesets/warfare3025/panels/keys.ts';
import { Outcome } from '../rulesets/warfare3025/panels/outcome.tsx';
import { PickPrompt } from '../rulesets/warfare3025/panels/pick-prompt.tsx';
import { PlanBar } from '../rulesets/warfare3025/panels/plan-bar.tsx';
import { PolicyEditor } from '../rulesets/warfare3025/panels/policy.tsx';
import { Timeline } from '../rulesets/warfare3025/panels/timeline.tsx';
import { UnitCard } from '../rulesets/warfare3025/panels/unit-card.tsx';
import { WARFARE } from '../rulesets/warfare3025/words/ui.ts';
import { Game } from '../table/game.ts';
import { UI } from '../text/ui.ts';
import { BackNotice } from '../ui/back-notice.tsx';
import { BoardHost } from '../ui/board-host.tsx';
import { ChatPanel } from '../ui/chat.tsx';
import { HelpDialog } from '../ui/help.tsx';
import { LineNotice } from '../ui/line-notice.tsx';
import { Lobby } from '../ui/lobby.tsx';
import { Log, showAbsence } from '../ui/log.tsx';
import { PausedNotice } from '../ui/paused-notice.tsx';
import { ReissueDialog } from '../ui/reissue.tsx';
import { TakeOver } from '../ui/take-over.tsx';
import { ToastView } from '../ui/toast.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { RefusedPage } from './missing.tsx';
import { ShutPage } from './shut.tsx';
import './style/match.css';
import '../ui/style/players.css';

/** What stands beside the map; on a phone one of them at a time, from below. */
const TABS = ['card', 'log', 'chat', 'policy'] as const;
/** One of the panels. */
export type Tab = (typeof TABS)[number];

const TAB_WORDS: Readonly<Record<Tab, string>> = {
  card: WARFARE.panels.card,
  log: UI.match.log,
  chat: UI.match.chat,
  policy: WARFARE.policy.tab,
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

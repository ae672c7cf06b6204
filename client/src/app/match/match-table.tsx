import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { useAttention } from '../../ui/attention.ts';
import { BackNotice } from '../../ui/back-notice.tsx';
import { BoardHost } from '../../ui/board-host.tsx';
import { ConnectionNotice } from '../../ui/connection-notice.tsx';
import { OwnDecisions } from '../../ui/decisions.tsx';
import { Guarded } from '../../ui/guarded.tsx';
import { HelpDialog } from '../../ui/help.tsx';
import { listenToKeys } from '../../ui/keys.ts';
import { LegendDialog } from '../../ui/legend.tsx';
import { Lobby } from '../../ui/lobby.tsx';
import { showAbsence } from '../../ui/log.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { PausedNotice } from '../../ui/paused-notice.tsx';
import { ReissueDialog } from '../../ui/reissue.tsx';
import { toggleSound } from '../../ui/sound-button.tsx';
import { TakeBack } from '../../ui/take-back.tsx';
import { TakeOver } from '../../ui/take-over.tsx';
import { ToastView } from '../../ui/toast.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import type { LoadedGame } from '../match.tsx';
import { SidePanels } from './side-panels.tsx';
import { Turn } from './turn.tsx';
import '../style/match.css';
import '../../ui/style/players.css';

interface Props {
  readonly match: ClientMatch;
  /** undefined while it is being loaded. */
  readonly game: LoadedGame | undefined;
}

/** Below the map: what is asked, and the plan. */
const Bottom = ({ match, game: { page, planning } }: { readonly match: ClientMatch; readonly game: LoadedGame }) => {
  const kind = match.asked.value?.decision.kind;
  const { bar: Bar, prompts } = page.panels;
  const Prompt = kind !== undefined && Object.hasOwn(prompts, kind) ? prompts[kind] : undefined;
  return (
    <Guarded match={match}>
      <TakeBack match={match} />
      <OwnDecisions match={match} words={page.words} />
      {Prompt && <Prompt match={match} planning={planning} />}
      <Bar match={match} planning={planning} />
    </Guarded>
  );
};

/** A match on the page: the map in the middle, and everything around it. */
export const MatchTable = ({ match, game, reissuing }: Props & { readonly reissuing: Signal<string | undefined> }) => {
  const tab = useSignal('card');
  const open = useSignal(false);
  const help = useSignal(false);
  const legend = useSignal(false);
  useEffect(() => {
    if (!game) return undefined;
    const { page, planning } = game;
    return listenToKeys(
      { match, planning, game: () => page.keys(match, planning) },
      {
        help: () => {
          help.value = !help.peek();
        },
        sound: toggleSound,
        legend: () => {
          legend.value = !legend.peek();
        },
        show: (panel) => {
          tab.value = panel;
          open.value = true;
        },
      },
    );
  }, [match, game]);
  useAttention(match, game?.planning, () => {
    open.value = false;
  });
  const newLink = (seat: string) => {
    reissuing.value = seat;
  };
  const showMissed = () => {
    tab.value = 'log';
    open.value = true;
    requestAnimationFrame(showAbsence);
  };
  const Track = game?.page.panels.track;
  return (
    <main class="match" data-tab={tab.value} data-open={open.value} data-asked={match.asked.value?.decision.kind}>
      <TopBar
        match={match}
        onHelp={() => (help.value = true)}
        onLegend={game && (() => (legend.value = true))}
        onNewLink={newLink}
      />
      {game && Track && (
        <Guarded match={match}>
          <Track match={match} planning={game.planning} />
        </Guarded>
      )}
      {game ? <BoardHost match={match} planning={game.planning} kit={game.page.map} /> : <div class="board" />}
      <Turn match={match} page={game?.page} />
      <SidePanels match={match} game={game} tab={tab} open={open} />
      <div class="bottom">
        <div class="bottom-stack">{game && <Bottom match={match} game={game} />}</div>
      </div>
      <Lobby match={match} onNewLink={newLink} />
      <TakeOver match={match} />
      {game && (
        <Guarded match={match}>
          <Outcome match={match} words={game.page.words} />
        </Guarded>
      )}
      <div class="notices">
        <ConnectionNotice match={match} />
        <div role="status">
          <PausedNotice match={match} />
          <BackNotice match={match} onShow={showMissed} />
        </div>
      </div>
      <ToastView match={match} />
      {reissuing.value !== undefined && (
        <ReissueDialog match={match} seat={reissuing.value} onClose={() => (reissuing.value = undefined)} />
      )}
      {legend.value && game && (
        <LegendDialog page={game.page} planning={game.planning} onClose={() => (legend.value = false)} />
      )}
      {help.value && <HelpDialog words={game?.page.words} onClose={() => (help.value = false)} />}
    </main>
  );
};

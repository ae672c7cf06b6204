import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { gameOf } from '../../rulesets/index.ts';
import type { ClientMatch } from '../../table/match.ts';
import { sides } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { BoardHost } from '../../ui/board/board-host.tsx';
import { ToldHex } from '../../ui/board/told-hex.tsx';
import { cardOver, format } from '../../ui/common/format.ts';
import { Guarded } from '../../ui/common/guarded.tsx';
import { FreeSeatDialog } from '../../ui/freeing/free-seat.tsx';
import { FreeingNotices } from '../../ui/freeing/notices.tsx';
import { HelpDialog } from '../../ui/help/help.tsx';
import { LegendDialog } from '../../ui/help/legend.tsx';
import { Lobby, TakeOver } from '../../ui/lobby/lobby.tsx';
import { ReissueDialog } from '../../ui/lobby/reissue.tsx';
import { showAbsence } from '../../ui/log/log.tsx';
import { useAttention } from '../../ui/page/attention.ts';
import { listenToKeys } from '../../ui/page/keys.ts';
import { useMarks } from '../../ui/page/marks.ts';
import { BackNotice, ConnectionNotice, PausedNotice } from '../../ui/page/notices.tsx';
import { toggleSound } from '../../ui/page/sound-button.tsx';
import { ToastView } from '../../ui/page/toast.tsx';
import { TopBar } from '../../ui/page/top-bar.tsx';
import { useRulebook } from '../../ui/rulebook/rule.tsx';
import { Outcome } from '../../ui/score/outcome.tsx';
import { ScoreChip } from '../../ui/score/score.tsx';
import { Around, panelHintOf, promptOf } from './around.tsx';
import type { LoadedGame } from './game.ts';
import { MatchSettings } from './match-settings.tsx';
import { Panels } from './panels.ts';
import { Turn } from './turn.tsx';
import './match.css';
import './match-small.css';
import '../../ui/page/players.css';

interface Props {
  readonly match: ClientMatch;
  /** undefined while it is being loaded. */
  readonly game: LoadedGame | undefined;
}

/** About a new link for a seat. The one of another player in a running match is freed first, if that player lets it. */
const LinkDialog = (props: { readonly match: ClientMatch; readonly seat: string; readonly onClose: () => void }) => {
  const { match, seat } = props;
  const [freeing] = useState(() => seat !== match.seat.peek() && match.facts.peek()?.status === 'playing');
  return freeing ? <FreeSeatDialog {...props} /> : <ReissueDialog {...props} />;
};

/** Whether the card stands beside the map, is folded, or has no unit to show: then it takes no room. */
const leftOf = (game: LoadedGame | undefined): 'open' | 'folded' | 'empty' => {
  if (game && !game.page.panels.card.shows(game.planning)) return 'empty';
  return sides.left.value ? 'open' : 'folded';
};

/** A match on the page: the map in the middle, and everything around it. */
export const MatchTable = ({ match, game, reissuing }: Props & { readonly reissuing: Signal<string | undefined> }) => {
  const panels = useMemo(() => new Panels(), [match]);
  const help = useSignal(false);
  const legend = useSignal(false);
  const rules = useRulebook();
  // A layout effect, since one after painting would miss a key pressed as soon as a decision appears.
  useLayoutEffect(() => {
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
        rules: rules && (() => rules()),
        toggle: (panel) => panels.toggle(panel),
        height: () => panels.cycle(),
      },
    );
  }, [match, game]);
  const asked = match.asked.value?.decision;
  const prompted = promptOf(match, game) !== undefined;
  const opens = prompted || panelHintOf(match, game) !== undefined;
  useEffect(() => panels.attend(opens), [panels, asked?.id, opens]);
  const isAgain = match.again.shown.value !== undefined;
  useEffect(() => {
    if (isAgain) panels.clear();
  }, [panels, isAgain]);
  useAttention(match, game?.planning);
  useMarks(match);
  const newLink = (seat: string) => {
    reissuing.value = seat;
  };
  const showMissed = () => {
    panels.show('log');
    requestAnimationFrame(() => showAbsence(match));
  };
  const Track = game?.page.panels.track;
  return (
    <main
      class="match"
      data-format={format.value}
      data-shown={panels.lit.value}
      data-card={cardOver.value ? 'over' : 'beside'}
      data-left={leftOf(game)}
      data-right={sides.right.value ? 'open' : 'folded'}
      data-asked={asked?.kind}
    >
      <h1 class="hidden-text">{UI.match.title(gameOf(match.ruleset.value ?? '')?.name ?? UI.common.product)}</h1>
      <TopBar
        match={match}
        onHelp={() => (help.value = true)}
        onLegend={game && (() => (legend.value = true))}
        onNewLink={newLink}
      />
      {game && (
        <div class="track-place">
          <Guarded match={match}>
            {game.page.score && <ScoreChip match={match} of={game.page.score} />}
            {Track && <Track match={match} planning={game.planning} />}
          </Guarded>
        </div>
      )}
      {game && <ToldHex match={match} planning={game.planning} page={game.page} />}
      {game ? <BoardHost match={match} planning={game.planning} page={game.page} /> : <div class="board" />}
      <Turn match={match} game={game} />
      <Around match={match} game={game} panels={panels} />
      <Lobby match={match} words={game?.page.words} onNewLink={newLink}>
        <MatchSettings match={match} />
      </Lobby>
      <TakeOver match={match} />
      {game && (
        <Guarded match={match}>
          <Outcome match={match} words={game.page.words} score={game.page.score} />
        </Guarded>
      )}
      <div class="notices">
        <ConnectionNotice match={match} />
        <FreeingNotices match={match} onLink={newLink} />
        <div role="status">
          <PausedNotice match={match} />
          <BackNotice match={match} onShow={showMissed} />
        </div>
      </div>
      <ToastView match={match} />
      {reissuing.value !== undefined && (
        <LinkDialog
          key={reissuing.value}
          match={match}
          seat={reissuing.value}
          onClose={() => (reissuing.value = undefined)}
        />
      )}
      {help.value && (
        <HelpDialog
          words={game?.page.words}
          onClose={() => (help.value = false)}
          onLegend={game && (() => (legend.value = true))}
        />
      )}
      {legend.value && game && (
        <LegendDialog page={game.page} planning={game.planning} onClose={() => (legend.value = false)} />
      )}
    </main>
  );
};

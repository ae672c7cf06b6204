import type { Signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { Guarded } from '../../ui/common/guarded.tsx';
import { useLoaded } from '../../ui/common/loaded.ts';
import { CoverNotices } from '../../ui/freeing/cover-notices.tsx';
import { FreeSeatDialog } from '../../ui/freeing/free-seat.tsx';
import { FreeingNotices } from '../../ui/freeing/notices.tsx';
import { Lobby, TakeOver } from '../../ui/lobby/lobby.tsx';
import { ReissueDialog } from '../../ui/lobby/reissue.tsx';
import { showAbsence } from '../../ui/log/log.tsx';
import { useMarks } from '../../ui/page/marks.ts';
import { BackNotice, ConnectionNotice, PausedNotice } from '../../ui/page/notices.tsx';
import { TopBar } from '../../ui/page/top-bar.tsx';
import { Outcome } from '../../ui/score/outcome.tsx';
import { Around, PlanBar, panelHintOf, promptOf } from './around.tsx';
import type { LoadedGame } from './game.ts';
import { MatchSettings } from './match-settings.tsx';
import { Panels } from './panels.ts';
import { TableFrame } from './table-frame.tsx';

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

const loadAfterMatch = async () => (await import('../replay/after/after-match.tsx')).AfterMatch;

/** How the match came to its end, for its players: loaded when there is something to tell. */
const LaterAfterMatch = (props: { readonly match: ClientMatch; readonly game: LoadedGame }) => {
  const after = useLoaded(loadAfterMatch);
  return after.state === 'ready' ? <after.value {...props} /> : null;
};

/** A match on the page: the map in the middle, and everything around it. */
export const MatchTable = ({ match, game, reissuing }: Props & { readonly reissuing: Signal<string | undefined> }) => {
  const panels = useMemo(() => new Panels(), [match]);
  const asked = match.asked.value?.decision;
  const prompted = promptOf(match, game) !== undefined;
  const opens = prompted || panelHintOf(match, game) !== undefined;
  useEffect(() => panels.attend(opens), [panels, asked?.id, opens]);
  useMarks(match);
  const keys = useMemo(() => game && { y: () => game.adviser.ask() }, [game]);
  const newLink = (seat: string) => {
    reissuing.value = seat;
  };
  const showMissed = () => {
    panels.show('log');
    requestAnimationFrame(() => showAbsence(match));
  };
  return (
    <TableFrame
      match={match}
      game={game}
      panels={panels}
      keys={keys}
      top={({ help, legend }) => <TopBar match={match} onHelp={help} onLegend={legend} onNewLink={newLink} />}
      around={
        <Around match={match} game={game} panels={panels} chat>
          {game && <PlanBar match={match} game={game} onOrders={() => panels.show(game.page.standing?.tab ?? '')} />}
        </Around>
      }
    >
      <Lobby match={match} words={game?.page.words} onNewLink={newLink}>
        <MatchSettings match={match} />
      </Lobby>
      <TakeOver match={match} />
      {game && (
        <Guarded match={match}>
          <Outcome match={match} words={game.page.words} score={game.page.score}>
            {match.seat.value !== null && <LaterAfterMatch match={match} game={game} />}
          </Outcome>
        </Guarded>
      )}
      <div class="notices">
        <ConnectionNotice match={match} />
        <FreeingNotices match={match} onLink={newLink} />
        <CoverNotices match={match} />
        <div role="status">
          <PausedNotice match={match} />
          <BackNotice match={match} onShow={showMissed} />
        </div>
      </div>
      {reissuing.value !== undefined && (
        <LinkDialog
          key={reissuing.value}
          match={match}
          seat={reissuing.value}
          onClose={() => (reissuing.value = undefined)}
        />
      )}
    </TableFrame>
  );
};

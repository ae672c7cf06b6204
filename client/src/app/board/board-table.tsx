import { useEffect, useMemo } from 'preact/hooks';
import type { LocalBoard } from '../../local/conduct.ts';
import { UI } from '../../text/ui.ts';
import { Guarded } from '../../ui/common/guarded.tsx';
import { Outcome } from '../../ui/score/outcome.tsx';
import { Around, PlanBar, panelHintOf, promptOf } from '../match/around.tsx';
import type { LoadedGame } from '../match/game.ts';
import { Panels } from '../match/panels.ts';
import { TableFrame } from '../match/table-frame.tsx';
import { BoardTop } from './board-top.tsx';

interface Props extends LocalBoard {
  readonly game: LoadedGame | undefined;
  /** The browser could not keep the match. */
  readonly isLost: boolean;
}

/** A match that one page plays alone, as a match at a server looks in play. */
export const BoardTable = ({ match, worker, hotseat, own, game, isLost }: Props) => {
  const panels = useMemo(() => new Panels(), [match]);
  const asked = match.asked.value?.decision;
  const opens = promptOf(match, game) !== undefined || panelHintOf(match, game) !== undefined;
  useEffect(() => panels.attend(opens), [panels, asked?.id, opens]);
  return (
    <TableFrame
      match={match}
      game={game}
      panels={panels}
      top={(dialogs) => <BoardTop {...{ match, worker, hotseat, own, dialogs }} />}
      around={
        <Around match={match} game={game} panels={panels} chat={false}>
          {game && <PlanBar match={match} game={game} onOrders={() => panels.show(game.page.standing?.tab ?? '')} />}
        </Around>
      }
    >
      {game && (
        <Guarded match={match}>
          <Outcome match={match} words={game.page.words} score={game.page.score} next={<p>{UI.board.over}</p>} />
        </Guarded>
      )}
      {isLost && (
        <div class="notices">
          <p class="notice" role="status">
            {UI.board.notKept}
          </p>
        </div>
      )}
    </TableFrame>
  );
};

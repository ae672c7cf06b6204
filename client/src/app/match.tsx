import type { Decision, RulesetTypes } from '@ironhex/shared/match';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Connection } from '../net/connection.ts';
import { gameOf } from '../rulesets/index.ts';
import type { Planning, RulesetPage } from '../rulesets/types.ts';
import { keepPlan } from '../table/kept-plan.ts';
import { ClientMatch } from '../table/match.ts';
import { OwnSeat } from '../table/own-seat.ts';
import { dropStaleRefusal, tellTimeUp } from '../table/toasts.ts';
import { endTrailAtActs } from '../table/trail.ts';
import { UI } from '../text/ui.ts';
import { useNoteOwnMatch } from '../ui/page/note-own-match.ts';
import { WithRules } from '../ui/rulebook/rule.tsx';
import { MatchTable } from './match/match-table.tsx';
import { MissingPage, RefusedPage } from './missing.tsx';
import { ShutPage } from './shut.tsx';

/** A game that is loaded, with the planning of this match. */
export interface LoadedGame {
  readonly page: RulesetPage;
  readonly planning: Planning;
}

/** Why a game is not there: this page does not have it, or its files did not come. */
type NoGame = 'unknown' | 'failed';

/** Whether a decision is one by which its player acts, or gives orders; one that the game has no words for counts as one. */
const actsIn =
  ({ moments }: RulesetPage) =>
  (view: RulesetTypes['view'], decision: Decision): boolean => {
    try {
      return moments.asked(view, decision).kind === 'turn';
    } catch {
      return true;
    }
  };

/** Loads the game of a match as soon as the room has said which it is. */
const useGame = (match: ClientMatch): LoadedGame | NoGame | undefined => {
  const [game, setGame] = useState<LoadedGame | NoGame>();
  const id = match.ruleset.value;
  useEffect(() => {
    if (id === undefined) return undefined;
    let left = false;
    let planning: Planning | undefined;
    let stop = () => {};
    const begin = async () => {
      const page = await gameOf(id)?.page();
      if (left) return;
      if (!page) {
        setGame('unknown');
        return;
      }
      match.begin(page.rules);
      planning = page.plan(match);
      const stopKeeping = keepPlan(match, planning);
      const stopDropping = dropStaleRefusal(match, planning);
      const stopTelling = tellTimeUp(match);
      const stopTrail = endTrailAtActs(match, actsIn(page));
      stop = () => {
        for (const end of [stopKeeping, stopDropping, stopTelling, stopTrail]) end();
      };
      setGame({ page, planning });
    };
    begin().catch((error) => {
      console.error(error);
      setGame('failed');
    });
    return () => {
      left = true;
      stop();
      planning?.close();
    };
  }, [match, id]);
  return game;
};

/** Lets tests, and curious players, find hexes on the page and read what this viewer may know. */
const expose = (match: ClientMatch): void => {
  // Who asks for a place points there next: the camera must stand still by then.
  const settled = () => {
    const board = match.board.peek();
    board?.settle();
    return board;
  };
  window.ironhex = {
    positionOf: (label) => settled()?.positionOf(label),
    counterAt: (id) => settled()?.counterAt(id),
    written: () => settled()?.written(),
    view: () => match.view.peek(),
    framesPerSecond: () => match.board.peek()?.framesPerSecond() ?? 0,
  };
};

/** One match at the server, or why it cannot be shown. */
export const MatchPage = ({ id, link }: { readonly id: string; readonly link: string | undefined }) => {
  const match = useMemo(() => {
    const ownSeat = new OwnSeat(id, link);
    return new ClientMatch(id, new Connection(id, ownSeat), ownSeat);
  }, [id, link]);
  useEffect(() => {
    expose(match);
    return () => match.close();
  }, [match]);
  useNoteOwnMatch(match);
  const game = useGame(match);
  const reissuing = useSignal<string | undefined>(undefined);
  const { status, message, wrongSecret, revoked } = match.access.value;
  if (status === 'refused')
    return wrongSecret ? <ShutPage id={id} revoked={revoked} /> : <RefusedPage id={id} message={message} />;
  if (game === 'unknown') return <MissingPage message={UI.errors.noGame} />;
  if (game === 'failed') return <MissingPage message={UI.errors.notLoaded} />;
  return (
    <WithRules game={gameOf(match.ruleset.value ?? '')}>
      <MatchTable match={match} game={game} reissuing={reissuing} />
    </WithRules>
  );
};

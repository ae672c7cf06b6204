import type { Decision, RulesetTypes } from '@ironhex/shared/match';
import { useEffect, useState } from 'preact/hooks';
import { Adviser } from '../../advice/adviser.ts';
import { gameOf } from '../../rulesets/index.ts';
import type { Planning, RulesetPage } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { endTrailAtActs } from '../../table/showing/trail.ts';
import { keepPlan } from '../../table/storage/kept-plan.ts';
import { dropStaleRefusal, tellTimeUp } from '../../table/toasts.ts';
import { tellComputerPace } from '../../ui/page/computer-pace.tsx';

/** A game that is loaded, with the planning of this match. */
export interface LoadedGame {
  readonly page: RulesetPage;
  readonly planning: Planning;
  readonly adviser: Adviser;
}

/** Why a game is not there: this page does not have it, or its files did not come. */
type NoGame = 'unknown' | 'failed';

/** Whether a decision is one by which its player acts, or gives orders; one that the game has no words for counts as one. */
export const actsIn =
  ({ moments }: RulesetPage) =>
  (view: RulesetTypes['view'], decision: Decision): boolean => {
    try {
      return moments.asked(view, decision).kind === 'turn';
    } catch {
      return true;
    }
  };

/**
 * Loads the game of a match as soon as the room has said which it is. Of another match than before it is not there at
 * first: with the planning of the one before, the map would be opened twice.
 */
export const useGame = (match: ClientMatch): LoadedGame | NoGame | undefined => {
  const [loaded, setLoaded] = useState<{ readonly of: ClientMatch; readonly game: LoadedGame | NoGame }>();
  const id = match.ruleset.value;
  useEffect(() => {
    if (id === undefined) return undefined;
    let left = false;
    const setGame = (game: LoadedGame | NoGame) => setLoaded({ of: match, game });
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
      const adviser = new Adviser(match, { page, planning });
      const stopPace = tellComputerPace(match);
      const stopTrail = endTrailAtActs(match, actsIn(page));
      stop = () => {
        for (const end of [stopKeeping, stopDropping, stopTelling, stopTrail, stopPace, () => adviser.close()]) end();
      };
      setGame({ page, planning, adviser });
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
  return loaded?.of === match ? loaded.game : undefined;
};

import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { keepDone } from '../../lessons/progress.ts';
import { Around, PlanBar, promptOf } from '../match/around.tsx';
import type { LoadedGame } from '../match/game.ts';
import { Panels } from '../match/panels.ts';
import { TableFrame } from '../match/table-frame.tsx';
import { LessonTop } from './lesson-top.tsx';
import type { LessonProps } from './lesson-words.tsx';
import { usePointers } from './pointers.ts';

interface Props extends Pick<LessonProps, 'match' | 'taught' | 'of' | 'begin'> {
  readonly game: LoadedGame | undefined;
}

/** The table of a lesson: as in play, with what is taught on top, and without the hints of a first match. */
export const LessonTable = ({ match, taught, game, of, begin }: Props) => {
  const panels = useMemo(() => new Panels(), [match]);
  const quiet = useMemo(() => game && { ...game, page: { ...game.page, coach: {} } }, [game]);
  const asked = match.asked.value?.decision;
  const opens = promptOf(match, quiet) !== undefined;
  useEffect(() => panels.attend(opens), [panels, asked?.id, opens]);
  const view = match.view.value;
  const isReached = taught.ended.value && view !== undefined && taught.lesson.reached(view);
  // At once: whoever goes on to the next lesson leaves this one.
  useLayoutEffect(() => {
    if (isReached) keepDone(of.game, taught.lesson.id);
  }, [isReached]);
  usePointers(match, taught.step.value?.at);
  const told = { match, taught, of, begin, isReached, planning: game?.planning };
  return (
    <TableFrame
      match={match}
      game={quiet}
      panels={panels}
      quiet
      top={(dialogs) => <LessonTop {...told} dialogs={dialogs} />}
      around={
        <Around match={match} game={quiet} panels={panels} chat={false}>
          {quiet && <PlanBar match={match} game={quiet} onOrders={() => panels.show(quiet.page.standing?.tab ?? '')} />}
        </Around>
      }
    />
  );
};

import { useCallback } from 'preact/hooks';
import { gameOf } from '../rulesets/index.ts';
import { UI } from '../text/ui.ts';
import { useLoaded } from '../ui/common/loaded.ts';
import { LessonList } from './learn/lesson-list.tsx';
import { OnLesson } from './learn/on-lesson.tsx';
import { MissingPage } from './missing.tsx';

/** The lessons of a game; `place` is the number of one of them, from 1 on, or empty for all. */
export const LearnPage = ({ id, place }: { readonly id: string; readonly place: string }) => {
  const game = gameOf(id);
  const load = useCallback(async () => (await game?.lessons?.()) ?? [], [game]);
  const lessons = useLoaded(load);
  if (lessons.state === 'failed') return <MissingPage message={UI.errors.notLoaded} />;
  if (lessons.state !== 'ready') return <p class="quiet loading">{UI.common.loading}</p>;
  if (!game || lessons.value.length === 0) return <MissingPage message={UI.learn.none} />;
  const number = Number(place);
  const lesson = lessons.value[number - 1];
  if (!lesson) return <LessonList game={game} lessons={lessons.value} />;
  return (
    <OnLesson key={lesson.id} game={game.id} lesson={lesson} number={number} last={number === lessons.value.length} />
  );
};

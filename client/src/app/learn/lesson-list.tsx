import type { Lesson } from '../../lessons/lesson.ts';
import { lessonsDone } from '../../lessons/progress.ts';
import type { Game } from '../../rulesets/game.ts';
import { learnAddress } from '../../table/address.ts';
import { UI } from '../../text/ui.ts';
import { HomeLink, ThemeButton } from '../page-head.tsx';
import './learn.css';

/** All lessons of a game, with those that are finished. */
export const LessonList = ({ game, lessons }: { readonly game: Game; readonly lessons: readonly Lesson[] }) => {
  const done = lessonsDone(game.id);
  const next = lessons.findIndex(({ id }) => !done.includes(id));
  return (
    <main class="learn-page">
      <header class="learn-head">
        <HomeLink />
        <h1>{UI.learn.title(game.name)}</h1>
        <ThemeButton />
      </header>
      <p>{UI.learn.about(lessons.length)}</p>
      <ol class="learn-list">
        {lessons.map(({ id, title, goal }, index) => (
          <li key={id} data-done={done.includes(id)}>
            <a
              class={`button ${index === next ? 'act' : ''}`}
              href={learnAddress(game.id, index + 1)}
              data-testid={`lesson-${id}`}
            >
              <span>
                <strong>
                  {index + 1}. {title}
                </strong>
                <small>{goal}</small>
              </span>
              {done.includes(id) && <span class="learn-done">✓ {UI.learn.done}</span>}
            </a>
          </li>
        ))}
      </ol>
    </main>
  );
};

import { keep, keptList } from '../table/storage/keep.ts';

const nameOf = (game: string): string => `ironhex.lessons.${game}`;

const isName = (entry: unknown): entry is string => typeof entry === 'string';

/** The lessons of a game that were finished in this browser, by their ids. */
export const lessonsDone = (game: string): readonly string[] => keptList(nameOf(game), isName);

/** Keeps that a lesson is finished. */
export const keepDone = (game: string, lesson: string): void => {
  const done = lessonsDone(game);
  if (!done.includes(lesson)) keep(nameOf(game), JSON.stringify([...done, lesson]));
};

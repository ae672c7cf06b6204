import { count } from '../numbers.ts';

/** Lessons of a game. */
export const learn = {
  title: (game: string) => `Learn ${game}`,
  about: (lessons: number) =>
    `${count(lessons, 'lesson')}, ten minutes in all. Each is a position with a goal; nothing you do in it can go wrong for good.`,
  none: 'There are no lessons at this address. Check the link.',
  begin: 'New here? Learn it in ten minutes',
  beginOf: (game: string) => `New here? Learn it in ten minutes: ${game}`,
  lessons: 'Lessons',
  lessonsOf: (game: string) => `Lessons of ${game}`,
  all: 'All lessons',
  done: 'done',
  goal: 'Goal:',
  step: (at: number, of: number) => `${at} of ${of}`,
  next: 'Next',
  show: 'Show me',
  shown: 'This is one right answer. Confirm it.',
  press: 'Use what has an edge: there is nothing to plan.',
  again: 'Begin again',
  reached: 'Goal reached.',
  missed: 'The goal is not reached this time. Begin again: the dice fall as they did.',
  nextLesson: 'Next lesson',
  practise: 'Practise against the computer',
  play: 'Play a match',
} as const;

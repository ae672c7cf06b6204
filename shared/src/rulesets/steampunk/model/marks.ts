import type { Mark } from './units.ts';

/** Marks with one more; each is there at most once. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.includes(mark) ? marks : [...marks, mark];

/** Marks without these. */
export const withoutMarks = (marks: readonly Mark[], ...gone: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => !gone.includes(mark));

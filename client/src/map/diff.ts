import type { BasePicture } from './picture.ts';

/** Whether two pieces of plain data are equal; a missing field and an undefined one are the same. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]))
    );
  }
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => same(one[key], other[key]));
};

/** The parts in which two pictures differ; all of them if there was none before. */
export const changedParts = <P extends BasePicture>(before: P | undefined, after: P): ReadonlySet<keyof P> => {
  const parts = new Set([...Object.keys(before ?? {}), ...Object.keys(after)]) as Set<keyof P>;
  return new Set([...parts].filter((part) => before === undefined || !same(before[part], after[part])));
};

import { expect, test } from 'vitest';
import { sortedBy, sortingAfter } from '../../../src/app/replay/numbers/sorted.ts';

const rows = [
  { name: 'Griffin 10', values: [2, 7] },
  { name: 'Griffin 2', values: [5, 7] },
  { name: 'Locust', values: [1, 9] },
];
const names = (sorting: Parameters<typeof sortedBy>[1]) => sortedBy(rows, sorting).map(({ name }) => name);

test('numbers begin with the largest, and turn round when pressed again', () => {
  const once = sortingAfter(undefined, 0);
  expect(names(once)).toEqual(['Griffin 2', 'Griffin 10', 'Locust']);
  expect(names(sortingAfter(once, 0))).toEqual(['Locust', 'Griffin 10', 'Griffin 2']);
});

test('names begin with A, and 2 stands before 10', () => {
  expect(names(sortingAfter(sortingAfter(undefined, 0), -1))).toEqual(['Griffin 2', 'Griffin 10', 'Locust']);
});

test('what is equal stays in order, and nothing is sorted that nobody has pressed', () => {
  expect(names({ column: 1, descending: true })).toEqual(['Locust', 'Griffin 10', 'Griffin 2']);
  expect(names(undefined)).toEqual(rows.map(({ name }) => name));
});

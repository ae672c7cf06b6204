import { expect, test } from 'vitest';
import { pointsText, seriesText } from '../../src/text/series.ts';

const series = (drawn: number, ...won: readonly number[]) => ({
  players: won.map((count, index) => ({ name: ['Ada', 'Bob', 'Cleo'][index]!, won: count })),
  drawn,
});

const [ada, bob] = [
  { name: 'Ada', won: 2 },
  { name: 'Bob', won: 1 },
];

test.each([
  [series(0, 0, 0), undefined, ''],
  [series(0, 2, 1), '2 – 1', 'Ada 2 – 1 Bob'],
  [series(1, 0, 0), '0 – 0', 'Ada 0 – 0 Bob, 1 drawn'],
  [
    {
      ...series(1, 2, 1),
      players: [
        { ...ada, standing: 14.32 },
        { ...bob, standing: 9.8 },
      ],
    },
    '2 – 1',
    'Ada 2 – 1 Bob, 1 drawn, 14.32 to 9.8 points',
  ],
  [series(0, 2, 1, 0), undefined, 'Ada 2, Bob 1, Cleo 0'],
] as const)('%j', (stands, points, text) => {
  expect(pointsText(stands)).toBe(points);
  expect(seriesText(stands)).toBe(text);
});

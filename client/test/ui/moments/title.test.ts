import { expect, test } from 'vitest';
import { titleText } from '../../../src/ui/moments/title.ts';

test.each([
  ['', '', 0, 'Ironhex'],
  ['Friday', '', 0, 'Friday · Ironhex'],
  ['Friday', 'Your turn: Griffin', 0, '● Your turn: Griffin · Ironhex'],
  ['Friday', '', 2, '(2) Friday · Ironhex'],
  ['', 'Defend Griffin', 1, '(1) ● Defend Griffin · Ironhex'],
] as const)('%j, asked %j, %i unread: %s', (match, asked, unread, title) => {
  expect(titleText(match, asked, unread)).toBe(title);
});

import { expect, test } from 'vitest';
import { forceWords, leftText } from '../../../src/text/forces.ts';
import { fileNameOf } from '../../../src/ui/forces/file.ts';

test('a file is called as its force is', () => {
  const words = forceWords('army');
  expect(fileNameOf('Élan of  the Wood!', 'Elves', words)).toBe('lan-of-the-wood.army.json');
  expect(fileNameOf('¡¡¡', 'Dark Elves', words)).toBe('dark-elves.army.json');
  expect(fileNameOf(undefined, 'Orks', words)).toBe('orks.army.json');
});

test('what is left is told in words', () => {
  expect(leftText({ used: 12, most: 24 })).toBe('12 left');
  expect(leftText({ used: 24, most: 24 })).toBe('none left');
  expect(leftText({ used: 26, most: 24 })).toBe('2 over');
});

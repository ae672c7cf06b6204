import { levelsOf } from '@ironhex/shared/computers';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets/games.ts';

test.each(GAMES)('$name offers just the levels at which the computer plays it', ({ id, levels = [] }) => {
  expect(levels).toEqual(levelsOf(id));
});

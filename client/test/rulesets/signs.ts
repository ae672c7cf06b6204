import { expect, test } from 'vitest';
import type { BasePicture } from '../../src/map/picture.ts';
import type { Legend } from '../../src/rulesets/types.ts';
import { signsAt } from '../../src/ui/board/hex-words.ts';

/** The hex of a sample in which its sign lies. */
const HERE = '0101';

/**
 * Every sign that the map of a game has in hexes is told there: `told` names those of its legend, and each is found in its
 * own sample.
 */
export const testSigns = <P extends BasePicture>(legend: Legend<P>, told: readonly string[]): void => {
  test('a hex tells the signs that lie in it, in the words of the legend', () => {
    const signs = legend.symbols.filter(({ lies }) => lies);
    expect(signs.map(({ name }) => name)).toEqual(told);
    for (const sign of signs) {
      expect(signsAt(sign.picture, HERE, legend), sign.name).toContain(sign);
      expect(signsAt(sign.picture, '0909', legend), sign.name).toEqual([]);
      expect(sign.text, sign.name).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('and none where nothing lies', () => {
    for (const { name, picture } of legend.terrain) expect(signsAt(picture, HERE, legend), name).toEqual([]);
  });
};

import { describe, expect, test } from 'vitest';
import { makeBoard, packBoard, readBoard, readBoardText, unpackBoard, writeBoard } from '../../src/board/index.ts';
import { TEST_RULESETS } from '../rulesets/index.ts';
import { lavaBoards } from './lava.ts';

const all = [...TEST_RULESETS].map(([id, { boards }]) => [id, boards] as const);

describe.each([...all, ['lava', lavaBoards] as const])('the boards of %s', (_, rules) => {
  const generated = ['a', 'b'].flatMap((seed) => {
    const made = rules.generator ? makeBoard({ seed }, rules) : undefined;
    if (made && !made.ok) throw new Error(JSON.stringify(made.error));
    return made ? [made.value] : [];
  });
  const boards = [...rules.stock, ...generated];

  test('are there for a host, or one is there without a choice', () => {
    expect(rules.stock.length > 0 || rules.initial !== undefined).toBe(true);
    expect(new Set(rules.stock.map(({ id }) => id)).size).toBe(rules.stock.length);
  });

  test('have terrain and markers that are described, and contradict each other only in what there is', () => {
    for (const { max, description } of Object.values({ ...rules.features, ...rules.markers })) {
      expect(max).toBeGreaterThanOrEqual(1);
      expect(description).not.toBe('');
    }
    const known = Object.keys(rules.features);
    for (const [feature, other] of rules.contradictions)
      expect(known).toEqual(expect.arrayContaining([feature, other]));
  });

  test('are read again as they were made, as data, as a file and packed', () => {
    for (const board of boards) {
      expect(readBoard(board, rules)).toEqual({ ok: true, value: board });
      expect(readBoardText(writeBoard(board, rules), rules)).toEqual({ ok: true, value: board });
      expect(unpackBoard(packBoard(board))).toEqual(board);
    }
  });

  test('made from a seed are the same again, and not those of another seed', () => {
    if (generated.length === 0) return;
    expect(makeBoard({ seed: 'a' }, rules)).toEqual({ ok: true, value: generated[0] });
    expect(generated[1]).not.toEqual(generated[0]);
  });
});

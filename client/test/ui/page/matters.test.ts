import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { BaseCounter, BasePicture } from '../../../src/map/picture.ts';
import { hexesThatMatter } from '../../../src/ui/page/matters.ts';

const counter = (at: BaseCounter['at'], sight?: string): BaseCounter => ({
  ...{ id: String(at), side: 1, name: '', at, facing: null, destroyed: false },
  sight,
});

const planning = (focus: readonly string[], counters: readonly BaseCounter[]) => ({
  focus: () => focus,
  picture: signal<BasePicture | undefined>({
    ...{ board: { format: 'ironhex.board/1', id: 'b', name: 'B', width: 9, height: 9, hexes: {} }, cursor: undefined },
    counters,
  }),
});

test('where the player decides matters first, then what a lesson points at, the rest, and who can be shot at', () => {
  const counters = [counter('0101'), counter('0202', '58 %'), counter({ beside: 'top' }, '10 %'), counter('0303', '')];
  expect(hexesThatMatter(planning(['0505', '0506'], counters), ['0404', '0506'])).toEqual([
    '0505',
    '0404',
    '0506',
    '0202',
    '0303',
  ]);
});

test('what a lesson points at matters alone where nothing else does', () => {
  expect(hexesThatMatter(planning([], []), ['0404'])).toEqual(['0404']);
  expect(hexesThatMatter(undefined, ['0404'])).toEqual(['0404']);
});

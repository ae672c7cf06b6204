import { BOARD_FORMAT, type Board } from '@ironhex/shared/board';
import type { GameObjects, Scene } from 'phaser';
import { beforeEach, expect, test, vi } from 'vitest';
import { Sheets } from '../../../src/map/canvas/sheets.ts';
import { UPRIGHT } from '../../../src/map/geometry/layout.ts';
import type { Layer } from '../../../src/map/layers/layer.ts';
import { THEMES } from '../../../src/map/paint/colours.ts';

const BOARD: Board = { format: BOARD_FORMAT, id: 'a', name: 'a', width: 9, height: 9, hexes: {} };
const VIEW = { x: 0, y: 0, w: 100, h: 100 };

interface Picture {
  readonly board: Board;
  readonly counters: readonly [];
  readonly cursor: undefined;
  readonly marks: readonly string[];
}

const pictureOf = (...marks: string[]): Picture => ({ board: BOARD, counters: [], cursor: undefined, marks });

let painted: string[];
let failures: string[];

/** Something that answers every call with itself. */
const chain = (): never => new Proxy(() => {}, { get: () => chain(), apply: () => chain() }) as never;

/** A layer with a mark for each text of the picture; `bad` cannot be painted, and `worse` not even be worked out. */
const layer = (name: string): Layer<Picture> => ({
  parts: ['marks'],
  marks: ({ marks }) => {
    if (marks.includes('worse') && name === 'second') throw new Error('no marks');
    return marks.map((text) => ({
      bounds: VIEW,
      paint: () => {
        if (text === 'bad') throw new Error('no paint');
        painted.push(`${name} ${text}`);
      },
    }));
  },
});

beforeEach(() => {
  [painted, failures] = [[], []];
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => chain() }) });
});

const open = () => {
  const sheets = new Sheets<Picture>(
    chain() as Scene,
    chain() as GameObjects.Container,
    [layer('first'), layer('second')],
    (error) => failures.push((error as Error).message),
  );
  sheets.restart({ scale: 1, px: 1, colours: THEMES.dark, layout: UPRIGHT });
  /** Shows a picture, and gives what is painted for it. */
  const show = (...marks: string[]): string[] => {
    painted = [];
    sheets.show(pictureOf(...marks), new Set(['marks']));
    sheets.update(VIEW, 1000);
    return [...new Set(painted)];
  };
  return show;
};

test('layers are painted in order', () => {
  expect(open()('a', 'b')).toEqual(['first a', 'first b', 'second a', 'second b']);
});

test('a mark that cannot be painted is told and left out, and the others are painted', () => {
  expect(open()('a', 'bad', 'b')).toEqual(['first a', 'first b', 'second a', 'second b']);
  expect(new Set(failures)).toEqual(new Set(['no paint']));
});

test('a layer whose marks cannot be worked out keeps what it showed before, and the others go on', () => {
  const show = open();
  show('a');
  expect(show('b', 'worse')).toEqual(['first b', 'first worse', 'second a']);
  expect(failures).toEqual(['no marks']);
  expect(show('c'), 'and comes back with the next picture').toEqual(['first c', 'second c']);
});

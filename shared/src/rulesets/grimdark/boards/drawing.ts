import { blankSketch, boardOf, makeChance, put } from '../../../board/generate/index.ts';
import type { Board } from '../../../board/index.ts';
import { type HexLabel, indexOfLabel } from '../../../hex/index.ts';
import { type BoardMark, finished } from './finished.ts';
import { type Feature, type MarkerKind, VOCABULARY } from './vocabulary.ts';

/**
 * The northern half of a board as text, a letter a hex and a line a row; the southern half is the same, turned. Letters
 * of the terrain are in {@link LETTERS}; levels are digits, `a` and `b` for -1 and -2, a dot is level 0.
 */
export interface Drawing {
  readonly id: string;
  readonly name: string;
  readonly ground: string;
  readonly levels: string;
  /** Where markers lie on the whole board, by kind and in the order of their numbers. */
  readonly marks: Readonly<Record<MarkerKind, readonly HexLabel[]>>;
}

/** What the letters of a drawing stand for; a dot is open ground. */
const LETTERS: Readonly<Record<string, Feature>> = {
  f: 'forest',
  w: 'field',
  b: 'barricade',
  u: 'ruins',
  r: 'rubble',
  s: 'swamp',
  l: 'shallow',
  v: 'river',
  d: 'deep',
  a: 'lava',
  m: 'mines',
  W: 'wall',
  B: 'building',
  C: 'crag',
};

/** Levels from -3 on. */
const LEVELS = 'cba.123456';

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

/** The board that a drawing shows. */
export const drawnBoard = ({ id, name, ground, levels, marks }: Drawing): Board => {
  const rows = linesOf(ground);
  const heights = linesOf(levels);
  const grid = { width: rows[0]!.length, height: 2 * rows.length };
  const sketch = blankSketch<Feature>(grid, makeChance(id), true);
  rows.forEach((row, number) => {
    [...row].forEach((letter, column) => {
      const hex = number * grid.width + column;
      const terrain = LETTERS[letter];
      if (terrain) put(sketch, hex, { [terrain]: 1 });
      for (const twin of sketch.twins[hex]!) sketch.level[twin] = LEVELS.indexOf(heights[number]![column]!) - 3;
    });
  });
  const listed = (Object.keys(marks) as MarkerKind[]).flatMap((kind) =>
    marks[kind].map((label, number): BoardMark => ({ kind, number: number + 1, at: indexOfLabel(grid, label) })),
  );
  return finished({ ...boardOf(sketch, VOCABULARY, []), id, name }, listed);
};

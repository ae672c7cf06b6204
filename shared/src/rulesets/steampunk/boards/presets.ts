import type { Board } from '../../../board/index.ts';
import type { Terrain } from '../ground/terrain.ts';
import { type Edge, zoneRows } from '../ground/zones.ts';
import type { Design, HexTerrain } from './hexes.ts';

/** A ready-made design for a side, SET-1. */
export interface Preset {
  readonly id: string;
  /** What players read. */
  readonly name: string;
  readonly about: string;
  /**
   * Seven columns of three rows as the side sees them: the foremost row first, each from the side's left. A letter of
   * {@link LETTERS} a hex; a capital has a road as well, `=` is a road on clear ground.
   */
  readonly rows: readonly [front: string, middle: string, rear: string];
}

const LETTERS: Readonly<Record<string, Terrain>> = {
  '.': 'clear',
  '=': 'clear',
  h: 'hill',
  m: 'mountain',
  f: 'forest',
  d: 'dunes',
  u: 'ruins',
  r: 'rough',
  b: 'building',
  s: 'swamp',
  v: 'river',
};

/** The ready-made designs; the first is taken if a side says nothing, P3. */
export const PRESETS: readonly Preset[] = [
  { id: 'open', name: 'Open field', about: 'nothing in the way', rows: ['.......', '.......', '.......'] },
  {
    id: 'ridge',
    name: 'Long ridge',
    about: 'hills in front to shoot from and to hide behind',
    rows: ['hh.h.hh', '.......', '..r.r..'],
  },
  {
    id: 'woods',
    name: 'Edge of the woods',
    about: 'cover on both wings, and lanes between the trees',
    rows: ['f.f.f.f', 'ff...ff', '.......'],
  },
  {
    id: 'ruins',
    name: 'Ruined quarter',
    about: 'cover that blocks nobody’s sight, along a road to the front',
    rows: ['u.u=u.u', '.uu=uu.', '...=...'],
  },
  {
    id: 'dunes',
    name: 'Sea of sand',
    about: 'dunes one behind another: cover everywhere, long sight nowhere',
    rows: ['d.d.d.d', '.d.d.d.', 'r.....r'],
  },
  {
    id: 'pass',
    name: 'Mountain pass',
    about: 'heights for foot and wing, and a road between them for all else',
    rows: ['m.m=m.m', 'mh.=.hm', '...=...'],
  },
  {
    id: 'village',
    name: 'Village',
    about: 'houses for foot troops at a crossroads; advanced terrain',
    rows: ['.b.=.b.', '=======', 'b.u=u.b'],
  },
  {
    id: 'river',
    name: 'Behind the river',
    about: 'water in front, one bridge, wet ground behind it; advanced terrain',
    rows: ['vvvVvvv', 'f..=..f', '..s=s..'],
  },
];

const hexIn = (letter: string): HexTerrain => ({
  terrain: LETTERS[letter.toLowerCase()]!,
  road: letter === '=' || letter !== letter.toLowerCase(),
});

/** The letter for a column of a side of any width: the seven columns lie in its middle and go on to both wings. */
const letterAt = (row: string, column: number, width: number): string => {
  const first = Math.floor((width - row.length) / 2);
  return row[(column - first + width * row.length) % row.length]!;
};

/** A preset laid out at an edge of a board: what is not clear. */
export const layOut = ({ rows }: Preset, board: Board, edge: Edge): Design =>
  Object.fromEntries(
    zoneRows(board, edge).flatMap((hexes, row) =>
      hexes
        .map((hex, column) => [hex, hexIn(letterAt(rows[row]!, column, board.width))] as const)
        .filter(([, { terrain, road }]) => terrain !== 'clear' || road),
    ),
  );

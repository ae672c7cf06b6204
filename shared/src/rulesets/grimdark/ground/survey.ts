import { type Board, type BoardHex, hexOf } from '../../../board/index.ts';
import { labelOfIndex } from '../../../hex/index.ts';
import { oncePer } from '../../../once-per.ts';
import { TERRAIN, TERRAINS, type Terrain } from './terrain.ts';

/** Lower than every sight line: the top of a hex that obstructs nothing, G-5.4. */
export const NO_TOP = -100;

/** The piece of a hex that belongs to none. */
const NO_PIECE = -1;

/** A board as lookups for the rules: typed arrays with one entry per hex, by hex index. */
export interface Survey {
  readonly level: Int8Array;
  /** Places in `TERRAINS`. */
  readonly terrain: Uint8Array;
  /** 1 where nothing on the ground can be, G-6.1. */
  readonly impassable: Uint8Array;
  /** 1 where it is difficult, G-9.8. */
  readonly difficult: Uint8Array;
  /** 1 where every unit that enters takes a dangerous test, G-9.9. */
  readonly dangerous: Uint8Array;
  /** 1 where a Rush or Charge that enters does. */
  readonly dangerousDash: Uint8Array;
  /** 1 in cover terrain, G-5.8. */
  readonly cover: Uint8Array;
  /** The top of ground and terrain for every viewer, G-5.4; `NO_TOP` if they obstruct nothing. */
  readonly top: Int8Array;
  /** The same for viewers and targets in another piece: forest counts too. */
  readonly topThrough: Int8Array;
  /** The highest of these tops. */
  readonly highest: number;
  /** How high a hex screens a target right behind it, G-5.7; `NO_TOP` if it does not. */
  readonly screen: Int8Array;
  /** Places in `pieces`; `NO_PIECE` on open ground. */
  readonly piece: Int16Array;
  /** The ids of the pieces, in text order. */
  readonly pieces: readonly string[];
}

/** The terrain that a board's hex has. */
export const terrainOf = ({ features }: Pick<BoardHex, 'features'>): Terrain =>
  TERRAINS.find((terrain) => features[terrain]) ?? 'open';

/** The survey of a board, made once. */
export const surveyOf = oncePer((board: Board): Survey => {
  const hexes = Array.from({ length: board.width * board.height }, (_, index) =>
    hexOf(board, labelOfIndex(board, index)),
  );
  const rows = hexes.map((hex) => TERRAIN[terrainOf(hex)]);
  const bits = (row: (row: (typeof rows)[number]) => boolean) => Uint8Array.from(rows, (one) => (row(one) ? 1 : 0));
  const ground = hexes.map(({ level }) => (level >= 1 ? level : NO_TOP));
  const topThrough = Int8Array.from(rows, ({ blocks, height }, hex) =>
    blocks === 'never' ? ground[hex]! : hexes[hex]!.level + height,
  );
  const pieces = [...new Set(hexes.flatMap(({ piece = [] }) => piece))].sort();
  const numbers = new Map(pieces.map((id, number) => [id, number]));
  return {
    level: Int8Array.from(hexes, ({ level }) => level),
    terrain: Uint8Array.from(hexes, (hex) => TERRAINS.indexOf(terrainOf(hex))),
    impassable: bits(({ enter }) => !enter),
    difficult: bits(({ difficult }) => difficult),
    dangerous: bits(({ dangerous }) => dangerous === 'always'),
    dangerousDash: bits(({ dangerous }) => dangerous !== 'never'),
    cover: bits(({ cover }) => cover),
    top: Int8Array.from(rows, ({ blocks, height }, hex) =>
      blocks === 'always' ? hexes[hex]!.level + height : ground[hex]!,
    ),
    topThrough,
    highest: topThrough.reduce((highest, top) => Math.max(highest, top), NO_TOP),
    screen: Int8Array.from(rows, ({ screen }, hex) => (screen === undefined ? NO_TOP : hexes[hex]!.level + screen)),
    piece: Int16Array.from(hexes, ({ piece }) => (piece === undefined ? NO_PIECE : numbers.get(piece)!)),
    pieces,
  };
});

import type { HexLabel } from '../../../../hex/index.ts';
import type { Field } from '../field.ts';
import { footprintAt, footprintOf, indexIn } from '../footprint.ts';
import { type Survey, surveyOf } from '../survey.ts';
import type { MoveKind, Mover } from './mover.ts';

/** What a unit meets on a legal path. */
export interface Course {
  /** Is a dangerous test due at the end, G-9.9? Flying units take none, G-9.10. */
  readonly dangerous: boolean;
  /** The pieces that it enters and was not in when it started, in the order of the path, G-17.4 (21). */
  readonly pieces: readonly string[];
  /** The pieces in which it ends a step, in the order of the path, G-17.4 (23). */
  readonly stepped: readonly string[];
}

/** By hex index: 1 where entering it with such a move means a dangerous test, G-9.9 and G-12.10. */
export const dangerousFor = ({ dangerous, dangerousDash }: Survey, kind: MoveKind): Uint8Array =>
  kind === 'rush' || kind === 'charge' ? dangerousDash : dangerous;

/** The pieces of these hexes, each once. */
const piecesIn = ({ piece, pieces }: Survey, hexes: Iterable<number>): readonly string[] => [
  ...new Set([...hexes].flatMap((hex) => pieces[piece[hex]!] ?? [])),
];

/** What a unit meets on a path that it may take. */
export const courseOf = ({ board }: Field, mover: Mover, kind: MoveKind, path: readonly HexLabel[]): Course => {
  const survey = surveyOf(board);
  const dangerous = dangerousFor(survey, kind);
  const start = footprintOf(board, mover.from);
  // Hexes that a step covers newly, G-9.4, and all that a step ends on, each once and in the order of the path.
  const entered = new Set<number>();
  const covered = new Set<number>();
  let before = start;
  for (const label of path) {
    const now = footprintAt(board, indexIn(board, label), mover.size);
    for (const hex of now) {
      covered.add(hex);
      if (!before.includes(hex)) entered.add(hex);
    }
    before = now;
  }
  const at = piecesIn(survey, start);
  return {
    dangerous: !mover.flying && [...entered].some((hex) => dangerous[hex] === 1),
    pieces: piecesIn(survey, entered).filter((piece) => !at.includes(piece)),
    stepped: piecesIn(survey, covered),
  };
};

/** Does a unit stand in terrain that tests it when it is activated, G-8.6 (2)? With any of its hexes. */
export const standsInDanger = ({ board }: Field, { from }: Pick<Mover, 'from'>): boolean => {
  const { dangerous } = surveyOf(board);
  return footprintOf(board, from).some((hex) => dangerous[hex] === 1);
};

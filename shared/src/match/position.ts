import type { Board } from '../board/index.ts';
import type { Match } from './match.ts';
import type { RulesetTypes } from './ruleset.ts';
import type { Seated } from './seat.ts';
import { textOf } from './text.ts';

/** Stands in every position file; the number rises when the form of position files changes. */
export const POSITION_FORMAT = 'ironhex.position/1';

/**
 * The current state of a match as a file, from which a match of the same ruleset can begin. Read by {@link readRecord}.
 */
export interface PositionFile {
  readonly format: typeof POSITION_FORMAT;
  readonly ruleset: { readonly id: string; readonly version: string };
  readonly options: object;
  readonly board: Board;
  /** In playing order. */
  readonly seats: readonly Omit<Seated<object>, 'force'>[];
  /** The ruleset's own part. */
  readonly position: object;
}

/** The position of a match in its current state. It contains the whole truth: do not show it to players. */
export const positionOf = <T extends RulesetTypes>({
  ruleset,
  setup,
  state,
}: Pick<Match<T>, 'ruleset' | 'setup' | 'state'>): PositionFile => ({
  format: POSITION_FORMAT,
  ruleset: { id: ruleset.id, version: ruleset.version },
  options: setup.options,
  board: ruleset.boardOf?.(state) ?? setup.board,
  seats: setup.seats.map(({ id, side }) => ({ id, side })),
  position: ruleset.toPosition(state),
});

/** The text of a position file: one unit a line, so that it can be read and compared. */
export const writePosition = (file: PositionFile): string => `${textOf(file, 3)}\n`;

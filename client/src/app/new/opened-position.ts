import { type Board, type BoardRules, readBoard } from '@ironhex/shared/board';
import { POSITION_FORMAT } from '@ironhex/shared/match';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { faultsWithin, jsonFault } from '@ironhex/shared/reading';
import { UI } from '../../text/ui.ts';

/** A position file as the page shows it. The server judges the rest: that takes the rules that roll dice. */
export interface OpenedPosition {
  /** What the file is called. */
  readonly name: string;
  /** The whole file, as it is sent; null: the position that the match has already. */
  readonly content: { readonly format: typeof POSITION_FORMAT } | null;
  readonly board: Board;
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Reads a position file of a game. Places of faults are those in the file. */
export const readPosition = (
  text: string,
  name: string,
  { ruleset, boards }: { readonly ruleset: string; readonly boards: BoardRules },
): Result<OpenedPosition, readonly Fault[]> => {
  const broken = jsonFault(text);
  if (broken) return fail([broken]);
  const content = asObject(JSON.parse(text));
  if (content.format !== POSITION_FORMAT)
    return fail([{ at: 'format', message: UI.setup.noPosition(POSITION_FORMAT) }]);
  const { id } = asObject(content.ruleset);
  if (id !== ruleset) return fail([{ at: 'ruleset.id', message: UI.setup.otherRuleset(String(id)) }]);
  const board = readBoard(content.board, boards);
  return board.ok
    ? ok({ name, content: { ...content, format: POSITION_FORMAT }, board: board.value })
    : fail(faultsWithin('board', board.error));
};

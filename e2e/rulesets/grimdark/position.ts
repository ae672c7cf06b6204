import type { Board } from '@ironhex/shared/board';
import { boards, type GrimdarkTypes } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import type { Placed } from '@ironhex/shared/match';
import type { CreateFromPosition } from '@ironhex/shared/protocol';
import type { Step } from '../../../shared/src/rulesets/grimdark/model/steps.ts';
import { laid } from '../laid.ts';
import { LONG_CLOCKS } from './requests.ts';

/** What a position is written with, besides what is its own. */
interface Around {
  /** A board that comes with the game by its id, or another one. */
  readonly board?: string | Board;
  readonly options?: object;
  /** What is still to be done, where it does not follow from stage and phase. */
  readonly agenda?: readonly Step[];
}

type File = CreateFromPosition['position'];

/** The same position with this still to be done, as the rules would have written it. */
const withAgenda = (file: File, agenda: readonly Step[]): File => {
  const { options, position } = grimdark.schemas;
  const placed = { ...(file as object), options: options.parse(file.options), position: position.parse(file.position) };
  const read = grimdark.fromPosition(placed as unknown as Placed<GrimdarkTypes>);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return { ...file, position: grimdark.toPosition({ ...read.value, agenda }) };
};

/** A match that begins from a position. Seat a has the north edge. */
export const begin = (position: object, around: Around = {}): CreateFromPosition => {
  const { board: named = 'bell-yards', options = {}, agenda } = around;
  const board = typeof named === 'string' ? boards.stock.find(({ id }) => id === named)! : named;
  const file = laid(grimdark, { options, board, position });
  return { name: board.name, clocks: LONG_CLOCKS, position: agenda ? withAgenda(file, agenda) : file };
};

import type { Board } from '@ironhex/shared/board';
import { boards, type GrimdarkTypes } from '@ironhex/shared/grimdark';
import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import type { Placed } from '@ironhex/shared/match';
import type { CreateFromPosition } from '@ironhex/shared/protocol';
import type { Step } from '../../../shared/src/rulesets/grimdark/model/steps.ts';
import { LONG_CLOCKS } from './requests.ts';

const SEATS = grimdark.seats(grimdark.schemas.options.parse({})).map(({ id, side }) => ({ id, side }));

/** What a position is written with, besides what is its own. */
interface Around {
  /** A board that comes with the game by its id, or another one. */
  readonly board?: string | Board;
  readonly options?: object;
  /** What is still to be done, where it does not follow from stage and phase. */
  readonly agenda?: readonly Step[];
}

/** The same position with this still to be done, as the rules would have written it. */
const withAgenda = (position: object, board: Board, { options = {}, agenda }: Around): object => {
  const placed = {
    options: grimdark.schemas.options.parse(options),
    board,
    seats: SEATS.map((seat) => ({ ...seat, force: null })),
    position: grimdark.schemas.position.parse(position),
  };
  const read = grimdark.fromPosition(placed as Placed<GrimdarkTypes>);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return grimdark.toPosition({ ...read.value, agenda: agenda! });
};

/** A match that begins from a position. Seat a has the north edge. */
export const begin = (position: object, around: Around = {}): CreateFromPosition => {
  const { board: named = 'bell-yards', options = {}, agenda } = around;
  const board = typeof named === 'string' ? boards.stock.find(({ id }) => id === named)! : named;
  return {
    name: board.name,
    clocks: LONG_CLOCKS,
    position: {
      format: 'ironhex.position/1',
      ruleset: { id: grimdark.id, version: grimdark.version },
      options,
      board,
      seats: SEATS,
      position: agenda ? withAgenda(position, board, around) : position,
    },
  };
};

import type { Board } from '@ironhex/shared/board';
import type { Rulesets } from '@ironhex/shared/match';
import { type BoardChoice, CreateMatchSchema, type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs, someFaults } from '@ironhex/shared/reading';
import type { NoBoard } from '../boards/workshop.ts';
import type { Plan } from '../rooms/blueprint.ts';

/** The names of the seats, in playing order. */
const SEATS = ['blue', 'orange', 'violet', 'teal'] as const;

/** Why there is no plan: every fault of the request, and the status that says whose fault it is. */
type NoPlan = NoBoard;

const faulty = (faults: readonly Fault[]): Result<never, NoPlan> => fail({ status: 400, faults: someFaults(faults) });

/** Makes the board that the host has chosen. */
export type BoardMaker = (choice: BoardChoice) => Promise<Result<Board, NoBoard>>;

/** Judges what a host asks for: everything is checked before a room is opened, and every fault names its place. */
export const planFrom = async (
  asked: unknown,
  rulesets: Rulesets,
  makeBoard: BoardMaker,
): Promise<Result<Plan, NoPlan>> => {
  const request = readAs(CreateMatchSchema, asked, []);
  if (!request.ok) return faulty(request.error.map((fault) => ({ ...fault, at: fault.at || 'body' })));
  const { ruleset: rulesetId, name, clocks, ...rest } = request.value;
  const ruleset = rulesets.get(rulesetId);
  if (!ruleset) {
    const ids = [...rulesets.keys()].join(', ');
    return faulty([{ at: 'ruleset', message: `There is no ruleset "${rulesetId}". Choose one of: ${ids}.` }]);
  }

  const options = readAs(ruleset.schemas.options, rest.options, ['options']);
  const board = await makeBoard(rest.board);
  if (!board.ok && board.error.status !== 400) return board;
  const forces = rest.forces.map((force, index) => readAs(ruleset.schemas.force, force, ['forces', index]));
  const inBoard = board.ok ? board : fail(board.error.faults);
  const faults = [options, inBoard, ...forces].flatMap((part) => (part.ok ? [] : part.error));
  if (!options.ok || !board.ok || faults.length > 0) return faulty(faults);

  const seats = forces.flatMap((force, side) => (force.ok ? [{ id: SEATS[side]!, side, force: force.value }] : []));
  const refusals = ruleset.checkSetup({ options: options.value, board: board.value, seats });
  if (refusals.length > 0)
    return faulty(
      refusals.map(({ rule, message }) => ({ at: 'setup', message: rule ? `${message} (${rule})` : message })),
    );
  const title = name || `${ruleset.name}: ${board.value.name}`;
  const { version } = ruleset;
  return ok({ name: title, rulesetId, version, options: options.value, board: board.value, seats, clocks });
};

import { BOARDS, type Board, generateBoard, readBoard } from '@ironhex/shared/board';
import type { Rulesets } from '@ironhex/shared/match';
import { type BoardChoice, CreateMatchSchema, type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import type { Plan } from '../rooms/blueprint.ts';

/** The names of the seats, in playing order. */
const SEATS = ['blue', 'orange', 'violet', 'teal'] as const;

const fault = (at: string, message: string): Result<never, Fault[]> => fail([{ at, message }]);

/** A place in the host's own board, as a place in the request. A fault of all of it has no place inside. */
const placeInBoard = (at: string): string => (at === 'the file' ? 'board.custom' : `board.custom.${at}`);

const boardOf = (choice: BoardChoice): Result<Board, Fault[]> => {
  if ('stock' in choice) {
    const found = BOARDS.find(({ id }) => id === choice.stock);
    const ids = BOARDS.map(({ id }) => id).join(', ');
    return found ? ok(found) : fault('board.stock', `There is no board "${choice.stock}". Choose one of: ${ids}.`);
  }
  if ('seed' in choice) return ok(generateBoard(choice));
  const read = readBoard(choice.custom);
  return read.ok ? read : fail(read.error.map(({ at, message }) => ({ at: placeInBoard(at), message })));
};

/** Judges what a host asks for: everything is checked before a room is opened, and every fault names its place. */
export const planFrom = (asked: unknown, rulesets: Rulesets): Result<Plan, Fault[]> => {
  const request = readAs(CreateMatchSchema, asked, []);
  if (!request.ok) return fail(request.error.map(({ at, message }) => ({ at: at || 'body', message })));
  const { ruleset: rulesetId, name, clocks, ...rest } = request.value;
  const ruleset = rulesets.get(rulesetId);
  if (!ruleset) {
    const ids = [...rulesets.keys()].join(', ');
    return fault('ruleset', `There is no ruleset "${rulesetId}". Choose one of: ${ids}.`);
  }

  const options = readAs(ruleset.schemas.options, rest.options, ['options']);
  const board = boardOf(rest.board);
  const forces = rest.forces.map((force, index) => readAs(ruleset.schemas.force, force, ['forces', index]));
  const faults = [options, board, ...forces].flatMap((part) => (part.ok ? [] : part.error));
  if (!options.ok || !board.ok || faults.length > 0) return fail(faults);

  const seats = forces.flatMap((force, side) => (force.ok ? [{ id: SEATS[side]!, side, force: force.value }] : []));
  const refusals = ruleset.checkSetup({ options: options.value, board: board.value, seats });
  if (refusals.length > 0)
    return fail(
      refusals.map(({ rule, message }) => ({ at: 'setup', message: rule ? `${message} (${rule})` : message })),
    );
  const title = name || `${ruleset.name}: ${board.value.name}`;
  const { version } = ruleset;
  return ok({ name: title, rulesetId, version, options: options.value, board: board.value, seats, clocks });
};

import type { Board } from '@ironhex/shared/board';
import { faultOf, type Ruleset, type Rulesets, type RulesetTypes } from '@ironhex/shared/match';
import { type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs, someFaults } from '@ironhex/shared/reading';
import type { Plan } from '../rooms/match/blueprint.ts';
import type { ReadRequest } from '../workshop/read-request.ts';

/** The names of the seats, in playing order. */
const SEATS = ['blue', 'orange', 'violet', 'teal'] as const;

const faulty = (faults: readonly Fault[]): Result<never, readonly Fault[]> => fail(someFaults(faults));

/** The ruleset's own board, for a request that names none. */
const ownBoard = ({ boards, name }: Ruleset<RulesetTypes>, options: object): Result<Board, Fault[]> =>
  boards.initial
    ? ok(boards.initial(options))
    : fail([{ at: 'board', message: `${name} is played on a board that the host chooses: name one.` }]);

/** Judges what a host asks for: everything is checked before a room is opened, and every fault names its place. */
export const planFrom = ({ asked, board: chosen }: ReadRequest, rulesets: Rulesets): Result<Plan, readonly Fault[]> => {
  const { ruleset: rulesetId, name, clocks, ...rest } = asked;
  const ruleset = rulesets.get(rulesetId);
  if (!ruleset) {
    const ids = [...rulesets.keys()].join(', ');
    return faulty([{ at: 'ruleset', message: `There is no ruleset "${rulesetId}". Choose one of: ${ids}.` }]);
  }

  const options = readAs(ruleset.schemas.options, rest.options, ['options']);
  const board = chosen ?? (options.ok ? ownBoard(ruleset, options.value) : fail([]));
  const forces = rest.forces.map((force, index) => readAs(ruleset.schemas.force, force, ['forces', index]));
  const faults = [options, board, ...forces].flatMap((part) => (part.ok ? [] : part.error));
  if (!options.ok || !board.ok || faults.length > 0) return faulty(faults);

  const seats = forces.flatMap((force, side) => (force.ok ? [{ id: SEATS[side]!, side, force: force.value }] : []));
  const refusals = ruleset.checkSetup({ options: options.value, board: board.value, seats });
  if (refusals.length > 0) return faulty(refusals.map((refusal) => faultOf(refusal, 'setup')));
  const title = name || `${ruleset.name}: ${board.value.name}`;
  const { version } = ruleset;
  return ok({ name: title, rulesetId, version, options: options.value, board: board.value, seats, clocks });
};

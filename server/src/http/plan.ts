import type { Board } from '@ironhex/shared/board';
import {
  faultOf,
  firstState,
  type MatchRecord,
  type Ruleset,
  type Rulesets,
  type RulesetTypes,
  setupOf,
  told,
} from '@ironhex/shared/match';
import { clocksFor, type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import { readAs, someFaults } from '@ironhex/shared/reading';
import type { MatchPlan, PlannedSeat } from '../rooms/match/history/blueprint.ts';
import type { ReadMatch, ReadPosition, ReadRequest } from '../workshop/read-request.ts';

/** Why a position that the rules accept cannot be played on. */
const playFaults = (ruleset: Ruleset<RulesetTypes>, record: MatchRecord): Fault[] => {
  const there = new Set(record.seats.map(({ id }) => id));
  // Seats may have been left out of the match from which the position is.
  const seats = ruleset.seats(record.options).filter(({ id, optional }) => !optional || there.has(id));
  const named = (all: readonly { readonly id: string; readonly side: number }[]) =>
    all.map(({ id, side }) => `${id} (side ${side})`).join(', ');
  if (named(seats) !== named(record.seats))
    return [{ at: 'position.seats', message: `A match is played here with these seats: ${named(seats)}.` }];
  return ruleset.outcome(firstState(ruleset, setupOf(record)))
    ? [{ at: 'position.position', message: 'The match is over in this position: there is nothing left to play.' }]
    : [];
};

/** Judges a match that begins from a position: no seat brings a force. */
const planPosition = ({ asked, begun }: ReadPosition, rulesets: Rulesets): Result<MatchPlan, readonly Fault[]> => {
  if (!begun.ok) return begun;
  const {
    ruleset: { id: rulesetId },
    options,
    board,
    seats,
    position,
  } = begun.value;
  const ruleset = rulesets.get(rulesetId)!;
  const clocks = clocksFor(ruleset, asked.clocks);
  const faults = playFaults(ruleset, begun.value);
  if (!clocks.ok || faults.length > 0) return fail([...faults, ...(clocks.ok ? [] : clocks.error)]);
  return ok({
    name: asked.name || `${ruleset.name}: ${board.name}`,
    rulesetId,
    version: ruleset.version,
    options,
    board,
    seats: seats.map(({ id, side }) => ({ id, side, force: null, brings: 'match' })),
    position,
    clocks: clocks.value,
  });
};

const UNSEEN: Fault = {
  at: 'listed',
  message: 'Strangers must be able to look at a table that they find: let people watch, or do not list it.',
};

const faulty = (faults: readonly Fault[]): Result<never, readonly Fault[]> => fail(someFaults(faults));

/** The ruleset's own board, for a request that names none. */
const ownBoard = ({ boards, name }: Ruleset<RulesetTypes>, options: object): Result<Board, Fault[]> =>
  boards.initial
    ? ok(boards.initial(options))
    : fail([{ at: 'board', message: `${name} is played on a board that the host chooses: name one.` }]);

/** The seats of the match, those with a force for which the host brings one. */
const seatsFor = (
  { seats, name }: Ruleset<RulesetTypes>,
  options: object,
  forces: readonly object[],
): Result<PlannedSeat[], Fault[]> => {
  const planned = seats(options);
  const hosted = planned.filter(({ brings }) => brings === 'host').map(({ id }) => id);
  if (forces.length !== hosted.length) {
    const wanted = hosted.length > 0 ? `needs a force for each of: ${hosted.join(', ')}` : 'takes none from the host';
    return fail([{ at: 'forces', message: `${name} ${wanted}. There are ${forces.length}.` }]);
  }
  return ok(
    planned.map(({ id, side, brings, optional }) => ({
      ...{ id, side },
      ...(brings === 'host' ? { force: forces[hosted.indexOf(id)]! } : { force: null, brings }),
      ...(optional ? { optional } : {}),
    })),
  );
};

/** Judges a match in which nothing has happened: options, board and forces. */
const planSetup = ({ asked, board: chosen }: ReadMatch, rulesets: Rulesets): Result<MatchPlan, readonly Fault[]> => {
  const { ruleset: rulesetId, name, ...rest } = asked;
  const ruleset = rulesets.get(rulesetId);
  if (!ruleset) {
    const ids = [...rulesets.keys()].join(', ');
    return faulty([{ at: 'ruleset', message: `There is no ruleset "${rulesetId}". Choose one of: ${ids}.` }]);
  }

  const options = readAs(ruleset.schemas.options, rest.options, ['options']);
  const board = chosen ?? (options.ok ? ownBoard(ruleset, options.value) : fail([]));
  const read = rest.forces.map((force, index) => readAs(ruleset.schemas.force, force, ['forces', index]));
  const forces = read.flatMap((force) => (force.ok ? [force.value] : []));
  const whole = options.ok && forces.length === read.length;
  const seats = whole ? seatsFor(ruleset, options.value, forces) : fail([]);
  const clocks = clocksFor(ruleset, asked.clocks);
  const faults = [options, board, ...read, seats, clocks].flatMap((part) => (part.ok ? [] : part.error));
  if (!options.ok || !board.ok || !seats.ok || !clocks.ok) return faulty(faults);
  const refusals = ruleset.checkSetup({ options: options.value, board: board.value, seats: seats.value });
  if (refusals.length > 0)
    return faulty(refusals.map((refusal) => faultOf(told(ruleset.words.refusals, refusal), 'setup')));
  const title = name || `${ruleset.name}: ${board.value.name}`;
  const { version } = ruleset;
  return ok({
    name: title,
    rulesetId,
    version,
    options: options.value,
    board: board.value,
    seats: seats.value,
    clocks: clocks.value,
  });
};

/** Judges what a host asks for: everything is checked before a room is opened, and every fault names its place. */
export const planFrom = (request: ReadRequest, rulesets: Rulesets): Result<MatchPlan, readonly Fault[]> => {
  const { spectators, waits, listed } = request.asked;
  if (listed && !spectators) return fail([UNSEEN]);
  const plan = 'begun' in request ? planPosition(request, rulesets) : planSetup(request, rulesets);
  if (!plan.ok) return plan;
  // What is usual is left out.
  const table = { ...(spectators ? {} : { spectators }), ...(waits ? { waits } : {}), ...(listed ? { listed } : {}) };
  return ok({ ...plan.value, ...table });
};

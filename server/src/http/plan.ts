import type { Board } from '@ironhex/shared/board';
import {
  firstState,
  type LevelId,
  type MatchRecord,
  type Ruleset,
  type Rulesets,
  type RulesetTypes,
  type SeatId,
  setupOf,
} from '@ironhex/shared/match';
import {
  clocksFor,
  type Fault,
  fail,
  ok,
  paceFaults,
  type Result,
  type Seek,
  spectatorsFaults,
} from '@ironhex/shared/protocol';
import { readAs, someFaults } from '@ironhex/shared/reading';
import type { MatchPlan, PlannedSeat } from '../rooms/match/history/blueprint.ts';
import { usualName } from '../sync/settings.ts';
import type { ReadKept, ReadMatch, ReadMoment, ReadPosition, ReadRequest } from '../workshop/read-request.ts';
import { hostedSeats, setupFaults } from './setup-faults.ts';

/** The games that are played here. */
export interface Games {
  readonly rulesets: Rulesets;
  /** How well computers can play a game, by the id of its ruleset. */
  levelsOf(ruleset: string): readonly LevelId[];
}

/** A plan that was judged. */
interface Judged {
  readonly plan: MatchPlan;
  /** The seats with a force that stays as the match has it already. */
  readonly kept: readonly SeatId[];
}

/** What somebody asks for who wants a match, or other settings of one, judged. */
export interface Planned extends Judged {
  /** Looks for an opponent: the match is made only if no table fits. */
  readonly seek: Seek | undefined;
}

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
const planPosition = ({ asked, begun }: ReadPosition, rulesets: Rulesets): Result<Judged, readonly Fault[]> => {
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
  const faults = [
    ...playFaults(ruleset, begun.value),
    ...(clocks.ok ? paceFaults(ruleset, options, clocks.value) : []),
  ];
  if (!clocks.ok || faults.length > 0) return fail([...faults, ...(clocks.ok ? [] : clocks.error)]);
  const plan: MatchPlan = {
    name: asked.name || usualName(ruleset, board),
    rulesetId,
    version: ruleset.version,
    options,
    board,
    seats: seats.map(({ id, side }) => ({ id, side, force: null, brings: 'match' })),
    position,
    clocks: clocks.value,
  };
  return ok({ plan, kept: [] });
};

const NOTHING_STAYS: Fault = { at: 'position', message: 'There is no position yet that could stay. Send one.' };

/** Judges a change in a match that keeps beginning from its position. */
const planKept = (
  { asked }: ReadKept,
  rulesets: Rulesets,
  standing: MatchPlan | undefined,
): Result<Judged, readonly Fault[]> => {
  if (standing?.position === undefined) return fail([NOTHING_STAYS]);
  const { rulesetId, version, options, board, seats, position } = standing;
  const ruleset = rulesets.get(rulesetId)!;
  const clocks = clocksFor(ruleset, asked.clocks);
  if (!clocks.ok) return clocks;
  const slow = paceFaults(ruleset, options, clocks.value);
  if (slow.length > 0) return fail(slow);
  const name = asked.name || usualName(ruleset, board);
  const plan = { name, rulesetId, version, options, board, seats, position, clocks: clocks.value };
  return ok({ plan, kept: [] });
};

const UNSEEN: Fault = {
  at: 'listed',
  message: 'Strangers must be able to look at a table that they find: let people watch, or do not list it.',
};

const UNFORCED: Fault = {
  at: 'seek',
  message: 'Whom you find sits down at once: choose all forces of the table, so that nobody has to bring one.',
};

const UNSOUGHT: Fault = {
  at: 'computers',
  message: 'Who looks for an opponent plays against people: leave out the computers, or make a match with them.',
};

const UNWATCHED: Fault = {
  at: 'spectators',
  message: 'Computers hold all seats: let people watch, or nobody sees the match.',
};

const faulty = (faults: readonly Fault[]): Result<never, readonly Fault[]> => fail(someFaults(faults));

/** The ruleset's own board, for a request that names none. */
const ownBoard = ({ boards, name }: Ruleset<RulesetTypes>, options: object): Result<Board, Fault[]> =>
  boards.initial
    ? ok(boards.initial(options))
    : fail([{ at: 'board', message: `${name} is played on a board that the host chooses: name one.` }]);

/** The forces that are asked for, each as its seat has it already where none is given. */
const forcesFor = (
  ruleset: Ruleset<RulesetTypes>,
  options: object,
  given: readonly (object | null)[],
  standing: MatchPlan | undefined,
): Result<ReadonlyMap<SeatId, object>, Fault[]> => {
  const hosted = hostedSeats(ruleset, options);
  if (given.length !== hosted.length) {
    const wanted = hosted.length > 0 ? `needs a force for each of: ${hosted.join(', ')}` : 'takes none from the host';
    return fail([{ at: 'forces', message: `${ruleset.name} ${wanted}. There are ${given.length}.` }]);
  }
  const found = hosted.map(
    (id, index) => given[index] ?? standing?.seats.find((seat) => seat.id === id)?.force ?? null,
  );
  const faults = found.flatMap((force, index): Fault[] =>
    force ? [] : [{ at: `forces.${index}`, message: 'No force is there yet that could stay. Choose one.' }],
  );
  return faults.length > 0 ? fail(faults) : ok(new Map(hosted.map((id, index) => [id, found[index]!])));
};

/** The seats of the match, those with a force for which the host brings one. */
const seatsFor = (
  ruleset: Ruleset<RulesetTypes>,
  options: object,
  forces: ReadonlyMap<SeatId, object>,
): readonly PlannedSeat[] =>
  ruleset.seats(options).map(({ id, side, brings, optional }) => ({
    ...{ id, side },
    ...(brings === 'host' ? { force: forces.get(id)! } : { force: null, brings }),
    ...(optional ? { optional } : {}),
  }));

/** Judges a match in which nothing has happened: options, board and forces. */
const planSetup = (
  { asked, board: chosen }: ReadMatch,
  rulesets: Rulesets,
  standing: MatchPlan | undefined,
): Result<Judged, readonly Fault[]> => {
  const { ruleset: rulesetId, name, ...rest } = asked;
  const ruleset = rulesets.get(rulesetId);
  if (!ruleset) {
    const ids = [...rulesets.keys()].join(', ');
    return faulty([{ at: 'ruleset', message: `There is no ruleset "${rulesetId}". Choose one of: ${ids}.` }]);
  }

  const options = readAs(ruleset.schemas.options, rest.options, ['options']);
  const board = chosen ?? (options.ok ? ownBoard(ruleset, options.value) : fail([]));
  const read = rest.forces.map((force, index) =>
    standing && force === null ? ok(null) : readAs(ruleset.schemas.force, force, ['forces', index]),
  );
  const given = read.flatMap((force) => (force.ok ? [force.value] : []));
  const whole = options.ok && given.length === read.length;
  const forces = whole ? forcesFor(ruleset, options.value, given, standing) : fail([]);
  const clocks = clocksFor(ruleset, asked.clocks);
  const faults = [options, board, ...read, forces, clocks].flatMap((part) => (part.ok ? [] : part.error));
  if (!options.ok || !board.ok || !forces.ok || !clocks.ok) return faulty(faults);
  const slow = paceFaults(ruleset, options.value, clocks.value);
  if (slow.length > 0) return faulty(slow);
  const seats = seatsFor(ruleset, options.value, forces.value);
  const kept = hostedSeats(ruleset, options.value).filter((_, index) => given[index] === null);
  const wrong = setupFaults(ruleset, { options: options.value, board: board.value, seats }, { kept, standing });
  if (wrong.length > 0) return faulty(wrong);
  const plan: MatchPlan = {
    name: name || usualName(ruleset, board.value),
    rulesetId,
    version: ruleset.version,
    options: options.value,
    board: board.value,
    seats,
    clocks: clocks.value,
  };
  return ok({ plan, kept });
};

/** Why these seats cannot be held by computers. */
const computerFaults = (
  { seats }: MatchPlan,
  computers: Readonly<Record<SeatId, LevelId>>,
  levels: readonly LevelId[],
): Fault[] => {
  return Object.entries(computers).flatMap(([id, level]): Fault[] => {
    const at = `computers.${id}`;
    const seat = seats.find((planned) => planned.id === id);
    if (!seat) return [{ at, message: 'There is no such seat in this match.' }];
    if (!levels.includes(level)) return [{ at, message: 'The computer does not play this game so.' }];
    if (seat.brings === 'player') return [{ at, message: 'Choose its force: a computer does not bring one.' }];
    return [];
  });
};

/** A request of which all is there: a moment of a kept match has become the position that stood then. */
export type WholeRequest = Exclude<ReadRequest, ReadMoment>;

const judged = (
  request: WholeRequest,
  rulesets: Rulesets,
  standing: MatchPlan | undefined,
): Result<Judged, readonly Fault[]> => {
  if ('begun' in request) return planPosition(request, rulesets);
  return 'keeps' in request ? planKept(request, rulesets, standing) : planSetup(request, rulesets, standing);
};

/**
 * Judges what a host asks for: everything is checked before a room is opened or changed, and every fault names its place.
 * `standing` is what the match is now, of which a change of settings may keep parts.
 */
export const planFrom = (
  request: WholeRequest,
  { rulesets, levelsOf }: Games,
  standing?: MatchPlan,
): Result<Planned, readonly Fault[]> => {
  const { spectators, waits, seek, computers } = request.asked;
  const listed = request.asked.listed || seek !== undefined;
  if (listed && !spectators) return fail([UNSEEN]);
  const planned = judged(request, rulesets, standing);
  if (!planned.ok) return planned;
  const { plan, kept } = planned.value;
  const unwatchable = spectatorsFaults(spectators, rulesets.get(plan.rulesetId)!);
  if (unwatchable.length > 0) return fail(unwatchable);
  const held = computerFaults(plan, computers, levelsOf(plan.rulesetId));
  if (held.length > 0) return faulty(held);
  if (seek && Object.keys(computers).length > 0) return fail([UNSOUGHT]);
  if (seek && plan.seats.some(({ brings }) => brings === 'player')) return fail([UNFORCED]);
  const people = plan.seats.filter(({ id }) => computers[id] === undefined);
  if (people.length === 0 && !spectators) return fail([UNWATCHED]);
  // What is usual is left out. Nobody is waited for where nobody sits down.
  const table = {
    ...(spectators === true ? {} : { spectators }),
    ...(waits && people.length > 0 ? { waits } : {}),
    ...(listed && people.length > 0 ? { listed } : {}),
  };
  const seats = plan.seats.map(({ computer: _before, ...seat }) => {
    const computer = computers[seat.id];
    return { ...seat, ...(computer && { computer }) };
  });
  return ok({ plan: { ...plan, ...table, seats }, kept, seek });
};

import { readBoard } from '../board/index.ts';
import { Meter, metered, TooCostly } from '../cost.ts';
import { faultsWithin, readAs, someFaults } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { faultOf, told } from './refusal.ts';
import type { Placed, Ruleset, RulesetTypes, Setup } from './ruleset.ts';

/** The set-up in a file: its form is checked here, its contents by no ruleset yet. */
interface WrittenSetup {
  readonly options: object;
  readonly board: unknown;
  readonly seats: readonly { readonly id: string; readonly side: number; readonly force?: unknown }[];
  readonly position?: unknown;
}

/** Faults of parts, all of them; the values only if there is none. */
export const all = <T>(parts: readonly Result<T, readonly Fault[]>[]): Result<T[], Fault[]> => {
  const faults = parts.flatMap((part) => (part.ok ? [] : part.error));
  return faults.length > 0 ? fail(faults) : ok(parts.flatMap((part) => (part.ok ? [part.value] : [])));
};

const doubled = (ids: readonly string[]): Fault[] =>
  ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ at: `seats.${index}.id`, message: `There is a seat "${id}" already.` }] : [],
  );

const isPlaced = <T extends RulesetTypes>(setup: Setup<T>): setup is Placed<T> => setup.position !== undefined;

/**
 * The reader of a position: the referee also accepts one that the rules wrote in the middle of a step; a table, which
 * gets it from strangers, does not.
 */
export type Reader = 'referee' | 'table';

const TOO_MUCH: Fault = { at: 'position', message: 'There is more in this position than any table can play.' };

/** Judges a position within the bounds of its game. */
const positionFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, setup: Placed<T>): readonly Fault[] => {
  try {
    const state = metered(new Meter(ruleset.bounds), () => ruleset.fromPosition(setup));
    return state.ok ? [] : state.error;
  } catch (error) {
    if (error instanceof TooCostly) return [TOO_MUCH];
    throw error;
  }
};

/** Why a match cannot be made of this, each fault with its place; empty if it can. */
export const setupFaults = <T extends RulesetTypes>(ruleset: Ruleset<T>, setup: Setup<T>): readonly Fault[] => {
  if (!isPlaced(setup))
    return ruleset.checkSetup(setup).map((refusal) => faultOf(told(ruleset.words.refusals, refusal), 'seats'));
  return positionFaults(ruleset, setup);
};

/** The state in which a match of a setup without faults begins. */
export const firstState = <T extends RulesetTypes>(ruleset: Ruleset<T>, setup: Setup<T>): T['state'] => {
  if (!isPlaced(setup)) return ruleset.create(setup);
  const state = ruleset.fromPosition(setup);
  if (state.ok) return state.value;
  throw new Error(`not a position: ${state.error.map(({ at, message }) => `${at} ${message}`).join('; ')}`);
};

/** Reads what a match is made of: the forces of its seats, or a position. Every fault has its place. */
export const readSetup = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  written: WrittenSetup,
  reader: Reader = 'referee',
): Result<Setup<T>, Fault[]> => {
  const { schemas } = ruleset;
  const placed = written.position !== undefined;
  const options = readAs(schemas.options, written.options, ['options']);
  const board = readBoard(written.board, ruleset.boards);
  const position = placed ? readAs(schemas.position, written.position, ['position']) : ok(undefined);
  const seats = all(
    written.seats.map(({ id, side, force }, index): Result<Setup<T>['seats'][number], Fault[]> => {
      const at = ['seats', index, 'force'];
      if (force === null || force === undefined) return ok({ id, side, force: null });
      if (placed)
        return fail([{ at: at.join('.'), message: 'What this seat has stands in the position: it brings nothing.' }]);
      const read = readAs(schemas.force, force, at);
      return read.ok ? ok({ id, side, force: read.value }) : read;
    }),
  );
  const faults = [
    ...(board.ok ? [] : faultsWithin('board', board.error)),
    ...[options, seats, position].flatMap((part) => (part.ok ? [] : part.error)),
    ...doubled(written.seats.map(({ id }) => id)),
  ];
  if (!options.ok || !board.ok || !seats.ok || !position.ok || faults.length > 0) return fail(someFaults(faults));
  const setup = {
    options: options.value,
    board: board.value,
    seats: seats.value,
    ...(position.value === undefined ? {} : { position: position.value }),
  };
  const started = reader === 'table' && setup.position ? (ruleset.inProgress?.(setup.position) ?? []) : [];
  const wrong = started.length > 0 ? started : setupFaults(ruleset, setup);
  return wrong.length > 0 ? fail([...wrong]) : ok(setup);
};

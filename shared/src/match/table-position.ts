import { fastDice } from '../dice/index.ts';
import { Match } from './match.ts';
import { type PositionFile, positionOf } from './position.ts';
import { readSetup } from './read-setup.ts';
import type { Ruleset, RulesetTypes } from './ruleset.ts';

/** A copy of JSON without what stands at a path, such as `position.agenda`. */
const without = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const field = copy as Record<string, unknown>;
  if (rest.length === 0) delete field[key];
  else field[key] = without(field[key], rest);
  return copy;
};

const readForTable = (ruleset: Ruleset<RulesetTypes>, { options, board, seats, position }: PositionFile) =>
  readSetup(ruleset, { options, board, seats, position }, 'table');

/** What a match waits for: seats and kinds of decisions. */
const waitsFor = (match: Match<RulesetTypes>): string =>
  JSON.stringify(match.pending().map(({ seat, kind, committed }) => [seat, kind, committed]));

/**
 * The position of a match as a table takes it: without what only the rules write in the middle of a step. Undefined if the
 * match is over, or a match that begins from there would ask something else than this one does.
 */
export const tablePositionOf = (match: Match<RulesetTypes>): PositionFile | undefined => {
  const { ruleset } = match;
  if (match.outcome) return undefined;
  const file = JSON.parse(JSON.stringify(positionOf(match))) as PositionFile;
  // What a table does not take is named by its place, and is what the rules have written in the middle of a step.
  const judged = readForTable(ruleset, file);
  const faults = judged.ok ? [] : judged.error;
  const taken = faults.reduce<unknown>((rest, { at }) => without(rest, at.split('.')), file) as PositionFile;
  const setup = readForTable(ruleset, taken);
  if (!setup.ok) return undefined;
  const begun = new Match(ruleset, setup.value, { dice: () => fastDice(0) });
  return waitsFor(begun) === waitsFor(match) ? taken : undefined;
};

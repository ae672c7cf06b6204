import { hashOf } from './canonical.ts';
import type { Noted } from './happened.ts';
import type { Match } from './match.ts';
import { type DiceSource, type MatchRecord, RECORD_FORMAT } from './record.ts';
import type { RulesetTypes } from './ruleset.ts';
import { textOf } from './text.ts';

/** The players of a seat in the fields of a record. */
const playersIn = (names: readonly string[] = []): Pick<MatchRecord['seats'][number], 'name' | 'earlier'> => {
  const name = names.at(-1);
  const earlier = names.slice(0, -1);
  return { ...(name ? { name } : {}), ...(earlier.length > 0 ? { earlier } : {}) };
};

/**
 * The record of a match in its current state. `players` are the names of each seat's players in the course of the
 * match, the first one first; `noted` is what was noted of its intents, in order.
 */
export const recordOf = <T extends RulesetTypes>(
  match: Match<T>,
  dice: DiceSource,
  players: Readonly<Record<string, readonly string[]>> = {},
  noted: readonly Noted[] = [],
): MatchRecord => {
  const { ruleset, setup } = match;
  return {
    format: RECORD_FORMAT,
    ruleset: { id: ruleset.id, version: ruleset.version },
    options: setup.options,
    board: setup.board,
    seats: setup.seats.map(({ id, side, force }) => ({
      id,
      side,
      ...playersIn(Object.hasOwn(players, id) ? players[id] : []),
      force,
    })),
    ...(setup.position === undefined ? {} : { position: setup.position }),
    dice: 'commitment' in dice && match.unused.length > 0 ? { ...dice, unused: match.unused } : dice,
    intents: match.done.map((done, index) => ({ ...done, ...noted[index] })),
    hash: hashOf(match.state),
  };
};

const lines = (values: readonly unknown[]): string =>
  values.length === 0 ? '[]' : `[\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;

/** The text of a record: one seat and one intent a line, so that it can be read and compared. */
export const writeRecord = (record: MatchRecord): string => {
  const { seats, intents, ...rest } = record;
  const { format, ruleset, options, board, position, dice, hash } = rest;
  const field = (name: string, text: string) => `  "${name}": ${text}`;
  const fields = [
    field('format', JSON.stringify(format)),
    field('ruleset', JSON.stringify(ruleset)),
    field('options', JSON.stringify(options)),
    field('board', JSON.stringify(board)),
    field('seats', lines(seats)),
    ...(position === undefined ? [] : [field('position', textOf(position, 2, '  '))]),
    field('dice', JSON.stringify(dice)),
    field('intents', lines(intents)),
    ...(hash === undefined ? [] : [field('hash', JSON.stringify(hash))]),
  ];
  return `{\n${fields.join(',\n')}\n}\n`;
};

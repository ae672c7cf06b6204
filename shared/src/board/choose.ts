import * as z from 'zod';
import { faultsWithin, readAs } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import type { Board } from './board.ts';
import { readBoard } from './read.ts';
import type { BoardRules, SeedOptions } from './rules.ts';

/** Which board to play on: a ready-made one by id, one made by the ruleset's generator, or a board file's content. */
export type BoardChoice =
  | { readonly stock: string }
  | (SeedOptions & Readonly<Record<string, unknown>>)
  | { readonly custom: unknown };

const StockSchema = z.strictObject({ stock: z.string().max(40) });
const CustomSchema = z.strictObject({ custom: z.unknown() });

const stockBoard = (id: string, stock: readonly Board[]): Result<Board, Fault[]> => {
  const found = stock.find((board) => board.id === id);
  const ids = stock.map((board) => board.id).join(', ');
  return found ? ok(found) : fail([{ at: 'stock', message: `There is no board "${id}". Choose one of: ${ids}.` }]);
};

/**
 * The board of a {@link BoardChoice}, or what is wrong with the choice; places are those within it. Takes a tenth of a
 * second for a board of 60 by 60 hexes.
 */
export const makeBoard = (choice: object, rules: BoardRules): Result<Board, Fault[]> => {
  if ('stock' in choice) {
    const read = readAs(StockSchema, choice, []);
    return read.ok ? stockBoard(read.value.stock, rules.stock) : read;
  }
  if ('custom' in choice) {
    const read = readAs(CustomSchema, choice, []);
    if (!read.ok) return read;
    const board = readBoard(read.value.custom, rules);
    return board.ok ? board : fail(faultsWithin('custom', board.error));
  }
  const { generator } = rules;
  if (!generator) return fail([{ at: '', message: 'Name one of the boards as "stock", or bring one as "custom".' }]);
  const options = readAs(generator.options, choice, []);
  return options.ok ? ok(generator.make(options.value)) : options;
};

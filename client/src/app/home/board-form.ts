import { type Board, type BoardChoice, type BoardRules, generatorFields, makeBoard } from '@ironhex/shared/board';
import type { Fault } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import { UI } from '../../text/ui.ts';

/** What a generator is asked for, by name; a number that is not there is NaN. */
export interface SeedForm {
  readonly seed: string;
  readonly [option: string]: unknown;
}

/** A choice of board: all three ways are kept while one of them is chosen. */
export interface BoardForm {
  readonly kind: 'stock' | 'seed' | 'custom';
  readonly stock: string;
  readonly seed: SeedForm;
  readonly custom: Board | null;
}

/** A seed for a player who does not care which. */
export const freshSeed = (random: () => number = Math.random): string => `${1000 + Math.floor(random() * 9000)}`;

/** The choice that a form begins with: the first ready-made board, and what the generator usually makes. */
export const usualBoard = ({ stock, generator }: BoardRules, seed: string): BoardForm => ({
  kind: 'stock',
  stock: stock[0]?.id ?? '',
  seed: { ...generator?.options.parse({ seed }), seed },
  custom: null,
});

/** The choice as the server is asked for it. */
export const boardChoice = ({ kind, stock, seed, custom }: BoardForm): BoardChoice => {
  if (kind === 'stock') return { stock };
  return kind === 'seed' ? { ...seed, seed: seed.seed.trim() } : { custom };
};

/** The board as it would be played on; undefined while the form does not give one. */
export const chosenBoard = (form: BoardForm, rules: BoardRules): Board | undefined => {
  // What was loaded from a file has been read already.
  if (form.kind === 'custom') return form.custom ?? undefined;
  const made = makeBoard(boardChoice(form), rules);
  return made.ok ? made.value : undefined;
};

/** What can be told to be wrong with the choice before the server is asked. */
export const boardFaults = (form: BoardForm, { generator }: BoardRules): readonly Fault[] => {
  if (form.kind === 'custom' && !form.custom) return [{ at: 'board.custom', message: UI.home.fileNeeded }];
  if (form.kind !== 'seed' || !generator) return [];
  const read = readAs(generator.options, boardChoice(form), ['board']);
  return read.ok ? [] : read.error;
};

/** A place in the request's board in the words of the form. */
export const boardPlace = (at: string, { generator }: BoardRules): string => {
  const [, first, ...rest] = at.split('.');
  if (first === 'seed') return UI.home.seed;
  const field = generator && generatorFields(generator).find(({ name }) => name === first);
  return field?.title ?? [first === 'custom' ? '' : first, ...rest].filter(Boolean).join('.');
};

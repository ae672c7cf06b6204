import { type Board, type BoardChoice, type BoardRules, generatorFields, makeBoard } from '@ironhex/shared/board';
import type { Fault } from '@ironhex/shared/protocol';
import { readAs } from '@ironhex/shared/reading';
import { UI } from '../../text/ui.ts';

/** What a generator is asked for, by name; a number that is not there is NaN. */
export interface SeedForm {
  readonly seed: string;
  readonly [option: string]: unknown;
}

/** A choice of board: every way is kept while one of them is chosen. */
export interface BoardForm {
  /** `usual` is the game's own board for the options of the match. */
  readonly kind: 'usual' | 'stock' | 'seed' | 'custom';
  readonly stock: string;
  readonly seed: SeedForm;
  readonly custom: Board | null;
}

/** A random seed, for players who do not choose one. */
export const freshSeed = (random: () => number = Math.random): string => `${1000 + Math.floor(random() * 9000)}`;

/** The choice that a form begins with: the game's own board or the first of its list; and what its generator usually makes. */
export const usualBoard = ({ stock, generator, initial }: BoardRules, seed: string): BoardForm => ({
  kind: initial ? 'usual' : stock.length > 0 ? 'stock' : 'seed',
  stock: stock[0]?.id ?? '',
  seed: { ...generator?.options.parse({ seed }), seed },
  custom: null,
});

/** The choice of a board that a match has already: the game's own, one of its list, or one of the host's. */
export const boardFormOf = (board: Board, rules: BoardRules, options: object, seed: string): BoardForm => {
  const same = JSON.stringify(board);
  const ready = readyBoards(rules, options).find((ready) => JSON.stringify(ready.board) === same);
  return { ...usualBoard(rules, seed), ...(ready ? ready.part : { kind: 'custom', custom: board }) };
};

/** A board that needs no making, and what the form says when it is chosen. */
export interface ReadyBoard {
  readonly part: { readonly kind: 'usual' | 'stock'; readonly stock?: string };
  readonly board: Board;
}

/** The game's own board for these options, and those of its list. */
export const readyBoards = ({ initial, stock }: BoardRules, options: object): ReadyBoard[] => {
  const usual = initial?.(options);
  return [
    ...(usual ? [{ part: { kind: 'usual' } as const, board: usual }] : []),
    ...stock
      .filter(({ id }) => id !== usual?.id)
      .map((board) => ({ part: { kind: 'stock', stock: board.id } as const, board })),
  ];
};

/** The choice as the server is asked for it; undefined for the game's own board. */
export const boardChoice = ({ kind, stock, seed, custom }: BoardForm): BoardChoice | undefined => {
  if (kind === 'usual') return undefined;
  if (kind === 'stock') return { stock };
  return kind === 'seed' ? { ...seed, seed: seed.seed.trim() } : { custom };
};

/** The board as it would be played on; undefined while the form does not give one. */
export const chosenBoard = (form: BoardForm, rules: BoardRules, options: object): Board | undefined => {
  // What was loaded from a file has been read already.
  if (form.kind === 'custom') return form.custom ?? undefined;
  const choice = boardChoice(form);
  if (!choice) return rules.initial?.(options);
  const made = makeBoard(choice, rules);
  return made.ok ? made.value : undefined;
};

/** What can be told to be wrong with the choice before the server is asked. Places are within the choice. */
export const boardFaults = (form: BoardForm, { generator }: BoardRules): readonly Fault[] => {
  if (form.kind === 'custom' && !form.custom) return [{ at: 'custom', message: UI.setup.boardNeeded }];
  if (form.kind !== 'seed' || !generator) return [];
  const read = readAs(generator.options, boardChoice(form));
  return read.ok ? [] : read.error;
};

/** A place within the choice in the words of the form. */
export const boardPlace = (at: string, { generator }: BoardRules): string => {
  const [first, ...rest] = at.split('.');
  if (first === 'seed') return UI.setup.seed;
  const field = generator && generatorFields(generator).find(({ name }) => name === first);
  return field?.title ?? [first === 'custom' ? '' : first, ...rest].filter(Boolean).join('.');
};

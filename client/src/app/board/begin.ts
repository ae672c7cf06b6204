import { RECORD_FORMAT, type SeatId } from '@ironhex/shared/match';
import { keepBoard } from '../../local/kept-boards.ts';
import type { Opponent } from '../../local/opening.ts';
import { boardAddress } from '../../table/address.ts';

/** What the page needs to know of a position file or a record; its rules judge the rest. */
export interface Beginning {
  /** The id of its game. */
  readonly game: string;
  readonly seats: readonly SeatId[];
  readonly content: object;
}

/** What a file begins, as far as its form tells; undefined if it is neither a position nor a record. */
export const beginningIn = (content: unknown): Beginning | undefined => {
  const { ruleset, seats } = (content ?? {}) as {
    readonly ruleset?: { readonly id?: unknown };
    readonly seats?: unknown;
  };
  const ids: unknown[] = Array.isArray(seats) ? seats.map((seat: { readonly id?: unknown } | null) => seat?.id) : [];
  if (typeof ruleset?.id !== 'string' || ids.length === 0 || !ids.every((id) => typeof id === 'string'))
    return undefined;
  return { game: ruleset.id, seats: ids as SeatId[], content: content as object };
};

/** Seeds are whole numbers of 31 bits. */
const SEEDS = 2 ** 31;

/** A record that begins there with new dice. One that has dice goes on with them. */
const withDice = (content: object): object =>
  'dice' in content
    ? content
    : {
        position: null,
        ...content,
        format: RECORD_FORMAT,
        dice: { seed: crypto.getRandomValues(new Uint32Array(1))[0]! % SEEDS },
        intents: [],
      };

/** Puts a match on a board of this browser; gives its address. Undefined if the browser keeps nothing. */
export const beginBoard = (
  { game, content }: Beginning,
  opponents: Readonly<Record<SeatId, Opponent>>,
): string | undefined => {
  const id = crypto.randomUUID();
  const isKept = keepBoard({ id, game, at: Date.now() }, { record: withDice(content), opponents });
  return isKept ? boardAddress(id) : undefined;
};

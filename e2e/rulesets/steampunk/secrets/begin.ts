import type { CreateFromPosition } from '@ironhex/shared/protocol';
import { boards } from '@ironhex/shared/steampunk';
import { steampunk } from '@ironhex/shared/steampunk/ruleset';
import { laid } from '../../laid.ts';
import { LONG_CLOCKS } from '../requests.ts';
import { sealed } from '../sealed.ts';

/** Options of a match that has another turn to write orders for. */
export const GOES_ON = { victory: { kind: 'timed', turns: 3 } };

/**
 * A match that begins from a position: nothing that dice decide has to happen in it, for they fall otherwise in every
 * match. The window is long enough for a secret in it on the slowest machine.
 */
export const begin = (options: object, position: object): CreateFromPosition => ({
  clocks: { ...(LONG_CLOCKS as object), seconds: { ...(LONG_CLOCKS as { seconds: object }).seconds, hidden: 6 } },
  position: sealed(
    laid(steampunk, {
      options: { victory: { kind: 'timed', turns: 1 }, ...options },
      board: boards.stock.find(({ id }) => id === 'parade-ground')!,
      position,
    }),
  ),
});

import * as z from 'zod';
import { BOARD_SIZE } from '../board.ts';

const side = z.int().min(BOARD_SIZE.min).max(BOARD_SIZE.max);

/** How much of something there is: 0 none, 1 as much as makes a map. */
const share = z.number().min(0).max(1);

/** What the generator can be asked for. */
export const generatorOptions = z.strictObject({
  /** The same seed and options always give the same board. */
  seed: z.union([z.int(), z.string().max(64)]),
  /** Columns and rows. */
  width: side,
  height: side,
  hills: share,
  woods: share,
  /** Ponds and swamps; from 0.3 on a river between the two short sides as well. */
  water: share,
  /** Buildings along roads; 0 means no roads either. */
  town: share,
  /** Is the map the same from both short sides? Default: yes. */
  symmetric: z.boolean().optional(),
});

/** What the generator is asked for; `generatorOptions` checks it where it comes from outside. */
export type GeneratorOptions = z.infer<typeof generatorOptions>;

import { z } from 'zod';
import { line } from '../reading/index.ts';
import { ClocksSchema, DEFAULT_CLOCKS } from './clocks.ts';

const Size = z.int().min(9).max(60);

/** Which board to play on: one of ours by id, one made from a seed, or one of the host's own as a board file. */
export const BoardChoiceSchema = z.union([
  z.strictObject({ stock: z.string().max(40) }),
  z.strictObject({
    seed: z.string().min(1).max(40),
    width: Size,
    height: Size,
    /** How much of each, 0 to 1. */
    hills: z.number().min(0).max(1),
    woods: z.number().min(0).max(1),
    water: z.number().min(0).max(1),
    town: z.number().min(0).max(1),
  }),
  z.strictObject({ custom: z.unknown() }),
]);
export type BoardChoice = z.infer<typeof BoardChoiceSchema>;

/** What a host asks for: `POST /api/matches`. Options and forces are judged by the ruleset. */
export const CreateMatchSchema = z.strictObject({
  ruleset: z.string().max(40),
  name: line(0, 60).default(''),
  options: z.record(z.string(), z.unknown()).default({}),
  board: BoardChoiceSchema,
  /** In seat order, a force each. */
  forces: z.array(z.unknown()).min(2).max(4),
  clocks: ClocksSchema.default(DEFAULT_CLOCKS),
});
/** A request for a match, as it is written. */
export type CreateMatch = z.input<typeof CreateMatchSchema>;

/** What the host gets: the match's id, and a secret for each seat, the host's first. Shown once, stored nowhere in clear. */
export interface CreatedMatch {
  readonly id: string;
  readonly seats: readonly { readonly id: string; readonly secret: string }[];
}

import { z } from 'zod';
import { LEVEL_IDS } from '../match/happened.ts';
import { POSITION_FORMAT } from '../match/position.ts';
import { MOST_INTENTS } from '../match/record.ts';
import { line } from '../reading/index.ts';
import { ClocksSchema } from './clocks.ts';
import { SeekSchema } from './open-tables.ts';
import { SpectatorsSchema } from './spectators.ts';

/** The seats that computers hold, each with how well it plays. */
const ComputersSchema = z.record(z.string().max(40), z.enum(LEVEL_IDS));

/** What a host may say of every match. */
const anyMatch = {
  name: line(0, 60).default(''),
  spectators: SpectatorsSchema.default(true),
  /** Does the match wait until everybody says to be ready? Else it begins as soon as every seat is taken. */
  waits: z.boolean().default(false),
  /** Can strangers find the table on the first page, and sit down? */
  listed: z.boolean().default(false),
  computers: ComputersSchema.default({}),
  /** What is left out is as the ruleset has it. */
  clocks: ClocksSchema.default({}),
  /** The match is made only if no listed table fits; else the host sits down there. */
  seek: SeekSchema.optional(),
};

/** What a host asks for: `POST /api/matches`. Options, board and forces are judged by the ruleset. */
export const CreateMatchSchema = z.strictObject({
  ruleset: z.string().max(40),
  ...anyMatch,
  options: z.record(z.string(), z.unknown()).default({}),
  /** A `BoardChoice`. Left out for the ruleset's own board, if it has one. */
  board: z.record(z.string(), z.unknown()).optional(),
  /**
   * In seat order, the forces of those seats for which the host brings one. In a change of settings null leaves the force
   * as it is.
   */
  forces: z.array(z.unknown()).max(8).default([]),
});
/** A request for a match, as it is written. */
export type CreateMatch = z.input<typeof CreateMatchSchema>;

/** The same for a match that begins from a position: the whole file, which is judged by its ruleset. */
export const CreateFromPositionSchema = z.strictObject({
  ...anyMatch,
  position: z.looseObject({
    format: z.literal(POSITION_FORMAT, { error: `This must be a position file: "${POSITION_FORMAT}".` }),
  }),
});
/** A request for a match that begins from a position, as it is written. */
export type CreateFromPosition = z.input<typeof CreateFromPositionSchema>;

/**
 * The same for a match that begins at a moment of another one: when so many of its intents were done. That is a match over
 * which this server keeps, or a record. Who may not watch that match again may not begin there either.
 */
export const CreateFromMomentSchema = z.strictObject({
  ...anyMatch,
  moment: z.strictObject({
    of: z.union([z.strictObject({ match: z.string().max(40) }), z.strictObject({ record: z.looseObject({}) })]),
    intents: z.int().min(0).max(MOST_INTENTS),
  }),
});
/** A request for a match that begins at a moment of another one, as it is written. */
export type CreateFromMoment = z.input<typeof CreateFromMomentSchema>;

/** A change of the settings of a match that keeps beginning from its position. */
export const KeepPositionSchema = z.strictObject({ ...anyMatch, position: z.null() });

/** What the host asks for before the match begins: `PUT /api/matches/<id>/settings`. */
export type ChangeSettings = CreateMatch | CreateFromPosition | CreateFromMoment | z.input<typeof KeepPositionSchema>;

/**
 * What the host gets: the match's id, and a secret for each seat of a person, the host's first. Shown once, stored nowhere in
 * clear. Who looks for an opponent knows the secret already, and sits there.
 */
export interface CreatedMatch {
  readonly id: string;
  readonly seats: readonly { readonly id: string; readonly secret: string }[];
}

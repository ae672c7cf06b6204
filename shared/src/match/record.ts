import { z } from 'zod';
import type { Board } from '../board/index.ts';
import { SECRET } from '../dice/index.ts';
import type { Done, Noted, Rang } from './happened.ts';
import type { Seated } from './seat.ts';

/** Stands in every record; the number rises when the form of records changes. */
export const RECORD_FORMAT = 'ironhex.match/1';

const Hex256 = z.string().regex(SECRET, 'This must be 64 hexadecimal digits.');

/** The most intents that a record has. */
export const MOST_INTENTS = 100_000;

/** Results, in the order in which they are used. */
const ScriptSchema = z.array(z.int().min(0)).max(100_000);

const notedFields = {
  at: z.int().min(0).optional(),
  digest: z
    .string()
    .regex(/^[\w-]{12}$/, 'This must be 12 characters of base64url.')
    .optional(),
};

const SeatName = z.string().min(1).max(24);

const SaltsSchema = z.array(z.string().max(64)).max(8).readonly();
const LotsSchema = z.array(SeatName).max(8).readonly();

/** Where the rolls of a record come from: the dice of match play, a script, or a seed for the quick generator. */
const DiceSourceSchema = z.union([
  z.strictObject({
    commitment: Hex256,
    /** Left out until the match is over: it would tell the rolls to come. */
    secret: Hex256.optional(),
    salts: SaltsSchema,
    /** Draws that were thrown away when a player alone at the table went back, in order. */
    unused: z
      .array(z.tuple([z.int().min(0), z.int().min(0)]).readonly())
      .max(10_000)
      .readonly()
      .optional(),
    /** How seats were drawn by lot before the match, in order. */
    lots: z
      .array(z.strictObject({ salts: SaltsSchema, from: LotsSchema, to: LotsSchema }))
      .max(1000)
      .readonly()
      .optional(),
  }),
  z.strictObject({ script: ScriptSchema, picks: ScriptSchema.optional() }),
  z.strictObject({ seed: z.int() }),
]);
export type DiceSource = z.infer<typeof DiceSourceSchema>;

const PlayerName = z.string().max(60);

/** The fields of a file that say how a match begins, see {@link readBeginning}. */
const beginningFields = {
  ruleset: z.strictObject({ id: z.string().max(40), version: z.string().max(40) }),
  options: z.record(z.string(), z.unknown()).default({}),
  board: z.unknown(),
  seats: z
    .array(
      z.strictObject({
        id: SeatName,
        side: z.int().min(0).max(7),
        name: PlayerName.optional(),
        /** The earlier players of the seat, the first one first, if it changed hands in the middle of the match. */
        earlier: z.array(PlayerName).max(100).optional(),
        force: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(8),
  position: z.unknown().optional(),
};

/** The form of a record. What belongs to the ruleset is judged by the ruleset, see {@link readRecord}. */
export const RecordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  ...beginningFields,
  dice: DiceSourceSchema,
  intents: z
    .array(
      z.union([
        z.strictObject({
          seat: SeatName,
          intent: z.unknown(),
          /** Which of its seat's decisions it answers, if there were several. */
          decision: z.int().min(0).optional(),
          by: z.enum(['player', 'policy', 'clock', 'bot']).default('player'),
          ...notedFields,
        }),
        /** A timer was up. */
        z.strictObject({ timer: z.int().min(0), ...notedFields }),
      ]),
    )
    .max(MOST_INTENTS),
  /** The hash of the state after the last intent, if the writer of the record vouches for it. */
  hash: Hex256.optional(),
});

/** A match as a file: everything that folding it again takes. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly ruleset: { readonly id: string; readonly version: string };
  readonly options: object;
  readonly board: Board;
  /**
   * In playing order; `name` is the player's at the end, `earlier` those of the players before, if the seat changed
   * hands in the middle of the match.
   */
  readonly seats: readonly (Seated<object | null> & {
    readonly name?: string | undefined;
    readonly earlier?: readonly string[] | undefined;
  })[];
  /** Where the match begins, if something has happened by then; then no seat brings a force. */
  readonly position?: object | undefined;
  readonly dice: DiceSource;
  /** The intents that were not taken back, and the ended timers, in order. */
  readonly intents: readonly ((Done<object> | Rang) & Noted)[];
  readonly hash?: string | undefined;
}

import { z } from 'zod';

const Seconds = z.int().min(1).max(86_400);

/** How long players may think, in seconds; `none` is a match without clocks. The host chooses. */
export const ClocksSchema = z.union([
  z.literal('none'),
  z.strictObject({
    /** Reacting to somebody else: interrupts, defence, picks. */
    react: Seconds.default(15),
    /** Planning one's own activation. */
    plan: Seconds.default(90),
    /** A store per player, drawn when the time of a decision is used up. */
    bank: z.int().min(0).max(86_400).default(900),
  }),
]);
export type Clocks = z.infer<typeof ClocksSchema>;

/** 15 s to react, 90 s to plan, 15 minutes in the bank. */
export const DEFAULT_CLOCKS: Clocks = { react: 15, plan: 90, bank: 900 };

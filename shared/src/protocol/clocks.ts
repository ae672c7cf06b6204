import { z } from 'zod';
import type { Ruleset, RulesetTypes } from '../match/index.ts';
import { wholeFrom } from '../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';

const DAY = 86_400;
const Seconds = wholeFrom(1, DAY);
/** By class of the ruleset's clocks. */
const byClass = <T extends z.ZodType>(value: T) => z.record(z.string().max(40), value);

/**
 * How long players may think, as a host asks for it; `none` is a match without clocks. What is left out is as the ruleset
 * has it. The classes are judged by {@link clocksFor}.
 */
export const ClocksSchema = z.union([
  z.literal('none'),
  z.strictObject({
    /** Seconds for a decision, or for all of one run. */
    seconds: byClass(Seconds).optional(),
    /** Is the bank drawn when the seconds are used up? */
    draws: byClass(z.boolean()).optional(),
    /** Seconds in each seat's bank; 0 is none. */
    bank: wholeFrom(0, DAY).optional(),
    /** Seconds for a decision of a seat whose bank is used up; null: those of its class. */
    whenEmpty: Seconds.nullable().optional(),
    /** Seconds more for the first decision of each seat; 0: none. */
    opening: wholeFrom(0, DAY).optional(),
    /** After so many decisions in a row that the clock had to make, a seat gives up; null: never. */
    concedeAfter: wholeFrom(1, 1000).nullable().optional(),
  }),
]);
/** Clocks as a host asks for them. */
export type AskedClocks = z.infer<typeof ClocksSchema>;

/** The figures of a match with clocks, all of them. */
export interface ClockFigures {
  /** For each class of the ruleset: seconds for a decision, or for all of one run. */
  readonly seconds: Readonly<Record<string, number>>;
  /** For each class: is the bank drawn when the seconds are used up? */
  readonly draws: Readonly<Record<string, boolean>>;
  /** Seconds in each seat's bank at the start; 0 is none. */
  readonly bank: number;
  /** Seconds for a decision of a seat whose bank is used up; null: those of its class. */
  readonly whenEmpty: number | null;
  /**
   * Seconds more for the first decision of each seat that everybody may know of: there is much to look at. Left out by
   * matches that were made before there were any.
   */
  readonly opening?: number;
  /** After so many missed decisions in a row a seat gives up; null: never. */
  readonly concedeAfter: number | null;
}

/** How long players may think in a match. */
export type Clocks = 'none' | ClockFigures;

/** What of a ruleset the clocks of a match are made of. */
export type ClockRules = Pick<Ruleset<RulesetTypes>, 'clocks' | 'bank'>;

/** Seconds more for the first decision of each seat, if the host changes nothing. */
const OPENING = 60;

/** The clocks of a match if the host changes nothing. */
export const usualClocks = ({ clocks, bank }: ClockRules): ClockFigures => {
  const classes = Object.entries(clocks);
  return {
    seconds: Object.fromEntries(classes.map(([id, { seconds }]) => [id, seconds])),
    draws: Object.fromEntries(classes.map(([id, { bank }]) => [id, bank])),
    bank: bank?.seconds ?? 0,
    whenEmpty: bank?.whenEmpty ?? null,
    opening: OPENING,
    concedeAfter: null,
  };
};

/** The clocks that a host asks for, completed from the ruleset. A class that the ruleset does not have is a fault. */
export const clocksFor = (rules: ClockRules, asked: AskedClocks): Result<Clocks, readonly Fault[]> => {
  if (asked === 'none') return ok('none');
  const known = Object.keys(rules.clocks);
  const faults = (['seconds', 'draws'] as const).flatMap((part) =>
    Object.keys(asked[part] ?? {})
      .filter((id) => !known.includes(id))
      .map((id) => ({
        at: `clocks.${part}.${id}`,
        message: `There is no clock "${id}". Choose one of: ${known.join(', ')}.`,
      })),
  );
  if (faults.length > 0) return fail(faults);
  const usual = usualClocks(rules);
  return ok({
    seconds: { ...usual.seconds, ...asked.seconds },
    draws: { ...usual.draws, ...asked.draws },
    bank: asked.bank ?? usual.bank,
    whenEmpty: asked.whenEmpty === undefined ? usual.whenEmpty : asked.whenEmpty,
    opening: asked.opening ?? OPENING,
    concedeAfter: asked.concedeAfter === undefined ? usual.concedeAfter : asked.concedeAfter,
  });
};

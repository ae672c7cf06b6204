import { faultOf, type Refusal, told } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import { REFUSALS } from '../words/refusals.ts';

/** The refusal of a rule as a fault of a position, at its place in the file. */
export const refused = (at: string, refusal: Refusal): Fault => faultOf(told(REFUSALS, refusal), `position.${at}`);

/** Something wrong with a position, at its place in the file, with the rule that says so. */
export const fault = (at: string, message: string, rule?: string): Fault =>
  faultOf({ message, ...(rule === undefined ? {} : { rule }) }, `position.${at}`);

import { faultOf, type Refusal } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';

/** The refusal of a rule as a fault of a position, at its place in the file. */
export const refused = (at: string, refusal: Refusal): Fault => faultOf(refusal, `position.${at}`);

/** Something wrong with a position, at its place in the file, with the rule that says so. */
export const fault = (at: string, message: string, rule?: string): Fault =>
  faultOf({ code: 'no-position', message, ...(rule === undefined ? {} : { rule }) }, `position.${at}`);

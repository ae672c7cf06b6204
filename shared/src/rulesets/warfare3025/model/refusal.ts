import { refusing } from '../../../match/index.ts';
import type { REFUSALS } from '../words/refusals.ts';

/** A refusal by a rule of this game. */
export const refusal = refusing<typeof REFUSALS>();

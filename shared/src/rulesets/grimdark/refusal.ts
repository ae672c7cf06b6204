import { refusing, refusingFor } from '../../match/index.ts';
import type { REFUSALS } from './words/refusals.ts';

/** A refusal by a rule of this game. */
export const refusal = refusing<typeof REFUSALS>();

/** A refusal for the reason of another one of this game. */
export const refusalFor = refusingFor<typeof REFUSALS>();

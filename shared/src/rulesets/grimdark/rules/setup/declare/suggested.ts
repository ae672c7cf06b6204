import type { SeatId } from '../../../../../match/index.ts';
import type { IntentOf } from '../../../ask/intents.ts';
import type { View } from '../../../model/view.ts';

/**
 * What a seat that is asked P4 may fill in first: the joins and loads that its force means to declare, and all units aside
 * that can be. Undefined for all others, and when it is not asked.
 */
export const suggestedDeclaration = (view: View, seat: SeatId): IntentOf<'declare'> | undefined =>
  view.own?.asks.find((ask) => ask.seat === seat && ask.prompt === 'declare')?.suggested;

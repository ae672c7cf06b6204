import type { SealedTypes } from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import { unitsOf } from '../../../../shared/test/rulesets/sealed-orders/index.ts';
import type { GameMoments, Hint } from '../../../src/rulesets/moments.ts';

/** The great moments of sealed orders: orders are to be given, the night may be lit, units are lost. */
export const sealedMoments: GameMoments<SealedTypes> = {
  asked: (view, { kind, seat }) =>
    kind === 'flare'
      ? { kind: 'pick', words: 'Night: burn your flare?', units: [] }
      : {
          kind: 'turn',
          words: view.round === 0 ? 'Place your units' : 'Order your units',
          units: unitsOf(view, seat).map(({ id }) => id),
        },
  happened: (seen) =>
    seen.kind === 'clashed' && seen.lost.length > 0
      ? { kind: 'destroyed', words: `${seen.lost.join(' and ')} lost`, units: seen.lost }
      : undefined,
  Picture: () => <span aria-hidden="true">✉</span>,
};

/** What is told once. */
export const sealedCoach: Readonly<Record<string, Hint>> = {
  place: {
    title: 'Your first orders',
    text: 'Choose a unit below, then a hex of your zone. Then commit.',
    at: 'asked',
  },
};

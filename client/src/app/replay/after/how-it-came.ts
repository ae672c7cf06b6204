import type { RulesetTypes } from '@ironhex/shared/match';
import type { SeatInfo } from '../../../table/facts.ts';
import type { MatchSource } from '../../../table/source.ts';
import { luckSentence, swingsOf } from '../course/luck.ts';
import { fewTurns, type Place, storyOf, type Teller } from '../line/story.ts';

/** How a match came to its end: who had the luck, and a few turning points. */
export interface HowItCame {
  /** Undefined if no dice fell that count. */
  readonly luck: string | undefined;
  readonly turns: readonly Place[];
}

/** Listens to a match that is over, and tells how it came to its end, once. The function given back stops that. */
export const tellHowItCame = <T extends RulesetTypes>(
  source: MatchSource,
  teller: Teller<T>,
  {
    seats,
    nameOf,
  }: { readonly seats: readonly Pick<SeatInfo, 'id' | 'side'>[]; readonly nameOf: (seat: string) => string },
  tell: (how: HowItCame) => void,
): (() => void) => {
  const leave = source.subscribe({
    view: () => {},
    sought: () => {},
    said: () => {},
    absent: () => {},
    happened: (events, from) => {
      if (!from) return;
      const story = storyOf(teller, { from, events }, { names: nameOf, you: null });
      const { lookUp } = source.reach.peek();
      void (lookUp?.('reckoning') ?? Promise.resolve(undefined)).then((reckoned) => {
        const swings = reckoned ? swingsOf(reckoned, story, seats, nameOf) : [];
        const counts = reckoned !== undefined && reckoned.stakes.length > 0;
        tell({
          luck: counts ? luckSentence(reckoned, seats, nameOf) : undefined,
          turns: fewTurns({ moments: story.turningPoints, swings }),
        });
      });
    },
  });
  return leave;
};

import type { Reckoning } from '@ironhex/shared/reckoning';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Player } from '../../replay/player.ts';
import type { ClientMatch } from '../../table/match.ts';
import { type Swing, swingsOf } from './luck.ts';
import type { Story } from './story.ts';

/** What the dice of a match were worth, and its numbers. */
export interface Reckoned {
  readonly reckoning: Reckoning;
  readonly swings: readonly Swing[];
}

/** Has the match reckoned up once it is shown; undefined until then, and if its game does not say what dice are worth. */
export const useReckoned = (match: ClientMatch, player: Player, story: Story | undefined): Reckoned | undefined => {
  const [reckoning, setReckoning] = useState<Reckoning | undefined>(undefined);
  useEffect(() => {
    setReckoning(undefined);
    if (!story) return undefined;
    let isGone = false;
    void player.reach
      .peek()
      .reckoning?.()
      .then((reckoned) => !isGone && setReckoning(reckoned));
    return () => {
      isGone = true;
    };
  }, [player, story]);
  const seats = match.facts.value?.seats;
  return useMemo(() => {
    if (!reckoning || !story || !seats) return undefined;
    return { reckoning, swings: swingsOf(reckoning, story, seats, (seat) => match.nameOf(seat)) };
  }, [reckoning, story, seats, match]);
};

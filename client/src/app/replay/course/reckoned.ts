import type { Reckoning } from '@ironhex/shared/reckoning';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Player } from '../../../replay/player.ts';
import type { ClientMatch } from '../../../table/match.ts';
import type { Story } from '../line/story.ts';
import { type Swing, swingsOf } from './luck.ts';

/** What the dice of a match were worth, and its numbers. */
export interface Reckoned {
  readonly reckoning: Reckoning;
  readonly swings: readonly Swing[];
}

/** Has the match reckoned up once it is shown; undefined until then, and none if its game does not say what dice are worth. */
export const useReckoned = (
  match: ClientMatch,
  player: Player,
  story: Story | undefined,
): Reckoned | 'none' | undefined => {
  const [reckoning, setReckoning] = useState<Reckoning | 'none' | undefined>(undefined);
  useEffect(() => {
    setReckoning(undefined);
    if (!story) return undefined;
    let isGone = false;
    const asked = player.reach.peek().lookUp?.('reckoning') ?? Promise.resolve(undefined);
    void asked.then((reckoned) => !isGone && setReckoning(reckoned ?? 'none'));
    return () => {
      isGone = true;
    };
  }, [player, story]);
  const seats = match.facts.value?.seats;
  return useMemo(() => {
    if (reckoning === undefined || !story || !seats) return undefined;
    if (reckoning === 'none') return reckoning;
    return { reckoning, swings: swingsOf(reckoning, story, seats, (seat) => match.nameOf(seat)) };
  }, [reckoning, story, seats, match]);
};

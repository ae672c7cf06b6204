import type { ChanceThen } from '@ironhex/shared/computer';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Player } from '../../../replay/player.ts';
import type { ClientMatch } from '../../../table/match.ts';
import type { LoadedGame } from '../../match/game.ts';
import type { Story } from '../line/story.ts';
import { type TurnPlace, turnPlaces } from './chances.ts';

/** How likely each side of a match was to win. */
export interface LookedBack {
  readonly chances: readonly ChanceThen[];
  readonly turns: readonly TurnPlace[];
}

/**
 * Has the computer look back at a match that is over, once somebody asks: it thinks for a while. Undefined where there is
 * nothing to ask: the match is not over, or the computer does not know its game.
 */
export const useLookedBack = (
  match: ClientMatch,
  player: Player,
  game: LoadedGame | undefined,
  story: Story | undefined,
): { readonly known: LookedBack | 'none' | undefined; readonly ask: () => void } => {
  const [isAsked, setAsked] = useState(false);
  const [known, setKnown] = useState<LookedBack | 'none' | undefined>(undefined);
  const seats = match.facts.value?.seats;
  useEffect(() => {
    setKnown(undefined);
    if (!isAsked || !story || !game || !seats) return undefined;
    let isGone = false;
    const asked = player.reach.peek().lookUp?.('hindsight') ?? Promise.resolve(undefined);
    void asked.then((hindsight) => {
      if (isGone) return;
      const nameOf = (seat: string) => match.nameOf(seat);
      setKnown(
        hindsight
          ? { chances: hindsight.chances, turns: turnPlaces(hindsight, game.page.rules, story, seats, nameOf) }
          : 'none',
      );
    });
    return () => {
      isGone = true;
    };
  }, [isAsked, player, story, game, seats, match]);
  return useMemo(() => ({ known, ask: () => setAsked(true) }), [known]);
};

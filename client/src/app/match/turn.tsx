import { useEffect } from 'preact/hooks';
import type { Moment } from '../../rulesets/moments.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { UnreadNews } from '../../ui/chat/chat.tsx';
import { Coach } from '../../ui/coach/coach.tsx';
import { Band } from '../../ui/moments/band.tsx';
import { useBegun } from '../../ui/moments/begun.ts';
import { useMoments } from '../../ui/moments/moments.ts';
import { prepareSound } from '../../ui/moments/sound.ts';
import { useTitle } from '../../ui/moments/title.ts';
import { rematchOf, rematchText } from '../../ui/score/rematch.tsx';
import type { LoadedGame } from './game.ts';

interface Props {
  readonly match: ClientMatch;
  /** undefined while it is being loaded. */
  readonly game: LoadedGame | undefined;
  /** What the player is asked is told elsewhere: no band tells it. */
  readonly quiet: boolean;
}

/** What the player is asked, as a great moment; undefined for nothing. */
const askedMoment = ({ match, game }: Omit<Props, 'quiet'>): Moment | undefined => {
  const asked = match.asked.value;
  if (!asked || !game) return undefined;
  try {
    return game.page.moments.asked(asked.view, asked.decision);
  } catch (error) {
    match.failed(error);
    return undefined;
  }
};

/** What waits for the player, in the words of the page's title; empty for nothing. */
const waitingWords = (match: ClientMatch, asked: Moment | undefined, begun: boolean): string => {
  if (match.freeAt.value !== undefined && !match.own.value?.stays) return UI.freeing.areYouThere;
  const isOffered = match.seat.value !== null && rematchOf(match) === 'offered';
  return isOffered ? rematchText(match).replace(/\.$/, '') : (asked?.words ?? (begun ? UI.tables.begun : ''));
};

/** The page's signals to the player: band, sound, title, and the unread count. */
export const Turn = ({ match, game, quiet }: Props) => {
  const page = game?.page;
  const moments = useMoments(match, page?.moments, !quiet);
  const name = match.facts.value?.name ?? '';
  const asked = askedMoment({ match, game });
  const begun = useBegun(match);
  useTitle(name, waitingWords(match, asked, begun), match.chat.unread.value);
  useEffect(prepareSound, []);
  return (
    <>
      {game && moments && <Band match={match} moments={moments} planning={game.planning} game={game.page.moments} />}
      {game && <Coach match={match} planning={game.planning} page={game.page} units={asked?.units ?? []} />}
      <UnreadNews match={match} />
    </>
  );
};

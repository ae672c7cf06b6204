import { useEffect } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { Coach } from '../../ui/coach/coach.tsx';
import { Band } from '../../ui/moments/band.tsx';
import { useMoments } from '../../ui/moments/moments.ts';
import { prepareSound } from '../../ui/moments/sound.ts';
import { useTitle } from '../../ui/moments/title.ts';
import { rematchOf, rematchText } from '../../ui/rematch.tsx';
import { UnreadNews } from '../../ui/unread-mark.tsx';
import type { LoadedGame } from '../match.tsx';

interface Props {
  readonly match: ClientMatch;
  /** undefined while it is being loaded. */
  readonly game: LoadedGame | undefined;
}

/** What the player is asked, in the words of the page's title; empty for nothing. */
const askedWords = ({ match, game }: Props): string => {
  const asked = match.asked.value;
  if (rematchOf(match) === 'offered' && match.seat.value !== null) return rematchText(match).replace(/\.$/, '');
  if (!asked || !game) return '';
  try {
    return game.page.moments.asked(asked.view, asked.decision).words;
  } catch (error) {
    match.failed(error);
    return '';
  }
};

/** Everything by which the page makes itself noticed: band, sound, title, and what is unread. */
export const Turn = ({ match, game }: Props) => {
  const page = game?.page;
  const moments = useMoments(match, page?.moments);
  const name = match.connection.room.publicState.value?.name ?? '';
  useTitle(name, askedWords({ match, game }), match.chat.unread.value);
  useEffect(prepareSound, []);
  return (
    <>
      {page && moments && <Band match={match} moments={moments} game={page.moments} />}
      {game && <Coach match={match} planning={game.planning} hints={game.page.coach} />}
      <UnreadNews match={match} />
    </>
  );
};

import { OMNISCIENT } from '@ironhex/shared/match';
import { useEffect, useState } from 'preact/hooks';
import { openReplay } from '../../../replay/open.ts';
import { replayAddress } from '../../../table/address.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { UI } from '../../../text/ui.ts';
import { PlainWords } from '../../../ui/words/words.tsx';
import type { LoadedGame } from '../../match/game.ts';
import { recordOf } from '../../record-of.ts';
import { Unseal } from '../record/unseal.tsx';
import { type HowItCame, tellHowItCame } from './how-it-came.ts';
import './after-match.css';

/**
 * How a match that has just ended came to its end; each turning point leads to where it is shown again. Nothing where the
 * record is not open.
 */
export const AfterMatch = ({ match, game }: { readonly match: ClientMatch; readonly game: LoadedGame }) => {
  const [how, setHow] = useState<HowItCame | undefined>(undefined);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    void recordOf(match.id).then((read) => {
      if (!read.ok || isGone) return;
      const { rules, moments } = game.page;
      const players = { seats: match.facts.peek()?.seats ?? [], nameOf: (seat: string) => match.nameOf(seat) };
      leave = tellHowItCame(
        openReplay(read.value).as(OMNISCIENT),
        { ...rules, happened: moments.happened },
        players,
        (came) => {
          leave?.();
          if (!isGone) setHow(came);
        },
      );
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [match, game]);
  if (!how) return <Unseal match={match} />;
  return (
    <div class="after-match" data-testid="after-match">
      {how.luck !== undefined && <p>{how.luck}</p>}
      {how.turns.length > 0 && (
        <ul aria-label={UI.replay.turningPoints}>
          {how.turns.map(({ n, words }) => (
            <li key={n}>
              <a href={replayAddress(match.id, { event: n, view: OMNISCIENT })}>
                <PlainWords match={match} text={words} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Unseal match={match} />
    </div>
  );
};

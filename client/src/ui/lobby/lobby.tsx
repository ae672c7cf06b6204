import type { RulesetTypes } from '@ironhex/shared/match';
import type { GameWords } from '../../rulesets/types.ts';
import { matchAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { capital } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { CopyField } from '../common/copy.tsx';
import { RuleText } from '../rulebook/rule.tsx';
import { SeriesScore } from '../score/series.tsx';
import { Name } from '../words/name.tsx';
import { InviteLinks, OwnLink } from './invite.tsx';
import { SeatList } from './seat-list.tsx';
import { SitForm } from './sit-form.tsx';
import '../common/floating.css';
import './lobby.css';

/** The page before the match: the seats, sitting down, and for the host the links to send. */
export const Lobby = (props: {
  readonly match: ClientMatch;
  /** What the game says of the seats; undefined until it is loaded. */
  readonly words: Pick<GameWords<RulesetTypes>, 'seat'> | undefined;
  readonly onNewLink: (seat: string) => void;
}) => {
  const { match, words, onNewLink } = props;
  const publicState = match.facts.value;
  if (publicState?.status !== 'gathering') return null;
  const own = publicState.seats.find(({ id }) => id === match.seat.value);
  const hosting = match.hosting.value;
  const free = publicState.seats.filter(({ taken }) => !taken).map(({ id }) => id);
  const view = match.view.value;
  const about = own && view && words?.seat?.(view, own.id);
  const waiting = own ? UI.lobby.waitingForOpponent : UI.lobby.waitingForPlayers;
  return (
    <section class="floating lobby" aria-labelledby="lobby-title" data-testid="lobby" data-host={hosting}>
      <header>
        <h2 id="lobby-title">
          <Name text={publicState.name || UI.lobby.title} as="whole" />
        </h2>
        <p class="quiet">{own ? UI.lobby.youAre(capital(own.id)) : UI.match.spectating}</p>
        {/* Reserve its place before the game is loaded, so that nothing moves under a finger that taps "sit down". */}
        {own && (about || words === undefined) && (
          <p class="seat-about" data-testid="seat-about">
            {about && <RuleText text={about} />}
          </p>
        )}
        <SeriesScore match={match} />
      </header>
      <div class="lobby-sit">
        <SeatList seats={publicState.seats} own={own?.id} onNewLink={hosting ? onNewLink : undefined} />
        {own && !own.taken && <SitForm match={match} />}
        {(!own || own.taken) && (
          <p class="lobby-waiting" role="status">
            {waiting}
          </p>
        )}
      </div>
      {hosting && <InviteLinks match={match} free={free} main={own?.taken ?? false} />}
      <details class="fold lobby-links" open={hosting}>
        <summary>{UI.lobby.otherLinks}</summary>
        <div class="fold-body">
          <CopyField
            label={UI.lobby.watchLink}
            value={matchAddress(match.id)}
            hint={UI.lobby.watchHint}
            testId="watch-link"
          />
          <OwnLink match={match} />
          {own?.taken && (
            <button type="button" data-testid={`new-link-${own.id}`} onClick={() => onNewLink(own.id)}>
              {UI.lobby.newLinkForMe}
            </button>
          )}
        </div>
      </details>
    </section>
  );
};

/** The form to sit down in a running match, on a seat that the host has freed. */
export const TakeOver = ({ match }: { readonly match: ClientMatch }) => {
  const seat = match.seat.value;
  if (match.facts.value?.status !== 'playing' || seat === null || !match.vacant.value) return null;
  return (
    <section class="floating lobby" aria-labelledby="take-over-title" data-testid="take-over">
      <header>
        <h2 id="take-over-title">{UI.lobby.takeOver(capital(seat))}</h2>
        <p class="quiet">{UI.lobby.takeOverHint}</p>
      </header>
      <SitForm match={match} />
    </section>
  );
};

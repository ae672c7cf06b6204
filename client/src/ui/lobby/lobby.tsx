import type { RulesetTypes } from '@ironhex/shared/match';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameWords } from '../../rulesets/types.ts';
import { matchAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { ChatPanel, UnreadMark } from '../chat/chat.tsx';
import { CopyField } from '../common/copy.tsx';
import { format } from '../common/format.ts';
import { RuleText } from '../rulebook/rule.tsx';
import { SeriesScore } from '../score/series.tsx';
import { Name } from '../words/name.tsx';
import { SeatPowers, TablePowers } from './host-powers.tsx';
import { InviteLinks, OwnLink } from './invite.tsx';
import { ReadyBar } from './ready-bar.tsx';
import { SeatForce } from './seat-force.tsx';
import { SeatList } from './seat-list.tsx';
import { Seeking } from './seeking.tsx';
import { SitForm } from './sit-form.tsx';
import '../common/floating.css';
import './lobby.css';

/** The sentence below the seats for who waits; players of a match that waits for everybody have the {@link ReadyBar}. */
const Waiting = ({ match }: { readonly match: ClientMatch }) => {
  const own = match.ownInfo.value;
  if (own && (!own.taken || match.facts.value?.gathering?.waits)) return null;
  return (
    <p class="lobby-waiting" role="status">
      {own && match.facts.value?.seats.length === 2 ? UI.lobby.waitingForOpponent : UI.lobby.waitingForPlayers}
    </p>
  );
};

/** The seats, with what this viewer can do at each, and the form to sit down. */
const Seats = ({ match, onNewLink }: { readonly match: ClientMatch; readonly onNewLink: (seat: string) => void }) => {
  const [chosen, choose] = useState<string>();
  const { seats, gathering, settings, hostSeat } = match.facts.value!;
  const hosting = match.hosting.value;
  const own = match.ownInfo.value;
  const mayTake = match.seat.value === null && (hosting || (settings?.listed && !gathering?.locked));
  const taking = mayTake ? seats.find(({ id, taken }) => id === chosen && !taken) : undefined;
  return (
    <div class="lobby-sit">
      <SeatList
        seats={seats}
        own={own?.id}
        host={hostSeat}
        misfit={match.own.value?.misfit}
        waits={gathering?.waits ?? false}
        onNewLink={hosting ? onNewLink : undefined}
        force={(seat) => <SeatForce match={match} seat={seat} />}
        acts={(seat) => (
          <>
            {mayTake && !seat.taken && !seat.gathering?.closed && (
              <button
                type="button"
                aria-label={UI.lobby.at(UI.lobby.sitHere, seatName(seat.id))}
                data-testid={`take-${seat.id}`}
                onClick={() => choose(seat.id)}
              >
                {UI.lobby.sitHere}
              </button>
            )}
            {seat.taken && seat.id === own?.id && (
              <button type="button" data-testid="stand" onClick={() => match.seating.stand()}>
                {UI.lobby.standUp}
              </button>
            )}
            {hosting && <SeatPowers match={match} seat={seat} />}
          </>
        )}
      />
      {hosting && <TablePowers match={match} />}
      {own && !own.taken && <SitForm match={match} />}
      {taking && <SitForm key={taking.id} match={match} seat={taking.id} />}
      <ReadyBar match={match} />
      <Waiting match={match} />
      <Seeking match={match} />
    </div>
  );
};

/** The chat, where the lobby covers the one beside the map. */
const LobbyChat = ({ match }: { readonly match: ClientMatch }) => {
  const [open, setOpen] = useState(false);
  if (format.value === 'wide') return null;
  return (
    <details class="fold lobby-chat" onToggle={(event) => setOpen(event.currentTarget.open)} data-testid="lobby-chat">
      <summary>
        {UI.match.chat} <UnreadMark match={match} />
      </summary>
      {open && <ChatPanel match={match} />}
    </details>
  );
};

/** The page before the match: the seats, sitting down, and for the host the links to send. */
export const Lobby = (props: {
  readonly match: ClientMatch;
  /** What the game says of the seats; undefined until it is loaded. */
  readonly words: Pick<GameWords<RulesetTypes>, 'seat'> | undefined;
  readonly onNewLink: (seat: string) => void;
  /** What is to be played. */
  readonly children?: ComponentChildren;
}) => {
  const { match, words, onNewLink } = props;
  const publicState = match.facts.value;
  if (publicState?.status !== 'gathering') return null;
  const own = publicState.seats.find(({ id }) => id === match.seat.value);
  const hosting = match.hosting.value;
  const free = publicState.seats.filter(({ taken, gathering }) => !taken && !gathering?.closed).map(({ id }) => id);
  const view = match.view.value;
  const about = own && view && words?.seat?.(view, own.id);
  return (
    <section class="floating lobby" aria-labelledby="lobby-title" data-testid="lobby" data-host={hosting}>
      <header>
        <h2 id="lobby-title">
          <Name text={publicState.name || UI.lobby.title} as="whole" />
        </h2>
        <p class="quiet">{own ? UI.lobby.youAre(seatName(own.id)) : UI.match.spectating}</p>
        {/* Reserve its place before the game is loaded, so that nothing moves under a finger that taps "sit down". */}
        {own && (about || words === undefined) && (
          <p class="seat-about" data-testid="seat-about">
            {about && <RuleText text={about} />}
          </p>
        )}
        <SeriesScore match={match} />
      </header>
      <Seats match={match} onNewLink={onNewLink} />
      {hosting && <InviteLinks match={match} free={free} main={own?.taken === true && !publicState.gathering?.waits} />}
      {props.children}
      <LobbyChat match={match} />
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
        <h2 id="take-over-title">{UI.lobby.takeOver(seatName(seat))}</h2>
        <p class="quiet">{UI.lobby.takeOverHint}</p>
      </header>
      <SitForm match={match} />
    </section>
  );
};

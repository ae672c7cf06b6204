import type { Outcome as Ending, RulesetTypes } from '@ironhex/shared/match';
import { useEffect, useRef, useState } from 'preact/hooks';
import { matchAddress } from '../net/address.ts';
import type { SeatInfo } from '../net/room-state.ts';
import type { GameWords } from '../rulesets/types.ts';
import type { ClientMatch } from '../table/match.ts';
import { UI } from '../text/ui.ts';
import { rematchState } from './lobby/rematch.ts';
import './style/floating.css';
import './style/panels.css';

const WORDS = {
  open: UI.match.rematchHint,
  wanted: UI.match.rematchWanted,
  offered: UI.match.rematchOffered,
} as const;

/** How far a rematch is, for this page. */
const stateOf = ({ connection, seat }: ClientMatch) =>
  rematchState(connection.room.publicState.value?.seats ?? [], seat.value, connection.room.noRematch.value);

/** The buttons for a rematch, and the link to it once it is open. */
const Rematch = ({ match }: { readonly match: ClientMatch }) => {
  const ready = match.connection.room.rematch.value;
  const own = match.seat.value;
  const state = stateOf(match);
  if (ready)
    return (
      <a class="button act" href={matchAddress(ready.id, match.own.secret.value)} data-testid="rematch-link">
        {UI.match.rematchReady}
      </a>
    );
  const want = (wanted: boolean) => {
    match.connection.room.noRematch.value = '';
    void match.command('rematch', { wanted });
  };
  return (
    <div class="rematch">
      {own !== null && state !== 'wanted' && (
        <button type="button" class="act" data-testid="rematch" onClick={() => want(true)}>
          {state === 'refused' ? UI.match.rematchAgain : UI.match.rematch}
        </button>
      )}
      {own !== null && (state === 'wanted' || state === 'refused') && (
        <button type="button" onClick={() => want(false)}>
          {UI.common.cancel}
        </button>
      )}
      {state === 'refused' ? (
        <p role="alert" data-testid="no-rematch">
          {match.connection.room.noRematch.value}
        </p>
      ) : (
        <p class="quiet" role="status">
          {own === null && state === 'open' ? '' : WORDS[state]}
        </p>
      )}
    </div>
  );
};

const Score = ({
  seats,
  score,
  winner,
}: Pick<Ending, 'score' | 'winner'> & { readonly seats: readonly SeatInfo[] }) => (
  <dl class="score" aria-label={UI.match.score}>
    {seats.map(({ id, side, name }) => (
      <div key={id} data-side={side} data-won={side === winner}>
        <dt>{name || id}</dt>
        <dd>{score[side] ?? 0}</dd>
      </div>
    ))}
  </dl>
);

/** How the match ended, and what can be done next. It can be closed to look at the board. */
export const Outcome = (props: {
  readonly match: ClientMatch;
  readonly words: Pick<GameWords<RulesetTypes>, 'outcome'>;
}) => {
  const { match, words } = props;
  const [open, setOpen] = useState(true);
  const ref = useRef<HTMLDivElement>(null);
  const publicState = match.connection.room.publicState.value;
  const view = match.view.value;
  const outcome = publicState?.outcome;
  // Shown only after the last event has been shown.
  const shown = outcome !== undefined && view !== undefined && match.settled.value;
  useEffect(() => {
    if (shown && open) ref.current?.focus({ preventScroll: true });
  }, [shown, open]);
  if (!shown || !publicState) return null;
  const state = stateOf(match);
  const news = state === 'refused' ? UI.match.noRematch : state === 'offered' ? UI.match.rematchOffered : UI.match.over;
  if (!open)
    return (
      <button type="button" class="outcome-again" data-testid="outcome-again" onClick={() => setOpen(true)}>
        {match.connection.room.rematch.value ? UI.match.rematchReady : news}
      </button>
    );
  const names = (seat: string) => match.nameOf(seat);
  return (
    <div
      ref={ref}
      class="floating outcome"
      role="dialog"
      aria-labelledby="outcome-title"
      aria-describedby="outcome-text"
      data-testid="outcome"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <h2 id="outcome-title">{UI.match.over}</h2>
      {outcome.score.length > 0 && (
        <Score
          seats={publicState.seats}
          score={outcome.score}
          {...(outcome.winner === undefined ? {} : { winner: outcome.winner })}
        />
      )}
      {/* A match that its game has not ended, but the server, has no score: the reason is all there is to say. */}
      <p id="outcome-text">
        {outcome.score.length > 0 ? words.outcome(outcome, { view, names, you: match.seat.value }) : outcome.reason}
      </p>
      <Rematch match={match} />
      <div class="outcome-rest">
        <button type="button" data-testid="outcome-close" onClick={() => setOpen(false)}>
          {UI.match.seeBoard}
        </button>
        <a class="button" href={`/api/matches/${match.id}/record`} download data-testid="record">
          {UI.match.saveRecord}
        </a>
        <a class="button" href="/">
          {UI.match.newMatch}
        </a>
      </div>
    </div>
  );
};

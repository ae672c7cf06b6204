import { useEffect, useRef } from 'preact/hooks';
import { goOnTo, matchAddress } from '../../table/address.ts';
import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { PlainWords } from '../words/words.tsx';

/** How far a rematch is. `refused`: all players want it, and the server cannot open it now. */
type RematchState = 'open' | 'wanted' | 'offered' | 'refused';

/** How far a rematch is for a seat. `refusal` is the server's reason why it cannot open it; empty if it can. */
export const rematchState = (seats: readonly SeatInfo[], own: string | null, refusal = ''): RematchState => {
  if (own !== null && refusal !== '' && seats.every(({ rematch }) => rematch)) return 'refused';
  if (seats.some(({ id, rematch }) => id === own && rematch)) return 'wanted';
  return seats.some(({ rematch }) => rematch) ? 'offered' : 'open';
};

/** How far a rematch is, for this page. */
export const rematchOf = ({ facts, own, seat }: ClientMatch): RematchState =>
  rematchState(facts.value?.seats ?? [], seat.value, own.value?.noRematch ?? '');

/** How far a rematch is, in a sentence; who has offered one stands there by name. */
export const rematchText = (match: ClientMatch): string => {
  const state = rematchOf(match);
  if (state === 'wanted') return UI.match.rematchWanted;
  if (state !== 'offered') return match.seat.value === null ? '' : UI.match.rematchHint;
  const seats = match.facts.value?.seats ?? [];
  return UI.match.rematchOffered(list(seats.filter(({ rematch }) => rematch).map(({ id }) => match.nameOf(id))));
};

/**
 * Takes a player who waits for the rematch there as soon as it exists. A player who opens a match with an existing
 * rematch wants to see this match, and stays.
 */
export const useRematch = (match: ClientMatch): void => {
  const waits = useRef(false);
  const ready = match.facts.value?.rematch;
  const own = match.ownInfo.value;
  const wanted = own?.rematch ?? false;
  useEffect(() => {
    if (!ready) waits.current = wanted;
    else if (waits.current && own) {
      waits.current = false;
      goOnTo(matchAddress(ready, match.ownSeat.secret.peek()), own.name);
    }
  }, [ready, wanted]);
};

/** The buttons for a rematch: one click offers it, the other player's click accepts. And the link to it once it is open. */
export const Rematch = ({ match }: { readonly match: ClientMatch }) => {
  const rematch = match.facts.value?.rematch;
  const own = match.seat.value;
  const state = rematchOf(match);
  if (rematch !== undefined)
    return (
      <a class="button act" href={matchAddress(rematch, match.ownSeat.secret.value)} data-testid="rematch-link">
        {UI.match.rematchReady}
      </a>
    );
  const want = (wanted: boolean) => void match.command('rematch', { wanted });
  const words = { open: UI.match.rematch, offered: UI.match.rematchAccept, refused: UI.match.rematchAgain };
  return (
    <div class="rematch">
      {own !== null && state !== 'wanted' && (
        <button type="button" class="act" data-testid="rematch" onClick={() => want(true)}>
          {words[state]}
        </button>
      )}
      {own !== null && (state === 'wanted' || state === 'refused') && (
        <button type="button" onClick={() => want(false)}>
          {UI.common.cancel}
        </button>
      )}
      {state === 'refused' ? (
        <p role="alert" data-testid="no-rematch">
          {match.own.value?.noRematch}
        </p>
      ) : (
        <p class="quiet" role="status">
          <PlainWords match={match} text={rematchText(match)} />
        </p>
      )}
    </div>
  );
};

import { useEffect, useRef } from 'preact/hooks';
import { matchAddress } from '../../table/address.ts';
import { goOnTo } from '../../table/go-on.ts';
import type { ClientMatch } from '../../table/match.ts';
import { list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { type RematchState, rematchState } from '../lobby/rematch.ts';
import { PlainWords } from '../words/words.tsx';

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
 * Leads a player who waits for the rematch on to it as soon as it is there. Who opens the page of a match whose rematch
 * is there already came to look at this one, and stays.
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

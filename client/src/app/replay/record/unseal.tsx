import type { SeatInfo } from '../../../table/facts.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { list } from '../../../text/numbers.ts';
import { UI } from '../../../text/ui.ts';
import { PlainWords } from '../../../ui/words/words.tsx';

/** The sides that let everybody read the record, and whether all do. A side of computers only does. */
const unsealedBy = (seats: readonly SeatInfo[]) => {
  const sides = Map.groupBy(
    seats.filter(({ computer }) => computer === ''),
    ({ side }) => side,
  );
  const done = new Set([...sides].flatMap(([side, all]) => (all.some(({ unsealed }) => unsealed) ? [side] : [])));
  return { done, all: done.size === sides.size };
};

/**
 * For the players of a match that nobody was allowed to watch: opens its record to everybody, once each side has asked for
 * that. Nothing where the record is open anyway.
 */
export const Unseal = ({ match }: { readonly match: ClientMatch }) => {
  const { seats = [], watching } = match.facts.value ?? {};
  const own = match.ownInfo.value;
  if (watching !== false || !own) return null;
  const { done, all } = unsealedBy(seats);
  const others = seats.filter(({ side, unsealed }) => unsealed && side !== own.side);
  const { unseal } = UI.replay;
  const state = () => {
    if (all) return unseal.open;
    if (done.has(own.side)) return unseal.waiting;
    return others.length > 0 ? unseal.offered(list(others.map(({ id }) => match.nameOf(id)))) : unseal.sealed;
  };
  return (
    <div class="unseal" data-testid="unseal">
      {!done.has(own.side) && (
        <button type="button" data-testid="unseal-record" onClick={() => void match.command('unseal', {})}>
          {unseal.act}
        </button>
      )}
      <p class="quiet" role="status">
        <PlainWords match={match} text={state()} />
      </p>
    </div>
  );
};

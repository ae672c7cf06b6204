import type { SeatInfo } from '../../table/facts.ts';
import { capital } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { MarkedSeat, NewcomerMark } from '../freeing/newcomer-mark.tsx';
import { Name } from '../words/name.tsx';

/** The label of the button for a new link. For a taken seat of another player it says that the link frees the seat. */
export const newLinkFor = ({ id, taken }: Pick<SeatInfo, 'id' | 'taken'>, own: boolean): string => {
  if (own) return UI.lobby.newLinkForMe;
  return taken ? UI.lobby.freeSeatOf(capital(id)) : UI.lobby.newLinkFor(capital(id));
};

/** The seats with their players. */
export const SeatList = (props: {
  readonly seats: readonly SeatInfo[];
  readonly own: string | undefined;
  /** A player who sits is ready, until the match has begun. */
  readonly begun?: boolean;
  /** Makes a new link for another seat, which frees it; only for the host. */
  readonly onNewLink: ((seat: string) => void) | undefined;
}) => (
  <ul class="lobby-seats" aria-label={UI.setup.seats}>
    {props.seats.map(({ id, side, name, taken, replaces }) => (
      <li key={id} data-side={side} data-taken={taken}>
        <span class="lobby-base" aria-hidden="true" />
        <span>
          <MarkedSeat seat={{ replaces }} class="lobby-name">
            <strong>
              <Name text={taken ? name : UI.lobby.freeSeat} as={props.begun ? 'whole' : 'line'} />
            </strong>
            <NewcomerMark seat={{ replaces }} />
          </MarkedSeat>
          <span class="quiet">
            {capital(id)}
            {id === props.own ? `, ${UI.lobby.you}` : ''}
            {taken && !props.begun && <span class="lobby-ready"> ✓ {UI.lobby.ready}</span>}
          </span>
        </span>
        {props.onNewLink && id !== props.own && (
          <button
            type="button"
            aria-label={newLinkFor({ id, taken }, false)}
            data-testid={`new-link-${id}`}
            onClick={() => props.onNewLink!(id)}
          >
            {taken ? UI.lobby.free : UI.lobby.newLink}
          </button>
        )}
      </li>
    ))}
  </ul>
);

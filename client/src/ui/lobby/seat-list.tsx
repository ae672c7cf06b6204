import type { SeatInfo } from '../../net/room-state.ts';
import { capital } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { newLinkFor } from './new-link.ts';

/** The seats with their players. */
export const SeatList = (props: {
  readonly seats: readonly SeatInfo[];
  readonly own: string | undefined;
  /** Makes a new link for another seat, which frees it; only for the host. */
  readonly onNewLink: ((seat: string) => void) | undefined;
}) => (
  <ul class="lobby-seats" aria-label={UI.setup.seats}>
    {props.seats.map(({ id, side, name, taken }) => (
      <li key={id} data-side={side} data-taken={taken}>
        <span class="lobby-base" aria-hidden="true" />
        <span>
          <strong>{taken ? name : UI.lobby.freeSeat}</strong>
          <span class="quiet">
            {capital(id)}
            {id === props.own ? `, ${UI.lobby.you}` : ''}
            {taken && <span class="lobby-ready"> ✓ {UI.lobby.ready}</span>}
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

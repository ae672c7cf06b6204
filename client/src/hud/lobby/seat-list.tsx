import type { SeatInfo } from '../../net/shared-state.ts';
import { UI } from '../../text/ui.ts';
import { capital } from '../../text/words.ts';

/** Who sits where. */
export const SeatList = ({ seats, own }: { readonly seats: readonly SeatInfo[]; readonly own: string | undefined }) => (
  <ul class="lobby-seats" aria-label={UI.home.seats}>
    {seats.map(({ id, side, name, taken }) => (
      <li key={id} data-side={side} data-taken={taken}>
        <span class="lobby-base" aria-hidden="true" />
        <span>
          <strong>{taken ? name : UI.lobby.freeSeat}</strong>
          <span class="quiet">
            {capital(id)}
            {id === own ? `, ${UI.lobby.you}` : ''}
            {taken && <span class="lobby-ready"> ✓ {UI.lobby.ready}</span>}
          </span>
        </span>
      </li>
    ))}
  </ul>
);

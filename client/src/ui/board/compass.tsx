import { useEffect, useRef } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { orientation } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';

/** Lays the map the other way; the choice is kept in this browser. */
export const turnMap = ({ board }: Pick<ClientMatch, 'board'>): void => {
  orientation.value = board.peek()?.otherWay() ?? orientation.peek();
};

/** Where north is on the map; a press turns the map. */
export const Compass = ({ match }: { readonly match: Pick<ClientMatch, 'board' | 'turned'> }) => {
  const place = useRef<HTMLButtonElement>(null);
  const board = match.board.value;
  useEffect(() => board?.corner(place.current!, ['usual', 'other']), [board]);
  const turned = match.turned.value;
  const label = turned ? UI.match.northRight : UI.match.northUp;
  return (
    <button
      ref={place}
      type="button"
      class="compass"
      data-testid="compass"
      data-turned={turned}
      aria-label={label}
      title={label}
      onClick={() => turnMap(match)}
    >
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <g class="compass-needle">
          <path class="compass-south" d="M-5 0 L0 17 L5 0 Z" />
          <path class="compass-north" d="M-5 0 L0 -10 L5 0 Z" />
        </g>
        <text class="compass-letter" x="0" y="0">
          {UI.match.north}
        </text>
      </svg>
    </button>
  );
};

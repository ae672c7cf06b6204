import { TRACK } from '@ironhex/shared/warfare3025';
import type { ComponentChildren } from 'preact';

/** A component's damage track, W-2.2: twenty boxes, filled from the left. */
export const Track = ({
  name,
  damage,
  note,
}: {
  readonly name: ComponentChildren;
  readonly damage: number;
  readonly note?: ComponentChildren;
}) => (
  <span class="track" data-full={damage >= TRACK}>
    <span class="track-name">{name}</span>
    <span class="track-boxes" role="img" aria-label={`${damage} of ${TRACK} damage`}>
      <span style={{ width: `${(damage / TRACK) * 100}%` }} key={damage} />
    </span>
    <span class="track-count">{damage >= TRACK ? 'gone' : damage}</span>
    {note && <span class="track-note">{note}</span>}
  </span>
);

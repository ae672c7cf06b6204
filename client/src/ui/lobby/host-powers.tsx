import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { CheckField } from '../form/fields.tsx';

interface Power {
  readonly id: string;
  readonly text: string;
  /** For screen readers: it names the seat. */
  readonly label: string;
  act(): unknown;
}

/** What the host can do to a seat before the match, besides a new link for it. */
const powersOver = (
  match: ClientMatch,
  { id, taken, computer, name, gathering }: SeatInfo,
  next: SeatInfo | undefined,
): readonly Power[] => {
  const { seating } = match;
  const seat = seatName(id);
  const closed = gathering?.closed === true;
  const hosts = id === match.facts.value?.hostSeat;
  return [
    ...(taken && computer === '' && !hosts
      ? [
          {
            id: 'hand',
            text: UI.lobby.makeHost,
            label: UI.lobby.at(UI.lobby.makeHost, name),
            act: () => seating.hand(id),
          },
        ]
      : []),
    ...(gathering?.optional && !taken
      ? [
          {
            id: 'close',
            text: closed ? UI.lobby.takeIn : UI.lobby.leaveOut,
            label: UI.lobby.at(closed ? UI.lobby.takeIn : UI.lobby.leaveOut, seat),
            act: () => seating.leaveOut(id, !closed),
          },
        ]
      : []),
    ...(next
      ? [
          {
            id: 'swap',
            text: '⇅',
            label: UI.lobby.changePlaces(seat, seatName(next.id)),
            act: () => seating.swap(id, next.id),
          },
        ]
      : []),
  ];
};

/** The host's buttons at a seat of the lobby; changing places is with the seat below it. */
export const SeatPowers = (props: { readonly match: ClientMatch; readonly seat: SeatInfo }) => {
  const { match, seat } = props;
  const seats = match.facts.value?.seats ?? [];
  const next = seats[seats.findIndex(({ id }) => id === seat.id) + 1];
  const anybody = seat.taken || next?.taken;
  return powersOver(match, seat, anybody ? next : undefined).map(({ id, text, label, act }) => (
    <button key={id} type="button" aria-label={label} title={label} data-testid={`${id}-${seat.id}`} onClick={act}>
      {text}
    </button>
  ));
};

/** What the host can do for the whole table. */
export const TablePowers = ({ match }: { readonly match: ClientMatch }) => {
  const { gathering, seats = [] } = match.facts.value ?? {};
  if (!gathering) return null;
  const full = seats.every((seat) => seat.taken || seat.gathering?.closed);
  return (
    <details class="fold">
      <summary>{UI.lobby.hostPowers}</summary>
      <div class="fold-body lobby-powers">
        <CheckField
          label={UI.lobby.lockTable}
          value={gathering.locked}
          set={(locked) => void match.seating.lock(locked)}
        />
        <button
          type="button"
          data-testid="lots"
          disabled={!full || gathering.drawn}
          title={gathering.drawn ? UI.lobby.lotsDrawn : undefined}
          onClick={() => match.seating.drawLots()}
        >
          {UI.lobby.drawLots}
        </button>
      </div>
    </details>
  );
};

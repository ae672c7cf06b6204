import type { Refusal } from '@ironhex/shared/match';
import type { ComponentChildren } from 'preact';
import type { SeatInfo } from '../../table/facts.ts';
import { refusalText } from '../../text/refusals.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { MarkedSeat, NewcomerMark } from '../freeing/newcomer-mark.tsx';
import { Name } from '../words/name.tsx';

/** The label of the button for a new link. For a taken seat of another player it says that the link frees the seat. */
export const newLinkFor = ({ id, taken }: Pick<SeatInfo, 'id' | 'taken'>, own: boolean): string => {
  if (own) return UI.lobby.newLinkForMe;
  return taken ? UI.lobby.freeSeatOf(seatName(id)) : UI.lobby.newLinkFor(seatName(id));
};

interface Props {
  readonly seats: readonly SeatInfo[];
  readonly own: string | undefined;
  /** The host's seat. */
  readonly host?: string | undefined;
  /** Why our player cannot begin with the force brought: of other players' forces we only know that. */
  readonly misfit?: Refusal | undefined;
  readonly begun?: boolean;
  /** The match waits until everybody says to be ready; else a player who sits is ready. */
  readonly waits?: boolean;
  /** Makes a new link for another seat, which frees it; only for the host. */
  readonly onNewLink: ((seat: string) => void) | undefined;
  /** More buttons at a seat. */
  readonly acts?: (seat: SeatInfo) => ComponentChildren;
  /** What is known of its force. */
  readonly force?: (seat: SeatInfo) => ComponentChildren;
}

/** What stands beside the name of a seat: whose it is, and before the match what its player has said. */
const marksOf = (seat: SeatInfo, { own, host, begun }: Pick<Props, 'own' | 'host' | 'begun'>): readonly string[] => [
  seatName(seat.id),
  ...(seat.id === own ? [UI.lobby.you] : []),
  ...(seat.id === host && !begun ? [UI.lobby.host] : []),
  ...(seat.taken && !seat.connected ? [UI.lobby.away] : []),
  ...(seat.gathering?.closed ? [UI.lobby.leftOut] : []),
];

/** One seat with its player. */
const Seat = ({ seat, ...props }: Props & { readonly seat: SeatInfo }) => {
  const { id, side, name, taken, replaces, gathering } = seat;
  const ready = taken && !props.begun && (!props.waits || gathering?.ready);
  return (
    <li data-side={side} data-taken={taken} data-closed={gathering?.closed} data-testid={`seat-${id}`}>
      <span class="lobby-base" aria-hidden="true" />
      <span>
        <MarkedSeat seat={{ replaces }} class="lobby-name">
          <strong>
            <Name text={taken ? name : UI.lobby.freeSeat} as={props.begun ? 'whole' : 'line'} />
          </strong>
          <NewcomerMark seat={{ replaces }} />
        </MarkedSeat>
        <span class="quiet">
          {marksOf(seat, props).join(', ')}
          {ready && <span class="lobby-ready"> ✓ {UI.lobby.ready}</span>}
        </span>
        {props.force?.(seat)}
        {taken && gathering?.fits === false && (
          <span class="fault">{id === props.own && props.misfit ? refusalText(props.misfit) : UI.lobby.misfit}</span>
        )}
      </span>
      <span class="lobby-acts">
        {props.acts?.(seat)}
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
      </span>
    </li>
  );
};

/** The seats with their players. */
export const SeatList = (props: Props) => (
  <ul class="lobby-seats" aria-label={UI.setup.seats}>
    {props.seats.map((seat) => (
      <Seat key={seat.id} {...props} seat={seat} />
    ))}
  </ul>
);

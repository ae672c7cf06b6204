import { AWAY_AFTER } from '@ironhex/shared/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { SeatNotice } from './notices.tsx';

interface Props {
  readonly match: ClientMatch;
  readonly seat: SeatInfo;
}

/** Whether a player has been away for so long that the server lets a computer play, as far as this page has seen. */
const useGone = ({ connected }: SeatInfo): boolean => {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    if (connected) return undefined;
    const timer = setTimeout(() => setGone(true), AWAY_AFTER * 1000);
    return () => clearTimeout(timer);
  }, [connected]);
  return gone;
};

/** For the player of the seat: one press, and the computer plays no longer. */
const OwnNotice = ({ match, seat }: Props) => (
  <SeatNotice seat={seat} class="freeing-own" testId={`cover-${seat.id}`}>
    <p role="status">{UI.computer.playsForYou}</p>
    <button type="button" class="act" data-testid="come-back" onClick={() => void match.seating.comeBack()}>
      {UI.computer.comeBack}
    </button>
  </SeatNotice>
);

/** For all others: the computer can play for who is away, once all who are there want it. */
const GoneNotice = ({ match, seat }: Props) => {
  const closed = useSignal(false);
  const gone = useGone(seat);
  const { by = [] } = seat.cover ?? {};
  const own = match.seat.value ?? '';
  if (!gone || closed.value) return null;
  const wanting = by.filter((id) => id !== own).map((id) => match.nameOf(id));
  return (
    <SeatNotice seat={seat} onClose={() => (closed.value = true)} testId={`cover-${seat.id}`}>
      <p role="status">
        {UI.computer.isAway(seat.name)} {wanting.length > 0 && UI.computer.wanted(list(wanting))}
        {by.includes(own) && ` ${UI.computer.youWant}`}
      </p>
      {!by.includes(own) && (
        <button type="button" data-testid="cover" onClick={() => void match.seating.cover(seat.id)}>
          {UI.computer.letPlay}
        </button>
      )}
    </SeatNotice>
  );
};

/** The notices about players who are away, for whom the computer can play, and about a computer that plays for ours. */
export const CoverNotices = ({ match }: Pick<Props, 'match'>) => {
  const own = match.seat.value;
  const { status, seats = [] } = match.facts.value ?? {};
  if (status !== 'playing' || own === null || match.vacant.value) return null;
  return seats.map((seat) => {
    const { id, taken, computer, cover } = seat;
    if (id === own) return cover?.plays && <OwnNotice key={id} match={match} seat={seat} />;
    return taken && computer === '' && !cover?.plays && <GoneNotice key={id} match={match} seat={seat} />;
  });
};

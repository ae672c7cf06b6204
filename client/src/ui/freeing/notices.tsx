import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { notify, vibrate } from '../moments/notify.ts';
import { playSound } from '../moments/sound.ts';
import { SpokenTimeLeft, TimeLeft } from './time-left.tsx';
import './freeing.css';

interface Props {
  readonly match: ClientMatch;
  readonly seat: SeatInfo;
}

/** A notice about a seat. It covers little, takes no focus, and leaves the match as it is. */
export const SeatNotice = (props: {
  readonly seat: SeatInfo;
  readonly class?: string;
  readonly children: ComponentChildren;
  /** Hides the notice on this page; left out where its player has to decide. */
  readonly onClose?: () => void;
  readonly testId?: string;
}) => {
  const { seat, class: more = '', children, onClose, testId = `freeing-${seat.id}` } = props;
  return (
    <section class={`notice freeing ${more}`} aria-label={UI.freeing.notice(seatName(seat.id))} data-testid={testId}>
      {children}
      {onClose && (
        <button type="button" class="bare" aria-label={UI.common.close} onClick={onClose}>
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </section>
  );
};

/** Makes itself noticed once, also while the player looks at something else. */
const useCall = (match: ClientMatch): void =>
  useEffect(() => {
    void playSound('turn');
    vibrate('interrupt');
    notify(match.id, UI.freeing.areYouThere, match.facts.peek()?.name ?? '');
  }, []);

/** For the player of the seat: one press, or a key, keeps it. */
const OwnNotice = ({ match, seat }: Props) => {
  useCall(match);
  const host = match.nameOf(match.facts.value?.hostSeat ?? '');
  const { stays } = match.own.value ?? {};
  const sentence = stays ? UI.freeing.youStay(host) : UI.freeing.asksYou(host);
  return (
    <>
      <SeatNotice seat={seat} class={stays ? '' : 'freeing-own'}>
        {!stays && <strong>{UI.freeing.areYouThere}</strong>}
        <p>
          {sentence} <TimeLeft match={match} until={seat.freeAt} />
        </p>
        <button type="button" class={stays ? '' : 'act'} data-testid="stay" onClick={() => void match.seating.stay()}>
          {stays ? UI.freeing.tellNow : UI.freeing.iAmHere} <kbd>I</kbd>
        </button>
      </SeatNotice>
      <SpokenTimeLeft
        match={match}
        until={seat.freeAt}
        sentence={stays ? sentence : `${UI.freeing.areYouThere} ${sentence}`}
      />
    </>
  );
};

/** For all others; the host can withdraw the request. */
const OthersNotice = ({ match, seat, onClose }: Props & { readonly onClose: () => void }) => {
  const hosting = match.hosting.value;
  const name = seatName(seat.id);
  const host = match.nameOf(match.facts.value?.hostSeat ?? '');
  const sentence = hosting ? UI.freeing.youAsk(name, seat.name) : UI.freeing.asks(host, name, seat.name);
  return (
    <>
      <SeatNotice seat={seat} onClose={onClose}>
        <p>
          {sentence} <TimeLeft match={match} until={seat.freeAt} />
        </p>
        {hosting && (
          <button type="button" data-testid="withdraw" onClick={() => void match.seating.withdraw(seat.id)}>
            {UI.freeing.withdraw}
          </button>
        )}
      </SeatNotice>
      <SpokenTimeLeft match={match} until={seat.freeAt} sentence={sentence} />
    </>
  );
};

/** For the host, until a new player has taken the free seat. */
const FreeNotice = ({
  seat,
  onClose,
  onLink,
}: Omit<Props, 'match'> & Pick<NoticesProps, 'onLink'> & { readonly onClose: () => void }) => (
  <SeatNotice seat={seat} onClose={onClose}>
    <p role="status">{UI.freeing.isFree(seatName(seat.id))}</p>
    <button
      type="button"
      class="act"
      data-testid="free-link"
      onClick={() => {
        onClose();
        onLink(seat.id);
      }}
    >
      {UI.freeing.link}
    </button>
  </SeatNotice>
);

interface NoticesProps {
  /** Shows the link to a free seat. */
  readonly onLink: (seat: string) => void;
}

/** The notices about seats that the host asks to free, and, for the host, about seats that are free. */
export const FreeingNotices = ({ match, onLink }: NoticesProps & { readonly match: ClientMatch }) => {
  /** Closed notices: of which seats, and in which state they were. */
  const closed = useSignal<readonly string[]>([]);
  const { status, seats = [] } = match.facts.value ?? {};
  if (status !== 'playing') return null;
  return seats.map((seat) => {
    const about = `${seat.id} ${seat.taken} ${seat.freeAt}`;
    const props = { match, seat, onClose: () => (closed.value = [...closed.peek(), about]) };
    if (seat.freeAt > 0 && seat.id === match.seat.value) return <OwnNotice key={seat.id} {...props} />;
    if (closed.value.includes(about)) return null;
    if (seat.freeAt > 0) return <OthersNotice key={seat.id} {...props} />;
    return match.hosting.value && !seat.taken && <FreeNotice key={seat.id} {...props} onLink={onLink} />;
  });
};

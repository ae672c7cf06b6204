import { useEffect, useRef, useState } from 'preact/hooks';
import { matchAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { refusalText } from '../../text/refusals.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../common/dialog.tsx';
import { PlainWords } from '../words/words.tsx';
import { InviteLink } from './invite.tsx';
import { newLinkFor } from './seat-list.tsx';

/** Asks whether to make a new link for a seat, and shows it. */
export const ReissueDialog = (props: {
  readonly match: ClientMatch;
  readonly seat: string;
  readonly onClose: () => void;
}) => {
  const { match, seat, onClose } = props;
  const own = seat === match.seat.value;
  // The player at the time this dialog opened: making the link frees the seat.
  const [sitter] = useState(() => match.facts.peek()?.seats.find(({ id }) => id === seat));
  const freeing = !own && sitter?.taken === true;
  const question = own
    ? UI.lobby.newLinkForMeQuestion
    : freeing
      ? UI.lobby.freeQuestion(sitter.name)
      : UI.lobby.newLinkQuestion;
  const [link, setLink] = useState<string>();
  const [making, setMaking] = useState(false);
  const [fault, setFault] = useState('');
  const made = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: the next step is to copy the link.
  useEffect(() => {
    if (link) made.current?.querySelector('button')?.focus();
  }, [link]);
  const make = async () => {
    setMaking(true);
    setFault('');
    const answer = await match.seating.reissue(seat);
    setMaking(false);
    if (answer.ok) setLink(matchAddress(match.id, answer.secret));
    else setFault(answer.refusal.code === 'no-answer' ? UI.lobby.newLinkNoAnswer : refusalText(answer.refusal));
  };
  return (
    <Dialog title={newLinkFor({ id: seat, taken: freeing }, own)} onClose={onClose} class="reissue" testId="reissue">
      <p role="status">
        <PlainWords match={match} text={link ? (freeing ? UI.lobby.freeDone : UI.lobby.newLinkDone) : question} />
      </p>
      {fault && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {link ? (
        <div ref={made}>
          <InviteLink
            link={link}
            label={own ? UI.lobby.ownLink : `${UI.lobby.inviteLink}: ${seatName(seat)}`}
            hint={own ? UI.lobby.ownHint : UI.lobby.inviteHint}
            testId="new-link"
            main
          />
        </div>
      ) : (
        <div class="dialog-acts">
          <button type="button" onClick={onClose}>
            {UI.common.cancel}
          </button>
          <button type="button" class="act" data-testid="reissue-sure" disabled={making} onClick={make}>
            {making ? UI.lobby.newLinkMaking : freeing ? UI.lobby.freeSure : UI.lobby.newLinkMake}
          </button>
        </div>
      )}
    </Dialog>
  );
};

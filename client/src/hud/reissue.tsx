import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../model/game.ts';
import { matchAddress } from '../net/address.ts';
import { UI } from '../text/ui.ts';
import { capital } from '../text/words.ts';
import { Dialog } from './dialog.tsx';
import { InviteLink } from './lobby/invite.tsx';

/** What making a new link for a seat is called. */
const newLinkFor = (seat: string, own: boolean): string =>
  own ? UI.lobby.newLinkForMe : UI.lobby.newLinkFor(capital(seat));

/** Buttons for the host: a new link for each seat, the own last. */
export const NewLinkButtons = ({
  game,
  onNewLink,
}: {
  readonly game: Game;
  readonly onNewLink: (seat: string) => void;
}) => {
  const own = game.seat.value;
  const seats = game.connection.hall.value?.seats.map(({ id }) => id) ?? [];
  return [...seats]
    .sort((a, b) => Number(a === own) - Number(b === own))
    .map((id) => (
      <button type="button" key={id} data-testid={`new-link-${id}`} onClick={() => onNewLink(id)}>
        {newLinkFor(id, id === own)}
      </button>
    ));
};

/** Asks whether a seat shall have a new link, and shows it. */
export const ReissueDialog = (props: { readonly game: Game; readonly seat: string; readonly onClose: () => void }) => {
  const { game, seat, onClose } = props;
  const own = seat === game.seat.value;
  const [link, setLink] = useState<string>();
  const [making, setMaking] = useState(false);
  const [fault, setFault] = useState('');
  const made = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: what comes next is copying the link.
  useEffect(() => {
    if (link) made.current?.querySelector('button')?.focus();
  }, [link]);
  const make = async () => {
    setMaking(true);
    setFault('');
    const answer = await game.reissue(seat);
    setMaking(false);
    if (answer.ok) setLink(matchAddress(game.id, answer.secret));
    else setFault(answer.refusal.message);
  };
  return (
    <Dialog title={newLinkFor(seat, own)} onClose={onClose} class="reissue" testId="reissue">
      <p role="status">
        {link ? UI.lobby.newLinkDone : own ? UI.lobby.newLinkForMeQuestion : UI.lobby.newLinkQuestion}
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
            label={own ? UI.lobby.ownLink : `${UI.lobby.inviteLink}: ${capital(seat)}`}
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
            {making ? UI.lobby.newLinkMaking : UI.lobby.newLinkMake}
          </button>
        </div>
      )}
    </Dialog>
  );
};

import { useMemo } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { matchAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { CopyField, type CopyFieldProps } from '../common/copy.tsx';
import './lobby.css';

/** A link as a QR code. Always dark on light, which many readers need. */
const Code = ({ link, label }: { readonly link: string; readonly label: string }) => {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`, [link]);
  return <img class="lobby-code" src={source} alt={label} width="148" height="148" />;
};

/** A link to a seat: to copy, to scan, and to share where the device can. */
export const InviteLink = ({ link, ...field }: Omit<CopyFieldProps, 'value'> & { readonly link: string }) => (
  <div class="lobby-invite">
    <div class="lobby-send">
      <CopyField {...field} value={link} />
      {'share' in navigator && (
        // Closing the share sheet of the device is no fault.
        <button type="button" onClick={() => navigator.share({ title: field.label, url: link }).catch(() => {})}>
          {UI.lobby.share}
        </button>
      )}
    </div>
    <Code link={link} label={`${UI.lobby.qr}: ${field.label}`} />
  </div>
);

/** The link to our seat, for the player's other devices; nothing for spectators and before sitting down. */
export const OwnLink = ({ match }: { readonly match: ClientMatch }) => {
  const secret = match.ownSeat.secret.value;
  if (match.seat.value === null || match.vacant.value || secret === undefined) return null;
  return (
    <InviteLink
      link={matchAddress(match.id, secret)}
      label={UI.lobby.ownLink}
      hint={UI.lobby.ownHint}
      testId="own-link"
    />
  );
};

/** The links to the free seats, for the host to send. `main`: sending them is the next thing to do. */
export const InviteLinks = (props: {
  readonly match: ClientMatch;
  readonly free: readonly string[];
  readonly main: boolean;
}) => {
  const { match, free, main } = props;
  const invites = match.links.invites.value;
  const wanted = free.flatMap((seat) => invites.filter(({ id }) => id === seat));
  // Strangers come to a listed table without a link.
  if (wanted.length === 0 && match.facts.value?.settings?.listed) return null;
  if (wanted.length === 0 && free.length > 0) return <p class="lobby-invite quiet">{UI.lobby.inviteElsewhere}</p>;
  return wanted.map(({ id, secret }) => (
    <InviteLink
      key={id}
      link={matchAddress(match.id, secret)}
      label={wanted.length > 1 ? `${UI.lobby.inviteLink}: ${seatName(id)}` : UI.lobby.inviteLink}
      hint={UI.lobby.inviteHint}
      testId="invite-link"
      main={main}
    />
  ));
};

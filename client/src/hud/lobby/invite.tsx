import { useMemo } from 'preact/hooks';
import { renderSVG } from 'uqr';
import { matchAddress } from '../../net/connection.ts';
import { UI } from '../../text/ui.ts';
import { capital } from '../../text/words.ts';
import { CopyField } from '../copy.tsx';
import { invitesTo } from './memory.ts';

/** A link as a picture, to be opened with a phone. Always dark on light: many readers need it so. */
const Code = ({ link, label }: { readonly link: string; readonly label: string }) => {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`, [link]);
  return <img class="lobby-code" src={source} alt={label} width="148" height="148" />;
};

/** The links to the seats that are still free, for the host to send: the main thing to do once the host sits. */
export const InviteLinks = (props: {
  readonly match: string;
  readonly free: readonly string[];
  readonly main: boolean;
}) => {
  const { match, free, main } = props;
  const invites = useMemo(() => invitesTo(match), [match]);
  const wanted = invites.filter(({ id }) => free.includes(id));
  if (invites.length === 0) return <p class="lobby-invite quiet">{UI.lobby.inviteElsewhere}</p>;
  return wanted.map(({ id, secret }) => {
    const link = matchAddress(match, secret);
    const label = wanted.length > 1 ? `${UI.lobby.inviteLink}: ${capital(id)}` : UI.lobby.inviteLink;
    return (
      <div key={id} class="lobby-invite">
        <CopyField label={label} value={link} hint={UI.lobby.inviteHint} testId="invite-link" main={main} />
        <Code link={link} label={`${UI.lobby.qr}: ${label}`} />
      </div>
    );
  });
};

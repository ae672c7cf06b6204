import { matchAddress } from '../../table/address.ts';
import { UI } from '../../text/ui.ts';

/** Leads to the match at the server. */
export const ToMatch = ({ id }: { readonly id: string }) => (
  <a class="button" href={matchAddress(id)} data-testid="to-match">
    {UI.replay.toMatch}
  </a>
);

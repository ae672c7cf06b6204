import { ClientState } from 'colyseus';
import type { MatchClient } from '../../sync/guest.ts';

/**
 * Ends a connection with a code. The peer may be slow to answer the close frame, or never do it: until the transport cuts
 * the connection (`closeTimeout`), its messages are ignored and nothing but the close frame goes out. Everybody else sees
 * at once that the guest is gone. `leave` alone would go on hearing and sending until then.
 */
export const endConnection = (client: MatchClient, code: number): void => {
  // Colyseus drops what comes from a client that is leaving.
  client.state = ClientState.LEAVING;
  client.raw = () => {};
  client.userData = undefined;
  client.leave(code);
};

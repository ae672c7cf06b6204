import { ClientState } from 'colyseus';
import type { MatchClient } from '../../sync/guest.ts';

/**
 * Ends a connection with a code. The peer may take its time to answer the close frame, or never do it: until the transport
 * cuts the connection (`closeTimeout`), nothing that comes in is heard and nothing but the close frame goes out. To everybody
 * else the guest is gone at once.
 */
export const endConnection = (client: MatchClient, code: number): void => {
  // Colyseus drops what comes from a client that is leaving.
  client.state = ClientState.LEAVING;
  client.raw = () => {};
  client.userData = undefined;
  client.leave(code);
};

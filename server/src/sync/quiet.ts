import { Protocol } from 'colyseus';
import type { MatchClient } from './guest.ts';

/**
 * Keeps patches without content from a connection. Colyseus sends every client a frame whenever anything in the state
 * changed, even if the client may see none of it: the frame alone would tell that something secret happened. It has no
 * setting for that, so the method of the client that sends frames is replaced.
 */
export const withoutEmptyPatches = (client: MatchClient): void => {
  const raw = client.raw.bind(client);
  client.raw = (data, ...rest) => {
    if (data.length === 1 && data[0] === Protocol.ROOM_STATE_PATCH) return;
    raw(data, ...rest);
  };
};

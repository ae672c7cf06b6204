import { matchMaker, ServerError } from 'colyseus';
import { reachable } from '../../cluster/address.ts';
import { busy } from './busy.ts';
import type { Waker } from './wake.ts';

/** The code of what is thrown here becomes the HTTP status, and Colyseus' own for this, 522, means a lost line there. */
const NOT_FOUND = 404;

const { controller } = matchMaker;
const invoke = controller.invokeMethod.bind(controller);

/**
 * What a client may ask Colyseus for: to join a match, which wakes it. Colyseus has no public way to put something
 * before its matchmaking, which the SDK asks by itself: so a method of its controller is replaced. Clients ask by the id of the match, and are led to
 * its room; matches are opened by the API only, and who lost the line joins again. A match that runs, but cannot be
 * reached, has lost its server just now: it is somewhere else soon.
 */
export const letJoin = (waker: Waker): void => {
  controller.exposedMethods = ['joinById'];
  controller.invokeMethod = async (method, id, options, auth) => {
    const room = await waker.wake(id);
    if (room === undefined) throw new ServerError(NOT_FOUND, `The match "${id}" is not found.`);
    const reservation = await invoke(method, room, options, auth).catch(() => {
      throw busy();
    });
    return reachable(reservation, auth?.headers);
  };
};

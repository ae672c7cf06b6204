import { matchMaker } from 'colyseus';
import { reachable } from '../cluster/address.ts';
import { busy, type Waker } from './wake.ts';

const { controller } = matchMaker;
const invoke = controller.invokeMethod.bind(controller);

/**
 * What a client may ask Colyseus for: to join a match, which wakes it. Matches are opened by the API only, and who lost
 * the line joins again. A match that is awake, but cannot be reached, has lost its server just now: it is somewhere else
 * soon.
 */
export const letJoin = (waker: Waker): void => {
  controller.exposedMethods = ['joinById'];
  controller.invokeMethod = async (method, id, options, auth) => {
    const awake = await waker.wake(id);
    const reservation = await invoke(method, id, options, auth).catch((error: unknown) => {
      throw awake ? busy() : error;
    });
    return reachable(reservation, auth?.headers);
  };
};

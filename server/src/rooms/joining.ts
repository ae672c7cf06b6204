import { matchMaker } from 'colyseus';
import { reachable } from '../cluster/address.ts';
import type { Waker } from './wake.ts';

const { controller } = matchMaker;
const invoke = controller.invokeMethod.bind(controller);

/**
 * What a client may ask Colyseus for: to join a match, which wakes it, or to come back to one. Matches are opened by the
 * API only.
 */
export const letJoin = (waker: Waker): void => {
  controller.exposedMethods = ['joinById', 'reconnect'];
  controller.invokeMethod = async (method, id, options, auth) => {
    if (method === 'joinById') await waker.wake(id);
    return reachable(await invoke(method, id, options, auth), auth?.headers);
  };
};

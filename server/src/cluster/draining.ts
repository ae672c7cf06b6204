import { matchMaker } from 'colyseus';
import { NOT_NOW } from '../not-now.ts';

/** Can this process be given matches and players? Not before it has started, and not when it is about to end. */
export const isReady = (): boolean => matchMaker.state === matchMaker.MatchMakerState.READY;

/** Sends whoever wants to join to another server while this one closes. */
export const refuseWhileDraining = (request: Request): Response | undefined => {
  if (request.method !== 'POST' || isReady()) return undefined;
  const error = 'This server is about to stop. The match is found on another one in a moment.';
  return Response.json({ code: NOT_NOW, error }, { status: NOT_NOW });
};

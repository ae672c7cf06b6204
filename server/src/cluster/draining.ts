import { matchMaker } from 'colyseus';
import { NOT_NOW } from '../not-now.ts';

/** Does this process take matches and players? Not before it has started, and not once it is stopping. */
export const isReady = (): boolean => matchMaker.state === matchMaker.MatchMakerState.READY;

/** Refuses to let clients join while this server stops, so that the proxy asks another one. */
export const refuseWhileDraining = (request: Request): Response | undefined => {
  if (request.method !== 'POST' || isReady()) return undefined;
  const error = 'This server is about to stop. The match is found on another one in a moment.';
  return Response.json({ code: NOT_NOW, error }, { status: NOT_NOW });
};

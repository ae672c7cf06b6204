import { ServerError } from 'colyseus';

/** What is answered with this status may be asked again at once, from another server. */
export const UNAVAILABLE = 503;

/** This server cannot find matches on others now. Colyseus answers with the code as the status of the response. */
export const outOfReach = (): ServerError =>
  new ServerError(UNAVAILABLE, 'This server cannot find the match right now. It tries again by itself.');

import type { ServerError } from 'colyseus';
import { notNow } from '../not-now.ts';

/** The error for players while this server cannot find matches on other servers. */
export const outOfReach = (): ServerError =>
  notNow('This server cannot find the match right now. It tries again by itself.');

import type { ServerError } from 'colyseus';
import { notNow } from '../not-now.ts';

/** This server cannot find matches on others now. */
export const outOfReach = (): ServerError =>
  notNow('This server cannot find the match right now. It tries again by itself.');

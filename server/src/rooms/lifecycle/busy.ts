import type { ServerError } from 'colyseus';
import { notNow } from '../../not-now.ts';

/** A match cannot be opened at the moment. */
export const busy = (): ServerError =>
  notNow('The match cannot be opened at the moment. This page tries again by itself; nothing is lost.');

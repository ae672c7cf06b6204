import { setTimeout as pass } from 'node:timers/promises';
import type { CreatedMatch } from '@ironhex/shared/protocol';
import { RoomClient } from '../drivers/room-client.ts';
import { until } from '../drivers/until.ts';
import { call } from '../drivers/wire.ts';

/** Milliseconds from one tick of Colyseus' own clock to the one after the next. */
const TICKS = 600;

/**
 * Waits until every client in this process has read all that the server has to tell so far. First Colyseus' clock
 * ticks, for what is sent then; then the server answers twice. It has sent everything before its first answer, and by
 * the second all clients of this process have read it, however busy the machine is. Each time over a line of its own: one
 * that is kept open may be closed in the moment in which it is used again.
 */
export const settled = async (url: string): Promise<void> => {
  await pass(TICKS);
  for (let times = 0; times < 2; times++) await call(url, '/health');
};

/**
 * Joins a match, at the seat with this number or as a spectator. Everybody who is there has been told when this resolves:
 * otherwise the machine would decide what of it goes into which frame.
 */
export const joinSettled = async (url: string, match: CreatedMatch, seat?: number): Promise<RoomClient> => {
  const secret = seat === undefined ? {} : { secret: match.seats[seat]!.secret };
  const client = await RoomClient.arrive(url, match.id, secret);
  await until(() => client.own, 'the state is there');
  await settled(url);
  return client;
};

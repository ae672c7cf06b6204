import { RoomClient } from '../drivers/room-client.ts';
import type { Pilot } from '../rulesets/pilot.ts';
import { residentKilobytes } from './process.ts';
import { openUsual } from './room.ts';

/** What a match that has begun costs a server, in kilobytes, with both players connected. */
export const measureMemory = async (pilot: Pilot, url: string, pid: number, rooms = 100) => {
  const open = async (): Promise<void> => {
    const { id, seats } = await openUsual(pilot, url);
    const clients = await Promise.all(seats.map(({ secret }) => RoomClient.arrive(url, id, { secret })));
    for (const [index, client] of clients.entries())
      await client.ask('sit', { name: `Bench ${index}`, salt: 'salt-of-the-bench' });
  };
  for (let n = 0; n < 20; n++) await open();
  const before = residentKilobytes(pid);
  for (let n = 0; n < rooms; n++) await open();
  return { kilobytesPerRoom: Math.round((residentKilobytes(pid) - before) / rooms) };
};

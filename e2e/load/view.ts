import { openMatch } from '../drivers/door.ts';
import { RoomClient } from '../drivers/room-client.ts';
import { until } from '../drivers/until.ts';
import type { Pilot } from '../rulesets/pilot.ts';
import { bytesOf } from './room.ts';

/** Kilobytes that come to a spectator who opens a match after it has begun, on the largest board with the most units. */
export const measureView = async ({ requests }: Pilot, url: string) => {
  const { id, seats } = await openMatch(url, requests.largest);
  const players = await Promise.all(seats.map(({ secret }) => RoomClient.arrive(url, id, { secret })));
  for (const [index, player] of players.entries())
    await player.ask('sit', { name: `Bench ${index}`, salt: 'salt-of-the-bench' });
  const late = await RoomClient.arrive(url, id);
  await until(() => late.own?.view, 'a late joiner is shown the match');
  const kilobytesOfView = Math.round(bytesOf(late) / 102.4) / 10;
  for (const client of [...players, late]) await client.leave();
  return { kilobytesOfView };
};

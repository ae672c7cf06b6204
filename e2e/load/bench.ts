// Measures what the project promises of each game, and prints one JSON object. The machine is noisy: compare ratios of one run.
import { join } from 'node:path';
import { FAST, startProgram, startServer } from '../drivers/server.ts';
import { SHIPPED } from '../rulesets/index.ts';
import type { Pilot } from '../rulesets/pilot.ts';
import { measureArrival } from './arrival.ts';
import { measureFrames } from './frames.ts';
import { measureLargest } from './largest.ts';
import { measureMatches, measureSubmit } from './matches.ts';
import { measureMemory } from './memory.ts';
import { measureReplays } from './replays.ts';
import { measureRoom } from './room.ts';
import { measureView } from './view.ts';

const measure = async (pilot: Pilot): Promise<object> => {
  const rules = { ...measureMatches(pilot), ...measureSubmit(pilot), ...measureLargest(pilot), ...pilot.measure?.() };
  const server = await startServer(FAST);
  const echo = await startProgram(join(import.meta.dirname, 'echo-server.ts'));
  const room = await measureRoom(pilot, server.url, echo.url);
  await echo.stop();
  const view = await measureView(pilot, server.url);
  const memory = await measureMemory(pilot, server.url, server.pid);
  const page = {
    ...(await measureFrames(pilot, server.url)),
    ...(await measureArrival(pilot, server.url)),
    ...(await measureReplays(pilot, server.url)),
  };
  await server.stop();
  return { ...rules, ...room, ...view, ...memory, ...page };
};

const games: Record<string, object> = {};
for (const pilot of SHIPPED) games[pilot.ruleset.id] = await measure(pilot);
console.log(JSON.stringify(games, undefined, 2));
process.exit(0);

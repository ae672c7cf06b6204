// Measures what the project promises, and prints one JSON object. The machine is noisy: compare ratios of one run.
import { join } from 'node:path';
import { FAST, startProgram, startServer } from '../drivers/server.ts';
import { measureArrival } from './arrival.ts';
import { measureFrames } from './frames.ts';
import { measureMatches, measureSubmit } from './matches.ts';
import { measureMemory } from './memory.ts';
import { measureRoom } from './room.ts';
import { measureSight } from './sight.ts';

const rules = { ...measureMatches(), ...measureSubmit(), ...measureSight() };
const server = await startServer(FAST);
const echo = await startProgram(join(import.meta.dirname, 'echo-server.ts'));
const room = await measureRoom(server.url, echo.url);
await echo.stop();
const memory = await measureMemory(server.url, server.pid);
const page = { ...(await measureFrames(server.url)), ...(await measureArrival(server.url)) };
await server.stop();
console.log(JSON.stringify({ ...rules, ...room, ...memory, ...page }, undefined, 2));
process.exit(0);

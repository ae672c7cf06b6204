import { join } from 'node:path';
console.info = console.error;
const root = process.env.ROOT!;
const { FAST, startProgram, startServer } = await import(join(root,'e2e/drivers/server.ts'));
const { measure } = await import(join(root,'e2e/load/many/measure.ts'));
const size = Number(process.argv[2] ?? 100);
const plan = { sizes: [size], every: 2500, pace: Number(process.argv[3] ?? 6), full: 4, turns: 3 };
const env: any = { ...FAST, LOG_LEVEL: 'silent' };
const server = await startServer(env);
const bare = await startProgram(join(root, 'e2e/load/echo-server.ts'));
try { console.log(JSON.stringify(await measure(size, plan, server, bare), undefined, 1)); }
finally { await Promise.all([server.stop(), bare.kill()]); }
process.exit(0);

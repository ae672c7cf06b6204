import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';

/** The folder of PostgreSQL's programs on this machine, if it has any: where packages put them, or on the path. */
const programs = (): string | undefined =>
  [
    ...globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname),
    ...(process.env.PATH ?? '').split(delimiter).filter((folder) => existsSync(join(folder, 'initdb'))),
  ].at(-1);

/** Whether PostgreSQL is installed here. */
export const hasPostgres = (): boolean => programs() !== undefined;

/** PostgreSQL does not run as root: then it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/**
 * Nothing survives the machine, but everything a stop of the server: that is what tests do to it. Autovacuum would start
 * a process for each of hundreds of databases again and again.
 */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'max_connections=200',
  'fsync=off',
  'full_page_writes=off',
  'autovacuum=off',
];

/** A PostgreSQL server of our own, which is thrown away. */
export interface Cluster {
  readonly url: string;
  start(): Promise<void>;
  /** `fast` ends connections and writes everything down, `immediate` is like pulling the plug of its process. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Makes a server with an empty database, and starts it. */
export const startCluster = async (): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'ironhex-postgres-'));
  if ('uid' in NOBODY) chownSync(folder, NOBODY.uid!, NOBODY.gid!);
  const data = join(folder, 'data');
  const from = programs();
  if (!from) throw new Error('PostgreSQL is not installed');
  const program = (name: string) => join(from, name);
  execFileSync(program('initdb'), ['-D', data, '-A', 'trust', '-U', 'ironhex', '--no-sync', '-E', 'UTF8'], {
    ...NOBODY,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const url = `postgres://ironhex@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  process.on('exit', () => server?.kill('SIGQUIT'));

  const stop = async (how: 'fast' | 'immediate') => {
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
    server = undefined;
  };
  const start = async () => {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    server = spawn(program('postgres'), ['-D', data, '-k', folder, '-p', String(port), ...settings], {
      ...NOBODY,
      cwd: folder,
      stdio: 'ignore',
    });
    const end = Date.now() + 20_000;
    while (!(await answers(url))) {
      if (Date.now() > end || server.exitCode !== null) throw new Error('PostgreSQL does not start');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await start();
  return {
    url,
    start,
    stop,
    remove: async () => {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ContainerRuntimeClient,
  DockerComposeEnvironment,
  getContainerRuntimeClient,
  type StartedDockerComposeEnvironment,
} from 'testcontainers';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RoomClient } from '../drivers/room-client.ts';
import { FAST } from '../drivers/server.ts';

/** The services of docker-compose.yml. */
export type Service = Server | 'nginx' | 'redis' | 'postgres';
export type Server = 'one' | 'two';
/** Its networks: in front of the servers is nginx, behind them Redis and PostgreSQL. */
export type Network = 'front' | 'back';

/** Milliseconds that a service may take to be well: a bound for what hangs. */
const PATIENCE = 120_000;

const ROOT = join(import.meta.dirname, '../..');

/** The project's docker-compose.yml, running: two servers behind nginx, with Redis and PostgreSQL. */
export class Stack {
  /** Where players come in. */
  readonly url: string;
  readonly #name: string;
  readonly #environment: StartedDockerComposeEnvironment;
  readonly #client: ContainerRuntimeClient;
  /** The name of a service's container, by the service. */
  readonly #containers: ReadonlyMap<string, string>;

  private constructor(
    name: string,
    environment: StartedDockerComposeEnvironment,
    client: ContainerRuntimeClient,
    containers: ReadonlyMap<string, string>,
    port: number,
  ) {
    this.#name = name;
    this.#environment = environment;
    this.#client = client;
    this.#containers = containers;
    this.url = `http://localhost:${port}`;
  }

  /** Starts everything on a free port; resolves when all of it is well. */
  static async up(): Promise<Stack> {
    const name = `ironhex${randomBytes(4).toString('hex')}`;
    const client = await getContainerRuntimeClient();
    const environment = await new DockerComposeEnvironment(ROOT, 'docker-compose.yml')
      .withProjectName(name)
      .withEnvironment({
        ...FAST,
        LOG_LEVEL: 'info',
        PORT: '0',
        POSTGRES_PASSWORD: randomBytes(12).toString('base64'),
      })
      // Its own way of cleaning up needs one more image; ours is `down`.
      .withAutoCleanup(false)
      .withStartupTimeout(PATIENCE)
      .up()
      .catch(async (error) => {
        // The library takes it down once for each service that did not get well, all at the same time: some stay.
        const project = { filePath: ROOT, files: 'docker-compose.yml', projectName: name };
        await client.compose.down(project, { removeVolumes: true, timeout: 0 }).catch(() => {});
        throw error;
      });
    const listed = await client.container.dockerode.listContainers({
      filters: { label: [`com.docker.compose.project=${name}`] },
    });
    const containers = new Map(listed.map(({ Labels, Id }) => [Labels['com.docker.compose.service']!, Id]));
    const nginx = listed.find(({ Id }) => Id === containers.get('nginx'))!;
    const port = nginx.Ports.find(({ PrivatePort, PublicPort }) => PrivatePort === 80 && PublicPort)!.PublicPort!;
    return new Stack(name, environment, client, containers, port);
  }

  /** Ends a service without a word. */
  async kill(service: Service): Promise<void> {
    await this.#container(service).kill({ signal: 'SIGKILL' });
  }

  /** Ends a service as an operator does; resolves when it has ended, with its exit code. */
  async stop(service: Service): Promise<number> {
    await this.#container(service).stop();
    return (await this.#container(service).inspect()).State.ExitCode;
  }

  /** Starts a service that has ended; resolves when it is well. */
  async start(service: Service): Promise<void> {
    await this.#container(service).start();
    await this.well(service);
  }

  /** Stops a service's programs where they are, as a machine without power to spare does; they do not hear of it. */
  async freeze(service: Service): Promise<void> {
    await this.#container(service).kill({ signal: 'SIGSTOP' });
  }

  /** Lets them go on. */
  async thaw(service: Service): Promise<void> {
    await this.#container(service).kill({ signal: 'SIGCONT' });
  }

  /** Takes a service off a network, as a broken cable does. */
  async cut(service: Service, network: Network): Promise<void> {
    await this.#network(network).disconnect({ Container: this.#id(service), Force: true });
  }

  /** Puts it back, under the names it had. */
  async mend(service: Service, network: Network): Promise<void> {
    const isServer = service === 'one' || service === 'two';
    const Aliases = isServer && network === 'front' ? [service, 'servers'] : [service];
    await this.#network(network).connect({ Container: this.#id(service), EndpointConfig: { Aliases } });
  }

  /** What a server itself answers to whoever asks it to join a match, as the status of its answer. */
  async finds(server: Server, id: string): Promise<number> {
    const ask = `fetch('http://localhost:2567/matchmake/joinById/${id}', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }).then(({ status }) => console.log(status))`;
    const { output } = await this.#client.container.exec(this.#container(server), ['node', '-e', ask]);
    return Number(output);
  }

  /** The rooms of a match that are listed in Redis. */
  async roomsOf(id: string): Promise<string[]> {
    const { output } = await this.#client.container.exec(this.#container('redis'), [
      'redis-cli',
      'hkeys',
      'roomcaches',
    ]);
    return output.split(/\s+/).filter((room) => room.startsWith(`${id}-`));
  }

  /** Resolves when a service's own check says that it is well. */
  async well(service: Service): Promise<void> {
    const end = Date.now() + PATIENCE;
    while ((await this.#container(service).inspect()).State.Health?.Status !== 'healthy') {
      if (Date.now() > end) throw new Error(`${service} did not get well in time`);
      await pause(100);
    }
  }

  /** What every service logged so far. */
  async logs(): Promise<Record<Service, string>> {
    const logs = [...this.#containers].map(async ([service, id]) => {
      const raw = await this.#client.container.dockerode
        .getContainer(id)
        .logs({ stdout: true, stderr: true, timestamps: true });
      return [service, raw.toString('utf8')];
    });
    return Object.fromEntries(await Promise.all(logs)) as Record<Service, string>;
  }

  /** Writes all of it into a file; gives its name. */
  async keepLogs(title: string): Promise<string> {
    const folder = join(ROOT, 'e2e/output');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${title.replaceAll(/\W+/g, '-')}.log`);
    const parts = Object.entries(await this.logs()).map(([service, log]) => `== ${service}\n${log}`);
    await writeFile(file, parts.join('\n'));
    return file;
  }

  /** Ends everything and leaves nothing behind. */
  async down(): Promise<void> {
    await this.#environment.down({ removeVolumes: true, timeout: 1000 });
  }

  #id(service: Service): string {
    return this.#containers.get(service)!;
  }

  #container(service: Service) {
    return this.#client.container.dockerode.getContainer(this.#id(service));
  }

  #network(network: Network) {
    return this.#client.container.dockerode.getNetwork(`${this.#name}_${network}`);
  }
}

/** The server to which the line of somebody leads. */
export const serverOf = ({ room }: RoomClient): Server => {
  const { url } = (room.connection.transport as unknown as { readonly ws: { readonly url: string } }).ws;
  return new URL(url).pathname.split('/')[1] as Server;
};

/** Runs a stack for the tests of one file. What it logged is kept when one of them fails. */
export const useStack = (): { readonly now: Stack } => {
  let stack: Stack | undefined;
  beforeAll(async () => {
    stack = await Stack.up();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.log(`logs: ${await stack?.keepLogs(task.name)}`);
  });
  afterAll(() => stack?.down());
  return {
    get now() {
      return stack!;
    },
  };
};

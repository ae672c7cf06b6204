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
type Service = Server | 'nginx' | 'redis' | 'postgres';
export type Server = 'one' | 'two';
/** Its networks: nginx is on `front`, Redis and PostgreSQL on `back`, the servers on both. */
type Network = 'front' | 'back';

/** Milliseconds that a service may take to become healthy: only a service that hangs takes longer. */
const START_TIMEOUT = 120_000;

const ROOT = join(import.meta.dirname, '../..');

/** What players run, and what tests change of it. */
const FILES = ['docker-compose.yml', 'e2e/stack/quick-health.yml'];

/** The project's docker-compose.yml, running: two servers behind nginx, with Redis and PostgreSQL. */
class Stack {
  /** The address for players. */
  readonly url: string;
  readonly #name: string;
  readonly #environment: StartedDockerComposeEnvironment;
  readonly #client: ContainerRuntimeClient;
  /** The container's name of each service. */
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

  /** Starts all services on a free port; resolves when they are healthy. */
  static async up(): Promise<Stack> {
    const name = `ironhex${randomBytes(4).toString('hex')}`;
    const client = await getContainerRuntimeClient();
    const environment = await new DockerComposeEnvironment(ROOT, FILES)
      .withProjectName(name)
      .withEnvironment({
        ...FAST,
        LOG_LEVEL: 'info',
        PORT: '0',
        POSTGRES_PASSWORD: randomBytes(12).toString('base64'),
      })
      // The library's own clean-up needs one more image; we call `down`.
      .withAutoCleanup(false)
      .withStartupTimeout(START_TIMEOUT)
      .up()
      .catch(async (error) => {
        // For each service that did not start, the library takes all down, at the same time: some containers stay.
        const project = { filePath: ROOT, files: FILES, projectName: name };
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

  /** Kills a service. */
  async kill(service: Service): Promise<void> {
    await this.#container(service).kill({ signal: 'SIGKILL' });
  }

  /** Stops a service as an operator does; resolves with its exit code when it has ended. */
  async stop(service: Service): Promise<number> {
    await this.#container(service).stop();
    return (await this.#container(service).inspect()).State.ExitCode;
  }

  /** Starts a service that has ended; resolves when it is healthy. */
  async start(service: Service): Promise<void> {
    await this.#container(service).start();
    await this.well(service);
  }

  /** Suspends a service's processes without telling them, as a machine that sleeps does. */
  async freeze(service: Service): Promise<void> {
    await this.#container(service).kill({ signal: 'SIGSTOP' });
  }

  /** Lets suspended processes go on. */
  async thaw(service: Service): Promise<void> {
    await this.#container(service).kill({ signal: 'SIGCONT' });
  }

  /** Disconnects a service from a network. */
  async cut(service: Service, network: Network): Promise<void> {
    await this.#network(network).disconnect({ Container: this.#id(service), Force: true });
  }

  /** Connects it again, under the same names. */
  async mend(service: Service, network: Network): Promise<void> {
    const isServer = service === 'one' || service === 'two';
    const Aliases = isServer && network === 'front' ? [service, 'servers'] : [service];
    await this.#network(network).connect({ Container: this.#id(service), EndpointConfig: { Aliases } });
  }

  /** The status with which a server answers a request to join a match, asked inside its container. */
  async finds(server: Server, id: string): Promise<number> {
    const ask = `fetch('http://localhost:2567/matchmake/joinById/${id}', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }).then(({ status }) => console.log(status))`;
    const { output } = await this.#client.container.exec(this.#container(server), ['node', '-e', ask]);
    return Number(output);
  }

  /** Takes all servers off the list of those that get matches, as one does that does not hear the others. */
  async unlist(): Promise<void> {
    await this.#client.container.exec(this.#container('redis'), ['redis-cli', 'del', 'roomcount']);
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

  /** Resolves when a service's own health check passes. */
  async well(service: Service): Promise<void> {
    const end = Date.now() + START_TIMEOUT;
    while ((await this.#container(service).inspect()).State.Health?.Status !== 'healthy') {
      if (Date.now() > end) throw new Error(`${service} did not get well in time`);
      await pause(100);
    }
  }

  /** The logs of all services so far. */
  async logs(): Promise<Record<Service, string>> {
    const logs = [...this.#containers].map(async ([service, id]) => {
      const raw = await this.#client.container.dockerode
        .getContainer(id)
        .logs({ stdout: true, stderr: true, timestamps: true });
      return [service, raw.toString('utf8')];
    });
    return Object.fromEntries(await Promise.all(logs)) as Record<Service, string>;
  }

  /** Writes all logs into a file, and gives its name. */
  async keepLogs(title: string): Promise<string> {
    const folder = join(ROOT, 'e2e/output');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${title.replaceAll(/\W+/g, '-')}.log`);
    const parts = Object.entries(await this.logs()).map(([service, log]) => `== ${service}\n${log}`);
    await writeFile(file, parts.join('\n'));
    return file;
  }

  /** Stops all services, and removes containers, networks and volumes. */
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

/** The server that a client is connected to. */
export const serverOf = ({ room }: RoomClient): Server => {
  const { url } = (room.connection.transport as unknown as { readonly ws: { readonly url: string } }).ws;
  return new URL(url).pathname.split('/')[1] as Server;
};

/** Runs a stack for the tests of one file. Its logs are kept if one of them fails. */
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

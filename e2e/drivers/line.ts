import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut, as a train goes into a tunnel. */
export interface Line {
  /** The same site, reached by this line. */
  readonly url: string;
  /** Breaks everything that goes over it, and lets nothing new through. */
  cut(): void;
  /** Lets things through again. */
  mend(): void;
  close(): void;
}

/** Lays a line to a site. */
export const layLine = async (url: string): Promise<Line> => {
  const target = Number(new URL(url).port);
  const open = new Set<Socket>();
  let whole = true;
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    keep(near);
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(target, 'localhost');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0);
  await once(server, 'listening');
  const cut = (): void => {
    whole = false;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      whole = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
};

import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut, like a network that goes away without a word. */
export interface Line {
  /** The address under which the server is found at the far end. */
  readonly url: string;
  /** What the server says from now on is lost, while it still hears everything. */
  hush(): void;
  /** Nothing more is read of what the server says: it piles up there. */
  stall(): void;
  /** Tears every connection, and lets none through until it is mended. */
  cut(): void;
  mend(): void;
  /** Takes it away for good. */
  close(): void;
}

/** Lays a line to a server. */
export const layLine = async (to: string): Promise<Line> => {
  const port = Number(new URL(to).port);
  const sockets = new Set<Socket>();
  const farEnds = new Set<Socket>();
  let whole = true;
  let heard = true;
  const tear = () => {
    for (const socket of sockets) socket.destroy();
  };
  const proxy = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(port, 'localhost');
    farEnds.add(far);
    far.on('close', () => farEnds.delete(far));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (data) => {
      if (heard) near.write(data);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    cut: () => {
      whole = false;
      tear();
    },
    hush: () => {
      heard = false;
    },
    stall: () => {
      for (const far of farEnds) far.pause();
    },
    mend: () => {
      for (const far of farEnds) far.resume();
      whole = true;
      heard = true;
    },
    close: () => {
      tear();
      proxy.close();
    },
  };
};

/** Megabytes of memory. */
export interface Memory {
  /** Resident memory of the process. */
  readonly occupied: number;
  /** Used heap and external memory. */
  readonly needed: number;
}

/** The inspector of a server that was started with {@link INSPECTED}. */
export interface Inside {
  /** Memory after a garbage collection. */
  memory(): Promise<Memory>;
  close(): void;
}

/** The environment that starts a server with its inspector. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface Reply {
  readonly id: number;
  readonly result: { readonly result?: { readonly value: unknown } };
}

/** Looks into a server by what it has written: the address for it is among the lines. */
export const lookInto = async (said: readonly string[]): Promise<Inside> => {
  const address = said.map((line) => /ws:\/\/\S+/.exec(line)?.[0]).find((found) => found !== undefined);
  if (address === undefined) throw new Error('the server cannot be looked into');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('the server does not let itself be looked into'));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  };
  let asked = 0;
  const ask = (method: string, params: object = {}): Promise<Reply> =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  return {
    memory: async () => {
      // Twice: finalizers of the first collection free more.
      for (let n = 0; n < 2; n++) await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
      const { rss, heapUsed, external } = JSON.parse(result.result!.value as string) as NodeJS.MemoryUsage;
      const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
      return { occupied: megabytes(rss), needed: megabytes(heapUsed + external) };
    },
    close: () => socket.close(),
  };
};

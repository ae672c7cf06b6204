/** Megabytes of memory. */
export interface Memory {
  /** What the process occupies. */
  readonly occupied: number;
  /** What it needs of that. */
  readonly needed: number;
}

/** A look into a server that was started with {@link INSPECTED}. */
export interface Inside {
  /** Memory after everything that is no longer needed was collected. */
  memory(): Promise<Memory>;
  close(): void;
}

/** The environment of a server that can be looked into. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

interface Reply {
  readonly id: number;
  readonly result: { readonly result?: { readonly value: unknown } };
}

/** Looks into a server by what it has written: the address for it is among the lines. */
export const lookInto = async (said: readonly string[]): Promise<Inside> => {
  const address = said.map((line) => /ws:\/\/\S+/.exec(line)?.[0]).find((found) => found !== undefined);
  if (address === undefined) throw new Error('the server cannot be looked into');
  const line = new WebSocket(address);
  await new Promise((resolve, reject) => {
    line.onopen = resolve;
    line.onerror = () => reject(new Error('the server does not let itself be looked into'));
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  line.onmessage = ({ data }: MessageEvent<string>) => {
    const reply = JSON.parse(data) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  };
  let asked = 0;
  const ask = (method: string, params: object = {}): Promise<Reply> =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      line.send(JSON.stringify({ id: asked, method, params }));
    });
  return {
    memory: async () => {
      // The second time finds what the first has let go.
      for (let n = 0; n < 2; n++) await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
      const { rss, heapUsed, external } = JSON.parse(result.result!.value as string) as NodeJS.MemoryUsage;
      const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
      return { occupied: megabytes(rss), needed: megabytes(heapUsed + external) };
    },
    close: () => line.close(),
  };
};

/** Megabytes of memory. */
interface Memory {
  /** Resident memory of the process. */
  readonly occupied: number;
  /** Used heap and external memory. */
  readonly needed: number;
  /** The most resident memory that it has had since its start. */
  readonly most: number;
}

/** The inspector of a server that was started with {@link INSPECTED}. */
interface Inside {
  /** The longest time in milliseconds for which the event loop stood in one go, since this was asked last. */
  standstill(): Promise<number>;
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

/** Runs inside of the server: measures its event loop once a millisecond. */
const WATCH = `
  globalThis.loopDelay = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 1 });
  loopDelay.enable();`;
/** Gives the longest delay in nanoseconds, and begins anew. */
const LONGEST = '{ const { max } = loopDelay; loopDelay.reset(); max; }';

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
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await ask('Runtime.evaluate', { expression });
    return result.result?.value;
  };
  await evaluate(WATCH);
  return {
    standstill: async () => ((await evaluate(LONGEST)) as number) / 1e6,
    memory: async () => {
      // Twice: finalizers of the first collection free more.
      for (let n = 0; n < 2; n++) await ask('HeapProfiler.collectGarbage');
      const usage = (await evaluate('JSON.stringify(process.memoryUsage())')) as string;
      const { rss, heapUsed, external } = JSON.parse(usage) as NodeJS.MemoryUsage;
      const most = (await evaluate('process.resourceUsage().maxRSS')) as number;
      const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
      return { occupied: megabytes(rss), needed: megabytes(heapUsed + external), most: megabytes(most * 1024) };
    },
    close: () => socket.close(),
  };
};

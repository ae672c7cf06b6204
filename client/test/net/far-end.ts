import { vi } from 'vitest';

/** What the page sent over a line, and how it is answered. */
export interface ReceivedCommand {
  readonly command: string;
  readonly payload: {
    readonly seq?: number;
    readonly intent?: unknown;
    readonly since?: number;
    readonly secret?: string;
  };
  answer(answer: object): void;
  fail(why: string): void;
}

/** An event; what it is matters to few tests. */
interface Happened {
  readonly n: number;
  readonly seen?: object;
}

type Handler = (...given: never[]) => void;

/** A signal of the SDK: handlers are added by calling it. */
const sdkSignal = () => {
  const handlers: Handler[] = [];
  const signal = (handler: Handler) => void handlers.push(handler);
  return Object.assign(signal, {
    once: (handler: Handler) => {
      const only: Handler = (...given) => {
        handlers.splice(handlers.indexOf(only), 1);
        handler(...given);
      };
      handlers.push(only);
    },
    invoke: (...given: unknown[]) => {
      for (const handler of [...handlers]) handler(...(given as never[]));
    },
  });
};

/** What blue is told of a room at rest. */
const AT_REST = {
  view: '',
  eventCount: 0,
  status: 'playing',
  paused: '',
  spectators: 0,
  hostSeat: 'blue',
  gathering: '',
  settings: '',
  seats: new Map(),
  outcome: '',
  series: '',
  decisions: '[]',
  banks: '{}',
  back: -1,
  backUntil: 0,
  backTakes: '[]',
  backsLeft: 0,
  backFar: false,
  misfit: '',
  brought: '',
  lost: 0,
  seq: 0,
  stays: false,
};

/** What blue is told otherwise than at rest. */
type Change = Partial<typeof AT_REST>;

const stateOf = (own: Change) => ({
  name: 'A duel',
  views: new Map([['blue', { ...AT_REST, ...own }]]),
});

/** A room as the SDK gives it to the page, with a far end that does what a test says. */
export class FarEnd {
  readonly reconnection = { enabled: true };
  readonly onStateChange = sdkSignal();
  readonly onDrop = sdkSignal();
  readonly onLeave = sdkSignal();
  readonly onError = sdkSignal();
  readonly asked: ReceivedCommand[] = [];
  readonly leave = vi.fn();
  readonly connection = { isOpen: true, close: (code: number) => this.breaks(code) };
  state = stateOf({});
  /** Does it answer when it is asked for a sign of life? */
  alive = true;
  readonly #handlers = new Map<string, Handler>();
  readonly #fails = new Set<(error: Error) => void>();

  onMessage(name: string, handler: Handler): void {
    this.#handlers.set(name, handler);
  }

  request(command: string, payload: ReceivedCommand['payload']): Promise<object> {
    return new Promise((answer, reject) => {
      this.#fails.add(reject);
      const fail = (why: string) => reject(new Error(why));
      this.asked.push({ command, payload, answer, fail });
    });
  }

  ping(answered: () => void): void {
    if (this.alive) answered();
  }

  says(name: string, message: object): void {
    this.#handlers.get(name)?.(message as never);
  }

  shows(change: Change): void {
    this.state = stateOf(change);
    this.onStateChange.invoke(this.state);
  }

  /** Greets the page that joined, and answers what happened before, as the server does. */
  async greets({ seq = 0, events = [] as Happened[], state = {} } = {}): Promise<void> {
    this.says('welcome', {
      viewer: 'blue',
      ruleset: 'toy',
      clocks: 'none',
      spectators: true,
      policy: null,
      seq,
      now: Date.now(),
      host: true,
    });
    this.shows(state);
    await settle();
    const past = this.last('events');
    const missed = events.filter(({ n }) => n >= past.payload.since!);
    const seen = missed.map(({ seen = { kind: 'toy' } }) => JSON.stringify(seen));
    past.answer({ ok: true, first: missed[0]?.n ?? past.payload.since!, seen, more: false });
    await settle();
  }

  /** The intents that came over this line. */
  get intents(): ReceivedCommand[] {
    return this.asked.filter(({ command }) => command === 'intent');
  }

  /** The last thing asked by this name. */
  last(command: string): ReceivedCommand {
    const found = this.asked.findLast((asked) => asked.command === command);
    if (!found) throw new Error(`nobody asked for ${command}`);
    return found;
  }

  /** The line breaks: what has no answer fails, and the page is told, of some codes twice, as the SDK does. */
  breaks(code = 1006): void {
    this.connection.isOpen = false;
    for (const reject of this.#fails) reject(new Error('connection closed before a response was received.'));
    if (code < 4100) this.onDrop.invoke(code);
    this.onLeave.invoke(code);
  }
}

/** Everything that can happen without time going on has happened. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** The server as the page finds it: each attempt to join is written down, and lets in or throws what comes next. */
export const server = { joins: [] as { at: number; options: object }[], next: [] as unknown[] };

/** In place of the SDK's client. */
export class FakeClient {
  async joinById(_id: string, options: object): Promise<unknown> {
    server.joins.push({ at: Date.now(), options });
    const next = server.next.shift() ?? new Error('nobody answers');
    if (next instanceof Error) throw next;
    return next;
  }
}

/** What a page has around it: the network, a player who looks at it or not, its address. */
export interface FakePage {
  online(): void;
  look(state: 'visible' | 'hidden'): void;
  /** What the page has put into its address. */
  readonly address: string[];
}

/** Puts a page around the test, and a server without rooms. */
export const openPage = (): FakePage => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', hidden: true });
  const address: string[] = [];
  server.joins = [];
  server.next = [];
  vi.stubGlobal('location', { origin: 'http://table' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: string) => address.push(to),
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  return {
    address,
    online: () => window.dispatchEvent(new Event('online')),
    look: (state) => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
};

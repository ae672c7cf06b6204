import type { ServerResponse } from 'node:http';
import type { TablesShown } from '@ironhex/shared/protocol';
import { later } from '../guard/fair-queue.ts';
import { ConnectionCounter } from '../guard/limiters.ts';
import type { ListLimits } from '../guard/limits.ts';
import type { OpenTables } from './open-tables.ts';
import { Window, type WindowQuery } from './window.ts';

/** Milliseconds between two looks at what is different in the list: what happens in between goes out in one event. */
const EVERY = 500;

/** Milliseconds after which a silent line is sent a sign of life: proxies close those that are silent for a minute. */
const ALIVE = 20_000;

/** A window, and the lines of all who look through it. */
interface Watched {
  readonly window: Window;
  readonly lines: Set<ServerResponse>;
}

interface LinesParts {
  readonly tables: Pick<OpenTables, 'revision' | 'shown'>;
  readonly limits: ListLimits;
}

/** The lines of the visitors who look at the list of open tables: server-sent events, one line for each page. */
export class TableLines {
  readonly #parts: LinesParts;
  readonly #watched = new Map<string, Watched>();
  readonly #perAddress: ConnectionCounter;
  readonly #total: ConnectionCounter;
  readonly #timers: readonly NodeJS.Timeout[];
  #told = -1;

  constructor(parts: LinesParts) {
    this.#parts = parts;
    this.#perAddress = new ConnectionCounter(parts.limits.linesPerAddress);
    this.#total = new ConnectionCounter(parts.limits.lines);
    this.#timers = [setInterval(() => this.#look(), EVERY), setInterval(() => this.#live(), ALIVE)];
    for (const timer of this.#timers) timer.unref();
  }

  /** Opens a line for a visitor from this network; false if there are too many of them. */
  open(network: string, query: WindowQuery, response: ServerResponse): boolean {
    if (!this.#total.admit('all', response)) return false;
    // What is refused is counted until its answer is out.
    if (!this.#perAddress.admit(network, response)) return false;
    const key = JSON.stringify([query.game, query.pace, query.text, query.tables, query.matches]);
    const watched = this.#watched.get(key) ?? { window: new Window(query, this.#parts.tables.shown), lines: new Set() };
    this.#watched.set(key, watched);
    watched.lines.add(response);
    response.once('close', () => {
      watched.lines.delete(response);
      if (watched.lines.size === 0 && this.#watched.get(key) === watched) this.#watched.delete(key);
    });
    // nginx passes every event on at once.
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
    this.#write(response, frameOf(watched.window.anew(Date.now())));
    return true;
  }

  /** How many look at the list. */
  get count(): number {
    return [...this.#watched.values()].reduce((sum, { lines }) => sum + lines.size, 0);
  }

  /** Ends all lines; their pages ask another server, or this one after its start. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
    for (const { lines } of this.#watched.values()) for (const line of lines) line.end();
  }

  /** Tells everybody what is different, in slices: those who look at the list must not make players wait. */
  #look(): void {
    const { revision } = this.#parts.tables;
    if (revision === this.#told) return;
    this.#told = revision;
    for (const watched of this.#watched.values()) later.add(watched, () => this.#lookThrough(watched));
  }

  #lookThrough({ window, lines }: Watched): void {
    const changed = window.look(this.#parts.tables.shown, Date.now());
    if (changed) this.#tell(lines, frameOf(changed));
  }

  #live(): void {
    for (const { lines } of this.#watched.values()) this.#tell(lines, ':\n\n');
  }

  #tell(lines: ReadonlySet<ServerResponse>, frame: string): void {
    for (const line of lines) later.add(line, () => this.#write(line, frame));
  }

  #write(line: ServerResponse, frame: string): void {
    if (line.destroyed) return;
    line.write(frame);
    if (line.writableLength > this.#parts.limits.unread) line.destroy();
  }
}

const frameOf = (shown: TablesShown): string => `data: ${JSON.stringify(shown)}\n\n`;

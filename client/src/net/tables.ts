import type { TablesQuery, TablesShown } from '@ironhex/shared/protocol';
import { Backoff, onWorthRetrying } from './retrying.ts';

/** The part of the browser's `EventSource` that is used here; tests have one of their own. */
export type TablesSource = Pick<EventSource, 'onmessage' | 'onerror' | 'close' | 'readyState'>;

interface Watching {
  /** The list, or what is different in it. */
  told(shown: TablesShown): void;
  /** The line is broken; it is tried again. */
  lost(): void;
}

/** EventSource gives up when the server answers with anything but the stream. */
const CLOSED = 2;

const addressOf = (query: TablesQuery): string => {
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) asked.set(key, String(value));
  return `/api/tables?${asked}`;
};

/**
 * Watches a part of the list of open tables over one line, which is open while the page is looked at. A line that breaks
 * is opened again. Gives the function that ends it.
 */
export const watchTables = (
  query: TablesQuery,
  { told, lost }: Watching,
  open: (address: string) => TablesSource = (address) => new EventSource(address),
): (() => void) => {
  const backoff = new Backoff();
  let source: TablesSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const start = () => {
    stop();
    if (document.hidden) return;
    const line = open(addressOf(query));
    source = line;
    line.onmessage = ({ data }: MessageEvent<string>) => {
      backoff.reset();
      told(JSON.parse(data) as TablesShown);
    };
    line.onerror = () => {
      lost();
      // The browser itself tries again what it can.
      if (line.readyState === CLOSED) timer = setTimeout(start, backoff.next());
    };
  };
  const away = () => {
    if (document.hidden) stop();
  };
  const stopRetrying = onWorthRetrying(start);
  document.addEventListener('visibilitychange', away);
  start();
  return () => {
    stopRetrying();
    document.removeEventListener('visibilitychange', away);
    stop();
  };
};

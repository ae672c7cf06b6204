import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TablesSource, watchTables } from '../../src/net/tables.ts';

/** What the page hears of its document and its window. */
const page = Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible' });
const look = (hidden: boolean) => {
  Object.assign(page, { hidden, visibilityState: hidden ? 'hidden' : 'visible' });
  page.dispatchEvent(new Event('visibilitychange'));
};

type Line = TablesSource & { readonly address: string; open: boolean; readyState: number };
const lines: Line[] = [];
const open = (address: string): TablesSource => {
  const line: Line = {
    ...{ address, open: true, readyState: 1, onmessage: null, onerror: null },
    close: () => {
      line.open = false;
    },
  };
  lines.push(line);
  return line;
};
const fail = (line: Line, readyState: number) => {
  line.readyState = readyState;
  line.onerror!.call({} as EventSource, new Event('error'));
};

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  look(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to the list of open tables', () => {
  test('asks for what is looked at, and tells what it hears', () => {
    const told = vi.fn();
    const stop = watchTables({ game: 'chess', pace: undefined, tables: 2 }, { told, lost: () => {} }, open);
    expect(lines[0]!.address).toBe('/api/tables?game=chess&tables=2');
    lines[0]!.onmessage!.call({} as EventSource, { data: '{"now":1}' } as MessageEvent);
    expect(told).toHaveBeenCalledWith({ now: 1 });
    stop();
    expect(lines[0]!.open).toBe(false);
  });

  test('is open only while the page is in sight', () => {
    const stop = watchTables({}, { told: () => {}, lost: () => {} }, open);
    look(true);
    expect(lines.map((line) => line.open)).toEqual([false]);
    look(false);
    expect(lines.map((line) => line.open)).toEqual([false, true]);
    stop();
  });

  test('is opened again by us where the browser has given up, and left to the browser where not', () => {
    const lost = vi.fn();
    const stop = watchTables({}, { told: () => {}, lost }, open);
    fail(lines[0]!, 0);
    vi.advanceTimersByTime(10_000);
    expect([lines.length, lost.mock.calls.length]).toEqual([1, 1]);
    fail(lines[0]!, 2);
    vi.advanceTimersByTime(10_000);
    expect(lines.map((line) => line.open)).toEqual([false, true]);
    stop();
  });
});

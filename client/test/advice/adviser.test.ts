import { signal } from '@preact/signals';
import { describe, expect, test, vi } from 'vitest';
import { type Advised, Adviser, isAlone } from '../../src/advice/adviser.ts';
import type { SeatInfo } from '../../src/table/facts.ts';
import type { ClientMatch } from '../../src/table/match.ts';

const seat = (id: string, computer: SeatInfo['computer'] = ''): SeatInfo => ({ id, computer }) as SeatInfo;
const COMPUTER = [seat('blue'), seat('orange', 'easy')];

test('somebody is alone whose others are all computers', () => {
  expect(isAlone(COMPUTER, 'blue')).toBe(true);
  expect(isAlone([...COMPUTER, seat('green', 'normal')], 'blue')).toBe(true);
  expect(isAlone([...COMPUTER, seat('green')], 'blue')).toBe(false);
  expect(isAlone([seat('blue')], 'blue')).toBe(false);
});

const ADVISED: Advised = {
  decision: 7,
  intents: [{ kind: 'go' }],
  weighed: undefined,
  best: undefined,
  next: undefined,
};

/** A page on which blue is asked something, at a table with these seats. */
const page = (seats: readonly SeatInfo[], isPlanned = true) => {
  const worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null } as unknown as Worker;
  const match = {
    asked: signal({ seat: 'blue', view: { what: 'blue sees' }, decision: { id: 7, kind: 'move' } }),
    facts: signal({ status: 'playing', seats }),
    ruleset: signal('race'),
    advice: signal(undefined),
    toast: signal(undefined),
  } as unknown as ClientMatch;
  const suggest = vi.fn(() => isPlanned);
  const words = { advice: ({ gain, risk }: { gain: number; risk: number }) => `Gains ${gain}, risks ${risk}.` };
  const adviser = new Adviser(match, { page: { words } as never, planning: { suggest } }, () => worker);
  const tell = (advised: Advised) => worker.onmessage!({ data: advised } as MessageEvent);
  return { match, adviser, worker, suggest, tell };
};

describe('a hint', () => {
  test('is worked out from what the own seat sees, planned, and said with its reasons', () => {
    const { match, adviser, worker, suggest, tell } = page(COMPUTER);
    adviser.ask();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({
      ruleset: 'race',
      view: { what: 'blue sees' },
      decision: { id: 7, kind: 'move' },
    });
    expect(adviser.thinking.value).toBe(true);
    tell({ ...ADVISED, weighed: { gain: 3, risk: 1 }, best: 0.561, next: 0.5 });
    expect(suggest).toHaveBeenCalledExactlyOnceWith([{ kind: 'go' }]);
    expect(match.advice.value).toMatchObject({
      decision: 7,
      words:
        'This is what the computer would do: confirm it, or change it. Gains 3, risks 1. ' +
        'Played on by itself it wins 56 %, the next best 50 %.',
    });
  });

  test('for which there is no plan is marked, and what is worth nothing is not said', () => {
    const { match, adviser, tell } = page(COMPUTER, false);
    adviser.ask();
    tell({ ...ADVISED, weighed: { gain: 0.01, risk: 0 } });
    expect(match.advice.value!.words).toBe(
      'This is what the computer would do: take what is marked, or else leave it as it stands.',
    );
  });

  test('comes too late once the player has answered', () => {
    const { match, adviser, suggest, tell } = page(COMPUTER);
    adviser.ask();
    tell({ ...ADVISED, decision: 6 });
    expect(suggest).not.toHaveBeenCalled();
    expect(match.advice.value).toBeUndefined();
    expect(adviser.thinking.value).toBe(false);
  });

  test('is never given with another person at the table, nor to who only watches', () => {
    const { adviser, worker } = page([...COMPUTER, seat('green')]);
    expect(adviser.offered.value).toBe(false);
    adviser.ask();
    expect(worker.postMessage).not.toHaveBeenCalled();
  });

  test('is dropped if a person sits down while the computer thinks', () => {
    const { match, adviser, suggest, tell } = page(COMPUTER);
    adviser.ask();
    (match.facts as { value: unknown }).value = { status: 'playing', seats: [seat('blue'), seat('orange')] };
    tell(ADVISED);
    expect(suggest).not.toHaveBeenCalled();
  });

  test('that breaks down is said, and can be asked again', () => {
    const { match, adviser, worker } = page(COMPUTER);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    adviser.ask();
    worker.onerror!({ message: 'a bug' } as ErrorEvent);
    expect(match.toast.value).toMatchObject({ tone: 'plain' });
    adviser.ask();
    expect(worker.postMessage).toHaveBeenCalledTimes(2);
  });
});

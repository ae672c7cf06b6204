import { expect, test } from 'vitest';
import { timeoutText } from '../../../src/ui/clock/timeout.tsx';

const matchWith = (clocks: unknown) => ({ clocks: { value: clocks } }) as unknown as Parameters<typeof timeoutText>[0];

test('what is done when the time is up is said where time runs, and in no match without clocks', () => {
  const words = { timeout: 'When your time is up: it stays (P17).' };
  expect(timeoutText(matchWith({ seconds: { plan: 90 } }), words)).toBe(words.timeout);
  expect(timeoutText(matchWith('none'), words)).toBe('');
});

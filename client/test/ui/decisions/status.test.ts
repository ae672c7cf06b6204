import type { Awaited } from '@ironhex/shared/match';
import { expect, test } from 'vitest';
import { UI } from '../../../src/text/ui.ts';
import { awaitedText } from '../../../src/ui/decisions/status.tsx';

const asks = (seat: string | null, more: Partial<Awaited> = {}): Awaited => ({
  ...{ seat, id: null, kind: 'plan', clock: null },
  ...more,
});

/** What is told where these are awaited. */
const told = (...awaited: readonly Awaited[]): string =>
  awaitedText(awaited, ({ seat, kind }) => `${seat ?? 'Time'}: ${kind}.`);

test('who has committed is not waited for', () => {
  expect(told(asks('blue', { id: 3, committed: true }), asks('orange'))).toBe('orange: plan.');
});

test('all seats that are asked are told, each once', () => {
  expect(told(asks('blue'), asks('orange'), asks('orange'))).toBe('blue: plan. orange: plan.');
});

test('time that runs is told where no seat is asked', () => {
  const clock = asks(null, { kind: 'match' });
  expect(told(asks(null, { kind: 'hidden' }), clock)).toBe('Time: hidden.');
  expect(told(asks('blue'), clock)).toBe('blue: plan.');
});

test('without anything to wait for it happens now', () => {
  expect(told()).toBe(UI.match.resolving);
  expect(told(asks('blue', { id: 3, committed: true }))).toBe(UI.match.resolving);
});

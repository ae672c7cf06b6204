import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Toast } from '../../src/table/match.ts';
import { tellTimeUp } from '../../src/table/time-up.ts';

/** A page whose player has seat a; gives what it is told when the time of a seat is up. */
const page = () => {
  const toast = signal<Toast | undefined>(undefined);
  let told: (seen: { readonly kind: string; readonly seat: string }, context: { readonly you: string }) => void;
  const stop = tellTimeUp({
    toast,
    witness: ((hear: typeof told) => {
      told = hear;
      return () => {
        told = () => {};
      };
    }) as never,
  });
  return { toast, stop, happens: (kind: string, seat: string) => told({ kind, seat }, { you: 'a' }) };
};

test('a player is told that the own time was up', () => {
  const { toast, happens } = page();
  happens('seat-timed-out', 'a');
  expect(toast.value).toEqual({ text: 'Your time was up: the default was done.', tone: 'plain' });
});

test('nobody is told in a notice of the time of others, or of anything else, or after leaving', () => {
  const { toast, happens, stop } = page();
  happens('seat-timed-out', 'b');
  happens('seat-freed', 'a');
  stop();
  happens('seat-timed-out', 'a');
  expect(toast.value).toBeUndefined();
});

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { OwnDecision } from '../../src/table/decisions.ts';
import type { Toast } from '../../src/table/match.ts';
import { dropStaleRefusal, forgetRefusal, tellTimeUp } from '../../src/table/toasts.ts';

const asks = (id: number) =>
  ({ view: {}, seat: 'a', decision: { id, seat: 'a', kind: 'plan' } }) as unknown as OwnDecision;
const REFUSAL: Toast = { text: 'No enemy can be charged.', tone: 'danger' };

/** A page on which a decision is asked and something planned for it. */
const page = () => {
  const asked = signal<OwnDecision | undefined>(asks(4));
  const toast = signal<Toast | undefined>(undefined);
  const plan = signal<string | undefined>('charge');
  const stop = dropStaleRefusal({ asked, toast }, { save: () => plan.value });
  return { asked, toast, plan, stop };
};

test('a refusal goes when something else is planned, and stays until then', () => {
  const { toast, plan } = page();
  toast.value = REFUSAL;
  expect(toast.value).toBe(REFUSAL);
  plan.value = 'advance';
  expect(toast.value).toBeUndefined();
});

test('the answer that came too late is still told when the next decision is asked', () => {
  const { asked, toast, plan } = page();
  toast.value = REFUSAL;
  plan.value = 'advance';
  toast.value = REFUSAL;
  asked.value = undefined;
  plan.value = undefined;
  asked.value = asks(5);
  expect(toast.value).toBe(REFUSAL);
});

test('a game whose plan lies with the server says itself when something else is planned', () => {
  const { toast } = page();
  toast.value = REFUSAL;
  forgetRefusal({ toast });
  expect(toast.value).toBeUndefined();
  toast.value = { text: 'You only watch.', tone: 'plain' };
  forgetRefusal({ toast });
  expect(toast.value?.text).toBe('You only watch.');
});

test('what is no refusal stays', () => {
  const { toast, plan } = page();
  toast.value = { text: 'You only watch.', tone: 'plain' };
  plan.value = 'advance';
  expect(toast.value?.text).toBe('You only watch.');
});

test('nothing is done any more when it is stopped', () => {
  const { toast, plan, stop } = page();
  stop();
  toast.value = REFUSAL;
  plan.value = 'advance';
  expect(toast.value).toBe(REFUSAL);
});

/** A page whose player has seat a; gives what it is told when the time of a seat is up. */
const seated = () => {
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
  const { toast, happens } = seated();
  happens('seat-timed-out', 'a');
  expect(toast.value).toEqual({ text: 'Your time was up: the default was done.', tone: 'plain' });
});

test('nobody is told in a notice of the time of others, or of anything else, or after leaving', () => {
  const { toast, happens, stop } = seated();
  happens('seat-timed-out', 'b');
  happens('seat-freed', 'a');
  stop();
  happens('seat-timed-out', 'a');
  expect(toast.value).toBeUndefined();
});

import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerKeys, listKeys } from '../../../src/ui/decisions/number-keys.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody who is asked one question after the other, with a list for each. */
const asked = () => {
  const list = signal<readonly string[]>(['stay', 'retreat']);
  const given: string[] = [];
  const keys = answerKeys(list, (each) => {
    given.push(each);
    list.value = ['yes', 'no'];
  });
  return { given, press: (n: number) => keys[n]!() };
};

test('a key answers with what stands in its place, and with nothing beyond the end', () => {
  const { given, press } = asked();
  press(3);
  press(2);
  expect(given).toEqual(['retreat']);
});

test('a key that is pressed twice at once does not answer what is asked next', () => {
  const { given, press } = asked();
  press(1);
  vi.advanceTimersByTime(150);
  press(1);
  expect(given).toEqual(['stay']);
  vi.advanceTimersByTime(300);
  press(1);
  expect(given).toEqual(['stay', 'yes']);
});

test('another key does, however soon it comes', () => {
  const { given, press } = asked();
  vi.advanceTimersByTime(1000);
  press(1);
  press(2);
  expect(given).toEqual(['stay', 'no']);
});

test('keys that pick from a list do so as often as they are pressed', () => {
  const picked: string[] = [];
  const keys = listKeys(signal(['a']), (each) => picked.push(each));
  keys['1']!();
  keys['1']!();
  expect(picked).toEqual(['a', 'a']);
});

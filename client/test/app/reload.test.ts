import { expect, test } from 'vitest';
import { mayReload } from '../../src/app/reload.ts';

test('a page loads itself anew once, and again only when some time has passed', () => {
  const values = new Map<string, string>();
  const kept = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  const at = (seconds: number) => mayReload(1_000_000 + seconds * 1000, kept);
  expect([at(0), at(1), at(19), at(20), at(21)]).toEqual([true, false, false, true, false]);
});

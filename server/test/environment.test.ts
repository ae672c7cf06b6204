import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../src/environment.ts';

afterEach(() => vi.restoreAllMocks());

describe('the settings', () => {
  test('all have a default', () => {
    expect(readEnvironment({})).toMatchObject({ JOINS_PER_MINUTE: 300, SPECTATORS: 1000, PROXIES: 0, ORIGINS: [] });
  });

  test.each([
    ['', []],
    ['https://hexes.example', ['https://hexes.example']],
    [' https://a.example , http://b.example:81,', ['https://a.example', 'http://b.example:81']],
  ])('take ORIGINS "%s" as a list', (text, origins) => {
    expect(readEnvironment({ ORIGINS: text }).ORIGINS).toEqual(origins);
  });

  test.each(['hexes.example', 'https://hexes.example/', 'https://hexes.example/page', '*', 'null', 'https://a:443'])(
    'do not take %s for an origin, and say what one is',
    (text) => {
      const said: string[] = [];
      vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
      vi.spyOn(process, 'exit').mockImplementation((code) => {
        throw new Error(`ended with ${code}`);
      });
      expect(() => readEnvironment({ ORIGINS: text })).toThrow('ended with 1');
      expect(said).toEqual([expect.stringContaining('such as https://hexes.example')]);
    },
  );

  test('that do not fit together are told of', () => {
    const said: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    expect(readEnvironment({ KEEP_EMPTY_DAYS: '60' }).KEEP_FINISHED_DAYS).toBeUndefined();
    expect(() => readEnvironment({ KEEP_EMPTY_DAYS: '7', KEEP_ABANDONED_DAYS: '5' })).toThrow('ended with 1');
    expect(said).toEqual(['KEEP_EMPTY_DAYS must not be more than KEEP_ABANDONED_DAYS.']);
  });
});

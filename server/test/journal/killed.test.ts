import { describe, expect, test } from 'vitest';
import { openJournal } from '../../src/journal/open.ts';
import { appendUntilKilled } from './child.ts';
import { numbered, PLACES, pass, taken, usePlace } from './kit.ts';

const MATCHES = 8;
const ROUNDS = 6;

describe.each(PLACES)('a server that is killed, with its matches in %s', (name) => {
  const place = usePlace(name);

  test('whatever was confirmed is there, however often and whenever it is killed', async () => {
    const { where } = await place.fresh();
    const confirmed = new Map<string, number>();
    for (let round = 0; round < ROUNDS || confirmed.size < MATCHES; round++) {
      const options = { ...where, durability: 'process', lease: 0 } as const;
      const child = { ...options, server: `child${round}` };
      // The first ones are killed while they start and make tables, the others while they write.
      const said = await appendUntilKilled(child, MATCHES, async (lines) => {
        if (round < 3) return pass(100 + Math.random() * 400);
        while (lines() === 0) await pass(5);
        await pass(Math.random() * 300);
      });
      for (const [match, n] of said) confirmed.set(match, n);

      const journal = await openJournal({ ...options, server: `judge${round}` });
      for (const [match, n] of confirmed) {
        const { entries, lastSeen } = await taken(journal, match);
        expect(entries.length).toBeGreaterThanOrEqual(n);
        expect(entries).toEqual(numbered(1, entries.length));
        expect(lastSeen).toBeGreaterThan(Date.now() - 120_000);
      }
      await journal.close();
    }
    expect(confirmed.size).toBe(MATCHES);
  });
});

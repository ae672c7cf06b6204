import { canonicalJson, foldRecord, hashOf, readRecordText, recordOf, writeRecord } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, seeds, setups } from './matches.ts';

describe('matches played by chance', () => {
  it('end, without a crash, a choice that is refused, or an endless loop: a thousand of them', () => {
    const endings = new Set<string>();
    fc.assert(
      fc.property(setups(), seeds, (setup, seed) => {
        const match = playOut(setup, seed);
        endings.add(match.outcome!.reason.replace(/\d+/, 'so many'));
        expect(match.pending()).toEqual([]);
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect([...endings].sort()).toEqual(['The other side has no units left.', 'Time is up at so many ticks.']);
  });

  it('have a state of plain JSON after every intent', () => {
    fc.assert(
      fc.property(setups(), seeds, (setup, seed) => {
        playOut(setup, seed, { each: ({ state }) => void canonicalJson(state) });
      }),
      { numRuns: 20, seed: 2 },
    );
  });

  it('fold from their record to the same state, and from its text too', () => {
    fc.assert(
      fc.property(setups(), seeds, (setup, seed) => {
        const match = playOut(setup, seed);
        const record = recordOf(match, { seed });
        const read = readRecordText(writeRecord(record), RULESETS);
        expect(read).toMatchObject({ ok: true });
        for (const source of [record, read.ok ? read.value : record]) {
          const folded = foldRecord(source, RULESETS);
          expect(folded.ok && hashOf(folded.value.match.state)).toBe(hashOf(match.state));
        }
        expect(record.hash).toBe(hashOf(match.state));
      }),
      { numRuns: 40, seed: 3 },
    );
  });
});

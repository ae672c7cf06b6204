import {
  canonicalJson,
  foldRecord,
  hashOf,
  readRecordText,
  reasonOf,
  recordOf,
  writeRecord,
} from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../often.ts';
import { TEST_RULESETS } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { playOut, seeds } from './matches.ts';

it('there is a sample of every game', () => {
  expect(SAMPLES.map(({ ruleset }) => ruleset.id)).toEqual([...TEST_RULESETS.keys()]);
});

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('matches of %s by chance', (_, sample) => {
  it('end, without a crash, a choice that is refused, or an endless loop, most of them from the beginning', () => {
    const endings = new Set<string>();
    let whole = 0;
    fc.assert(
      fc.property(sample.setups, seeds, (setup, seed) => {
        const match = playOut(sample, setup, seed);
        endings.add(reasonOf(match.ruleset.words.outcomes, match.outcome!).replace(/\d+/g, 'N'));
        if (!setup.position) whole += 1;
        expect([match.pending(), match.timers()]).toEqual([[], []]);
      }),
      { numRuns: often(600, 1400), seed: 1 },
    );
    expect(whole).toBeGreaterThanOrEqual(often(400, 1000));
    expect([...endings].sort()).toEqual(sample.endings);
  });

  it('have a state of plain JSON after every intent', () => {
    fc.assert(
      fc.property(sample.setups, seeds, (setup, seed) => {
        playOut(sample, setup, seed, { each: ({ state }) => void canonicalJson(state) });
      }),
      { numRuns: 20, seed: 2 },
    );
  });

  it('fold from their record to the same state, and from its text too', () => {
    fc.assert(
      fc.property(sample.setups, seeds, (setup, seed) => {
        const match = playOut(sample, setup, seed);
        const record = recordOf(match, { seed });
        const read = readRecordText(writeRecord(record), TEST_RULESETS);
        expect(read).toMatchObject({ ok: true });
        for (const source of [record, read.ok ? read.value : record]) {
          const folded = foldRecord(source, TEST_RULESETS);
          expect(folded.ok && hashOf(folded.value.match.state)).toBe(hashOf(match.state));
        }
        expect(record.hash).toBe(hashOf(match.state));
      }),
      { numRuns: 40, seed: 3 },
    );
  });
});

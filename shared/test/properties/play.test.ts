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

/** So many matches are played at least; more, up to the most, as long as an ending has not been seen. */
const LEAST = often(120, 1400);
const MOST = 1400;

it('there is a sample of every game', () => {
  expect(SAMPLES.map(({ ruleset }) => ruleset.id)).toEqual([...TEST_RULESETS.keys()]);
});

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('matches of %s by chance', (_, sample) => {
  it('end, without a crash, a choice that is refused, or an endless loop, most of them from the beginning', () => {
    const endings = new Set<string>();
    let played = 0;
    let whole = 0;
    fc.assert(
      fc.property(sample.setups, seeds, (setup, seed) => {
        if (played >= LEAST && endings.size >= sample.endings.length) return;
        played += 1;
        const match = playOut(sample, setup, seed);
        endings.add(reasonOf(match.ruleset.words.outcomes, match.outcome!).replace(/\d+/g, 'N'));
        if (!setup.position) whole += 1;
        expect([match.pending(), match.timers()]).toEqual([[], []]);
      }),
      { numRuns: MOST, seed: 1 },
    );
    expect(whole).toBeGreaterThan(played / 2);
    expect([...endings].sort()).toEqual(sample.endings);
  });

  it('have a state of plain JSON after every intent', () => {
    fc.assert(
      fc.property(sample.setups, seeds, (setup, seed) => {
        playOut(sample, setup, seed, { each: ({ state }) => void canonicalJson(state) });
      }),
      { numRuns: often(6, 60), seed: 2 },
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
      { numRuns: often(12, 120), seed: 3 },
    );
  });
});

import { canonicalJson, foldRecord, hashOf, PUBLIC, readRecordText, recordOf, writeRecord } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import type { State, View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, SMALL, seeds, setups } from './matches.ts';

/** Written to text and read again, as over the network or in a file. */
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('matches played by chance', () => {
  it('end, without a crash, a choice that is refused, or an endless loop: a thousand of them', () => {
    let most = 0;
    const endings = new Set<string>();
    fc.assert(
      fc.property(setups(), seeds, (setup, seed) => {
        const match = playOut(setup, seed);
        most = Math.max(most, match.done.length);
        endings.add(match.outcome!.reason);
        expect(match.pending()).toEqual([]);
      }),
      { numRuns: 1000, seed: 1 },
    );
    console.log(most, endings);
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

describe('what a viewer follows', () => {
  it('adds up to what it may know of the truth, after every intent and for every viewer', () => {
    fc.assert(
      fc.property(setups([...SMALL]), seeds, (setup, seed) => {
        const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
        const start = warfare3025.create(setup);
        const followed = new Map<string, View>(
          viewers.map((viewer) => [viewer, throughJson(warfare3025.view(start, viewer))]),
        );
        playOut(setup, seed, {
          viewers,
          each: (match, { seen }) => {
            for (const [viewer, parts] of seen) {
              const view = followed.get(viewer)!;
              for (const part of parts) warfare3025.follow(view, throughJson(part));
              expect(canonicalJson(view)).toBe(canonicalJson(match.view(viewer)));
            }
          },
        });
      }),
      { numRuns: 40, seed: 4 },
    );
  });

  it('is the same of a state that was written and read', () => {
    fc.assert(
      fc.property(setups([...SMALL]), seeds, (setup, seed) => {
        playOut(setup, seed, {
          each: (match) => {
            const again: State = throughJson(match.state);
            for (const viewer of ['blue', 'orange', PUBLIC])
              expect(canonicalJson(warfare3025.view(again, viewer))).toBe(canonicalJson(match.view(viewer)));
          },
        });
      }),
      { numRuns: 20, seed: 5 },
    );
  });
});

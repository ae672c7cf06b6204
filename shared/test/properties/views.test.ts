import { canonicalJson, followSeen, PUBLIC } from '@ironhex/shared/match';
import type { State, View } from '@ironhex/shared/warfare3025';
import { warfare3025 } from '@ironhex/shared/warfare3025/ruleset';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playOut, SMALL, seeds, setups } from './matches.ts';

/** Written to text and read again, as over the network or in a file. */
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

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
              for (const part of parts) followSeen(warfare3025, view, throughJson(part));
              expect(canonicalJson(view)).toBe(canonicalJson(match.view(viewer)));
            }
          },
        });
      }),
      { numRuns: 24, seed: 4 },
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
      { numRuns: 12, seed: 5 },
    );
  });
});

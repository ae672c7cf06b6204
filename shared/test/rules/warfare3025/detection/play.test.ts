import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, firstState, followSeen, OMNISCIENT, PUBLIC, type Setup } from '../../../../src/match/index.ts';
import type { WarfareTypes } from '../../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { often } from '../../../often.ts';
import { playOut, seeds } from '../../../properties/matches.ts';
import { warfareSample } from '../../../rulesets/warfare3025/sample.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Small matches with detection, and with every combination of the other options. */
const setups = warfareSample.small.map(
  (setup): Setup<WarfareTypes> => ({ ...setup, options: { ...setup.options, detection: 'on' } }),
);

describe('random matches with detection', () => {
  it('come to an end, and viewers who follow know what they may know', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const viewers = [...setup.seats.map(({ id }) => id), PUBLIC, OMNISCIENT];
        const start = firstState(warfare3025, setup);
        const followed = new Map(viewers.map((viewer) => [viewer, throughJson(warfare3025.view(start, viewer))]));
        const match = playOut(warfareSample, setup, seed, {
          viewers,
          each: (now, { seen }) => {
            for (const [viewer, parts] of seen) {
              const view = followed.get(viewer)!;
              for (const part of parts) followSeen(warfare3025, view, throughJson(part));
              expect(canonicalJson(view)).toBe(canonicalJson(now.view(viewer)));
            }
          },
        });
        expect(match.outcome).toBeDefined();
        expect(match.isCutOff).toBe(false);
      }),
      { numRuns: often(4, 60), seed: 4 },
    );
  });

  it('tell in words and views nothing of units that a side does not see', () => {
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
        playOut(warfareSample, setup, seed, {
          viewers,
          each: ({ state, outcome }, { seen }) => {
            if (outcome) return;
            for (const viewer of viewers) {
              const side = setup.seats.find(({ id }) => id === viewer)?.side;
              // A unit that has never been visible is in nobody's bytes by its id.
              const secret = state.units.filter((unit) => {
                const known = state.detection!.known[unit.id]!;
                return unit.side !== side && known.state !== 'visible' && known.was === undefined;
              });
              const bytes = JSON.stringify(seen.get(viewer));
              for (const { id } of secret) expect(bytes).not.toContain(`"${id}"`);
            }
          },
        });
      }),
      { numRuns: often(4, 60), seed: 5 },
    );
  });
});

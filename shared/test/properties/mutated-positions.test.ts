import { fastDice } from '@ironhex/shared/dice';
import { Match, positionOf, readSetup } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../often.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { drawing, playOn, playOut, seeds } from './matches.ts';
import { type Json, mutate } from './mutations.ts';

/** The games that players get: what they send must not break anything. */
const played = SAMPLES.filter(({ ruleset }) => RULESETS.has(ruleset.id));

describe.each(played.map((sample) => [sample.ruleset.id, sample] as const))(
  'positions of %s with faults',
  (_, sample) => {
    it('are refused with a place, or can be played on', () => {
      let accepted = 0;
      let refused = 0;
      fc.assert(
        fc.property(sample.setups, seeds, fc.nat({ max: 40 }), (setup, seed, moment) => {
          const match = playOut(sample, setup, seed, { until: ({ done }) => done.length >= moment });
          const below = drawing(seed + 1);
          for (let attempt = 0; attempt < 10; attempt++) {
            const file = structuredClone(positionOf(match)) as unknown as { position: Json };
            const { options, board, seats, position } = JSON.parse(JSON.stringify(file));
            for (let n = 0; n <= below(3); n++) mutate(position, below);
            const read = readSetup(sample.ruleset, { options, board, seats, position });
            if (read.ok) {
              accepted += 1;
              playOn(new Match(sample.ruleset, read.value, { dice: () => fastDice(seed) }), below, 12);
            } else {
              refused += 1;
              expect(read.error.filter(({ at }) => !(at.startsWith('position') || at === 'seats'))).toEqual([]);
            }
          }
        }),
        { numRuns: often(32, 250), seed: 44 },
      );
      expect(Math.min(accepted, refused)).toBeGreaterThan(50);
    });
  },
);

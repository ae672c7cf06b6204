import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { canonicalJson, firstState, followSeen, Match, PUBLIC } from '../../../../src/match/index.ts';
import { drawing, playOn, seeds } from '../../../properties/matches.ts';
import { grimdarkSample } from '../../../rulesets/grimdark/sample.ts';

// A match that ends in the middle of a step, because that takes too much, is looked at like any other.

const VIEWERS = ['a', 'b', PUBLIC];

/** Bounds at which a match by chance is cut off sooner or later. */
const tight = fc.record({
  dice: fc.integer({ min: 1, max: 60 }),
  events: fc.integer({ min: 4, max: 40 }),
  hexes: fc.integer({ min: 50, max: 20_000 }),
});

describe('a match that is cut off in the middle of a step', () => {
  it('looks as what happened until then was told to each viewer', () => {
    let cutOff = 0;
    fc.assert(
      fc.property(grimdarkSample.small, seeds, tight, (setup, seed, bounds) => {
        const ruleset = { ...grimdarkSample.ruleset, bounds };
        const start = firstState(ruleset, setup);
        const followed = new Map(VIEWERS.map((viewer) => [viewer, structuredClone(ruleset.view(start, viewer))]));
        const match = new Match(ruleset, setup, { dice: () => fastDice(seed), viewers: VIEWERS });
        const told = [match.begun];
        playOn(match, drawing(seed), 40, (happened) => told.push(happened));
        for (const { seen } of told)
          for (const [viewer, parts] of seen)
            for (const part of parts) followSeen(ruleset, followed.get(viewer)!, part);
        for (const viewer of VIEWERS)
          expect(canonicalJson(match.view(viewer))).toBe(canonicalJson(followed.get(viewer)));
        cutOff += Number(match.isCutOff);
      }),
      { numRuns: 60, seed: 45 },
    );
    expect(cutOff).toBeGreaterThan(30);
  });
});

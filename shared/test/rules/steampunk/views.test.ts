import { canonicalJson, followSeen, PUBLIC } from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { View } from '../../../src/rulesets/steampunk/model/state.ts';
import { often } from '../../often.ts';
import { playOut, seeds } from '../../properties/matches.ts';
import { steampunkSample } from '../../rulesets/steampunk/sample.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('what a viewer is sent', () => {
  it('adds up to what it may know, and names no unit that is not set up or hides from it', () => {
    const { ruleset, setups } = steampunkSample;
    let looked = 0;
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const viewers = ['blue', 'orange', PUBLIC];
        const { position } = setup;
        const placed = position && ruleset.fromPosition({ ...setup, position });
        const start = placed?.ok ? placed.value : ruleset.create(setup);
        const followed = new Map(viewers.map((viewer) => [viewer, throughJson(ruleset.view(start, viewer)) as View]));
        let known = new Set<string>();
        playOut(steampunkSample, setup, seed, {
          viewers,
          each: ({ state, done }, { seen }) => {
            const nowKnown = new Set<string>();
            for (const [viewer, parts] of seen) {
              const own = followed.get(viewer)!;
              for (const part of parts) followSeen(ruleset, own, throughJson(part));
              expect(canonicalJson(own)).toBe(canonicalJson(ruleset.view(state, viewer)));
              const text = JSON.stringify(parts) + (done.length % 8 === 0 ? JSON.stringify(own) : '');
              for (const { id, seat, status, hidden: hides } of Object.values(state.units)) {
                const isSecret = seat !== viewer && state.stage !== 'over' && (status === 'waiting' || hides);
                if (!isSecret) nowKnown.add(`${viewer} ${id}`);
                if (!isSecret || known.has(`${viewer} ${id}`)) continue;
                looked += 1;
                expect(text).not.toContain(`"${id}"`);
              }
            }
            known = nowKnown;
          },
        });
      }),
      { numRuns: often(8, 16), seed: 21 },
    );
    expect(looked).toBeGreaterThan(1000);
  });
});

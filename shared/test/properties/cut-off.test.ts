import { canonicalJson, firstState, followSeen, type Happened, PUBLIC, type RulesetTypes } from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../often.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { playOut, seatsOf, seeds } from './matches.ts';

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))(
  'a match of %s that ends in the middle of a step',
  (_, sample) => {
    it('is seen by every viewer as it was told, and is over', () => {
      let cut = 0;
      fc.assert(
        fc.property(sample.small, seeds, fc.integer({ min: 1, max: 14 }), (setup, seed, events) => {
          const ruleset = { ...sample.ruleset, bounds: { dice: 1000, events, hexes: 1_000_000 } };
          const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
          const start = firstState(ruleset, setup);
          const views = new Map<string, object>(
            viewers.map((viewer) => [viewer, JSON.parse(JSON.stringify(ruleset.view(start, viewer)))]),
          );
          const follow = ({ seen }: Happened<RulesetTypes>) => {
            for (const [viewer, parts] of seen)
              for (const part of parts) followSeen(ruleset, views.get(viewer)!, JSON.parse(JSON.stringify(part)));
          };
          const match = playOut({ ...sample, ruleset }, setup, seed, {
            viewers,
            each: (_match, happened) => follow(happened),
          });
          if (match.isCutOff) cut += 1;
          for (const viewer of viewers) {
            expect(canonicalJson(match.view(viewer))).toBe(canonicalJson(views.get(viewer)!));
            expect(match.awaited(viewer)).toEqual([]);
          }
          expect([match.pending(), match.timers()]).toEqual([[], []]);
          for (const seat of seatsOf(match))
            expect(match.submit(seat, ruleset.concession)).toMatchObject({ error: { code: 'over' } });
        }),
        { numRuns: often(40, 200), seed: 12 },
      );
      expect(cut).toBeGreaterThan(5);
    });
  },
);

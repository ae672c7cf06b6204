import { canonicalJson, firstState, followSeen, OMNISCIENT, PUBLIC, SIDES } from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../often.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { playOut, seatsOf, seeds, submit } from './matches.ts';

/** Written to text and read again, as over the network or in a file. */
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('what a viewer of %s', (_, sample) => {
  const { ruleset, small } = sample;
  /** All who hold no seat. */
  const watching = [PUBLIC, OMNISCIENT, ...(ruleset.lastingSecrets ? [SIDES] : [])];

  it('follows adds up to what it may know of the truth, after every intent and for every viewer', () => {
    fc.assert(
      fc.property(small, seeds, (setup, seed) => {
        const viewers = [...setup.seats.map(({ id }) => id), ...watching];
        const start = firstState(ruleset, setup);
        const followed = new Map<string, object>(
          viewers.map((viewer) => [viewer, throughJson(ruleset.view(start, viewer))]),
        );
        playOut(sample, setup, seed, {
          viewers,
          each: (match, { seen }) => {
            for (const [viewer, parts] of seen) {
              const view = followed.get(viewer)!;
              for (const part of parts) followSeen(ruleset, view, throughJson(part));
              expect(canonicalJson(view)).toBe(canonicalJson(match.view(viewer)));
            }
          },
        });
      }),
      { numRuns: often(3, 24), seed: 4 },
    );
  });

  it('follows adds up when somebody gives up, whatever is asked then', () => {
    fc.assert(
      fc.property(small, seeds, fc.nat({ max: 30 }), (setup, seed, answers) => {
        const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
        const match = playOut(sample, setup, seed, { viewers, until: ({ done }) => done.length >= answers });
        if (match.outcome) return;
        const followed = new Map<string, object>(viewers.map((viewer) => [viewer, throughJson(match.view(viewer))]));
        for (const [viewer, parts] of submit(match, setup.seats[0]!.id, ruleset.concession).seen) {
          const view = followed.get(viewer)!;
          for (const part of parts) followSeen(ruleset, view, throughJson(part));
          expect(canonicalJson(view)).toBe(canonicalJson(match.view(viewer)));
        }
      }),
      { numRuns: often(10, 100), seed: 6 },
    );
  });

  it('knows is the same of a state that was written and read', () => {
    fc.assert(
      fc.property(small, seeds, (setup, seed) => {
        playOut(sample, setup, seed, {
          each: (match) => {
            const again = throughJson(match.state);
            for (const viewer of [...seatsOf(match), ...watching])
              expect(canonicalJson(ruleset.view(again, viewer))).toBe(canonicalJson(match.view(viewer)));
          },
        });
      }),
      { numRuns: often(2, 12), seed: 5 },
    );
  });

  it('sees is all of the state but what comes next, if it is omniscient', () => {
    fc.assert(
      fc.property(small, seeds, (setup, seed) => {
        playOut(sample, setup, seed, {
          each: (match) => {
            const { agenda: _, ...state } = match.state as { readonly agenda?: unknown };
            expect(canonicalJson(sample.truthIn(match.view(OMNISCIENT)))).toBe(canonicalJson(state));
          },
        });
      }),
      { numRuns: often(2, 12), seed: 9 },
    );
  });

  it('is told in turns that pass one after the other', () => {
    fc.assert(
      fc.property(small, seeds, (setup, seed) => {
        let before = ruleset.turns(firstState(ruleset, setup));
        expect(before).toBe(0);
        playOut(sample, setup, seed, {
          each: (match) => {
            const now = ruleset.turns(match.state);
            expect(now).toBeGreaterThanOrEqual(before);
            before = now;
          },
        });
        expect(Number.isInteger(before)).toBe(true);
      }),
      { numRuns: often(2, 12), seed: 8 },
    );
  });

  it('can take back changes only where it sees something happen: what others do in secret does not show there', () => {
    fc.assert(
      fc.property(small, seeds, (setup, seed) => {
        const viewers = setup.seats.map(({ id }) => id);
        const before = new Map<string, readonly number[]>();
        playOut(sample, setup, seed, {
          viewers,
          each: (match, { seen }) => {
            for (const seat of viewers) {
              const now = match.waysBack(seat);
              if (seen.get(seat)!.length === 0) expect(now).toEqual(before.get(seat) ?? []);
              before.set(seat, now);
            }
          },
        });
      }),
      { numRuns: often(3, 24), seed: 7 },
    );
  });

  it('is told of decisions is true: its own whole, and of others nothing that is not so', () => {
    fc.assert(
      fc.property(small, seeds, (setup, seed) => {
        playOut(sample, setup, seed, {
          each: (match) => {
            const truth = match.pending();
            for (const viewer of [...seatsOf(match), ...watching]) {
              const told = ruleset.awaited(match.view(viewer));
              const own = truth.filter((decision) => decision.seat === viewer);
              expect(told.filter((awaited) => awaited.seat === viewer)).toEqual(own);
              for (const awaited of told.filter(({ id }) => id !== null)) expect(truth).toContainEqual(awaited);
              if (viewer === OMNISCIENT) expect(told.filter(({ id }) => id !== null)).toEqual(truth);
            }
          },
        });
      }),
      { numRuns: often(3, 24), seed: 6 },
    );
  });
});

import { hashOf, type Match, PUBLIC } from '@ironhex/shared/match';
import type { Intent, WarfareTypes } from '@ironhex/shared/warfare3025';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../../often.ts';
import { begin, drawing, playOut, redo, seeds, submit } from '../../properties/matches.ts';
import { twoAgainstOne, warfareSample } from '../../rulesets/warfare3025/sample.ts';
import { offered } from './asked.ts';

type WarfareMatch = Match<WarfareTypes>;

/** An interrupt that a seat may claim now, drawn by chance; undefined if chance finds none. */
const claimOf = (match: WarfareMatch, seat: string, below: (n: number) => number): Intent | undefined => {
  const view = match.view(seat);
  const drawn = Array.from({ length: 20 }, () => offered(view, seat).sample(below));
  return drawn.find((intent) => intent?.kind === 'interrupt');
};

/** Whether windows last their full time, and nothing of them is told while they do, W-13d.15. */
const isSecret = ({ state }: WarfareMatch): boolean => state.options.detection === 'on';

/** Whether two seats of one side are asked whether they interrupt, and neither has answered. */
const twoAreAsked = (match: WarfareMatch): boolean =>
  match.pending().filter(({ kind }) => kind === 'interrupt').length === 2;

describe('an open window', () => {
  it('does not tell anybody whether a seat has passed or claimed', () => {
    let windows = 0;
    fc.assert(
      fc.property(twoAgainstOne, seeds, fc.constantFrom('orange', 'azure'), (setup, seed, first) => {
        const played = playOut(warfareSample, setup, seed, { until: twoAreAsked });
        const claim = twoAreAsked(played) ? claimOf(played, first, drawing(seed + 1)) : undefined;
        if (!claim) return;
        windows += 1;
        const others = [...setup.seats.map(({ id }) => id), PUBLIC].filter((viewer) => viewer !== first);
        const [passed, claimed] = ([{ kind: 'pass' }, claim] as const).map((answer) => {
          const match = begin(warfareSample.ruleset, setup, seed, others);
          redo(match, played.done);
          return { match, happened: submit(match, first, answer) };
        });
        expect(hashOf(passed!.match.state)).not.toBe(hashOf(claimed!.match.state));
        for (const viewer of others) {
          expect(claimed!.happened.seen.get(viewer)).toEqual(passed!.happened.seen.get(viewer));
          expect(claimed!.happened.seen.get(viewer)).toHaveLength(isSecret(played) ? 0 : 1);
          expect(claimed!.match.view(viewer)).toEqual(passed!.match.view(viewer));
        }
        expect(claimed!.happened.rolls).toEqual(passed!.happened.rolls);
        expect(claimed!.match.pending()).toEqual(passed!.match.pending());
      }),
      { numRuns: often(60, 300), seed: 21 },
    );
    expect(windows).toBeGreaterThan(12);
  });

  it('shows the claim that goes through when it closes, and never the others', () => {
    let lost = 0;
    fc.assert(
      fc.property(twoAgainstOne, seeds, (setup, seed) => {
        const played = playOut(warfareSample, setup, seed, { until: twoAreAsked, viewers: [PUBLIC] });
        if (!twoAreAsked(played)) return;
        const below = drawing(seed + 1);
        const claims = ['orange', 'azure'].map((seat) => ({ seat, claim: claimOf(played, seat, below) }));
        const last = claims.flatMap(({ seat, claim }) => (claim ? [submit(played, seat, claim)] : [])).at(-1);
        if (!last || claims.some(({ claim }) => !claim)) return;
        const shown = last.seen.get(PUBLIC)!;
        if (isSecret(played)) {
          expect(shown).toEqual([]);
          const closed = played.ring(played.timers()[0]!.id);
          expect(closed.ok && played.state.claims).toEqual([]);
          return;
        }
        lost += 1;
        expect(shown.filter(({ kind }) => kind === 'interruptDeclared')).toHaveLength(1);
        expect(shown.filter((part) => part.kind === 'windowAnswered' && 'claim' in part)).toEqual([]);
        expect(played.state.claims).toEqual([]);
      }),
      { numRuns: often(50, 200), seed: 22 },
    );
    expect(lost).toBeGreaterThan(10);
  });
});

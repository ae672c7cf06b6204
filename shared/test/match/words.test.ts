import { type Outcome, type Ruleset, type RulesetTypes, reasonOf, sentenceIn } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { describe, expect, it } from 'vitest';

/** Figures for every sentence that takes some. */
const FIGURES = { limit: 60, turn: 3, score: 2, unit: 'b1', most: 4, least: 1 };

/**
 * Why matches of version 2 ended, to the letter, by game in their order. It was written into their digests and hashes.
 */
const REASONS: readonly Readonly<Record<string, string>>[] = [
  {
    'all-lost': 'Both sides have lost their last unit.',
    'last-standing': 'The other side has no units left.',
    'time-up': 'Time is up at 60 ticks.',
    conceded: 'The other side has conceded.',
  },
  {
    'last-turn': 'Turn 3 was the last: match points decide.',
    'side-gone': 'A side has no unit left in turn 3: match points decide.',
    'none-left': 'No unit is left on the board.',
    'last-standing': 'The other side has no unit left on the board.',
    'given-up': 'The other side gave up.',
  },
  {
    'none-left': 'No unit is left on either side.',
    'last-round': 'The last round is over.',
    'score-tied': 'Both sides have a score of 2.',
    'given-up': 'The other side gave up.',
    'relic-carried': 'The unit b1 carries the relic.',
    'relic-left': 'A draw: nobody carries the relic.',
    'relic-home': 'The relic is in the deployment zone of its finder.',
    'component-home': 'The component is at the edge of its finder.',
    'more-chambers': 'The score is 2 each, and the winner holds more chambers, 4 to 1.',
  },
];

const outcome = (code: string): Outcome => ({ winner: 1, score: [0, 1], rule: 'R-1', code, figures: FIGURES });

describe.each([...RULESETS.values()].map((ruleset, n) => ({ ...ruleset, reasons: Object.entries(REASONS[n]!) })))(
  'the outcomes of $id',
  ({ words, older, reasons }) => {
    it('have words for every code', () => {
      expect(Object.keys(words.outcomes).sort()).toEqual(reasons.map(([code]) => code).sort());
      for (const code of Object.keys(words.outcomes)) expect(sentenceIn(words.outcomes, outcome(code))).toMatch(/\.$/);
    });

    it.each(reasons)('were written as they were when they end by %s, field by field in their order', (code, reason) => {
      for (const version of ['1', '2']) {
        const then = older![version]!;
        const was = { winner: 1, score: [0, 1], rule: 'R-1', reason };
        expect(JSON.stringify(then({ before: 1, outcome: outcome(code), after: 2 }))).toBe(
          JSON.stringify({ before: 1, outcome: was, after: 2 }),
        );
        const at = { kind: 'ended', outcome: outcome(code), to: { open: { stage: 'over', outcome: outcome(code) } } };
        expect(JSON.stringify(then(at))).toContain(JSON.stringify({ outcome: was }).slice(1, -1));
      }
    });
  },
);

describe('an outcome in a position', () => {
  const why = ({ schemas }: Ruleset<RulesetTypes>, written: object) => {
    const field = (
      schemas.position as unknown as {
        shape: { outcome: { safeParse(value: unknown): { success: boolean; data?: Outcome } } };
      }
    ).shape.outcome;
    return field.safeParse({ score: [1, 0], rule: 'R-1', ...written });
  };

  it.each([...RULESETS])(
    'of %s is read by its code, and with a reason in words as it was written before',
    (_, ruleset) => {
      const [code] = Object.keys(ruleset.words.outcomes);
      expect(why(ruleset, { code, figures: FIGURES }).data).toEqual({
        score: [1, 0],
        rule: 'R-1',
        code,
        figures: FIGURES,
      });
      const written = why(ruleset, { reason: 'A said that it was enough.' });
      expect(reasonOf(ruleset.words.outcomes, written.data!)).toBe('A said that it was enough.');
      expect(why(ruleset, written.data!).data).toEqual(written.data);
      for (const wrong of [{}, { code: 'no-such' }, { code, reason: 'Both.' }, { code, figures: { limit: {} } }])
        expect(why(ruleset, wrong).success).toBe(false);
    },
  );
});

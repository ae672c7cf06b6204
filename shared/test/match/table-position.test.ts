import { Match, type RulesetTypes, readSetup, tablePositionOf } from '@ironhex/shared/match';
import { describe, expect, test } from 'vitest';
import { fastDice } from '../../src/dice/index.ts';
import { begin, playOut, smallSetup } from '../properties/matches.ts';
import { SAMPLES } from '../rulesets/samples.ts';

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('%s', (_, sample) => {
  /** How many decisions there were, and what a match can begin with at some of them. */
  const positionsOf = (seed: number) => {
    let decisions = 0;
    const found: { readonly asked: unknown; readonly match: Match<RulesetTypes> }[] = [];
    const asks = (match: Match<RulesetTypes>) => match.pending().map(({ seat, kind }) => [seat, kind]);
    playOut(sample, smallSetup(sample, seed), seed, {
      each: (match) => {
        const asked = asks(match as never);
        if (asked.length === 0) return;
        decisions += 1;
        const file = tablePositionOf(match as never);
        if (!file) return;
        const { options, board, seats, position } = file;
        const setup = readSetup(sample.ruleset as never, { options, board, seats, position }, 'table');
        if (!setup.ok) throw new Error(JSON.stringify(setup.error));
        const begun = new Match<RulesetTypes>(sample.ruleset as never, setup.value, { dice: () => fastDice(1) });
        expect(asks(begun)).toEqual(asked);
        found.push({ asked, match: begun });
      },
    });
    return { decisions, found };
  };

  test('a match goes on at a good part of its decisions, from what a table takes, and asks the same', () => {
    const all = [3, 4, 5].map(positionsOf);
    const share = all.flatMap(({ found }) => found).length / all.reduce((sum, { decisions }) => sum + decisions, 0);
    expect(share).toBeGreaterThan(0.1);
  });

  test('nothing begins from a match that is over', () => {
    const match = playOut(sample, smallSetup(sample, 3), 3);
    expect(match.outcome).toBeTruthy();
    expect(tablePositionOf(match as never)).toBeUndefined();
    expect(tablePositionOf(begin(sample.ruleset, smallSetup(sample, 3), 3) as never)).not.toBe(match);
  });
});

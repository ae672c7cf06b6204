import { hashOf, OMNISCIENT } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLES } from '../../../../shared/test/rulesets/samples.ts';
import type { AnyRuleset, Blueprint } from '../../../src/rooms/match/history/blueprint.ts';
import { refolded, tableOf } from '../../table-kit.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** So many answers are given; so many milliseconds at most nobody is asked. */
const ANSWERS = 12;
const LONGEST = 100;

/** A match from the first of the largest positions of a game, without clocks. */
const largestOf = (ruleset: AnyRuleset, make: () => object): Blueprint => {
  const { options, board, seats, position } = make() as Blueprint & { readonly position: object };
  return {
    ...{ id: 'largest', name: 'Largest', rulesetId: ruleset.id, version: ruleset.version, options, board, position },
    seats: seats.map((seat) => ({ ...seat, lock: '' })),
    clocks: 'none',
    diceSecret: '7'.repeat(64),
  };
};

const played = SAMPLES.filter(({ ruleset, largest }) => RULESETS.has(ruleset.id) && Object.keys(largest).length > 0);

/** The games whose match has paused. */
const paused = new Set<string>();

describe.each(played.map((sample) => [sample.ruleset.id, sample] as const))('the largest match of %s', (_, sample) => {
  test('goes on by itself where nobody is asked, at once, and folds to the same', () => {
    const ruleset = sample.ruleset as AnyRuleset;
    const blueprint = largestOf(ruleset, Object.values(sample.largest)[0]!);
    const { table, perform, entries, troubles } = tableOf(blueprint, undefined, ruleset);
    for (const { id } of blueprint.seats) perform({ kind: 'sat', seat: id, name: id, salt: `salt of ${id}` });
    for (let answers = 0; answers < ANSWERS && table.status === 'playing'; answers++) {
      const asked = () => table.pending().find(({ committed }) => !committed);
      for (let waited = 0; !asked() && table.status === 'playing'; waited++) {
        expect(waited, 'milliseconds in which nobody is asked').toBeLessThan(LONGEST);
        vi.advanceTimersByTime(1);
      }
      const decision = asked();
      if (!decision) break;
      const { seat, id } = decision;
      const intent = ruleset.fallback(table.view(seat), decision);
      expect(perform({ kind: 'done', seat, intent, by: 'player', decision: id })).toBeUndefined();
    }
    expect(troubles).toEqual([]);
    if (entries.some(({ kind }) => kind === 'rang')) paused.add(ruleset.id);
    const again = refolded(blueprint, entries, 'asleep', undefined, ruleset);
    expect(hashOf(again.table.view(OMNISCIENT))).toBe(hashOf(table.view(OMNISCIENT)));
  });
});

test('one of them has paused', () => expect(paused.size).toBeGreaterThan(0));

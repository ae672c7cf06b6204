import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PUBLIC, recordOf } from '../../src/match/index.ts';
import { reckon, worthTo } from '../../src/reckoning/index.ts';
import { RECKONERS } from '../../src/rulesets/reckoners.ts';
import { often } from '../often.ts';
import { begin, playOut, seeds } from '../properties/matches.ts';
import { TEST_GAMES } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';

const GAMES = SAMPLES.filter(({ ruleset }) => RECKONERS.has(ruleset.id)).map(
  (each) => [each.ruleset.id, each] as const,
);

describe.each(GAMES)('the luck of matches of %s by chance', (_, sample) => {
  it('is none in the long run, and as far from it as is said; and what they did is counted', () => {
    const matches = fc.sample(fc.tuple(sample.setups, seeds), { seed: 11, numRuns: often(20, 1000) });
    let [worth, variance, squares] = [0, 0, 0];
    const counted = new Map<string, number>();
    for (const [setup, seed] of matches) {
      const record = recordOf(playOut(sample, setup, seed), { seed });
      const { stakes, units } = reckon(record, TEST_GAMES, [PUBLIC])!(PUBLIC);
      for (const { seat, values } of units.rows) {
        expect(setup.seats.map(({ id }) => id)).toContain(seat);
        for (const [index, value] of values.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          counted.set(units.columns[index]!, (counted.get(units.columns[index]!) ?? 0) + value);
        }
      }
      for (const stake of stakes) {
        worth += worthTo(stake, 0);
        variance += stake.variance;
        squares += stake.worth ** 2;
      }
    }
    // Every number is there for something that happens.
    expect([...counted].filter(([, sum]) => sum === 0)).toEqual([]);
    expect(variance).toBeGreaterThan(0);
    expect(Math.abs(worth) / Math.sqrt(variance)).toBeLessThan(3);
    expect(squares / variance).toBeGreaterThan(often(0.6, 0.9));
    expect(squares / variance).toBeLessThan(often(1.6, 1.1));
  });
});

it('a mean is told to one decimal, of what its unit counted, and 0 where that is nothing', () => {
  const [sample] = SAMPLES.filter(({ ruleset }) => RECKONERS.has(ruleset.id)) as [(typeof SAMPLES)[number]];
  const { id } = sample.ruleset;
  const [setup] = fc.sample(sample.setups, { seed: 1, numRuns: 1 });
  const record = recordOf(playOut(sample, setup!, 1), { seed: 1 });
  const known = RECKONERS.get(id)!;
  // Hidden units are named anew when the match begins.
  const unit = known.units(begin(sample.ruleset, setup!, 1).state)[0]!.id;
  let events = 0;
  const counts: typeof known.counts = () => {
    events += 1;
    const range = { unit, column: 'range', add: events };
    return events > 3 ? [] : [{ unit, column: 'shots', add: 1 }, range];
  };
  const reckoner = { ...known, columns: { shots: 'Shots', range: 'Mean range' }, means: { range: 'shots' }, counts };
  const reckoners = new Map([[id, reckoner]]);
  const [first, second] = reckon(record, { ...TEST_GAMES, reckoners }, [PUBLIC])!(PUBLIC).units.rows;
  expect(first!.values.slice(0, 2)).toEqual([3, 2]);
  expect(second!.values.slice(0, 2)).toEqual([0, 0]);
});

it('a game without a reckoner has no luck to speak of', () => {
  const sample = SAMPLES.find(({ ruleset }) => !RECKONERS.has(ruleset.id))!;
  const [setup] = fc.sample(sample.setups, { seed: 1, numRuns: 1 });
  expect(reckon(recordOf(playOut(sample, setup!, 1), { seed: 1 }), TEST_GAMES, [PUBLIC])).toBeUndefined();
});

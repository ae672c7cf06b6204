import { describe, expect, it } from 'vitest';
import type { GroupAttack } from '../../../../src/rulesets/grimdark/model/chapters/attacks.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { Step } from '../../../../src/rulesets/grimdark/model/steps.ts';
import { chargeOdds, strikeBackOdds } from '../../../../src/rulesets/grimdark/plan/odds/charge.ts';
import type { Series } from '../../../../src/rulesets/grimdark/plan/odds/series.ts';
import { shootingOdds } from '../../../../src/rulesets/grimdark/plan/odds/shots.ts';
import { spellOdds } from '../../../../src/rulesets/grimdark/plan/odds/spell.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { shotOf } from '../../../../src/rulesets/grimdark/rules/attacks/targets.ts';
import { groupsOf } from '../../../../src/rulesets/grimdark/rules/attacks/weapons.ts';
import { everyFall, facesOf } from '../../../dice/every-die.ts';
import { often } from '../../../often.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';

// What the planner foresees is compared with what the rules do for every way that the dice can fall.

type Counts = Record<string, number[]>;

const meanOf = (series: Series): number => series.reduce((sum, chance, n) => sum + n * chance, 0);

const add = (counts: Counts, name: string, n: number, chance: number) => {
  const series = counts[name] ?? [];
  counts[name] = series;
  while (series.length <= n) series.push(0);
  series[n]! += chance;
};

/** Compares two distributions, place by place. */
const expectSame = (foreseen: Series, counted: readonly number[] | undefined) => {
  for (let n = 0; n < Math.max(foreseen.length, counted?.length ?? 0); n++)
    expect(foreseen[n] ?? 0, `${n}`).toBeCloseTo(counted?.[n] ?? (n === 0 && !counted ? 1 : 0), 9);
};

/** Everything that can come of some steps, with the chance of each. */
const enumerate = (table: State, steps: readonly Step[], targets: readonly string[]): Counts => {
  const counts: Counts = {};
  const falls = everyFall((dice) => {
    const state = { ...table };
    const events = steps.flatMap((step) => runStep(state, step, { dice }).events);
    return events;
  }, facesOf);
  for (const { chance, came: events } of falls) {
    for (const id of targets) {
      const caused = factsOf(events, 'wounds-marked').filter(({ target }) => target === id);
      add(
        counts,
        `wounds ${id}`,
        caused.reduce((sum, each) => sum + each.caused, 0),
        chance,
      );
      const removed = caused.flatMap(({ wounds }) => wounds.filter((each) => each.removed));
      add(counts, `lost ${id}`, removed.length, chance);
      const tests = factsOf(events, 'morale-tested').filter(({ unit }) => unit === id);
      add(counts, `tests ${id}`, tests.length, chance);
      add(counts, `fails ${id}`, tests.filter(({ result }) => result !== 'none').length, chance);
      add(counts, `routs ${id}`, tests.filter(({ result }) => result === 'routed').length, chance);
      const gone = factsOf(events, 'unit-destroyed').filter(({ unit, why }) => unit === id && why === 'casualties');
      add(counts, `destroyed ${id}`, gone.length, chance);
    }
    const hits = factsOf(events, 'group-resolved').reduce((sum, each) => sum + each.hits.length * each.blast, 0);
    add(counts, 'hits', hits, chance);
    const decided = factsOf(events, 'melee-decided')[0];
    if (decided) for (const id of targets) add(counts, `lost-melee ${id}`, decided.loser === id ? 1 : 0, chance);
  }
  return counts;
};

interface Shooting {
  readonly by: Placing['with'];
  readonly at: Placing;
  readonly how?: 'hold' | 'advance';
  readonly named?: readonly number[];
  readonly more?: Partial<State>;
}

const models = (type: string, count: number, ...weapons: string[]) => ({ type, count, weapons });

const SHOTS: readonly (readonly [string, Shooting])[] = [
  ['plain shots', { by: { models: [models('t', 2, 'rifle')] }, at: { profile: 'squad', hex: [14, 10] } }],
  [
    'of two groups at a unit at half strength',
    {
      by: { models: [models('t', 1, 'rifle'), models('g', 1, 'plasma')] },
      at: { profile: 'squad', hex: [14, 10], startingSize: 10, wounds: [0, 0, 0, GONE, GONE] },
    },
  ],
  ['Blast', { by: { models: [models('t', 1, 'launcher')] }, at: { profile: 'squad', hex: [14, 10] } }],
  [
    'Deadly, at models that are wounded',
    { by: { models: [models('t', 2, 'cannon')] }, at: { profile: 'guard', hex: [14, 10], wounds: [0, 1, 0] } },
  ],
  [
    'Rending and Relentless',
    {
      by: { rules: { relentless: 1 }, models: [models('t', 1, 'shredder')] },
      at: { profile: 'squad', hex: [14, 10] },
    },
  ],
  ['Poison', { by: { models: [models('t', 2, 'needle')] }, at: { profile: 'squad', hex: [14, 10] } }],
  [
    'Regeneration',
    {
      by: { models: [models('t', 1, 'cannon')] },
      at: { profile: 'guard', with: { rules: { regeneration: 1 } }, hex: [14, 10] },
    },
  ],
  [
    'Sniper at a hero among others',
    {
      by: { models: [models('t', 2, 'marksman')] },
      at: {
        profile: 'mob',
        hex: [22, 10],
        with: {
          models: [
            models('m', 2, 'rifle'),
            { ...models('h', 1, 'maul'), defense: 3, tough: 2, rules: { hero: 1, stealth: 1 } },
          ],
        },
      },
      named: [2, 2],
    },
  ],
  [
    'a hero that is left alone',
    {
      by: { models: [models('t', 1, 'rifle'), models('g', 1, 'plasma')] },
      at: {
        profile: 'mob',
        hex: [14, 10],
        with: {
          models: [models('m', 1, 'rifle'), { ...models('h', 1, 'maul'), defense: 2, tough: 2, rules: { hero: 1 } }],
        },
      },
    },
  ],
  [
    'a Fearless unit under a bad omen',
    {
      by: { models: [models('t', 2, 'plasma')] },
      at: { profile: 'squad', with: { rules: { fearless: 1 }, models: [models('t', 2, 'rifle')] }, hex: [14, 10] },
      more: {
        effects: [{ source: 'event 16', on: { seat: 'b' }, what: { kind: 'morale', amount: -1 }, until: 'battle' }],
      },
    },
  ],
];

describe('the odds of shots', () => {
  it.each(SHOTS)('are those of every fall of the dice: %s', (_, { by, at, how = 'hold', named, more }) => {
    const state = tableOf({
      units: { a1: { profile: 'squad', with: by!, hex: [10, 10] }, b1: at },
      active: { unit: 'a1', action: how },
      table: more ?? {},
    });
    const attacks: readonly GroupAttack[] = groupsOf(state, state.units.a1!, 'ranged').map((group) =>
      shotOf(state, state.units.a1!, group, state.units.b1!, how, named),
    );
    const steps: readonly Step[] = [
      ...attacks.map((attack): Step => ({ do: 'attack', attack })),
      { do: 'morale', first: 'b' },
    ];
    const counts = enumerate(state, steps, ['b1']);
    const { groups, targets } = shootingOdds(state, attacks);
    const odds = targets.b1!;
    expectSame(odds.wounds, counts['wounds b1']);
    expectSame(odds.lost, counts['lost b1']);
    expect(odds.destroyed).toBeCloseTo(counts['destroyed b1']?.[1] ?? 0, 9);
    expect(odds.tests).toBeCloseTo(counts['tests b1']?.[1] ?? 0, 9);
    expect(odds.fails).toBeCloseTo(counts['fails b1']?.[1] ?? 0, 9);
    const hits = groups.reduce((sum, each) => sum + meanOf(each.hits), 0);
    expect(hits).toBeCloseTo(meanOf(counts.hits!), 9);
  });
});

describe('the odds of a spell', () => {
  it.each([
    ['plain hits', { hits: 3, ap: 0, rules: {} }, 3],
    ['Blast and Poison', { hits: 1, ap: 1, rules: { blast: 6, poison: 1 } }, 3],
    ['Deadly', { hits: 1, ap: 2, rules: { deadly: 3 } }, 1],
  ])('that has succeeded are those of every fall of the dice, without cover: %s', (_, what, hits) => {
    const state = tableOf({
      units: {
        a1: { profile: 'tb-dreamer', hex: [10, 10] },
        b1: { profile: 'squad', hex: [14, 10], wounds: [0, 0, 0, GONE, GONE] },
      },
      ground: { terrain: [{ type: 'ruins', piece: 'r1', hexes: [[14, 10]] }] },
      active: 'a1',
    });
    const steps: readonly Step[] = [
      { do: 'hits', hits: { target: 'b1', ...what, source: 'tb-bloom', by: 'a1' } },
      { do: 'morale', first: 'b' },
    ];
    const counts = enumerate(state, steps, ['b1']);
    const odds = spellOdds(state, { kind: 'hits', ...what }, 'b1');
    expectSame(odds.wounds, counts['wounds b1']);
    expectSame(odds.lost, counts['lost b1']);
    expect(odds.fails).toBeCloseTo(counts['fails b1']?.[1] ?? 0, 9);
    expect(odds.hits).toBe(hits);
  });
});

const CHARGES: readonly (readonly [string, Readonly<Record<'a1' | 'b1', Placing>>])[] = [
  [
    'one against one',
    {
      a1: { profile: 'squad', with: { models: [models('t', 1, 'blade')] }, hex: [13, 10] },
      b1: { profile: 'squad', with: { models: [models('t', 1, 'blade')] }, hex: [14, 10] },
    },
  ],
  [
    'Furious with Fear against a wounded beast that Counters',
    {
      a1: {
        profile: 'squad',
        with: { rules: { furious: 1, fear: 1 }, models: [models('t', 1, 'blade')] },
        hex: [13, 10],
      },
      b1: { profile: 'guard', with: { models: [models('g', 1, 'lash')] }, hex: [14, 10], wounds: [2] },
    },
  ],
  [
    'Impact and a lance against a tired unit',
    {
      a1: {
        profile: 'guard',
        with: { rules: { impact: often(1, 2) }, models: [models('r', 1, 'blade')] },
        hex: [13, 10],
      },
      b1: {
        profile: 'mob',
        with: { models: [models('m', 1, 'blade')] },
        hex: [14, 10],
        startingSize: 3,
        fatigued: true,
      },
    },
  ],
];

describe('the odds of a charge', () => {
  it.each(CHARGES)('are those of every fall of the dice: %s', (_, units) => {
    const state = tableOf({ units, active: { unit: 'a1', action: 'charge', target: 'b1' } });
    const counts = enumerate(state, [{ do: 'melee' }], ['a1', 'b1']);
    const odds = chargeOdds(state, 'a1', 'b1', { counter: true, strikeBack: true });
    for (const side of [odds.charger, odds.target]) {
      const { unit } = side;
      const other = unit === 'a1' ? 'b1' : 'a1';
      expectSame(side.wounds, counts[`wounds ${unit}`]);
      expectSame(side.lost, counts[`lost ${unit}`]);
      expect(side.destroyed).toBeCloseTo(counts[`destroyed ${unit}`]?.[1] ?? 0, 9);
      expect(side.fails).toBeCloseTo(counts[`fails ${unit}`]?.[1] ?? 0, 9);
      expect(side.routs).toBeCloseTo(counts[`routs ${unit}`]?.[1] ?? 0, 9);
      expect(side.wins).toBeCloseTo(counts[`lost-melee ${other}`]?.[1] ?? 0, 9);
    }
    expect(odds.tie + odds.charger.wins + odds.target.wins).toBeCloseTo(1, 9);
  });

  it('count wounds that were caused already when the target is asked whether it strikes back', () => {
    const [, units] = CHARGES[0]!;
    const fight = { charger: 'a1', target: 'b1', caused: { a1: 1, b1: 0 }, used: [], wasFatigued: false };
    const state = tableOf({ units, active: { unit: 'a1', action: 'charge', target: 'b1' }, table: { fight } });
    const counts = enumerate(state, [{ do: 'strike-back' }, { do: 'decide' }], ['a1', 'b1']);
    const odds = strikeBackOdds(state, true);
    expectSame(odds.charger.wounds, counts['wounds a1']);
    expect(odds.charger.wins).toBeCloseTo(counts['lost-melee b1']?.[1] ?? 0, 9);
    expect(odds.target.wins).toBeCloseTo(counts['lost-melee a1']?.[1] ?? 0, 9);
    expect(strikeBackOdds(state, false).charger.wins).toBe(1);
  });
});

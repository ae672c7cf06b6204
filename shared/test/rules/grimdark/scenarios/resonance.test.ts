import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import { quarterCentre } from '../../../../src/rulesets/grimdark/ground/quarters.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { ScenarioState } from '../../../../src/rulesets/grimdark/model/scenario.ts';
import { GONE } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { unitOf } from '../../../../src/rulesets/grimdark/rules/figures.ts';
import { moraleNeed } from '../../../../src/rulesets/grimdark/rules/morale/need.ts';
import { moveNow } from '../../../../src/rulesets/grimdark/rules/movement/path.ts';
import { missingFor, scenarioAtStart } from '../../../../src/rulesets/grimdark/rules/scenarios/begin.ts';
import { whyNotInterface } from '../../../../src/rulesets/grimdark/rules/scenarios/chambers.ts';
import { pointsFor } from '../../../../src/rulesets/grimdark/rules/scenarios/resonance.ts';
import { boardOf, factsOf, type Laying, type Place, type Placing, runStep, sentenceOf, takeStep } from '../kit.ts';
import { active, resonance, scene, squad } from './scenes.ts';

// The chambers of G-18.4: knowledge at [10, 5], emotion at [40, -10], logic at [10, 25], will at [40, 10].

type Owners = Parameters<typeof resonance>[0];
const laid = (units: Laying['units'], owners: Owners = {}, more: Partial<Parameters<typeof scene>[0]> = {}) =>
  scene({ units, scenario: resonance(owners), ...more });

const chambersOf = (scenario: ScenarioState) => (scenario.kind === 'resonance' ? scenario.chambers : []);
const ownersOf = (scenario: ScenarioState) => chambersOf(scenario).map(({ owner }) => owner);

it('a map for resonance lists four chambers, G-18.4', () => {
  const hexes = Object.fromEntries(
    [1, 2, 3, 4].map((n) => [`1${n}10`, { level: 0, features: {}, markers: { chamber: n } }]),
  );
  const board = { ...boardOf(), hexes };
  expect(missingFor(board, 'resonance')).toBeUndefined();
  expect(sentenceOf(missingFor(boardOf(), 'resonance'))).toContain('4 chambers');
  expect(
    chambersOf(scenarioAtStart(board, 'resonance', ['a', 'b'])).map(({ chamber, at }) => `${chamber} ${at}`),
  ).toEqual(['knowledge 1110', 'emotion 1210', 'logic 1310', 'will 1410']);
});

describe('chambers in the end phase, G-18.4', () => {
  const checked = (units: Laying['units']) => {
    const state = laid(units, { knowledge: 'b' });
    runStep(state, { do: 'scenario-end' });
    return ownersOf(state.scenario)[0];
  };

  it.each<[string, Laying['units'], string | null]>([
    ['more living models', { a1: squad([10, 11]), b1: squad([11, 5], { wounds: [0, 0, 0, 0, GONE] }) }, 'a'],
    ['as many', { a1: squad([10, 8]), b1: squad([11, 5]) }, null],
    ['somebody 6 away', { a1: squad([10, 11]) }, 'a'],
    ['nobody within 6', { a1: squad([10, 12]) }, null],
    ['Shaken models', { a1: squad([10, 8], { shaken: true }) }, null],
    ['those who came from reserve', { a1: squad([10, 8], { arrived: true }) }, null],
    ['two units together', { a1: squad([10, 8]), b1: squad([11, 5]), b2: squad([9, 5]) }, 'b'],
  ])('a chamber goes by %s', (_, units, owner) => {
    expect(checked(units)).toBe(owner);
  });

  it.each<[Owners, number, number]>([
    [{ knowledge: 'a' }, 2, 0],
    [{ knowledge: 'a', emotion: 'b' }, 2, 2],
    [{ knowledge: 'a', logic: 'a' }, 7, 0],
    [{ emotion: 'a', will: 'a' }, 7, 0],
    [{ knowledge: 'a', emotion: 'a' }, 4, 0],
    [{ knowledge: 'a', emotion: 'a', logic: 'a', will: 'b' }, 14, 2],
    [{ knowledge: 'a', emotion: 'a', logic: 'a', will: 'a' }, 19, 0],
  ])('%o score %i to %i', (owners, a, b) => {
    expect(['a', 'b'].map((seat) => pointsFor(resonance(owners), seat))).toEqual([a, b]);
  });

  it('a chamber of 3 to 4 scores 4 instead of 2; what is scored together stays', () => {
    expect(pointsFor(resonance({ logic: 'a', knowledge: 'a' }, { doubled: ['logic', 'will'] }), 'a')).toBe(9);
  });

  it('points are added to those that there are', () => {
    const state = laid({ a1: squad([10, 8]) });
    const seats = state.seats.map((seat) => ({ ...seat, points: 3 }));
    const { events, state: after } = takeStep({ ...state, seats }, { do: 'scenario-end' });
    expect(factsOf(events, 'chambers-scored')).toMatchObject([
      { owners: ['a', null, null, null], points: { a: 2, b: 0 } },
    ]);
    expect(after.seats.map(({ points }) => points)).toEqual([5, 3]);
  });
});

describe('chambers at the start of round 3, G-18.4', () => {
  const begun = (
    dice: readonly number[],
    round = 3,
    units: Laying['units'] = { a1: squad([10, 11]), b1: squad([9, 4]), b2: squad([10, 12]) },
  ) => {
    const state = laid(units, {}, { round });
    const { events } = runStep(state, { do: 'scenario-start' }, { dice });
    return { state, events, surges: factsOf(events, 'chamber-surged').map(({ chamber, what }) => [chamber, what]) };
  };

  it('chambers roll in their order', () => {
    // Knowledge hits the two within 6 of it, D3 once; emotion and logic score more; will moves to quarter 2.
    const { state, events, surges } = begun([1, 3, 5, 5, 2, 5, 3, 4, 6, 1]);
    expect(surges).toEqual([
      ['knowledge', 'hits'],
      ['emotion', 'doubled'],
      ['logic', 'doubled'],
      ['will', 'moved'],
    ]);
    expect(factsOf(events, 'scenario-struck')).toMatchObject([
      { source: 'knowledge', units: ['a1', 'b1'], die: 3, hits: 2 },
    ]);
    expect(factsOf(events, 'wounds-marked')).toMatchObject([{ target: 'b1', caused: 1 }]);
    expect(state.scenario).toMatchObject({ doubled: ['emotion', 'logic'] });
    expect(chambersOf(state.scenario)[3]!.at).toBe(quarterCentre(state.board, 2));
  });

  it('then morale is tested', () => {
    const units = { b1: squad([9, 4], { wounds: [0, 0, 0, GONE, GONE] }) };
    const { events } = begun([2, 1, 3, 3, 3, 3, 2], 3, units);
    expect(factsOf(events, 'morale-tested')).toMatchObject([{ unit: 'b1', die: 2 }]);
  });

  it.each([2, 4])('and not in round %i, when only what counts per round begins anew', (round) => {
    expect(begun([], round).surges).toEqual([]);
    const used = {
      doubled: ['will'],
      interfaced: ['a1'],
      usedLogic: ['a'],
      usedKnowledge: ['b'],
      named: { b: 'b1' },
    } as const;
    const state = scene({ units: { a1: squad([1, 1]) }, scenario: resonance({}, used), round });
    runStep(state, { do: 'scenario-start' });
    expect(state.scenario).toEqual(resonance());
  });
});

describe('work on a chamber, G-18.4', () => {
  const holding = (at: Place, more: Partial<Placing> = {}) => laid({ a1: squad(at, more) }, {}, active('a1', 'hold'));
  const worked = (more: Partial<Placing>, dice: readonly number[]) => {
    const state = holding([10, 8]);
    runStep(state, { do: 'shoot' }, { answers: { shoot: { kind: 'shoot', groups: [], interface: true } } });
    const after = { ...state, units: { a1: { ...state.units.a1!, ...more } } };
    const { events } = runStep(after as typeof state, { do: 'scenario-activation', unit: 'a1' }, { dice });
    return { points: after.seats[0]!.points, tested: factsOf(events, 'interface-tested'), events };
  };

  it.each([
    [4, true, 4],
    [3, false, 0],
  ])('with a %i: %s, at the end of the activation, for %i points', (die, success, points) => {
    const { tested } = worked({}, [die]);
    expect(tested).toMatchObject([{ unit: 'a1', seat: 'a', needs: 4, die, success, points }]);
  });

  it('tests nobody who is Shaken by then', () => {
    expect(worked({ shaken: true }, []).tested).toEqual([]);
  });

  it('is for those within 3 who Hold, once per round', () => {
    const why = (state: ReturnType<typeof laid>) => sentenceOf(whyNotInterface(state, unitOf(state, 'a1')));
    expect(why(holding([10, 8]))).toBeUndefined();
    expect(why(holding([10, 9]))).toContain('within 3');
    expect(why(laid({ a1: squad([10, 8]) }, {}, active('a1', 'advance')))).toContain('does not Hold');
    const again = { scenario: resonance({}, { interfaced: ['a1'] }) };
    expect(why(scene({ units: { a1: squad([10, 8]) }, ...again, ...active('a1', 'hold') }))).toContain('in this round');
    expect(
      why(scene({ units: { a1: squad([10, 8]) }, scenario: { kind: 'seize' }, ...active('a1', 'hold') })),
    ).toContain('scenario');
  });
});

describe('benefits of chambers, G-18.4', () => {
  it('Will: 1 hex more for the charges of own units within 12', () => {
    const length = (at: Place, owner: 'a' | 'b') => {
      const state = laid({ a1: squad(at) }, { will: owner });
      return moveNow(state, unitOf(state, 'a1'), 'charge').allowance;
    };
    expect([length([28, 10], 'a'), length([27, 10], 'a'), length([28, 10], 'b')]).toEqual([13, 12, 12]);
    const state = laid({ a1: squad([28, 10]) }, { will: 'a' });
    expect(moveNow(state, unitOf(state, 'a1'), 'rush').allowance).toBe(12);
  });

  it('Will: also for those who charge out of a transport within 12', () => {
    const units = {
      a1: squad(null, { place: 'aboard', transport: 'a2' }),
      a2: { profile: 'walker', hex: [28, 10] },
    } as const;
    const state = laid(units, { will: 'a' });
    expect(moveNow(state, unitOf(state, 'a1'), 'charge').allowance).toBe(13);
  });

  it('Emotion: a failed morale test is rolled again', () => {
    const state = laid({ a1: squad([28, -10]), b1: squad([29, -9]) }, { emotion: 'a' });
    expect(['a1', 'b1'].map((id) => moraleNeed(state, unitOf(state, id)).rerolls)).toEqual([true, false]);
    const { events } = runStep(state, { do: 'test', unit: 'a1', why: 'wounds' }, { dice: [2, 5] });
    expect(factsOf(events, 'morale-tested')).toMatchObject([{ die: 2, again: 5, result: 'none' }]);
  });
});

describe('P8 in resonance, G-18.4', () => {
  const UNITS = { a1: squad([1, 1]), a2: squad([3, 1]), b1: squad([20, 1]), b2: squad([22, 1]) };
  const ask = { seat: 'a', key: 'activate', prompt: 'activate', unit: null, id: 1 } as const;
  const rule = promptRuleOf('activate');
  const table = (owners: Owners, given = {}) =>
    scene({ units: UNITS, scenario: resonance(owners, given), active: undefined as never });
  const refused = (state: ReturnType<typeof table>, more: object) =>
    rule.check(view(state, 'a'), ask, { kind: 'activate', unit: 'a1', ...more } as never)?.rule;
  const turn = (owners: Owners, more: object, answers = {}) => {
    const state = { ...table(owners), active: null };
    // The rest of the battle is as by default.
    const { asked, events } = runStep(
      { ...state, options: { ...state.options, casting: false } },
      { do: 'turn', seat: 'a' },
      {
        answers: { activate: [{ kind: 'activate', unit: 'a1', ...more } as never], ...answers },
        dice: fastDice(1),
      },
    );
    return { asked, events };
  };

  it('offers what is controlled and not used yet', () => {
    const count = (state: ReturnType<typeof table>) => [...rule.all(view(state, 'a'), ask)].length;
    expect(count(table({}))).toBe(2);
    expect(count(table({ logic: 'a' }))).toBe(4);
    expect(count(table({ logic: 'b' }))).toBe(2);
    expect(count(table({ logic: 'a' }, { usedLogic: ['a'] }))).toBe(2);
    expect(count(table({ logic: 'a', knowledge: 'a' }))).toBe(8);
  });

  it.each<[string, Owners, object, object]>([
    ['Logic of nobody', {}, {}, { logic: true }],
    ['Logic used before', { logic: 'a' }, { usedLogic: ['a'] }, { logic: true }],
    ['Knowledge of the other', { knowledge: 'b' }, {}, { ask: true }],
    ['Knowledge used before', { knowledge: 'a' }, { usedKnowledge: ['a'] }, { ask: true }],
    ['another unit than was named', {}, { named: { a: 'a2' } }, {}],
  ])('refuses %s', (_, owners, given, more) => {
    expect(refused(table(owners, given), more)).toBe('G-18.4');
  });

  it('is bound to the named unit while that can be activated', () => {
    expect(refused(table({}, { named: { a: 'a1' } }), {})).toBeUndefined();
    const gone = table({}, { named: { a: 'a2' } });
    const units = { ...gone.units, a2: { ...gone.units.a2!, activated: true } };
    expect(refused({ ...gone, units }, {})).toBeUndefined();
  });

  it('with Logic gives the unit +1 to hit for this activation', () => {
    const { events } = turn({ logic: 'a' }, { logic: true });
    expect(factsOf(events, 'logic-used')).toMatchObject([{ seat: 'a', unit: 'a1' }]);
    const used = events.find(({ kind }) => kind === 'logic-used');
    expect(used!.to!.open!.effects).toEqual([
      { source: 'logic', on: { unit: 'a1' }, what: { kind: 'hit', amount: 1, scope: 'all' }, until: 'activation' },
    ]);
  });

  it('with Knowledge makes the other name a unit, P19, before it learns which one is activated', () => {
    const { asked, events } = turn(
      { knowledge: 'a' },
      { ask: true },
      { choice: { kind: 'eventChoice', option: 'b2' } },
    );
    expect(asked[1]).toMatchObject({ seat: 'b', prompt: 'choice', choice: { of: 'next-unit', options: ['b1', 'b2'] } });
    expect(factsOf(events, 'next-named')).toMatchObject([{ seat: 'b', unit: 'b2' }]);
    const order = factsOf(events, 'unit-activated').map(({ unit }) => unit);
    expect(order.slice(0, 2)).toEqual(['a1', 'b2']);
  });
});

describe('resonance after round 4, G-18.4', () => {
  const ended = (points: readonly number[], owners: Owners, round = 4) => {
    const state = laid({ a1: squad([1, 1]), b1: squad([20, 1]) }, owners, {
      round,
      table: { phase: 'end', starter: 'a' },
    });
    const seats = state.seats.map((seat, index) => ({ ...seat, points: points[index]! }));
    const { events } = takeStep({ ...state, seats }, { do: 'end-round' });
    return factsOf(events, 'battle-ended').map(({ winner }) => winner);
  };

  it('the highest score wins, ties by chambers', () => {
    expect(ended([5, 4], { will: 'b' })).toEqual(['a']);
    expect(ended([5, 5], { will: 'b' })).toEqual(['b']);
    expect(ended([5, 5], { will: 'b', logic: 'a' })).toEqual([null]);
    expect(ended([5, 4], {}, 3)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { check } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import type { Intent } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { type Options, OptionsSchema } from '../../../../src/rulesets/grimdark/model/options.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { Unit } from '../../../../src/rulesets/grimdark/model/units.ts';
import { create } from '../../../../src/rulesets/grimdark/rules/setup/create.ts';
import { boardOf, factsOf, type Placing, tableOf, takeStep } from '../kit.ts';

const squad = (q: number, more: Partial<Placing> = {}): Placing => ({ profile: 'squad', hex: [q, 10], ...more });
const BATTLE = { a1: squad(10), a2: squad(14), b1: squad(30) };

const changed = (state: State, units: Readonly<Record<string, Partial<Unit>>>): State => ({
  ...state,
  units: {
    ...state.units,
    ...Object.fromEntries(Object.entries(units).map(([id, to]) => [id, { ...state.units[id]!, ...to }])),
  },
});

describe('the end of an activation, G-8.6', () => {
  it.each<[string, Readonly<Record<string, Partial<Unit>>>, string | null]>([
    ['nobody while both have units', {}, null],
    ['the player of the last activation of its side', { a2: { activated: true } }, 'a'],
    ['the active player, if both have none left', { a2: { activated: true }, b1: { activated: true } }, 'a'],
    ['the other one, whose last unit was destroyed meanwhile', { b1: { place: 'destroyed', at: null } }, 'b'],
  ])('says who has finished first: %s, G-8.4', (_, units, finished) => {
    const { state, events } = takeStep(changed(tableOf({ units: BATTLE, active: 'a1' }), units), { do: 'activated' });
    expect(state.finished).toBe(finished);
    expect(factsOf(events, 'seat-finished').map(({ seat }) => seat)).toEqual(finished ? [finished] : []);
  });

  it('keeps who has finished before, G-8.4', () => {
    const state = changed(tableOf({ units: BATTLE, active: 'a1', table: { finished: 'b' } }), {
      a2: { activated: true },
    });
    expect(takeStep(state, { do: 'activated' }).state.finished).toBe('b');
  });

  it.each<[string, Readonly<Record<string, Partial<Unit>>>, object]>([
    ['the other player', {}, { do: 'turn', seat: 'b' }],
    ['the same one, if the other has no unit left', { b1: { activated: true } }, { do: 'turn', seat: 'a' }],
    [
      'also with a unit aboard',
      { a2: { place: 'aboard', at: null }, b1: { activated: true } },
      { do: 'turn', seat: 'a' },
    ],
    [
      'not with a unit in reserve',
      { a2: { place: 'reserve', at: null }, b1: { activated: true } },
      { do: 'event-ends' },
    ],
    ['the end phase', { a2: { activated: true }, b1: { activated: true } }, { do: 'event-ends' }],
  ])('is followed by %s, G-8.3', (_, units, step) => {
    const { next } = takeStep(changed(tableOf({ units: BATTLE, active: 'a1' }), units), { do: 'activated' });
    expect(next[0]).toEqual(step);
  });

  it('ends being Shaken for a unit that was idle, and for no other, G-8.6', () => {
    const idle = tableOf({ units: { ...BATTLE, a1: squad(10, { shaken: true }) }, active: 'a1' });
    expect(takeStep(idle, { do: 'activated' }).state.units.a1).toMatchObject({ shaken: false, activated: true });
    const shakenNow = changed(tableOf({ units: BATTLE, active: 'a1' }), { a1: { shaken: true } });
    expect(takeStep(shakenNow, { do: 'activated' }).state.units.a1).toMatchObject({ shaken: true, activated: true });
  });
});

describe('an activation, G-8.6', () => {
  it('goes through its steps in order, G-8.6', () => {
    const state = tableOf({ units: BATTLE, active: 'a1' });
    expect(takeStep(state, { do: 'proceed' }).next.map((step) => step.do)).toEqual([
      'cast',
      'act',
      'cast',
      'use',
      'end-activation',
    ]);
    expect(takeStep(state, { do: 'end-activation' }).next.map((step) => step.do)).toEqual([
      'morale',
      'scenario-activation',
      'activated',
    ]);
  });

  it('of a Shaken unit is idle, G-8.6 step 3', () => {
    const state = tableOf({ units: { ...BATTLE, a1: squad(10, { shaken: true }) }, active: 'a1' });
    expect(takeStep(state, { do: 'proceed' }).next).toEqual([{ do: 'end-activation' }]);
  });

  it.each([
    ['hold', 'shoot'],
    ['advance', 'shoot'],
    ['rush', undefined],
    ['charge', 'melee'],
  ] as const)('after %s goes on with %s, G-9.1', (action, step) => {
    const state = tableOf({ units: BATTLE, active: { unit: 'a1', action } });
    expect(takeStep(state, { do: 'use' }).next[0]?.do).toBe(step);
  });
});

describe('a round, G-8.2 to G-8.5', () => {
  it('begins with its start phase; reserves arrive from round 2 on, the starter’s first, G-8.2', () => {
    const first = tableOf({ units: BATTLE, round: 0 });
    const steps = ['random-event', 'scenario-start', 'tokens', 'turns'];
    expect(takeStep(first, { do: 'round' }).next.map((step) => step.do)).toEqual(steps);
    const second = takeStep(tableOf({ units: BATTLE, round: 1, table: { starter: 'b' } }), { do: 'round' });
    expect(second.next).toContainEqual({ do: 'arrivals', seat: 'b' });
    expect(second.state.round).toBe(2);
  });

  it('refreshes units, G-8.2 step 1', () => {
    const state = tableOf({ units: { ...BATTLE, a1: squad(10, { activated: true, arrived: true }) } });
    expect(takeStep(state, { do: 'round' }).state.units.a1).toMatchObject({ activated: false, arrived: false });
  });

  it.each<[string, Readonly<Record<string, Partial<Unit>>>, string | null]>([
    ['nobody counts as finished where both have units', {}, null],
    ['one with nothing to activate does at once', { b1: { place: 'reserve', at: null } }, 'b'],
    [
      'and neither where both have nothing',
      { a1: { place: 'destroyed' }, a2: { place: 'destroyed' }, b1: { place: 'reserve', at: null } },
      null,
    ],
  ])('at its first turn %s, G-8.4', (_, units, finished) => {
    const state = changed(tableOf({ units: BATTLE }), units);
    expect(takeStep(state, { do: 'turns' }).state.finished).toBe(finished);
  });

  it('ends Fatigue and effects of the round, and hands the first turn to who finished first, G-8.5', () => {
    const effect = (source: string, until: 'round' | 'battle' | 'attacks') =>
      ({ source, on: {}, what: { kind: 'defense', amount: 1 }, until }) as const;
    const state = tableOf({
      units: { ...BATTLE, a1: squad(10, { fatigued: true }) },
      table: { finished: 'b', effects: [effect('one', 'round'), effect('two', 'battle'), effect('three', 'attacks')] },
    });
    const { state: after, next } = takeStep(state, { do: 'end-round' });
    expect(after.units.a1!.fatigued).toBe(false);
    expect(after.effects.map(({ source }) => source)).toEqual(['two']);
    expect(after.starter).toBe('b');
    expect(next).toEqual([{ do: 'round' }]);
  });
});

describe('the end of the battle, G-14.3 to G-14.5', () => {
  const markers = (...owners: readonly (string | null)[]) => owners.map((owner) => ({ at: '0505', owner }));
  const end = (round: number, table: Partial<State>, options: Parameters<typeof tableOf>[0]['options'] = {}) =>
    takeStep(tableOf({ units: BATTLE, round, options, table }), { do: 'end-round' }).state.outcome;

  it.each<[string, number, readonly (string | null)[], Options['overtime'], object | null]>([
    ['not before round 4', 3, ['a'], 'off', null],
    ['for who has more markers', 4, ['a', 'b', 'a', null], 'off', { winner: 0, score: [2, 1], rule: 'G-14.3' }],
    ['for the other', 4, ['b'], 'off', { winner: 1, score: [0, 1], rule: 'G-14.3' }],
    ['a draw', 4, ['a', 'b'], 'off', { score: [1, 1], rule: 'G-14.3' }],
    ['not with a draw in overtime', 4, ['a', 'b'], 'on', null],
    ['in overtime as soon as the score differs', 5, ['b'], 'on', { winner: 1, score: [0, 1] }],
    ['a draw after round 6 in overtime', 6, [], 'on', { score: [0, 0], rule: 'G-14.5' }],
    ['not after round 6 if it is played until it is won', 6, ['a', 'b'], 'until-won', null],
    ['as soon as it is won', 7, ['b'], 'until-won', { winner: 1, score: [0, 1] }],
    ['not before round 20', 19, [], 'until-won', null],
    ['a draw after round 20 all the same', 20, [], 'until-won', { score: [0, 0], rule: 'G-14.5' }],
  ])('%s', (_, round, owners, overtime, outcome) => {
    const ended = end(round, { markers: markers(...owners) }, { overtime });
    if (outcome) expect(ended).toMatchObject(outcome);
    else expect(ended).toBeNull();
    if (outcome && !('winner' in outcome)) expect(ended).not.toHaveProperty('winner');
  });

  it.each([
    [undefined, 'off'],
    [false, 'off'],
    [true, 'on'],
    ['until-won', 'until-won'],
  ])('reads overtime %o as %s, G-14.5', (written, overtime) => {
    expect(OptionsSchema.parse({ overtime: written })).toMatchObject({ overtime });
    const options = { ...OptionsSchema.parse({}), overtime: written } as Options;
    expect(create({ options, board: boardOf(), seats: [] }).options.overtime).toBe(overtime);
    expect(OptionsSchema.safeParse({ overtime: 'never' }).success).toBe(false);
  });

  it('counts victory points, G-14.3', () => {
    const seats = [
      { id: 'a', side: 0, edge: 'north', points: 0 },
      { id: 'b', side: 1, edge: 'south', points: 2 },
    ] as const;
    expect(end(4, { seats, markers: markers('a') })).toMatchObject({ winner: 1, score: [1, 2] });
  });

  it('does not come when one side has lost all, but when both have, G-14.4', () => {
    const gone = { place: 'destroyed', at: null } as const;
    const one = changed(tableOf({ units: BATTLE }), { b1: gone });
    expect(takeStep(one, { do: 'end-round' }).state.outcome).toBeNull();
    const both = changed(tableOf({ units: BATTLE }), { a1: gone, a2: gone, b1: gone });
    expect(takeStep(both, { do: 'end-round' }).state.outcome).toMatchObject({ rule: 'G-14.4' });
  });
});

const asked = (state: State, intent: Intent) =>
  check(
    {
      ...view(state, 'a'),
      own: { ...state.own.a!, asks: [{ id: 1, seat: 'a', key: 'activate', prompt: 'activate', unit: null }] },
    },
    'a',
    intent,
    { id: 1, seat: 'a', kind: 'activate', clock: { class: 'activation' } },
  );

describe('the choice of a unit, P8', () => {
  const state = tableOf({
    units: { ...BATTLE, a3: { profile: 'squad', hex: null, place: 'reserve' }, a4: squad(20, { activated: true }) },
  });
  it.each([
    ['zz', 'E_UNKNOWN_UNIT'],
    ['constructor', 'E_UNKNOWN_UNIT'],
    ['b1', 'E_NOT_YOURS'],
    ['a4', 'E_ALREADY_ACTIVATED'],
    ['a3', 'E_NOT_AVAILABLE'],
  ])('refuses %s: %s', (unit, code) => {
    expect(asked(state, { kind: 'activate', unit })?.code).toBe(code);
  });
  it('takes any other unit', () => {
    expect(asked(state, { kind: 'activate', unit: 'a2' })).toBeUndefined();
  });
  it('refuses an answer to another prompt', () => {
    expect(asked(state, { kind: 'counter', strike: true })?.code).toBe('E_NOT_YOUR_PROMPT');
  });
});

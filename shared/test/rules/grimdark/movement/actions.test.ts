import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import { pending } from '../../../../src/rulesets/grimdark/ask/decisions.ts';
import type { Intent } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import { applyChange } from '../../../../src/rulesets/grimdark/model/change.ts';
import type { Event } from '../../../../src/rulesets/grimdark/model/events.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { ModelRules } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { begin, resolve } from '../../../../src/rulesets/grimdark/rules/play.ts';
import { at, hexes, path } from '../ground.ts';
import { factsOf, type Placing, runStep, tableOf } from '../kit.ts';
import { act, asked, judged } from './acting.ts';

const squad = (hex: Placing['hex'], more: Partial<Placing> = {}): Placing => ({ profile: 'squad', hex, ...more });

/** a1 at [10,10] with these rules, and b1 so that a charge of `away` hexes ends in contact with it. */
const lone = (rules: ModelRules, away = 30, more: Partial<Parameters<typeof tableOf>[0]> = {}): State =>
  tableOf({ units: { a1: squad([10, 10], { with: { rules } }), b1: squad([11 + away, 10]) }, active: 'a1', ...more });

/** A straight path of a1. */
const straight = (length: number): string[] => path([10, 10], [10 + length, 10]);

describe('the longest path, G-9.1', () => {
  it.each<[string, ModelRules, number, number, number]>([
    ['usual', {}, 6, 12, 12],
    ['Fast', { fast: 1 }, 8, 16, 16],
    ['Slow', { slow: 1 }, 4, 8, 8],
    ['Fast and Slow, which cancel out', { fast: 1, slow: 1 }, 6, 12, 12],
  ])('of units that are %s', (_, rules, advance, rush, charge) => {
    const state = lone(rules);
    for (const [action, most] of [
      ['advance', advance],
      ['rush', rush],
    ] as const)
      expect([
        judged(state, 'a1', act(action, straight(most))),
        judged(state, 'a1', act(action, straight(most + 1))),
      ]).toEqual(['ok', 'E_PATH_TOO_LONG']);
    const charges = (length: number) =>
      judged(lone(rules, length), 'a1', act('charge', straight(length), { target: 'b1' }));
    expect([charges(charge), charges(charge + 1)]).toEqual(['ok', 'E_PATH_TOO_LONG']);
  });

  it('is one more for a charge near a chamber of Will, G-18.4', () => {
    const chambers = [{ chamber: 'will', at: at([10, 8]), owner: 'a' }] as const;
    const near = {
      kind: 'resonance',
      chambers,
      doubled: [],
      interfaced: [],
      usedLogic: [],
      usedKnowledge: [],
      named: {},
    } as const;
    const state = lone({}, 13, { table: { scenario: near } });
    expect(judged(state, 'a1', act('charge', straight(13), { target: 'b1' }))).toBe('ok');
    expect(judged(state, 'a1', act('rush', path([10, 10], [10, 23])))).toBe('E_PATH_TOO_LONG');
  });

  it('counts only a Fast that all models have, and any Slow, G-4.5 f', () => {
    const joined = (hero: ModelRules, others: ModelRules) =>
      tableOf({
        units: {
          a1: squad([10, 10], {
            with: {
              models: [
                { type: 'trooper', count: 2, weapons: ['blade'], rules: others },
                { type: 'hero', count: 1, weapons: ['blade'], rules: { hero: 1, ...hero } },
              ],
            },
          }),
        },
      });
    const longest = (state: State) =>
      [4, 6, 8].findLast((length) => judged(state, 'a1', act('advance', straight(length))) === 'ok');
    expect(longest(joined({ fast: 1 }, {}))).toBe(6);
    expect(longest(joined({ fast: 1 }, { fast: 1 }))).toBe(8);
    expect(longest(joined({ slow: 1 }, {}))).toBe(4);
  });

  it('is that of a unit to which a spell has granted Fast, G-16.6', () => {
    const grant = {
      source: 'haste',
      on: { unit: 'a1' },
      what: { kind: 'grant', rule: 'fast' },
      until: 'round',
    } as const;
    expect(judged(lone({}, 30, { table: { effects: [grant] } }), 'a1', act('advance', straight(8)))).toBe('ok');
  });
});

describe('special rules of moves, G-15', () => {
  const terrain = [{ type: 'forest', piece: 'f', hexes: [[11, 10]] }] as const;
  const levels = [{ level: 1, hexes: [[11, 10]] }] as const;
  it.each<[string, ModelRules, object, string]>([
    ['difficult terrain', {}, { terrain }, 'E_DIFFICULT_LIMIT'],
    ['a slope', {}, { levels }, 'E_DIFFICULT_LIMIT'],
    ['difficult terrain with Strider', { strider: 1 }, { terrain }, 'ok'],
    ['a slope with Strider', { strider: 1 }, { levels }, 'ok'],
    ['difficult terrain with Flying', { flying: 1 }, { terrain }, 'ok'],
    ['difficult terrain for one who is Fast', { fast: 1 }, { terrain }, 'E_DIFFICULT_LIMIT'],
    ['a cliff with Flying', { flying: 1 }, { levels: [{ level: 2, hexes: [[11, 10]] }] }, 'ok'],
    ['a cliff with Strider', { strider: 1 }, { levels: [{ level: 2, hexes: [[11, 10]] }] }, 'E_CLIFF'],
    ['a wall with Flying', { flying: 1 }, { terrain: [{ type: 'wall', piece: 'w', hexes: [[11, 10]] }] }, 'ok'],
  ])('a Rush of 8 over %s, G-9.8, G-9.10, G-9.11', (_, rules, ground, expected) => {
    expect(judged(lone(rules, 30, { ground }), 'a1', act('rush', straight(8)))).toBe(expected);
  });

  it('let those who fly pass units, but not end beside an enemy, G-9.5, G-9.10', () => {
    const units = { a1: squad([10, 10], { with: { rules: { flying: 1 } } }), b1: squad([12, 10]) };
    const state = tableOf({ units });
    expect(judged(state, 'a1', act('advance', straight(5)))).toBe('ok');
    expect(judged(state, 'a1', act('advance', straight(3)))).toBe('E_ENEMY_ADJACENT');
    expect(judged(state, 'a1', act('advance', straight(2)))).toBe('E_HEX_OCCUPIED');
  });

  it('let an Immobile unit only Hold, without being asked', () => {
    const state = lone({ immobile: 1 });
    expect(judged(state, 'a1', act('hold'))).toBe('ok');
    for (const action of ['advance', 'rush', 'charge'] as const)
      expect(judged(state, 'a1', act(action, [], { target: 'b1' }))).toBe('E_IMMOBILE');
    const { asked: questions } = runStep(state, { do: 'act' });
    expect(questions).toMatchObject([{ prompt: 'act', only: act('hold') }]);
  });
});

describe('an action that is carried out, G-8.6', () => {
  it('takes the unit along its path, and it has moved, G-9.2', () => {
    const state = lone({});
    const { events } = runStep(state, { do: 'act' }, { answers: { act: act('advance', straight(3)) } });
    expect(factsOf(events, 'unit-moved')).toMatchObject([
      { unit: 'a1', action: 'advance', from: at([10, 10]), path: straight(3), target: null, left: null, board: null },
    ]);
    expect(state.units.a1).toMatchObject({ at: at([13, 10]), moved: true, movedSince: true });
    expect(state.active).toMatchObject({ action: 'advance', path: straight(3), from: at([10, 10]) });
  });

  it('remembers whom the unit charges', () => {
    const state = lone({}, 3);
    runStep(state, { do: 'act' }, { answers: { act: act('charge', straight(3), { target: 'b1' }) } });
    expect(state.active).toMatchObject({ action: 'charge', target: 'b1' });
  });

  it.each(['hold', 'advance', 'rush'] as const)('leaves it unmoved by a path without a step: %s, G-9.1', (action) => {
    const state = lone({});
    runStep(state, { do: 'act' }, { answers: { act: act(action) } });
    expect(state.units.a1).toMatchObject({ at: at([10, 10]), moved: false, movedSince: false });
    expect(state.active).toMatchObject({ action, path: [] });
  });

  it('may be a charge without a step, if the unit is in contact already, G-9.1', () => {
    expect(judged(lone({}, 0), 'a1', act('charge', [], { target: 'b1' }))).toBe('ok');
    expect(judged(lone({}, 1), 'a1', act('charge', [], { target: 'b1' }))).toBe('E_CHARGE_NOT_ADJACENT');
  });

  it('may be a charge at what it does not see, past other enemies, G-9.6, G-9.7', () => {
    const state = tableOf({
      ground: { terrain: [{ type: 'building', piece: 'k', hexes: [[13, 10]] }] },
      units: { a1: squad([10, 10]), b1: squad([16, 10]), b2: squad([14, 8]), b3: squad([15, 12]) },
    });
    const way = path([10, 10], [12, 10], [13, 9], [15, 9], [15, 10]);
    expect(judged(state, 'a1', act('charge', way, { target: 'b1' }))).toBe('ok');
    expect(judged(state, 'a1', act('rush', way.slice(0, 3)))).toBe('E_ENEMY_ADJACENT');
  });

  it('leads a unit away from an enemy beside it, if its first step ends beside none, G-9.6', () => {
    const state = lone({}, 0);
    expect(judged(state, 'a1', act('advance', hexes([9, 10])))).toBe('ok');
    expect(judged(state, 'a1', act('advance', hexes([10, 11])))).toBe('E_ENEMY_ADJACENT');
  });
});

describe('the clock of an activation', () => {
  /** Plays on to the next question, and gives what is asked. */
  const playing = (state: State) => (happening: Iterable<Event>) => {
    for (const { to } of happening) if (to) applyChange(state, to);
    return pending(state);
  };

  it('runs together for P8 to P11 of one activation, and anew for the next, G-19.1, G-19.3', () => {
    const state = tableOf({ units: { a1: squad([2, 30]), a2: squad([4, 30]), b1: squad([44, 0]) } });
    Object.assign(state, { agenda: [{ do: 'turn', seat: 'a' }] });
    const play = playing(state);
    const answer = (intent: Intent) => play(resolve(state, 'a', intent, scriptedDice([]), pending(state)[0]!));
    const [activate] = play(begin(state, scriptedDice([])));
    expect(activate).toMatchObject({ kind: 'activate', seat: 'a' });
    const [acting] = answer({ kind: 'activate', unit: 'a1' });
    expect(acting).toMatchObject({ kind: 'act', seat: 'a', clock: activate!.clock });
    const [next] = answer(act('hold'));
    expect(next).toMatchObject({ kind: 'act', seat: 'b' });
    expect(next!.clock.run).not.toBe(activate!.clock.run);
  });

  it('that is up makes a unit Hold, also one aboard, P10', () => {
    expect(asked(lone({}), 'a1').fallback()).toEqual(act('hold'));
    const aboard = tableOf({
      units: {
        a1: squad(null, { place: 'aboard', transport: 'a2' }),
        a2: { profile: 'walker', hex: [10, 10], with: { rules: { transport: 5 } } },
      },
      active: 'a1',
    });
    const { events } = runStep(aboard, { do: 'act' });
    expect(factsOf(events, 'unit-moved')).toMatchObject([{ action: 'hold', path: [], left: null, from: at([10, 10]) }]);
    expect(aboard.units.a1).toMatchObject({ place: 'aboard', transport: 'a2', at: null });
  });
});

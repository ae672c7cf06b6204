import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import { Match, positionOf, readRecord, reasonOf } from '../../../../src/match/index.ts';
import type { Step } from '../../../../src/rulesets/grimdark/model/steps.ts';
import { ARMIES } from '../../../../src/rulesets/grimdark/roster/index.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import { RULESETS } from '../../../../src/rulesets/index.ts';
import { boardOf } from '../kit.ts';

// What a table does not take, because one answer would lead to too much: steps that somebody has made up, and figures that
// multiply.

const record = (position: object, options: object = {}) => ({
  format: 'ironhex.match/1',
  ruleset: { id: 'grimdark', version: '2' },
  options,
  board: boardOf(),
  seats: [
    { id: 'a', side: 0 },
    { id: 'b', side: 1 },
  ],
  position,
  dice: { seed: 1 },
  intents: [],
});

const faultsOf = (position: object, reader: 'table' | 'referee' = 'table'): readonly string[] => {
  const read = readRecord(record(position), RULESETS, reader);
  return read.ok ? [] : read.error.map(({ at, message }) => `${at}: ${message}`);
};

const pair = [
  { id: 'a1', profile: 'hl-militia', at: '1116' },
  { id: 'b1', profile: 'hl-militia', at: '2316' },
];

/** The match of a position that a referee reads. */
const matchOf = (position: object) => {
  const read = readRecord(record(position), RULESETS);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return new Match(grimdark, read.value as never, { dice: () => fastDice(1) });
};

describe('a step that somebody has made up', () => {
  const steps: readonly Step[] = [
    {
      do: 'attack',
      attack: {
        ...{ by: 'a1', target: 'b1', weapon: 'hl-rifle', hero: false, how: 'hold', distance: 12, cover: 'none' },
        carriers: [{ model: 0, attacks: 1e12 }],
      },
    },
  ];
  /** With the seal that anybody can work out. */
  const forged = () => {
    const { state } = matchOf({ units: pair });
    const own = Object.fromEntries(Object.entries(state.own).map(([id, each]) => [id, { ...each, asks: [] }]));
    return grimdark.toPosition({ ...state, own, agenda: steps });
  };

  it('is not taken by a table', () => {
    expect(faultsOf(forged())).toEqual([
      expect.stringMatching(/^position\.agenda: .+Leave it out: .+ \(G-4\.7\)\.$/),
      expect.stringMatching(/^position\.seal: /),
    ]);
  });

  it('ends the match where the referee reads it', () => {
    expect(faultsOf(forged(), 'referee')).toEqual([]);
    const match = matchOf(forged());
    expect(match.isCutOff).toBe(true);
    expect(reasonOf({}, match.outcome!)).toContain(`more than ${grimdark.bounds.dice} dice`);
  });

  it('is refused field by field, each with its place', () => {
    const asks = [{ id: 1, seat: 'a', prompt: 'activate', key: 'activate', unit: null }];
    const answer = { parts: {}, final: { kind: 'activate', unit: 'a1' } };
    const position = {
      units: pair,
      agenda: [],
      answered: { activate: answer },
      own: { a: { asked: 1, asks, answers: { 1: answer } }, b: { asks } },
      fight: { charger: 'a1', target: 'b1' },
      seal: 'x',
    };
    expect(faultsOf(position).map((fault) => fault.split(':')[0])).toEqual(
      ['agenda', 'answered', 'own.a.asks', 'own.a.answers', 'own.b.asks', 'fight', 'seal'].map(
        (field) => `position.${field}`,
      ),
    );
  });

  it('can be left out of any position, and the match goes on', () => {
    const { position } = positionOf(matchOf({ units: pair, turn: 3, effects: [] })) as { position: object };
    expect(faultsOf(position).length).toBeGreaterThan(0);
    const { agenda: _agenda, own: _own, seal: _seal, ...rest } = position as Record<string, object>;
    expect(faultsOf({ ...rest, next: 'b', own: { a: { rigged: null } } })).toEqual([]);
    expect(faultsOf(rest)).toEqual([]);
  });
});

const models = (count: number, weapons: readonly string[]) => ({ type: 'm', count, weapons });
const profile = (more: object) => ({ quality: 4, defense: 4, models: [models(1, [])], ...more });
const gun = (more: object = {}) => ({ range: 24, attacks: 1, ...more });
const shots = (n: number, times: number, on: object = {}) =>
  Array.from({ length: n }, (_, each) => ({ source: `s${each}`, on, what: { kind: 'shots', times } }));
const dead = (n: number, more: object = {}) =>
  Array.from({ length: n }, (_, each) => ({
    ...{ id: `n${each + 1}`, profile: 'walking-dead', at: `10${10 + 2 * each}` },
    ...more,
  }));

/** A position with a unit like this, beside the usual ones. */
const mine = (more: object, weapons: object = {}) => ({
  weapons,
  units: [...pair, { id: 'a2', profile: profile(more), at: '0505' }],
});
const armed = (count: number, weapon: object) => mine({ models: [models(count, ['w'])] }, { w: weapon });

describe('what units do at once', () => {
  it.each([
    ['twelve effects that multiply shots', { units: pair, effects: shots(12, 9) }, 'effects', 'G-10.6'],
    [
      'effects that add attacks',
      {
        units: pair,
        effects: Array.from({ length: 9 }, (_, n) => ({
          ...{ source: `s${n}`, on: { seat: 'a' }, what: { kind: 'melee-attacks', amount: 12 } },
        })),
      },
      'effects',
      'G-10.6',
    ],
    ['twelve types of 60 models', mine({ models: Array(12).fill(models(60, [])) }), 'units.2.profile.models', 'G-4.1'],
    ['99 attacks of 60 models', armed(60, gun({ attacks: 99 })), 'units.2.profile', 'G-10.6'],
    ['the same in melee', armed(60, { attacks: 99 }), 'units.2.profile', 'G-10.6'],
    [
      'twelve weapons of each model',
      mine({ models: [models(60, Array(12).fill('hl-rifle'))] }),
      'units.2.profile',
      'G-10.6',
    ],
    ['Blast of many', armed(60, gun({ attacks: 3, rules: { blast: 20 } })), 'units.2.profile', 'G-11.4'],
    ['Deadly of many', armed(60, gun({ attacks: 3, rules: { deadly: 20 } })), 'units.2.profile', 'G-11.7'],
    ['Impact of many', mine({ rules: { impact: 20 }, models: [models(20, [])] }), 'units.2.profile', 'G-12.2'],
    ['Tough of many', mine({ tough: 20, models: [models(40, [])] }), 'units.2.profile', 'G-9.9'],
    [
      'Tough of all units',
      {
        units: Array.from({ length: 60 }, (_, n) => ({
          ...{ id: `a${n + 1}`, profile: profile({ tough: 4, models: [models(20, [])] }), place: 'reserve' },
        })),
      },
      'units',
      'G-9.9',
    ],
    [
      'a spell with Blast and Deadly',
      {
        units: pair,
        spells: {
          s: {
            value: 1,
            range: 9,
            side: 'enemy',
            effect: { kind: 'hits', hits: 60, rules: { blast: 20, deadly: 20 } },
          },
        },
      },
      'spells.s.effect',
      'G-16.6',
    ],
    ['more walking dead than can rise', { units: [...pair, ...dead(7)] }, 'units', 'G-17.4'],
    [
      'walking dead with too many claws',
      {
        weapons: { w: { attacks: 30 } },
        units: [...pair, ...dead(6, { profile: profile({ models: [models(3, ['w'])] }) })],
      },
      'units',
      'G-17.5',
    ],
  ])('is refused at its place: %s', (_, position, place, rule) => {
    const faults = faultsOf(position);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) {
      expect(fault.split(':')[0]).toBe(`position.${place}`);
      expect(fault).toContain(`(${rule})`);
    }
  });

  it.each([
    ['one effect that doubles shots, as event 54', { units: pair, effects: shots(1, 2) }],
    [
      'an effect of one source in each quarter',
      {
        units: pair,
        effects: [1, 2, 3, 4].map((quarter) => ({ source: 's', on: { quarter }, what: { kind: 'shots', times: 9 } })),
      },
    ],
    [
      'effects that are on one unit each',
      {
        units: pair,
        effects: [...shots(2, 3, { unit: 'a1' }), ...shots(2, 3, { unit: 'b1' })],
      },
    ],
    [
      '20 models with 3 weapons of 6 attacks',
      mine({ models: [models(20, ['w', 'w', 'w'])] }, { w: gun({ attacks: 6 }) }),
    ],
    ['20 models with Blast and Deadly', armed(20, gun({ attacks: 2, rules: { blast: 3, deadly: 3 } }))],
    ['20 models of Tough 24', mine({ tough: 24, models: [models(20, [])] })],
    ['a monster of Tough 60 with Impact 20', mine({ tough: 60, rules: { impact: 20 } })],
    [
      '60 units of Tough 60',
      {
        units: Array.from({ length: 60 }, (_, n) => ({
          id: `a${n + 1}`,
          profile: profile({ tough: 60 }),
          place: 'reserve',
        })),
      },
    ],
    [
      '60 units of 20 models a side',
      {
        units: ['a', 'b'].flatMap((seat) =>
          Array.from({ length: 60 }, (_, n) => ({
            ...{ id: `${seat}${n + 1}`, profile: profile({ models: [models(20, ['hl-rifle'])] }), place: 'reserve' },
          })),
        ),
      },
    ],
    ['all walking dead that can rise', { units: [...pair, ...dead(6)] }],
  ])('is taken: %s', (_, position) => {
    expect(faultsOf(position)).toEqual([]);
  });

  it('leaves room for every unit of the armies nine times over', () => {
    for (const { units } of Object.values(ARMIES))
      for (const { id } of units)
        expect(faultsOf({ units: [...pair, { id: 'a2', profile: id, at: '0505' }], effects: shots(1, 9) })).toEqual([]);
  });
});

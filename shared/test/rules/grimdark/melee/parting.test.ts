import { describe, expect, it } from 'vitest';
import { promptRuleOf } from '../../../../src/rulesets/grimdark/ask/answers.ts';
import type { Intent } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import type { Prompt } from '../../../../src/rulesets/grimdark/model/asks.ts';
import { view } from '../../../../src/rulesets/grimdark/model/redact.ts';
import { factsOf, hex, type Place, type Placing, runStep } from '../kit.ts';
import { type Duel, duelTable, fought } from './duel.ts';

const FIGHT = { charger: 'a1', target: 'b1', caused: { a1: 0, b1: 0 }, used: [], wasFatigued: false };
const GONE = { hex: null, place: 'destroyed' } as const;

const table = (duel: Partial<Duel> = {}) =>
  duelTable({ a1: {}, b1: {}, ...duel, table: { fight: FIGHT, ...duel.table } });

/** What both do after a melee. */
const parted = (
  duel: Partial<Duel> = {},
  answers: Readonly<Record<string, Intent>> = {},
  dice: readonly number[] = [],
) => {
  const state = table(duel);
  const { events, asked } = runStep(state, { do: 'part' }, { answers, dice });
  return { state, events, asked, kinds: events.map(({ kind }) => kind) };
};

const separate = (at: Place) => ({ separate: { kind: 'separate', to: hex(at) } }) as const;
const consolidate = (...path: readonly Place[]) =>
  ({ consolidate: { kind: 'consolidate', path: path.map(hex) } }) as const;

/** What a prompt says to an answer. */
const judged = (duel: Partial<Duel>, prompt: Prompt, intent: Intent) => {
  const seen = view(table(duel), 'a');
  const ask = { id: 1, seat: 'a', key: prompt, prompt, unit: 'a1' } as const;
  return promptRuleOf(prompt).check(seen, ask, intent as never)?.code;
};

describe('separation, G-12.11', () => {
  it('leads the charger where it came from, by default', () => {
    const { state, events, asked } = parted();
    expect(asked).toMatchObject([{ seat: 'a', prompt: 'separate', unit: 'a1' }]);
    expect(factsOf(events, 'separated')).toMatchObject([{ unit: 'a1', from: hex([13, 10]), at: hex([12, 10]) }]);
    expect(state.units.a1).toMatchObject({ at: hex([12, 10]), moved: false, movedSince: false });
  });

  it('leads it in the lowest direction otherwise', () => {
    const units = { a2: { profile: 'squad', hex: [12, 10] as Place } };
    expect(parted({ units }).state.units.a1!.at).toBe(hex([13, 9]));
    const active = { unit: 'a1', action: 'charge', target: 'b1', path: [] } as const;
    expect(parted({ active }).state.units.a1!.at).toBe(hex([13, 9]));
  });

  it('leads it where its player says, at distance 2 and nowhere else', () => {
    expect(parted({}, separate([12, 11])).state.units.a1!.at).toBe(hex([12, 11]));
    expect(judged({}, 'separate', separate([12, 11]).separate)).toBeUndefined();
    expect(judged({}, 'separate', separate([14, 9]).separate)).toBe('E_BAD_CHOICE');
    expect(judged({}, 'separate', separate([11, 10]).separate)).toBe('E_BAD_CHOICE');
  });

  it.each<[string, Partial<Duel>]>([
    ['off the map', { a1: { hex: [0, 10] }, b1: { hex: [1, 10] } }],
    ['impassable', { ground: { terrain: [{ type: 'wall', piece: 'w', hexes: [[12, 10]] }] } }],
    ['across a cliff', { ground: { levels: [{ level: 2, hexes: [[12, 10]] }] } }],
    ['taken', { units: { a2: { profile: 'squad', hex: [12, 10] } } }],
    ['adjacent to another enemy', { units: { b2: { profile: 'squad', hex: [11, 10] } } }],
  ])('offers no hex that is %s', (_, duel) => {
    const { asked, state } = parted(duel);
    const seen = view(table(duel), 'a');
    const offered = [...promptRuleOf('separate').all(seen, { ...asked[0]!, id: 1 } as never)];
    expect(offered.length).toBeLessThan(3);
    expect(state.units.a1!.at).not.toBe(hex([12, 10]));
  });

  it('takes no notice of difficult and dangerous ground', () => {
    const ground = { terrain: [{ type: 'mines', piece: 'm', hexes: [[12, 10] as Place] }] };
    const { state, kinds } = parted({ ground });
    expect(state.units.a1!.at).toBe(hex([12, 10]));
    expect(kinds).toEqual(['separated']);
  });

  it('is not asked where one hex is left, G-19.2', () => {
    const units = {
      a2: { profile: 'squad', hex: [12, 10] as Place },
      a3: { profile: 'squad', hex: [13, 9] as Place },
    };
    expect(parted({ units }).asked).toMatchObject([{ only: { kind: 'separate', to: hex([12, 11]) } }]);
  });

  it('does not happen where no hex is left, G-12.12', () => {
    const squad = (q: number, r: number) => ({ profile: 'squad', hex: [q, r] as Place });
    const { state, asked, events } = parted({ units: { a2: squad(12, 10), a3: squad(13, 9), a4: squad(12, 11) } });
    expect(asked).toEqual([]);
    expect(factsOf(events, 'separated')).toMatchObject([{ unit: 'a1', at: null }]);
    expect(state.units.a1!.at).toBe(hex([13, 10]));
  });

  it('is not for Immobile units', () => {
    expect(parted({ a1: { with: { rules: { immobile: 1 } } } }).events).toEqual([]);
  });
});

describe('consolidation, G-12.10', () => {
  const won = (more: Partial<Duel> = {}): Partial<Duel> => ({ b1: GONE, ...more });

  it('lets the survivor move up to 3 hexes, whichever it is', () => {
    const path = [
      [14, 10],
      [15, 10],
      [16, 10],
    ] as const;
    const { state, events, asked } = parted(won(), consolidate(...path));
    expect(asked).toMatchObject([{ seat: 'a', prompt: 'consolidate', unit: 'a1' }]);
    expect(factsOf(events, 'consolidated')).toMatchObject([{ unit: 'a1', from: hex([13, 10]), path: path.map(hex) }]);
    expect(state.units.a1).toMatchObject({ at: hex([16, 10]), moved: true, movedSince: true });
    const back = parted({ a1: GONE, active: { unit: 'a1' } });
    expect(back.asked).toMatchObject([{ seat: 'b', prompt: 'consolidate', unit: 'b1' }]);
  });

  it('stays by default', () => {
    const { state, events } = parted(won());
    expect(events).toEqual([]);
    expect(state.units.a1).toMatchObject({ at: hex([13, 10]), moved: false });
  });

  it.each<[string, string | undefined, Partial<Duel>, readonly Place[]]>([
    [
      'over 3 hexes',
      'E_PATH_TOO_LONG',
      {},
      [
        [14, 10],
        [15, 10],
        [16, 10],
        [17, 10],
      ],
    ],
    [
      'over 3 hexes of who is Fast',
      'E_PATH_TOO_LONG',
      { a1: { with: { rules: { fast: 1 } } } },
      [
        [14, 10],
        [15, 10],
        [16, 10],
        [17, 10],
      ],
    ],
    ['with a gap', 'E_PATH_NOT_CONTIGUOUS', {}, [[15, 10]]],
    ['beside an enemy, G-9.6', 'E_ENEMY_ADJACENT', { units: { b2: { profile: 'squad', hex: [15, 10] } } }, [[14, 10]]],
    ['into a friend', 'E_HEX_OCCUPIED', { units: { a2: { profile: 'squad', hex: [14, 10] } } }, [[14, 10]]],
    ['over a cliff', 'E_CLIFF', { ground: { levels: [{ level: 2, hexes: [[14, 10]] }] } }, [[14, 10]]],
    [
      'over a cliff of who flies',
      undefined,
      { ground: { levels: [{ level: 2, hexes: [[14, 10]] }] }, a1: { with: { rules: { flying: 1 } } } },
      [[14, 10]],
    ],
  ])('of a path %s: %s', (_, code, duel, path) => {
    expect(judged(won(duel), 'consolidate', consolidate(...path).consolidate)).toBe(code);
  });

  it('is offered with every hex in reach, and each path is allowed', () => {
    const seen = view(table(won()), 'a');
    const ask = { id: 1, seat: 'a', key: 'consolidate', prompt: 'consolidate', unit: 'a1' } as const;
    const rule = promptRuleOf('consolidate');
    const all = [...rule.all(seen, ask)];
    // All within 3: 1 + 6 + 12 + 18.
    expect(all).toHaveLength(37);
    for (const intent of all) expect(rule.check(seen, ask, intent as never)).toBeUndefined();
    for (const below of [0, 17, 36]) expect(all).toContainEqual(rule.sample!(seen, ask, () => below));
  });

  it('is not asked of who has nowhere to go, G-19.2', () => {
    const ring: Place[] = [
      [13, 9],
      [14, 9],
      [14, 10],
      [13, 11],
      [12, 11],
      [12, 10],
    ];
    const ground = { terrain: [{ type: 'wall', piece: 'w', hexes: ring }] };
    expect(parted(won({ ground })).asked).toMatchObject([{ only: { kind: 'consolidate', path: [] } }]);
  });

  it('tests in dangerous terrain, but not where only a Rush or a Charge does', () => {
    const on = (type: string) => ({ terrain: [{ type, piece: 'p', hexes: [[14, 10] as Place] }] });
    const mined = parted(won({ ground: on('mines') }), consolidate([14, 10]), [1, 2, 2, 2, 2]);
    expect(factsOf(mined.events, 'danger-tested')).toMatchObject([{ unit: 'a1', why: 'moved', wounds: 1 }]);
    const tested = parted(won({ a1: { tested: true }, ground: on('mines') }), consolidate([14, 10]));
    expect(factsOf(tested.events, 'danger-tested')).toEqual([]);
    const ruins = parted(won({ ground: on('ruins') }), consolidate([14, 10]));
    expect(factsOf(ruins.events, 'danger-tested')).toEqual([]);
  });

  it('is not for Immobile units', () => {
    const { asked, events } = parted(won({ a1: { with: { rules: { immobile: 1 } } } }));
    expect([asked, events]).toEqual([[], []]);
  });

  it('comes after the passengers of a lost transport have bailed out, G-15.1', () => {
    const models = [{ type: 'car', count: 1, rules: { transport: 6 }, weapons: ['blade'] }];
    const b1: Duel['b1'] = { profile: 'walker', with: { models }, wounds: [8] };
    const b2: Placing = { profile: 'squad', hex: null, place: 'aboard', transport: 'b1' };
    const dice = [6, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2];
    const { asked, state } = fought({ a1: {}, b1, units: { b2 } }, dice);
    expect(asked).toEqual(['bail-out b', 'consolidate a']);
    expect(state.units.b2).toMatchObject({ place: 'map', shaken: true });
  });
});

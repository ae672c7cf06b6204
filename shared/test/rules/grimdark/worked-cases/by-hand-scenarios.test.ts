import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../src/rulesets/grimdark/model/events.ts';
import { type Ground, hex, type Place } from '../kit.ts';
import { TOMB } from '../scenarios/scenes.ts';
import { east, labels } from './lines.ts';
import { begin } from './play.ts';
import type { Case, Placing } from './record.ts';
import { factsIn } from './told.ts';

// Cases worked out by hand from G-18: the tomb, the storm, and resonance.

const at = (profile: string, place: Place, more: Partial<Placing> = {}): Placing => ({ profile, hex: place, ...more });
const team = (count: number, weapons: readonly string[], rules: object = {}, tags: readonly string[] = []) =>
  ({
    with: { models: [{ type: 'fighter', count, weapons }], rules, tags },
  }) as unknown as Partial<Placing>;
const b1 = at('squad', [40, 0]);
const gave = (events: readonly Event[]) =>
  factsIn(events, 'terminal-opened').map(({ terminal, gives }) => [terminal, gives]);

describe('the tomb', () => {
  const ground: Ground = { terrain: [{ type: 'ruins', piece: 'tomb', hexes: TOMB }] };
  const tomb = (units: Case['units'], more: object = {}) =>
    begin({ ground, options: { scenario: 'tomb' }, units: { b1, ...units }, more });
  const found = { scenario: { kind: 'tomb', piece: 'tomb', hidden: false, collapsed: false } };
  const search = (dice: number[]) =>
    tomb({ a1: at('squad', [22, 8]) }).activate('a1', { action: 'advance', path: [[23, 8]], dice });

  it('O1: 4 or more finds the relic, else a D3 says what happens', () => {
    expect(search([4]).state.items).toMatchObject([{ kind: 'relic', carrier: 'a1' }]);
    // D3 of 3 is 2: hits by a D6: two; D4: 4 and 3.
    expect(search([3, 3, 2, 4, 3])).toMatchObject({ groups: [{ hits: 2, wounds: 1 }] });
  });

  it('O2: D3 of 1: the ruins are difficult for the battle', () => {
    const game = tomb({ a1: at('squad', [22, 8]), a2: at('squad', [21, 7]) });
    const through = { unit: 'a2', action: 'rush', path: labels(east(22, 28, 7)) };
    expect(game.ask('checkMove', through)).toMatchObject({ ok: true });
    game.activate('a1', { action: 'advance', path: [[23, 8]], dice: [1, 2] });
    expect(game.ask('checkMove', through)).toMatchObject({ error: 'E_DIFFICULT_LIMIT' });
  });

  it('O3: D3 of 3: -1 to hit and to morale to the end of its next activation', () => {
    const b2 = at('squad', [24, 15]);
    const game = tomb({ a1: at('squad', [22, 8]), b2 });
    const shot = { shoot: [['rifle', 'b2']] as const, dice: [4, 4, 4, 4, 5, 4] };
    const cursed = { action: 'advance', path: [[23, 8] as Place], ...shot, dice: [3, 6, ...shot.dice] } as const;
    expect(game.activate('a1', cursed)).toMatchObject({ groups: [{ hits: 1 }] });
    game.newRound();
    // Until its next activation is over: Q4 needs 5.
    expect(game.ask('morale', 'a1')).toMatchObject({ needs: 5 });
    expect(game.activate('a1', shot)).toMatchObject({ groups: [{ hits: 1 }], state: { effects: [] } });
    expect(game.ask('morale', 'a1')).toMatchObject({ needs: 4 });
  });

  it('O4: whoever consolidates into it searches; a transport wins for its passengers', () => {
    const alone = at('mob', [23, 7], team(1, ['blade']));
    const into = {
      action: 'charge',
      target: 'b2',
      consolidate: [[23, 7] as Place, [24, 7] as Place],
      dice: [4, 1, 1, 1, 1, 1, 4],
    } as const;
    expect(tomb({ a1: at('squad', [22, 7]), b2: alone }).activate('a1', into).state.items).toMatchObject([
      { kind: 'relic', carrier: 'a1' },
    ]);
    // Row 8 to row 7, the last of the zone in the north.
    const game = tomb(
      { a1: at('walker', [10, 3], team(1, ['blade'], { transport: 6 })), a2: { profile: 'squad', transport: 'a1' } },
      { ...found, items: [{ kind: 'relic', carrier: 'a2' }] },
    );
    expect(game.activate('a1', { action: 'advance', path: [[10, 2]] }).state.outcome).toMatchObject({ winner: 0 });
  });

  it('O5: play goes on to round 6, then the carrier wins, or it is a draw', () => {
    const after = (round: number, items: object[] = []) =>
      tomb({ a1: at('squad', [10, 10]) }, { ...found, round, items }).newRound().state.outcome;
    expect(after(4)).toBeNull();
    expect(after(5)).toBeNull();
    expect(after(6)).not.toHaveProperty('winner');
    expect(after(6, [{ kind: 'relic', carrier: 'b1' }])).toMatchObject({ winner: 1 });
  });
});

describe('the storm', () => {
  const weapons: Case['weapons'] = {
    laser: { range: 25, attacks: 1, energy: true },
    gun: { range: 24, attacks: 1 },
    blade: { attacks: 1 },
  };
  const machines = team(5, ['laser', 'gun', 'blade'], {}, ['machine']);
  /** Nine terminals: these first, the others at the edge. */
  const terminals = (first: readonly Place[]): Place[] => [
    ...first,
    ...Array.from({ length: 9 - first.length }, (_, n): Place => [46, 3 * n - 20]),
  ];
  const storm = (units: Case['units'], listed: Place[] = [], ground: Ground = {}, more: object = {}) =>
    begin({
      ...{ weapons, units: { b1, ...units }, options: { scenario: 'storm' }, more },
      ground: { ...ground, listed: { terminal: terminals(listed) } },
    });
  const blowing: typeof storm = (...given) => {
    const game = storm(...given);
    game.run({ phase: 'start' }, 'turns-began', [4]);
    return game;
  };
  const b2 = (q: number) => at('mob', [q, 10]);
  const shot = (weapon: string, dice: number[] = []) => ({ shoot: [[weapon, 'b2']] as const, dice });

  it('O6: on 4+ machines in the open have -1 to hit, and energy weapons half their range, rounded down', () => {
    const calm = storm({ a1: at('squad', [10, 10], machines), b2: b2(22) });
    calm.run({ phase: 'start' }, 'turns-began', [3]);
    expect(calm.activate('a1', shot('laser', [4, 4, 3, 3, 3, 5, 5]))).toMatchObject({ groups: [{ hits: 2 }] });

    const units = (q: number) => ({ a1: at('squad', [10, 10], machines), b2: b2(q) });
    expect(blowing(units(22)).activate('a1', shot('laser', [4, 4, 4, 5, 3, 5]))).toMatchObject({
      groups: [{ hits: 1 }],
    });
    expect(blowing(units(23)).activate('a1', shot('laser'))).toEqual({ error: 'E_OUT_OF_RANGE' });
    // In cover terrain there is no -1; the range is halved all the same.
    const inRuins = () => blowing(units(23), [], { terrain: [{ type: 'ruins', piece: 'r', hexes: [[10, 10]] }] });
    expect(inRuins().activate('a1', shot('gun', [4, 3, 3, 3, 3, 5]))).toMatchObject({ groups: [{ hits: 1 }] });
    expect(inRuins().activate('a1', shot('laser'))).toEqual({ error: 'E_OUT_OF_RANGE' });
  });

  it('O7: a Rush or Charge of the Fast or Flying is tested once, before what else ends the move', () => {
    const mines: Ground = { terrain: [{ type: 'mines', piece: 'm', hexes: [[11, 10]] }] };
    const fast = { a1: at('squad', [10, 10], team(5, ['blade'], { fast: true })) };
    const way = { path: east(11, 12, 10), dice: [2, 2, 2, 2, 1] };
    expect(blowing(fast).ask('checkMove', { unit: 'a1', action: 'rush', path: labels(way.path) })).toMatchObject({
      danger: true,
    });
    expect(blowing(fast, [], mines).activate('a1', { action: 'rush', ...way })).toMatchObject({
      danger: { dice: 5, wounds: 1 },
    });
    expect(blowing(fast).activate('a1', { action: 'advance', ...way, dice: [] })).not.toHaveProperty('danger');
    const flying = { a1: at('squad', [10, 10], team(2, ['blade'], { flying: true })), b2: b2(13) };
    expect(
      blowing(flying).activate('a1', {
        ...{ action: 'charge', target: 'b2', path: way.path, strikeBack: false },
        dice: [2, 2, 1, 1],
      }),
    ).toMatchObject({ danger: { dice: 2 }, melee: { loser: null } });
    // The anomaly of event 31 comes after the test: four are left when its D3 of 2 is rolled.
    const near = blowing(fast, [], {}, { items: [{ kind: 'anomaly', at: hex([14, 10]) }] });
    expect(
      near.activate('a1', { action: 'rush', path: way.path, dice: [...way.dice, 2, 4, 4, 4, 4] }).groups,
    ).toMatchObject([
      { weapon: 'dangerous', wounds: 1 },
      { weapon: 'event 31', hits: 4, wounds: 0 },
    ]);
  });

  it('O8: terminals open in the order of their numbers; two codes take the component in the middle', () => {
    // The middle of the map: row 20 of column 24.
    const game = blowing({ a1: at('squad', [22, 8]) }, [
      [25, 8],
      [23, 8],
    ]);
    const { events, state } = game.activate('a1', { action: 'advance', path: east(23, 24, 8), dice: [6, 5] });
    expect(gave(events)).toEqual([
      [1, 'code'],
      [2, 'code'],
    ]);
    expect(state.items).toMatchObject([{ kind: 'component', carrier: 'a1' }]);
    // To row 0, the own edge.
    game.set('a1', { at: hex([10, -4]), activated: false });
    expect(game.activate('a1', { action: 'advance', path: [[10, -5]] }).state.outcome).toMatchObject({ winner: 0 });
  });

  it('O9: a named piece is cover and shelters in this round', () => {
    const ground: Ground = {
      terrain: [
        { type: 'swamp', piece: 's2', hexes: [[20, 10]] },
        { type: 'ruins', piece: 's1', hexes: [[30, 10]] },
      ],
    };
    const units = { a1: at('squad', [9, 8]), a2: at('squad', [20, 10], machines), b2: b2(32) };
    const opened = (choice?: string) => {
      const game = blowing(units, [[11, 8]], ground);
      const named = choice === undefined ? {} : { choice };
      return { game, ran: game.activate('a1', { action: 'advance', path: [[10, 8]], dice: [2], ...named }) };
    };
    expect(opened().ran.state.scenario).toMatchObject({ sheltered: ['s1'] });
    const { game } = opened('s2');
    // D4 with cover: 3 blocks. Then twelve hexes, as without a storm: a 4 hits.
    const back = { shoot: [['rifle', 'a2']] as const, dice: [5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3] };
    expect(game.activate('b2', back)).toMatchObject({ groups: [{ cover: true, hits: 1, wounds: 0 }] });
    expect(game.activate('a2', shot('laser', [4, 3, 3, 3, 3, 5]))).toMatchObject({ groups: [{ hits: 1, wounds: 0 }] });
  });
});

describe('resonance', () => {
  const chambers: Place[] = [
    [10, 10],
    [30, 0],
    [10, 25],
    [30, 20],
  ];
  const resonance = (units: Case['units'], more: object = {}) =>
    begin({ units, options: { scenario: 'resonance' }, ground: { listed: { chamber: chambers } }, more });
  /** Knowledge, Emotion, Logic, Will. */
  const owned = (...owners: (string | null)[]) => ({
    scenario: {
      kind: 'resonance',
      chambers: (['knowledge', 'emotion', 'logic', 'will'] as const).map((chamber, place) => ({
        chamber,
        at: hex(chambers[place]!),
        owner: owners[place] ?? null,
      })),
      ...{ doubled: [], interfaced: [], usedLogic: [], usedKnowledge: [], named: {} },
    },
  });
  const scored = (units: Case['units']) => {
    const { events } = resonance(units).run({ phase: 'end' }, 'chambers-scored', []);
    return factsIn(events, 'chambers-scored')[0];
  };

  it('O10: more living models within 6 control; 2 each, 3 for a pair, 5 for three or more', () => {
    const four = [0, 0, 0, 0, null, null, null, null, null, null];
    const contested = {
      a1: at('squad', [10, 16]),
      b1: at('mob', [10, 4], { wounds: four }),
      a2: at('squad', [30, 1]),
      b2: at('mob', [30, 3], { shaken: true }),
      a3: at('squad', [10, 26]),
      b3: at('squad', [10, 22]),
      b4: at('squad', [30, 21]),
    };
    expect(scored(contested)).toMatchObject({ owners: ['a', 'a', null, 'b'], points: { a: 4, b: 2 } });
    const three = { b1, a1: at('squad', [10, 11]), a2: at('squad', [30, 1]), a3: at('squad', [10, 26]) };
    expect(scored(three)).toMatchObject({ points: { a: 6 + 3 + 5 } });
    expect(scored({ ...three, a4: at('squad', [30, 21]) })).toMatchObject({ points: { a: 8 + 3 + 3 + 5 } });
  });

  it('O11: round 3: hits by one D3, doubled, or moved to a quarter, in listed order', () => {
    const game = resonance({ a1: at('squad', [10, 16]), b1: at('mob', [10, 4]) });
    // 2: D3 of 5 is 3 hits for a1, then b1. 4: doubled. 5: quarter 4. 6: quarter 1.
    const dice = [2, 5, 4, 4, 3, 5, 5, 5, 4, 5, 3, 6, 0];
    const { groups, state } = game.run({ phase: 'start', round: 3 }, 'turns-began', dice);
    expect(groups).toMatchObject([
      { hits: 3, wounds: 1 },
      { hits: 3, wounds: 0 },
    ]);
    expect(state.scenario).toMatchObject({
      doubled: ['emotion'],
      chambers: [{ at: hex([10, 10]) }, { at: hex([30, 0]) }, { at: hex([36, 12]) }, { at: hex([12, 4]) }],
    });
  });

  it('O12: Emotion within 12 rolls a failed morale test again; Will within 12 charges 13', () => {
    const tested = (place: Place, dice: number[]) => {
      const b2 = at('mob', place, { ...team(4, ['blade']), wounds: [0, 0, 0, null] });
      const shot = { shoot: [['rifle', 'b2']] as const, dice: [4, 1, 1, 1, 1, 1, ...dice] };
      return resonance({ b1, a1: at('squad', [30, 18]), b2 }, owned(null, 'b')).activate('a1', shot).units.b2;
    };
    expect(tested([30, 12], [4, 5])).toMatchObject({ shaken: false });
    expect(tested([30, 12], [4, 4])).toMatchObject({ shaken: true });
    expect(tested([30, 13], [4])).toMatchObject({ shaken: true });
    const charge = (r: number, steps: number) =>
      resonance({ a1: at('squad', [30, r]), b1: at('mob', [31 + steps, r]) }, owned(null, null, null, 'a')).ask(
        'checkMove',
        { unit: 'a1', action: 'charge', target: 'b1', path: labels(east(31, 30 + steps, r)) },
      );
    expect(charge(8, 13)).toMatchObject({ ok: true });
    expect(charge(8, 14)).toMatchObject({ error: 'E_PATH_TOO_LONG' });
    expect(charge(7, 13)).toMatchObject({ error: 'E_PATH_TOO_LONG' });
  });

  it('O13: who Holds within 3 may take a Quality test for 4 points; a tie goes to who controls more', () => {
    const working = (place: Place, dice: number[]) =>
      resonance({ a1: at('squad', place), b1 }).activate('a1', { interface: true, dice });
    expect(working([10, 13], [4]).state.seats).toMatchObject([{ points: 4 }, { points: 0 }]);
    expect(working([10, 13], [3]).state.seats).toMatchObject([{ points: 0 }, { points: 0 }]);
    const seats = { a: { points: 3 }, b: { points: 5 } };
    const last = resonance({ a1: at('squad', [10, 11]), b1 }, { round: 4, seats }).newRound();
    expect(last.state.outcome).toMatchObject({ winner: 0, score: [5, 5] });
  });
});

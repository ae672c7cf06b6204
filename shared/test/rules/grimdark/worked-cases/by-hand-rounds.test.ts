import { describe, expect, it } from 'vitest';
import { type Ground, hex, type Place } from '../kit.ts';
import { labels } from './lines.ts';
import { begin } from './play.ts';
import type { Case, Placing } from './record.ts';

// Cases worked out by hand from G-8, G-14 and G-15.1: the order of turns, rounds, markers, transports.

const at = (profile: string, place: Place, more: Partial<Placing> = {}): Placing => ({ profile, hex: place, ...more });
const FAR: Place = [40, 10];

/** Who begins the next round, if all activations are as by default. */
const starterAfter = (units: Case['units'], next: string, more: object = {}) =>
  begin({ units }).run({ phase: 'turns', next, ...more }, 'round-began').state!.starter;

describe('the order of turns', () => {
  const a = (n: number, more: Partial<Placing> = {}) => at('squad', [n * 2, 0], more);
  const b = (n: number, more: Partial<Placing> = {}) => at('squad', [n * 2, 20], more);

  it('R1: who is first to have nobody left takes the first turn of the next round', () => {
    expect(starterAfter({ a1: a(1), a2: a(2), b1: b(1) }, 'a')).toBe('b');
    expect(starterAfter({ a1: a(1), a2: a(2), b1: b(1), b2: b(2) }, 'a')).toBe('a');
    expect(starterAfter({ a1: a(1), a2: a(2), b1: b(1), b2: b(2) }, 'b')).toBe('b');
    expect(starterAfter({ a1: a(1), b1: b(1), b2: b(2), b3: b(3) }, 'b')).toBe('a');
  });

  it('R2: one activation leaves both finished: whose it was counts as first', () => {
    const game = begin({ units: { a1: a(5), b1: at('squad', [10, 12], { wounds: [0, null, null, null, null] }) } });
    const { events } = game.run({ phase: 'turns', next: 'a' }, 'seat-finished', [4, 1, 1, 1, 1, 1], ({ kind }) =>
      kind === 'shoot' ? { kind: 'shoot', groups: [{ weapon: 'rifle', hero: false, target: 'b1' }] } : undefined,
    );
    expect(events!.at(-1)).toMatchObject({ seat: 'a' });
  });

  it('R3: who has nobody at the beginning of a round is finished at once; if both, the order stays', () => {
    const reserve: Partial<Placing> = { place: 'reserve', with: { rules: { ambush: true } } };
    const { hex: _hex, ...hidden } = a(1, reserve);
    // a passes, and has nobody: it takes the first turn of the next round.
    expect(starterAfter({ a1: hidden, b1: b(1) }, 'b', { round: 2, phase: 'start' })).toBe('a');
    expect(starterAfter({ a1: hidden, b1: { ...hidden } }, 'b', { round: 2, phase: 'start', starter: 'b' })).toBe('b');
  });

  it('R4: a unit cannot be activated twice, nor that of the other, nor one in reserve', () => {
    const reserve: Placing = { profile: 'squad', place: 'reserve' };
    const game = begin({ units: { a1: a(1, { activated: true }), a2: a(2), a3: a(3), a4: reserve, b1: b(1) } });
    expect(game.activate('a1', {})).toEqual({ error: 'E_ALREADY_ACTIVATED' });
    expect(game.activate('a4', {})).toEqual({ error: 'E_NOT_AVAILABLE' });
    expect(game.activate('a9', {})).toEqual({ error: 'E_UNKNOWN_UNIT' });
    const judge = (unit: string, more: object = {}) => game.ask('checkActivation', { unit, ...more });
    expect(judge('a2', { seat: 'b' })).toMatchObject({ error: 'E_NOT_YOURS' });
    expect(judge('a1')).toMatchObject({ error: 'E_ALREADY_ACTIVATED' });
    expect(judge('a2')).toEqual({ ok: true });
  });

  it('R5: a Shaken unit is idle and recovers', () => {
    const game = begin({ units: { a1: a(1, { shaken: true }), b1: b(1) } });
    expect(game.activate('a1', {})).toMatchObject({ groups: [], units: { a1: { shaken: false } } });
    const shaken = begin({ units: { a1: a(1, { shaken: true }), b1: b(1) } });
    expect(shaken.ask('checkActivation', { unit: 'a1', action: 'hold' })).toMatchObject({
      error: 'E_SHAKEN_MUST_IDLE',
    });
  });
});

describe('the end of the battle', () => {
  it('R6: after round 4 markers and victory points decide, and equal is a draw', () => {
    const units = { a1: at('squad', [10, 10]), b1: at('squad', [30, 10]) };
    const end = (more: object) => begin({ units, markers: [[10, 12]], more: { round: 4, ...more } }).newRound();
    expect(end({}).state!.outcome).toMatchObject({ winner: 0, score: [1, 0] });
    expect(end({ seats: { b: { points: 2 } } }).state!.outcome).toMatchObject({ winner: 1, score: [1, 2] });
    expect(end({ seats: { b: { points: 1 } } }).state!.outcome).not.toHaveProperty('winner');
  });

  it.each([
    ['on', 6],
    ['until-won', 20],
  ])('R7: with overtime %s a draw goes on, to round %i at most', (overtime, last) => {
    const units = { a1: at('squad', [10, 10]), b1: at('squad', [30, 10]) };
    const end = (round: number) => begin({ units, options: { overtime }, more: { round } }).newRound().state!;
    expect(end(4)).toMatchObject({ round: 5, outcome: null });
    expect(end(last - 1)).toMatchObject({ round: last, outcome: null });
    expect(end(last).outcome).toMatchObject({ score: [0, 0] });
  });

  it('R8: without an enemy it goes on; without any unit it ends', () => {
    const gone: Placing = { profile: 'squad', place: 'destroyed' };
    const { state } = begin({ units: { a1: at('squad', [10, 10]), b1: gone } }).newRound();
    expect(state).toMatchObject({ round: 2, outcome: null });
    expect(begin({ units: { a1: gone, b1: gone } }).newRound().state!.outcome).toMatchObject({ score: [0, 0] });
  });
});

describe('markers', () => {
  it('R9: within 3 of any hex of a unit; contested becomes neutral, left stays; aboard does not count', () => {
    const game = begin({
      units: {
        a1: at('walker', [10, 10], { with: { rules: { transport: 6 } } }),
        a2: { profile: 'squad', transport: 'a1' },
        b1: at('squad', [10, 16]),
        b2: at('squad', [20, 10], { arrived: true }),
      },
      // 3 from a1 and 3 from b1; 4 from both; near the reserve.
      markers: [
        [10, 13],
        [6, 10],
        [21, 10],
      ],
      more: {
        markers: [
          { at: hex([10, 13]), owner: 'a' },
          { at: hex([6, 10]), owner: 'b' },
          { at: hex([21, 10]), owner: 'a' },
        ],
      },
    });
    expect(game.endPhase()).toEqual([null, 'b', 'a']);
  });
});

describe('transports', () => {
  const bus = (room: number, more: Partial<Placing> = {}): Placing =>
    at('walker', [10, 10], { with: { rules: { transport: room } }, ...more });
  const b1 = at('squad', FAR);
  const onBoard = (room: number, a2: Placing, path: readonly Place[], action = 'rush', ground: Ground = {}) =>
    begin({ ground, units: { a1: bus(room), a2, b1 } }).ask('checkMove', {
      unit: 'a2',
      action,
      path: labels(path),
      board: 'a1',
    });
  const walk: Place[] = [
    [10, 13],
    [10, 12],
    [10, 11],
  ];

  it('T1: boarding: next to it after an Advance or a Rush, and room for all', () => {
    const squad = at('squad', [10, 14]);
    expect(onBoard(5, squad, walk)).toMatchObject({ ok: true });
    expect(onBoard(4, squad, walk)).toMatchObject({ error: 'E_TRANSPORT_FULL' });
    expect(onBoard(6, squad, walk.slice(0, 2))).toMatchObject({ error: 'E_CANNOT_BOARD' });
    // Tough 3 takes three spaces.
    expect(onBoard(9, at('guard', [10, 14]), walk)).toMatchObject({ ok: true });
    expect(onBoard(8, at('guard', [10, 14]), walk)).toMatchObject({ error: 'E_TRANSPORT_FULL' });
    expect(onBoard(20, at('walker', [10, 14]), walk)).toMatchObject({ error: 'E_CANNOT_BOARD' });
    const cliff: Ground = { levels: [{ level: 2, hexes: [[10, 10]] }] };
    expect(onBoard(6, squad, walk, 'rush', cliff)).toMatchObject({ error: 'E_CANNOT_BOARD' });
    // Next to it already: a path of no step.
    expect(onBoard(6, at('squad', [10, 11]), [], 'advance')).toMatchObject({ ok: true });
    expect(onBoard(6, at('squad', [10, 11]), [], 'hold')).toMatchObject({ error: 'E_CANNOT_BOARD' });
  });

  it('T2: who has boarded does not shoot', () => {
    const game = begin({ units: { a1: bus(6), a2: at('squad', [10, 14]), b1: at('mob', [10, 20]) } });
    expect(game.activate('a2', { action: 'advance', path: walk, board: 'a1' })).toMatchObject({
      groups: [],
      units: { a2: { place: 'aboard', at: null } },
    });
  });

  it('T3: spaces are counted by living models; heroes up to Tough 6 take one', () => {
    const hero = { type: 'hero', tough: 6, rules: { hero: true }, weapons: ['maul'] } as const;
    const game = begin({
      units: {
        a1: bus(6),
        a2: at('squad', [10, 14], { wounds: [0, 0, 0, null, null] }),
        a3: at('squad', [12, 14], { with: { models: [{ type: 'one', count: 2, weapons: ['rifle'] }, hero] as never } }),
        b1,
      },
    });
    const ride = (...units: string[]) => game.ask('checkBoard', { transport: 'a1', units });
    expect(ride('a2', 'a3')).toEqual({ ok: true, spaces: 6, room: 6 });
    expect(ride('b1')).toMatchObject({ error: 'E_CANNOT_BOARD' });
    expect(game.ask('checkBoard', { transport: 'a2', units: ['a3'] })).toMatchObject({ error: 'E_CANNOT_BOARD' });
  });

  const riding: Record<string, Placing> = { a1: bus(6), a2: { profile: 'squad', transport: 'a1' }, b1 };

  it('T4: getting out: from next to it, within 6 of it, with the limits of the ground it stands on', () => {
    const out = (action: string, path: readonly Place[], ground: Ground = {}, more: object = {}) =>
      begin({ ground, units: riding }).ask('checkMove', { unit: 'a2', action, path: labels(path), ...more });
    const south = (n: number): Place[] => Array.from({ length: n }, (_, i): Place => [10, 11 + i]);
    expect(out('advance', south(6))).toMatchObject({ ok: true });
    expect(out('rush', south(7))).toMatchObject({ error: 'E_TOO_FAR' });
    expect(out('advance', [[10, 12]])).toMatchObject({ error: 'E_PATH_NOT_CONTIGUOUS' });
    const curve: Place[] = [...south(6), [11, 15], [11, 14]];
    expect(out('rush', curve)).toMatchObject({ ok: true });
    const swamp: Ground = { terrain: [{ type: 'swamp', piece: 's', hexes: [[10, 10]] }] };
    expect(out('rush', curve, swamp)).toMatchObject({ error: 'E_DIFFICULT_LIMIT' });
    expect(out('advance', south(2), { levels: [{ level: 2, hexes: [[10, 10]] }] })).toMatchObject({ error: 'E_CLIFF' });
    expect(out('rush', [...south(2), [11, 11], [11, 10]], {}, { board: 'a1' })).toMatchObject({
      error: 'E_CANNOT_BOARD',
    });
    expect(out('hold', [])).toMatchObject({ ok: true });
  });

  it('T5: it gets out and shoots, or charges', () => {
    const near = { ...riding, b1: at('mob', [10, 20]) };
    expect(
      begin({ units: near }).activate('a2', {
        action: 'advance',
        path: [[10, 11]],
        shoot: [['rifle', 'b1']],
        dice: [4, 1, 1, 1, 1, 5],
      }),
    ).toMatchObject({
      groups: [{ attacks: 5, hits: 1, wounds: 0 }],
      units: { a2: { at: hex([10, 11]), place: 'map' } },
    });
    const close = { ...riding, b1: at('mob', [10, 14]) };
    expect(
      begin({ units: close }).activate('a2', {
        action: 'charge',
        target: 'b1',
        path: [
          [10, 11],
          [10, 12],
          [10, 13],
        ],
        strikeBack: false,
        dice: [1, 1, 1, 1, 1],
      }),
    ).toMatchObject({
      groups: [{ weapon: 'blade', attacks: 5 }],
      units: { a2: { at: hex([10, 12]), fatigued: true } },
    });
  });

  const doomed: Record<string, Placing> = {
    ...riding,
    a1: bus(6, { wounds: [8] }),
    a3: { profile: 'squad', transport: 'a1', ...{ wounds: [0, 0, null, null, null] } },
    b1: at('guard', [10, 20], {
      with: { models: [{ type: 'gunner', count: 1, weapons: ['plasma', 'blade'] }] } as never,
    }),
  };

  it('T6: the loss of a transport: each passenger in order is tested, gets out, is Shaken; then the hex is free', () => {
    // Plasma hits, 5 - 4 fails. a2 loses three of five, a3 one of two and so half: both fail without a die.
    const dice = [3, 5, 1, 1, 1, 2, 2, 1, 2];
    expect(begin({ units: doomed }).activate('b1', { shoot: [['plasma', 'a1']], dice })).toMatchObject({
      morale: [
        { unit: 'a2', auto: true, result: 'shaken' },
        { unit: 'a3', auto: true, result: 'shaken' },
      ],
      units: {
        a1: { destroyed: true },
        // The nearest hexes in map order: [10,9], then [11,9].
        a2: { at: hex([10, 9]), models: 2, shaken: true, place: 'map' },
        a3: { at: hex([11, 9]), models: 1, shaken: true },
      },
    });
  });

  it('T7: their owner may choose a hex within 6 of it, next to no enemy', () => {
    const units = { ...doomed, a3: at('squad', [40, 0]) };
    const dice = [3, 5, 2, 2, 2, 2, 2];
    const out = (to: Place) => begin({ units }).activate('b1', { shoot: [['plasma', 'a1']], bailOut: [to], dice });
    expect(out([10, 16])).toMatchObject({ units: { a2: { at: hex([10, 16]), shaken: true } } });
    expect(out([9, 17])).toEqual({ error: 'E_TOO_FAR' });
    expect(out([10, 10])).toEqual({ error: 'E_HEX_OCCUPIED' });
    const near = { ...units, b2: at('squad', [10, 13]) };
    const close = begin({ units: near }).activate('b1', { shoot: [['plasma', 'a1']], bailOut: [[10, 12]], dice });
    expect(close).toEqual({ error: 'E_TOO_CLOSE' });
  });

  it('T8: a passenger that dies in the wreck is no more', () => {
    const units = {
      ...doomed,
      a2: { profile: 'squad', transport: 'a1', wounds: [0, null, null, null, null] } as Placing,
      a3: at('squad', [40, 0]),
    };
    expect(begin({ units }).activate('b1', { shoot: [['plasma', 'a1']], dice: [3, 5, 1] })).toMatchObject({
      units: { a1: { destroyed: true }, a2: { destroyed: true } },
    });
  });

  it('T9: a transport that is lost as it is activated: its passengers get out, and are activated later, idle', () => {
    const ground: Ground = { terrain: [{ type: 'lava', piece: 'l', hexes: [[10, 10]] }] };
    const game = begin({ ground, units: { ...riding, a1: bus(6, { wounds: [8] }), a4: at('squad', [0, 0]) } });
    // Nine dice for all of its Tough, then five of a2.
    const dice = [1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2];
    expect(game.activate('a1', { dice })).toMatchObject({
      morale: [],
      units: { a1: { destroyed: true }, a2: { at: hex([10, 9]), models: 4, shaken: true } },
    });
    expect(game.activate('a2', {})).toMatchObject({ units: { a2: { shaken: false, at: hex([10, 9]) } } });
  });

  it('T10: who rides along gets out in the same round', () => {
    const game = begin({ units: { ...riding, a4: at('squad', [0, 0]) } });
    const east = (from: number, to: number): Place[] => Array.from({ length: to - from + 1 }, (_, n) => [from + n, 10]);
    expect(game.activate('a1', { action: 'rush', path: east(11, 22) })).toMatchObject({
      units: { a1: { at: hex([22, 10]) }, a2: { at: null, place: 'aboard' } },
    });
    expect(game.activate('a2', { action: 'rush', path: east(23, 28) })).toMatchObject({
      units: { a2: { at: hex([28, 10]), place: 'map' } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { type Ground, hex, type Place } from '../kit.ts';
import { begin } from './play.ts';
import type { Case, Placing } from './record.ts';

// Cases worked out by hand from G-17: what lies on the map and happens at the end of moves.

const at = (profile: string, place: Place, more: Partial<Placing> = {}): Placing => ({ profile, hex: place, ...more });
const event = (units: Case['units'], dice: number[], more: Partial<Case> = {}) => {
  const game = begin({ units, options: { events: 'always', eventSet: 'full' }, ...more });
  return { game, ran: game.run({ phase: 'start', round: 2 }, 'turns-began', dice) };
};
const b1 = at('mob', [40, 10]);

describe('events of moves', () => {
  it('F1: 21: a die per piece that a move enters; a 1 means a dangerous test', () => {
    const ground: Ground = {
      terrain: [
        { type: 'ruins', piece: 'r1', hexes: [[11, 10]] },
        { type: 'field', piece: 'r2', hexes: [[13, 10]] },
      ],
    };
    const { game } = event({ a1: at('squad', [10, 10]), b1 }, [2, 1], { ground });
    // Two pieces: 4 and 1, then five dice of the test.
    expect(
      game.activate('a1', {
        action: 'advance',
        path: [
          [11, 10],
          [12, 10],
          [13, 10],
        ],
        dice: [4, 1, 2, 2, 2, 2, 1],
      }),
    ).toMatchObject({ danger: { dice: 5, ones: 1, wounds: 1 }, units: { a1: { models: 4 } } });
  });

  it('F2: 31: a path that touches or begins within 3 of the token takes D3+3 hits at its end', () => {
    // Quarter 1: the centre is row 10, column 12.
    const { game } = event({ a1: at('squad', [12, 8]), b1 }, [3, 1, 0]);
    // Row 10 of column 12 is [12,4]; [12,8] is 4 away, [12,7] is 3. D3 of 2 is 1: four hits; D4: 4 blocks.
    expect(game.activate('a1', { action: 'advance', path: [[12, 7]], dice: [2, 4, 4, 4, 3] })).toMatchObject({
      groups: [{ hits: 4, wounds: 1 }],
    });
  });

  it('F3: 36: the intel is taken within 1, dropped when Shaken, and scores at the edge of the opponent', () => {
    const { game } = event({ a1: at('squad', [12, 6]), b1 }, [3, 6, 0]);
    const taken = game.activate('a1', { action: 'advance', path: [[12, 5]] });
    expect(taken.state.items).toMatchObject([{ kind: 'intel', carrier: 'a1' }]);
    // The south is the edge of b: row 39 of column 12 is r 33.
    game.set('a1', { at: hex([12, 32]), activated: false });
    const scored = game.activate('a1', { action: 'advance', path: [[12, 33]] });
    expect(scored.state.seats[0]).toMatchObject({ points: 1 });
    expect(scored.state.items).toEqual([]);
  });

  it('F4: 45: who first rolls a 1 to block takes D3 wounds more after the group; Tough 2 and more only', () => {
    const { game } = event({ a1: at('squad', [30, 10]), a2: at('squad', [30, 20]), b1: at('guard', [40, 10]) }, [4, 5]);
    // One hit, a 1: a wound; D3 of 3 is 2 more: the guard with one wound takes both.
    expect(game.activate('a1', { shoot: [['rifle', 'b1']], dice: [4, 1, 1, 1, 1, 1, 3] })).toMatchObject({
      units: { b1: { models: 2 } },
    });
  });

  it('F5: 63: an alien cannon, whose AP is a D3 before the hit dice', () => {
    const { game } = event({ a1: at('squad', [20, 10]), b1 }, [6, 3, 0]);
    const said = game.ask('unit', 'a1') as { models: readonly { weapons: readonly string[] }[] };
    expect(said).toMatchObject({ quality: 4 });
    const cannon = { weapon: 'alien-cannon', target: 'b1' };
    expect(game.ask('checkShooting', { unit: 'a1', groups: [cannon] })).toMatchObject({ groups: [{ attacks: 3 }] });
    // 5: AP 3. Two hits; D5 - 3: 6 blocks, 5 fails.
    expect(game.activate('a1', { shoot: [['alien-cannon', 'b1']], dice: [5, 4, 4, 1, 6, 5] })).toMatchObject({
      groups: [{ attacks: 3, hits: 2, wounds: 1 }],
    });
  });

  it('F6: 34: a friend joins a standard unit of two or more, which counts one model more', () => {
    const { ran } = event({ a1: at('squad', [20, 10]), b1: at('walker', [40, 10]) }, [3, 4, 0]);
    expect(ran.state.units.a1).toMatchObject({ startingSize: 6, wounds: [0, 0, 0, 0, 0, 0] });
  });

  it('F7: 53: -1 in melee against the units of a player', () => {
    const { game } = event({ a1: at('squad', [10, 10]), b1: at('mob', [12, 10]) }, [5, 3, 1]);
    // Against b's units: Q4 needs 5.
    expect(
      game.activate('a1', {
        action: 'charge',
        target: 'b1',
        path: [[11, 10]],
        strikeBack: false,
        dice: [4, 4, 4, 4, 5, 5],
      }),
    ).toMatchObject({ groups: [{ attacks: 5, hits: 1, wounds: 0 }] });
  });

  it('F8: 23: the first who ends a step in the named piece takes D3+3 hits of AP 2 at the end of that move', () => {
    const ground: Ground = {
      terrain: [
        { type: 'ruins', piece: 'r2', hexes: [[12, 10]] },
        { type: 'field', piece: 'r1', hexes: [[20, 10]] },
      ],
    };
    const units = { a1: at('squad', [10, 10]), a2: at('squad', [12, 12]), b1, b2: at('squad', [24, 10]) };
    const rigged = (option?: string) => {
      const game = begin({ ground, units, options: { events: 'always' } });
      const ran = game.run({ phase: 'start', round: 2 }, 'turns-began', [2, 3, 1], ({ kind }) =>
        kind === 'choice' && option !== undefined ? { kind: 'eventChoice', option } : undefined,
      );
      return { game, ran };
    };
    // Nobody answers: the lowest id in text order.
    expect(rigged().ran.state.own.b).toMatchObject({ rigged: 'r1' });
    const { game } = rigged('r2');
    const through: Place[] = [
      [11, 10],
      [12, 10],
      [13, 9],
    ];
    // D3 of 3 is 2: five hits; D4 with AP 2: 6 blocks, 5 does not.
    expect(game.activate('a1', { action: 'advance', path: through, dice: [3, 6, 6, 5, 6, 6] })).toMatchObject({
      groups: [{ hits: 5, wounds: 1 }],
      units: { a1: { models: 4, at: hex([13, 9]) } },
    });
    // Then it is over.
    const into: Place[] = [
      [12, 11],
      [12, 10],
    ];
    expect(game.activate('a2', { action: 'advance', path: into })).toMatchObject({ groups: [] });
    // The other player as well: four hits, three wounds; two are left to shoot, and morale is tested at the end.
    const back: Place[] = [
      [23, 10],
      [22, 10],
      [21, 10],
      [20, 10],
    ];
    const dice = [1, 5, 5, 5, 6, 3, 3, 4];
    expect(
      rigged('r1').game.activate('b2', { action: 'advance', path: back, shoot: [['rifle', 'a2']], dice }),
    ).toMatchObject({
      groups: [
        { hits: 4, wounds: 3 },
        { attacks: 2, hits: 0 },
      ],
      morale: [{ unit: 'b2', die: 4, result: 'none' }],
    });
  });
});

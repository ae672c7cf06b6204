import { describe, expect, it } from 'vitest';
import { type Ground, hex, type Place } from '../kit.ts';
import { begin } from './play.ts';
import type { Case, Placing } from './record.ts';

// Cases worked out by hand from G-17: who belongs to nobody, events 32 and 33.

const at = (profile: string, place: Place, more: Partial<Placing> = {}): Placing => ({ profile, hex: place, ...more });
const b1 = at('squad', [40, 0]);
const few = { wounds: [0, 0, 0, null, null] };
const misses = (count: number): number[] => Array(count).fill(1);
const event = (units: Case['units'], dice: number[], more: Partial<Case> = {}) => {
  const game = begin({ units, options: { events: 'always', eventSet: 'full' }, ...more });
  return { game, ran: game.run({ phase: 'start', round: 2 }, 'turns-began', dice) };
};

describe('the walking dead', () => {
  // D6 of 1: five models, on the centre of quarter 1: row 10 of column 12.
  const RISE = [3, 2, 1, 0];
  const end = { phase: 'end', round: 2 };

  it('N1: charge in the end phase, fight, step back to the lowest direction, and hold no marker', () => {
    const { game, ran } = event({ a1: at('squad', [12, 10]), b1 }, RISE, { markers: [[12, 8]] });
    expect(ran.state.units.n1).toMatchObject({ at: hex([12, 4]), startingSize: 5 });
    // Five hexes; 15 dice on 5+, D4: 3 fails. Four strike back on 4+, D5: 4 fails. A tie.
    const dice = [5, 6, ...misses(13), 4, 3, 4, 4, 1, 1, 5, 4];
    const done = game.run(end, 'markers-checked', dice);
    expect(done).toMatchObject({
      groups: [
        { weapon: 'dead-claws', attacks: 15, hits: 2, wounds: 1 },
        { weapon: 'blade', attacks: 4, hits: 2, wounds: 1 },
      ],
      morale: [],
      units: { a1: { models: 4, fatigued: true }, n1: { models: 4, at: hex([12, 8]) } },
    });
    expect(done.state.markers).toMatchObject([{ owner: 'a' }]);
  });

  it('N2: whoever loses to them is tested as after every melee; they stay where they are', () => {
    const { game } = event({ a1: at('squad', [12, 10], few), b1 }, RISE);
    // One of three falls; two miss; 3 fails, at half strength.
    expect(game.run(end, 'round-ended', [5, ...misses(14), 3, 1, 1, 3])).toMatchObject({
      morale: [{ unit: 'a1', die: 3, result: 'routed' }],
      units: { a1: { destroyed: true }, n1: { at: hex([12, 9]) } },
    });
  });

  it('N3: charged by a player they strike back unasked and test no morale; shot to pieces neither', () => {
    const charged = event({ a1: at('squad', [12, 7]), b1 }, RISE).game.activate('a1', {
      action: 'charge',
      target: 'n1',
      path: [
        [12, 6],
        [12, 5],
      ],
      dice: [4, 4, 1, 1, 1, 1, 4, ...misses(9)],
    });
    expect(charged).toMatchObject({
      groups: [{ wounds: 2 }, { attacks: 9, hits: 0 }],
      melee: { loser: 'n1' },
      morale: [],
      units: { a1: { at: hex([12, 6]) }, n1: { models: 3, shaken: false } },
    });
    const shot = { shoot: [['rifle', 'n1']] as const, dice: [4, 4, 4, 4, 4, 1, 1, 1, 1, 5] };
    expect(event({ a1: at('squad', [12, 10]), b1 }, RISE).game.activate('a1', shot)).toMatchObject({
      groups: [{ wounds: 4 }],
      morale: [],
      units: { n1: { models: 1, shaken: false } },
    });
  });

  it('N4: go the shortest way that is found first, directions in their order', () => {
    // To [15,9], over [12,4] + (3,5): southeast before south.
    const { game } = event({ a1: at('squad', [15, 9]), b1 }, RISE);
    const { events } = game.run(end, 'melee-began', []);
    expect(events.find(({ kind }) => kind === 'dead-moved')).toMatchObject({
      how: 'charge',
      path: [
        [13, 4],
        [14, 4],
        [15, 4],
        [15, 5],
        [15, 6],
        [15, 7],
        [15, 8],
      ].map(([q, r]) => hex([q!, r!])),
    });
  });
});

describe('the crazed sniper', () => {
  const ground: Ground = {
    terrain: [
      { type: 'forest', piece: 'f', hexes: [[22, 12]] },
      { type: 'building', piece: 'k', hexes: [[20, 10]] },
    ],
  };

  it('N5: sits on the highest terrain, and hits its mark in each end phase, if it sees it', () => {
    const { game, ran } = event({ a1: at('squad', [26, 10], few), b1 }, [3, 3, 0], { ground });
    expect(ran.state.items).toMatchObject([{ kind: 'post', at: hex([20, 10]), marked: 'a1' }]);
    // D3 of 3 is 2; D4: 3 fails; two of five are left.
    expect(game.run({ phase: 'end', round: 2 }, 'round-ended', [3, 3, 4, 2])).toMatchObject({
      groups: [{ hits: 2, wounds: 1 }],
      morale: [{ unit: 'a1', die: 2, result: 'shaken' }],
    });
    // Not over a wall next to a1: there the line from 4 to 1 is at 1.5.
    const wall: Ground = { terrain: [...ground.terrain!, { type: 'wall', piece: 'w', hexes: [[25, 10]] }] };
    const hidden = event({ a1: at('squad', [26, 10], few), b1 }, [3, 3, 0], { ground: wall }).game;
    expect(hidden.run({ phase: 'end', round: 2 }, 'round-ended', [])).toMatchObject({ groups: [], morale: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { type Placing, play } from './play.ts';

const ENEMY: Placing = { unit: 'elf.e34', at: 'G1', facing: 3 };

it('C35: a third unit does not enter a full hex, and is shaken in the next turn', () => {
  const standing: Placing = { unit: 'ork.ork_infantry', at: 'C4', speed: 'slow', move: '360 + B + 360' };
  const given = {
    step: 6,
    units: {
      b1: standing,
      b2: standing,
      b3: { unit: 'ork.ork_infantry', at: 'C5', facing: 0, speed: 'slow', move: '360 + F + 360' },
      o1: ENEMY,
    } satisfies Record<string, Placing>,
  };
  const played = play(given, { 'move b3': ['0', '1'] });
  expect(played.facts('overcrowded')).toMatchObject([{ each: [{ unit: 'b3', to: '0304' }] }]);
  expect(played.unit('b3')).toMatchObject({ at: '0305', facing: 1 });
  expect(['b1', 'b2', 'b3'].map((id) => played.unit(id).harm.shaken)).toEqual([0, 0, 1]);
  expect(played.facts('shaken')).toMatchObject([{ unit: 'b3', why: 'overcrowd' }]);

  // Through the next turn: it does as by default, and is steady at its end.
  const { match } = played;
  while (match.state.turn === 2) {
    const open = match.pending().filter(({ committed }) => !committed);
    const [decision] = open;
    match.submit(decision!.seat, match.ruleset.fallback(match.view(decision!.seat), decision!), {
      decision: decision!.id,
    });
  }
  expect(match.state.units.b3!.harm.shaken).toBe(0);
});

describe('C37: difficult ground', () => {
  const zap = (hexes: Record<string, string>, dice: number[], step = 6) =>
    play({
      step,
      units: { b1: { unit: 'dwarf.zap', at: 'C7', facing: 0, speed: 'fast', move: 'F + F + F' }, o1: ENEMY },
      hexes,
      dice,
    });

  it('a forest is entered with 2+, and left freely', () => {
    const played = zap({ C6: 'forest' }, [1, 4]);
    expect(played.facts('units-moved').map(({ each }) => each[0]!.to)).toEqual(['0306', '0305']);
    expect(played.unit('b1').at).toBe('0305');
  });

  it('a swamp is left with 3+ first: after a failure there is no second die', () => {
    const swamp = { C7: 'swamp', C6: 'forest' };
    expect(zap(swamp, [3, 2], 18).unit('b1').at).toBe('0306');
    const stuck = zap(swamp, [2], 18);
    expect(stuck.facts('ground-rolled')).toMatchObject([
      { each: [{ unit: 'b1', exit: { needs: 3, die: 2 }, entry: null, passed: false }] },
    ]);
    expect(stuck.unit('b1').at).toBe('0307');
  });
});

it('C39: agony of a unit with every token', () => {
  const played = play({
    step: 26,
    units: {
      b1: {
        unit: 'dwarf.dwarf_infantry',
        at: 'C7',
        fd: 1,
        minorAcid: 1,
        fire: 1,
        poison: [8],
        bleeding: [4],
      },
      o1: ENEMY,
    },
    dice: [4, 3, 3, 2],
  });
  expect(played.facts('damage-rolled').map(({ type, result, killed }) => [type, result, killed.length])).toEqual([
    ['fire', 4, 1],
    ['poison', 2, 1],
    ['bleeding', 2, 1],
  ]);
  const { harm } = played.unit('b1');
  expect(harm.alive.filter(Boolean)).toHaveLength(1);
  expect(harm).toMatchObject({ fd: 0, fire: 1, minorAcid: 1, poison: [], bleeding: [] });
});

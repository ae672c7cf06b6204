import { describe, expect, it } from 'vitest';
import { boardOf } from '../ground.ts';
import { army, place, SetupTable, standing } from './table.ts';

const ELVES = army('elf', 'e34', 'elf_archer', 'bear_rider', 'eagle_rider', 'elf_archer');
const ORKS = army('ork', 'grunt', 'troll', 'speedhead');
const blind = (board = boardOf()) =>
  new SetupTable({ armies: [ELVES, ORKS], options: { setup: 'blind' }, dice: [1], board });
const all = (table: SetupTable, seat: string) =>
  Object.fromEntries(
    Object.values(table.match.state.units)
      .filter((unit) => unit.seat === seat)
      .map(({ id }) => [id, standing(table, id)]),
  );

describe('SET-7: blind set-up', () => {
  it('is asked of both at once, and shown in one event when both have committed', () => {
    const table = blind();
    expect(table.asked).toEqual(['blue deploy', 'orange deploy']);
    table.say('blue', place('b1', 'C8', { facing: 1, speed: 'slow' }), place('b2', 'E5'), 'commit');
    expect(table.seen.get('orange')!.at(-1)!.kind).toBe('asked');
    expect(Object.keys(table.match.view('orange').units)).toEqual(['o1', 'o2', 'o3']);
    table.say('orange', place('o2', 'D4', { facing: 3 }), 'commit');
    expect(table.facts('placed')).toEqual([
      {
        kind: 'placed',
        seats: ['blue', 'orange'],
        units: ['b1', 'b2', 'b3', 'b4', 'b5', 'o1', 'o2', 'o3'],
        tokens: [],
      },
    ]);
    expect(all(table, 'blue')).toMatchObject({ b1: 'C8 1 slow', b2: 'E5 0 still' });
    expect(all(table, 'orange')).toMatchObject({ o2: 'D4 3 slow' });
    expect(table.match.state.stage).toBe('orders');
  });

  it('can be changed until both have committed, and a unit taken back is placed by default', () => {
    const table = blind().say('blue', place('b1', 'A9'), 'commit', place('b1', 'G9'), 'commit');
    table.say('blue', place('b1', null)).say('orange', 'commit').say('blue', 'commit');
    expect(all(table, 'blue').b1).toBe('D8 0 still');
  });

  it('has a formation by default: columns from the middle, who fights at close quarters in front, facing the enemy', () => {
    expect(all(blind().timeout(), 'blue')).toEqual({
      b1: 'D8 0 still',
      b2: 'E8 0 still',
      b3: 'B8 0 still',
      b4: 'C8 0 slow',
      b5: 'F8 0 still',
    });
    expect(all(blind().timeout(), 'orange')).toEqual({ o1: 'C3 3 slow', o2: 'D2 3 slow', o3: 'E2 3 still' });
  });

  it('fills in around what a player has placed, and prefers cover', () => {
    const board = boardOf({ A8: 'forest' });
    const table = blind(board).say('blue', place('b1', 'D7')).timeout();
    expect(all(table, 'blue')).toMatchObject({ b1: 'D7 0 still' });
    expect(Object.values(all(table, 'blue')).map((at) => at.slice(0, 2))).toContain('A8');
  });

  it('STK-2: units of both sides in one hex fall back to their own rows', () => {
    const table = blind().say('blue', place('b2', 'D5'), place('b5', 'C5'));
    table.say('orange', place('o1', 'D5', { facing: 2 }), 'commit').say('blue', 'commit');
    expect(all(table, 'blue')).toMatchObject({ b2: 'C7 0 still', b5: 'C5 0 still' });
    expect(all(table, 'orange').o1).toBe('D3 2 slow');
  });

  it.each([
    [place('o1', 'D2'), 'not-yours', 'SET-4'],
    [place('b9', 'D8'), 'not-yours', 'SET-4'],
    [place('b1', 'D6'), 'outside-area', 'SET-3'],
    [place('b1', 'D8', { speed: 'fast_fly' }), 'no-such-speed', 'SET-3'],
    [{ kind: 'hide', unit: 'b1', hidden: true } as const, 'wrong-answer', 'P4'],
  ])('refuses %j: %s', (intent, code, rule) => {
    expect(blind().refusal('blue', intent)).toMatchObject({ code, rule });
  });

  it('STK-1: judges a unit by where the others were placed, and places anew what does not hold any more', () => {
    const table = blind().say('blue', place('b2', 'D8'), place('b3', 'D8'));
    expect(table.refusal('blue', place('b5', 'D8'))).toMatchObject({ code: 'overcrowded', rule: 'STK-1' });
    expect(table.refusal('blue', place('b4', 'D8', { speed: 'fast_fly' }))).toBeUndefined();
  });

  it('leaves behind whom no hex can take, as fled', () => {
    const water = Object.fromEntries(
      [...'ABCDEFG'].flatMap((column) => [1, 2, 3, 7, 8, 9].map((row) => [`${column}${row}`, 'water'])),
    );
    const board = boardOf({ ...water, D8: 'clear', D2: 'clear' });
    const elves = army('elf', 'e34', 'e34', 'eagle_rider');
    const sitting = {
      armies: [elves, army('ork', 'speedhead')],
      options: { setup: 'blind' },
      dice: [1],
      board,
    } as const;
    const table = new SetupTable(sitting).timeout();
    expect(all(table, 'blue')).toEqual({ b1: 'D8 0 still', b2: 'fled', b3: 'D8 0 slow' });
    expect(table.facts('left-behind')).toEqual([{ kind: 'left-behind', units: ['b2'] }]);
    expect(table.match.view('orange').units.b2).toMatchObject({ status: 'fled', at: null });
  });
});

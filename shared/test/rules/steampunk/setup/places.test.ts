import { describe, expect, it } from 'vitest';
import type { Speed } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { builtOf } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { startSpeeds } from '../../../../src/rulesets/steampunk/rules/setup/new-unit.ts';
import { areaOf, placementRefusal } from '../../../../src/rulesets/steampunk/rules/setup/placement.ts';
import { boardOf, hex, shortBoard } from '../ground.ts';
import { type Laying, tableOf } from '../kit.ts';

/** Why the waiting unit b1 cannot be placed so in a step of set-up, 0 for a blind one. */
const judge = (unit: string, at: string, { step = 0, speed, units = {}, ...laying }: Judged = {}) => {
  const table = tableOf({ ...laying, units: { b1: { unit, at: 'A9', status: 'waiting' }, ...units } });
  const b1 = table.units.b1!;
  const refusal = placementRefusal(
    table,
    b1,
    { at: hex(at), speed: speed ?? startSpeeds(builtOf(b1.bought))[0]! },
    step,
  );
  return refusal && `${refusal.rule} ${refusal.code}`;
};
type Judged = Partial<Laying> & { readonly step?: number; readonly speed?: Speed };

describe('SET-3: the area', () => {
  const size = (edge: 'south' | 'north', unit: string, board = boardOf()) =>
    areaOf(board, edge, builtOf({ unit })).length;

  it('is the own three rows, and n hexes more with Forward Position[n]', () => {
    expect([size('south', 'elf.e34'), size('north', 'elf.e34')]).toEqual([21, 21]);
    expect([size('south', 'ork.troll'), size('south', 'ork.grunt')]).toEqual([28, 35]);
    expect([size('south', 'elf.elf_archer', shortBoard()), size('north', 'elf.elf_archer', shortBoard())]).toEqual([
      35, 35,
    ]);
  });

  it.each([
    ['elf.e34', 'D7', undefined],
    ['elf.e34', 'D6', 'SET-3 outside-area'],
    ['elf.e34', 'D2', 'SET-3 outside-area'],
    ['elf.e34', 'H9', 'SET-3 outside-area'],
    ['ork.troll', 'D6', undefined],
    ['ork.troll', 'D5', 'SET-3 outside-area'],
    ['ork.grunt', 'D5', undefined],
    ['ork.grunt', 'D4', 'SET-3 outside-area'],
  ])('%s in %s: %s', (unit, at, wanted) => expect(judge(unit, at)).toBe(wanted));

  it('keeps to impassable ground: a tank on a mountain, but not a hawk above it', () => {
    const hexes = { D8: 'mountain' };
    expect(judge('elf.e34', 'D8', { hexes })).toBe('SET-3 impossible');
    expect(judge('elf.eagle_rider', 'D8', { hexes: { D8: 'water' } })).toBe('SET-3 impossible');
    expect(judge('elf.eagle_rider', 'D8', { hexes: { D8: 'water' }, speed: 'fast_fly' })).toBeUndefined();
  });

  it.each([
    ['two units', 'elf.elf_scout', { b2: 'elf.elf_scout' }, undefined],
    ['three units', 'elf.elf_scout', { b2: 'elf.elf_scout', b3: 'elf.elf_scout' }, 'STK-1 overcrowded'],
    ['two Large ones', 'elf.e34', { b2: 'elf.e34' }, 'STK-1 overcrowded'],
    ['anything with a Huge one', 'ork.grunt', { b2: 'ork.troll' }, 'STK-1 overcrowded'],
  ])('keeps to stacking: %s', (_, unit, others, wanted) => {
    const units = Object.fromEntries(Object.entries(others).map(([id, other]) => [id, { unit: other!, at: 'D8' }]));
    expect(judge(unit, 'D8', { units })).toBe(wanted);
  });

  it('is never a hex in which an enemy stands, but may be above or below one', () => {
    const units = { o1: { unit: 'ork.grunt', at: 'D5' } };
    expect(judge('ork.grunt', 'D5', { units })).toBe('STK-2 enemy-there');
    const eagle = { o1: { unit: 'elf.eagle_rider', at: 'D8', speed: 'fast_fly' as const } };
    expect(judge('elf.e34', 'D8', { units: eagle })).toBeUndefined();
  });
});

describe('SET-3: the speed', () => {
  it.each([
    ['elf.elf_archer', ['still', 'slow', 'fast']],
    ['darkelf.assassin', ['still', 'crawl', 'slow']],
    ['dwarf.dwarf_at_gun', ['still', 'rest', 'slow']],
    ['ork.grunt', ['slow']],
    ['elf.eagle_rider', ['slow', 'fast_fly']],
    ['gnome.gnome_helicopter', ['still', 'still_fly', 'slow_fly', 'fast_fly']],
  ])('of %s is one of %j, the slowest if nothing is said', (unit, speeds) => {
    expect(startSpeeds(builtOf({ unit }))).toEqual(speeds);
    for (const speed of speeds) expect(judge(unit, 'D8', { speed: speed as Speed })).toBeUndefined();
    expect(judge(unit, 'D8', { speed: 'setup' })).toBe('SET-3 no-such-speed');
  });
});

describe('SET-4: what enemy scouts see', () => {
  // The scout looks down the column of D; the forest hides what is behind it.
  const hexes = { D6: 'forest', B6: 'forest', F6: 'forest' };
  const units = { o1: { unit: 'elf.elf_scout', at: 'D5' } };
  const seen = { units, hexes };

  it('step 3 takes only hexes that one sees', () => {
    expect(judge('elf.e34', 'E7', { ...seen, step: 3 })).toBeUndefined();
    expect(judge('elf.e34', 'D8', { ...seen, step: 3 })).toBe('SET-4 not-scouted');
    expect(judge('elf.e34', 'E7', { step: 3 })).toBe('SET-4 not-scouted');
  });

  it('step 4 takes none of them, as long as there is another legal hex', () => {
    expect(judge('elf.e34', 'E7', { ...seen, step: 4 })).toBe('SET-4 scouted');
    expect(judge('elf.e34', 'D8', { ...seen, step: 4 })).toBeUndefined();
    const all = Object.fromEntries(
      [...'ABCDEFG'].flatMap((column) => [7, 8, 9].map((row) => [`${column}${row}`, 'mountain'])),
    );
    const closed = { ...all, E7: 'clear' };
    expect(judge('elf.e34', 'E7', { units, hexes: closed, step: 4 })).toBeUndefined();
  });

  it('neither step heeds scouts that hide or other enemies', () => {
    const hidden = { o1: { ...units.o1, hidden: true }, o2: { unit: 'elf.elf_infantry', at: 'D5' } };
    expect(judge('elf.e34', 'E7', { units: hidden, hexes, step: 4 })).toBeUndefined();
    expect(judge('elf.e34', 'E7', { units: hidden, hexes, step: 3 })).toBe('SET-4 not-scouted');
  });

  it('an aircraft is seen at its height', () => {
    const behind = { units: { o1: { unit: 'elf.elf_scout', at: 'D4' } }, hexes: { D6: 'forest' } };
    expect(judge('elf.eagle_rider', 'D8', { ...behind, step: 3 })).toBe('SET-4 not-scouted');
    expect(judge('elf.eagle_rider', 'D8', { ...behind, step: 3, speed: 'fast_fly' })).toBeUndefined();
  });
});

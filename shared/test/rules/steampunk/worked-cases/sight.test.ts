import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { type Case, type Placing, play } from './play.ts';

const TANK: Placing = { unit: 'elf.e34', at: 'A9' };
const FAR: Placing = { unit: 'ork.troll', at: 'G1' };

/** Does a hex or unit see another, both ways? Hexes by letter and number. */
const seen = (given: Partial<Case>, from: string, to: string): boolean => {
  const played = play({ units: { b1: TANK, o1: FAR }, ...given, step: 2 });
  const end = (name: string) => (/^[A-Z]/.test(name) ? hex(name) : name);
  const ask = (one: string, other: string) => (played.ask('sight', [end(one), end(other)]) as { seen: boolean }).seen;
  expect(ask(to, from)).toBe(ask(from, to));
  return ask(from, to);
};

describe('worked cases of sight', () => {
  it('C01: a forest between two on the ground', () => {
    expect(seen({ hexes: { D5: 'forest' } }, 'D8', 'D3')).toBe(false);
    expect(seen({}, 'D8', 'D3')).toBe(true);
  });

  it.each([
    ['(a)', { B1: 'forest' }, 'A1', 'C1', false],
    ['(b)', {}, 'A1', 'C1', true],
    ['(c)', { C9: 'forest' }, 'B9', 'D9', false],
  ])('C03 %s: a line along the rim of the board', (_, hexes, from, to, expected) => {
    expect(seen({ hexes: hexes as Record<string, string> }, from, to)).toBe(expected);
  });

  it.each([
    ['(a)', { D8: 'hill', D5: 'forest' }, false],
    ['(b)', { D8: 'hill', D6: 'forest' }, true],
    ['(c)', { D8: 'hill', D7: 'hill' }, false],
  ])('C05 %s: from a hill', (_, hexes, expected) => {
    expect(seen({ hexes: hexes as Record<string, string> }, 'D8', 'D3')).toBe(expected);
  });

  const eagle: Placing = { unit: 'elf.eagle_rider', at: 'C3', speed: 'fast_fly' };
  const copter: Placing = { unit: 'gnome.gnome_helicopter', at: 'C8', speed: 'slow_fly' };
  const troll: Placing = { unit: 'ork.troll', at: 'C8' };
  it.each<[string, Case, boolean]>([
    ['(a)', { units: { b1: eagle, o1: copter }, hexes: { C5: 'mountain' } }, true],
    ['(b)', { units: { b1: eagle, o1: troll }, hexes: { C5: 'mountain' } }, false],
    ['(c)', { units: { b1: eagle, o1: troll }, markers: { C7: { smoke: 1 } } }, false],
    ['(d)', { units: { b1: eagle, o1: troll }, markers: { C6: { smoke: 1 } } }, true],
    [
      '(e)',
      { units: { b1: { ...eagle, speed: 'slow' }, o1: troll }, markers: { C3: { smoke: 1 }, C8: { smoke: 1 } } },
      true,
    ],
  ])('C07 %s: an eagle in the air', (_, given, expected) => {
    expect(seen(given, 'b1', 'o1')).toBe(expected);
  });
});

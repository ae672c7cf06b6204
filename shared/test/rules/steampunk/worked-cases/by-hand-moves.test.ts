import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { type Case, type Placing, play } from './play.ts';

// Cases worked out by hand from chapters 9 to 12, 17 and 18: orders, movement, hidden units.

const ONE = { dead: [1, 2, 3] };
const FAR: Placing = { unit: 'gnome.ballista_tractor_mark_ii', at: 'D1', facing: 3 };
const ones = (n: number): number[] => Array(n).fill(1);

type Played = ReturnType<typeof play>;
const stepsOf = (played: Played, id: string) =>
  played.facts('step-carried-out').map(({ each }) => each.find(({ unit }) => unit === id)?.tokens.join(','));

describe('orders that cannot be carried out', () => {
  it('J1: an order of another speed is replaced whole; the fleeing unit takes the least turn, clockwise first', () => {
    const played = play({
      step: 6,
      units: { b1: { unit: 'elf.elf_infantry', at: 'D7', facing: 0, move: '360 + F + 360' }, o1: FAR },
    });
    // C8, D8 and E8 are each 7 from D1: D8 needs three turns, C8 and E8 two.
    expect(played.facts('orders-replaced')[0]!.each).toContainEqual({ unit: 'b1', seat: 'blue', rule: 'ORD-9' });
    expect(played.unit('b1')).toMatchObject({ at: hex('E8'), facing: 2, speed: 'slow' });
  });

  it('J2: a step that leads off the board is replaced by that of the default order at the present speed', () => {
    const played = play({
      step: 6,
      units: {
        b1: { unit: 'elf.e34', at: 'D1', facing: 0, speed: 'fast', move: 'F + F + -' },
        o1: { ...FAR, at: 'D9', facing: 0 },
      },
    });
    expect(stepsOf(played, 'b1')).toEqual([undefined, 'B', undefined]);
    expect(played.unit('b1')).toMatchObject({ at: hex('D1'), speed: 'slow' });
  });

  it('J3: a pair of parts counts in each part by the speed at that moment', () => {
    const given = (guns: string, dice: number[]): Case => ({
      units: {
        b1: { unit: 'elf.elf_infantry', ...ONE, at: 'D7', facing: 0, speed: 'slow', move: '360 + F + B', guns },
        o1: { unit: 'gnome.gnome_infantry', at: 'D3', facing: 3, speed: 'slow' },
      },
      dice,
    });
    // At still, 4 away: 5 - 1 = 4.
    const late = play(given('- + Fire', [3]));
    expect(late.facts('shot-fired')).toMatchObject([{ needed: 4, dice: [3], hit: false }]);
    const early = play(given('Fire + -', []));
    expect(early.facts('parts-read')[0]!.orders[0]).toMatchObject({ unit: 'b1', word: '-', void: 'speed' });
    expect(early.unit('b1').loads).toEqual({ 'elf.rifle': 1 });
  });

  it('J4: from a standstill A,F moves at once', () => {
    const played = play({
      step: 6,
      units: { b1: { unit: 'ork.ork_infantry', at: 'D7', facing: 0, move: '360 + A,F + 360' }, o1: FAR },
    });
    expect(played.unit('b1')).toMatchObject({ at: hex('D6'), speed: 'slow' });
  });

  it('J5: what cannot move does not accelerate either; the default order of a tank does nothing', () => {
    const played = play({
      step: 6,
      units: {
        b1: { unit: 'elf.e34', at: 'D7', facing: 0, criticals: ['cannot_move'], move: 'A + F + -' },
        o1: FAR,
      },
    });
    expect(stepsOf(played, 'b1')).toEqual([undefined, undefined, undefined]);
    expect(played.unit('b1')).toMatchObject({ at: hex('D7'), speed: 'still' });
  });
});

describe('difficult ground', () => {
  const tank = (hexes: Record<string, string>, dice: number[]) =>
    play({
      step: 6,
      units: { b1: { unit: 'dwarf.zap', at: 'D7', facing: 0, speed: 'slow', move: 'F + - + -' }, o1: FAR },
      hexes,
      dice,
    }).unit('b1').at;
  it.each<[string, Record<string, string>, number[], string]>([
    ['J6: no road: out of the swamp, into the forest', { D7: 'swamp', D6: 'forest' }, [3, 2], 'D6'],
    ['J7: from road to road nothing is rolled', { D7: 'swamp road', D6: 'forest road' }, [], 'D6'],
    ['J8: Large units enter a swamp with 2+', { D6: 'swamp' }, [1], 'D7'],
    ['J9: tracks do not climb mountains: the default is done', { D6: 'mountain' }, [], 'D7'],
    ['J10: but a road leads over them', { D7: 'road', D6: 'mountain road' }, [], 'D6'],
    ['J11: a river is entered with 2+', { D6: 'river' }, [2], 'D6'],
  ])('%s', (_, hexes, dice, at) => {
    expect(tank(hexes, dice)).toBe(hex(at));
  });
});

describe('chase and flee', () => {
  it('J12: who is chased into the own hex is awaited there, with the facing as it is', () => {
    const played = play({
      step: 6,
      units: {
        b1: { unit: 'ork.grunt', at: 'D6', facing: 3, ...ONE, move: 'Chase + - + -' },
        o1: { unit: 'dwarf.zap', at: 'D5', facing: 3, speed: 'slow', move: 'F + - + -' },
      },
      // Two dice of the Ork; four of strength and two of deflection of the tank. The Ork wins by rank.
      dice: ones(8),
    });
    expect(played.facts('assault-began')[0]!.fighters).toEqual([
      { unit: 'b1', seat: 'blue', role: 'staying', angle: 3 },
      { unit: 'o1', seat: 'orange', role: 'entering', angle: 0 },
    ]);
    expect(played.unit('o1')).toMatchObject({ at: hex('D5'), speed: 'still', remainder: null });
  });

  it('J13: who can only come nearer flees where the enemy wants, by default to the middle', () => {
    const given: Case = {
      step: 18,
      units: {
        b1: { unit: 'elf.elf_infantry', at: 'A1', facing: 3, speed: 'slow', shaken: 2 },
        o1: { unit: 'dwarf.dwarf_infantry', at: 'C3' },
      },
    };
    // From C3 both B1 and A2 are 2 away, A1 is 3.
    const asked = play(given, {}, ['flee']).match.view('orange').own!.asks;
    expect(asked.map(({ prompt, unit, options }) => [prompt, unit, options.toSorted()])).toEqual([
      ['flee', 'b1', [hex('A2'), hex('B1')].sort()],
    ]);
    expect(play(given, { 'flee b1': hex('B1') }).unit('b1')).toMatchObject({ at: hex('B1'), facing: 2 });
  });

  it('J14: a full hex is no way to chase', () => {
    const played = play({
      step: 6,
      units: {
        b1: { unit: 'ork.grunt', at: 'D6', facing: 0, move: 'Chase + - + -' },
        b2: { unit: 'ork.ork_infantry', at: 'D5', speed: 'slow' },
        b3: { unit: 'ork.ork_infantry', at: 'D5', speed: 'slow' },
        o1: { unit: 'elf.e34', at: 'D2', facing: 3 },
      },
    });
    // Of the hexes nearer to D2 only D5 lies straight ahead; C6 and E6 are as far as D6 is.
    expect(played.unit('b1')).toMatchObject({ at: hex('D6') });
  });
});

describe('layers', () => {
  it('J15: nobody lands on enemies', () => {
    const played = play({
      step: 18,
      units: {
        b1: { unit: 'gnome.gnome_helicopter', at: 'D5', speed: 'still_fly', shaken: 2 },
        o1: { unit: 'elf.e34', at: 'D5', facing: 3 },
      },
    });
    expect(played.unit('b1')).toMatchObject({ at: hex('D5'), speed: 'still_fly' });
  });

  it('J16: nor where an own unit leaves no room', () => {
    const flies: Placing = { unit: 'gnome.gnome_helicopter', at: 'D5', speed: 'still_fly', shaken: 2 };
    const played = play({
      step: 18,
      units: { b1: flies, b2: { ...flies, speed: 'still' }, o1: { unit: 'elf.e34', at: 'D1' } },
    });
    // Large units share no hex.
    expect([played.unit('b1').speed, played.unit('b2').speed]).toEqual(['still_fly', 'still']);
  });
});

describe('swaps', () => {
  const swapped = (option: string) =>
    play(
      {
        step: 12,
        units: {
          b1: { unit: 'ork.ork_infantry', at: 'D5', facing: 0, speed: 'slow', ...ONE, move: '360 + F + 360' },
          o1: { unit: 'elf.e34', at: 'D4', facing: 3, speed: 'fast', move: '- + F + -' },
        },
        dice: ones(8),
      },
      { 'swap blue': option },
    ).facts('assault-began')[0];
  it.each([
    ['D4', 'entering', 'held'],
    ['D5', 'held', 'entering'],
  ])('J17: at %s the Orks are %s, the tank is %s', (at, orks, tank) => {
    expect(swapped(hex(at))).toMatchObject({ at: hex(at), fighters: [{ role: orks }, { role: tank }] });
  });
});

describe('hidden units', () => {
  it('J18: who walks in the open in sight is uncovered, without bonuses', () => {
    const played = play({
      step: 12,
      units: {
        b1: { unit: 'darkelf.assassin', at: 'D7', facing: 0, speed: 'slow', hidden: true, move: '360 + F + 360' },
        o1: FAR,
      },
    });
    expect(played.facts('revealed')).toMatchObject([{ each: [{ unit: 'b1', at: hex('D6'), bonuses: false }] }]);
  });

  it('J19: at a crawl it is not', () => {
    const played = play({
      step: 6,
      units: {
        b1: { unit: 'darkelf.assassin', at: 'D7', facing: 0, speed: 'crawl', hidden: true, move: '360 + F + -' },
        o1: FAR,
      },
    });
    expect(played.unit('b1')).toMatchObject({ at: hex('D6'), hidden: true });
  });
});

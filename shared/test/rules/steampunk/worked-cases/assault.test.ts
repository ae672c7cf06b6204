import { describe, expect, it } from 'vitest';
import { type Placing, play } from './play.ts';

const alive = (played: ReturnType<typeof play>, id: string) => played.unit(id).harm.alive.filter(Boolean).length;

describe('C25: the winner deals out the hits of both sides', () => {
  const table = {
    step: 12,
    units: {
      b1: { unit: 'darkelf.mechanical_assault_spider', at: 'D4', facing: 3, speed: 'slow', move: '- + F + -' },
      b2: { unit: 'darkelf.darkelf_infantry', at: 'D4', facing: 3, speed: 'slow', move: '360 + F + 360' },
      o1: { unit: 'elf.tattoo_ink', at: 'D5', facing: 0 },
      o2: { unit: 'elf.elf_infantry', at: 'D5', facing: 0, dead: [3] },
    } satisfies Record<string, Placing>,
    // Strength of the spider (6, of which 4 hit) and the infantry (4: 3), deflection (6 and 4: 3); then of the Elf 3 and 3, all
    // hit, and 2 and 0 dice of deflection.
    dice: [5, 5, 5, 5, 1, 1, 5, 5, 5, 1, 6, 6, 1, 1, 1, 1, 6, 1, 1, 1, 5, 5, 5, 5, 5, 5, 1, 1],
  };
  const played = play(table, {}, ['allocate']);

  it('has 7 hits against 6, with 3 deflections against none', () => {
    expect(played.facts('assault-decided')).toMatchObject([
      {
        winner: 'blue',
        tallies: [
          { seat: 'blue', hits: 7, deflections: 3, net: 7 },
          { seat: 'orange', hits: 6, deflections: 0, net: 3 },
        ],
      },
    ]);
  });

  const dealt = (own: readonly (string | number)[], enemy: readonly (string | number)[]) =>
    played.refusal('blue', {
      kind: 'allocate',
      cancelled: [
        { hit: 7, by: 'b1' },
        { hit: 8, by: 'b1' },
        { hit: 9, by: 'b2' },
      ],
      hits: [...own, ...enemy].map((to, index) => ({
        hit: index < own.length ? index : index - own.length + 10,
        ...(typeof to === 'string' ? { on: to } : { supports: to }),
      })),
    })?.code;
  const own = ['o1', 'o2', 'o2', 'o2', 0, 0, 3];

  it('strikes the Elf with exactly four primary hits, three support them', () => {
    expect(dealt(own, ['b2', 'b2', 'b2'])).toBeUndefined();
    expect(dealt(['o1', 'o2', 'o2', 0, 0, 0, 0], ['b2', 'b2', 'b2'])).toBe('primary-first');
    expect(dealt(['o1', 'o1', 'o2', 'o2', 'o2', 0, 0], ['b2', 'b2', 'b2'])).toBe('too-many');
  });

  it('splits the three hits on the Dark Elf three to none or two to one', () => {
    expect(dealt(own, ['b2', 'b2', 'b1'])).toBeUndefined();
    expect(dealt(own, ['b2', 'b1', 'b1'])).toBe('too-many');
    expect(dealt(own, ['b2', 'b2', 11])).toBe('primary-first');
  });
});

it('C27: natural sixes of grunts count double, and start another wave', () => {
  const played = play(
    {
      step: 6,
      units: {
        b1: { unit: 'ork.grunt', at: 'D5', facing: 0, move: 'Chase + - + -' },
        o1: { unit: 'elf.elf_infantry', at: 'D4', speed: 'slow', facing: 3, move: '- + - + -' },
      },
      dice: [6, 1, 2, 6, 3, 4, 5, 1, 6, 2, 2, 3, 1, 1, 5, 4, 2, 1, 1, 1, 1],
    },
    {},
    ['allocate'],
  );
  const [strength] = played.facts('strength-rolled');
  expect(strength!.hits).toBe(6);
  expect(strength!.waves.map(({ shown }) => shown.length)).toEqual([8, 6, 3]);
});

describe('C29: a swap, fought over the hex of the higher assault rank', () => {
  const swap = (dice: number[], said = {}) =>
    play(
      {
        step: 12,
        units: {
          b1: { unit: 'elf.e34', at: 'D5', facing: 0, speed: 'fast', move: 'L + F + -' },
          o1: { unit: 'ork.ork_infantry', at: 'D4', facing: 3, speed: 'slow', move: '360 + F + 360' },
        },
        dice,
      },
      said,
    );

  it('(a) the Ork wins: it has D5, the tank is behind it and stands still', () => {
    // Four dice of the tank's front and two of its deflection fail; the Orks have one hit, stopped by the armour.
    const played = swap([1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1, 1, 1]);
    expect(played.facts('swap-decided')).toMatchObject([
      { seat: 'orange', at: '0405', held: ['b1'], entering: ['o1'] },
    ]);
    expect(played.unit('o1').at).toBe('0405');
    expect(played.unit('b1')).toMatchObject({ at: '0406', facing: 0, speed: 'still' });
  });

  it('(b) the tank wins: both stay, the Orks are slow and may only turn', () => {
    const played = swap([5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], { 'retreat o1': '2' });
    expect(played.unit('b1').at).toBe('0405');
    expect(played.unit('o1')).toMatchObject({ at: '0404', speed: 'slow' });
    expect(played.facts('regrouped')).toMatchObject([{ unit: 'o1', speed: 'slow', remainder: 'turn' }]);
  });
});

describe('C31: retreats', () => {
  it('(a) off the board: the unit has fled', () => {
    const played = play({
      step: 6,
      units: {
        b1: { unit: 'elf.elf_infantry', at: 'D9', facing: 0, speed: 'slow', dead: [1, 2, 3] },
        b2: { unit: 'elf.e34', at: 'A9' },
        o1: { unit: 'ork.grunt', at: 'D8', facing: 3, move: 'Chase + - + -', dead: [1, 2, 3] },
      },
      dice: [1, 1, 1],
    });
    expect(played.unit('b1')).toMatchObject({ status: 'fled' });
    expect(alive(played, 'b1')).toBe(1);
    const { sides } = played.ask('score', {}) as {
      sides: { side: number; rows: { unit: string; scored: string }[] }[];
    };
    expect(sides[0]!.rows.map(({ unit }) => unit)).not.toContain('b1');
    expect(sides[1]!.rows).toContainEqual(expect.objectContaining({ unit: 'b1', scored: 'crippled' }));
  });

  const scout = (die: number, more: number[], said = {}) =>
    play(
      {
        step: 6,
        units: {
          b1: { unit: 'elf.elite_elf_scout', at: 'D5', facing: 0, speed: 'still', move: '360 + 360 + 360' },
          o1: { unit: 'ork.grunt', at: 'D4', facing: 3, move: 'Chase + - + -', dead: [1, 2, 3] },
        },
        dice: [die, ...more],
      },
      { 'move b1': ['0', '0', '0'].slice(die - 3), ...said },
    );

  it('(b) before the assault: a scout that gets away is slow and only turns', () => {
    const played = scout(3, [], { 'slip b1': 'retreat' });
    expect(played.unit('b1')).toMatchObject({ at: '0406', speed: 'slow' });
    expect(played.facts('regrouped')).toMatchObject([{ unit: 'b1', why: 'slipped', speed: 'slow', remainder: 'turn' }]);
    expect(played.unit('o1').at).toBe('0405');
    expect(played.facts('assault-began')).toEqual([]);
  });

  it('(b) a die of 2 is not enough: there is an assault', () => {
    const played = scout(2, [1, 1, 1, 1, 1, 1], {});
    expect(played.facts('assault-began')).toHaveLength(1);
  });
});

describe('C33: three units enter, and only two fight', () => {
  const enter = (dice: number[]) =>
    play({
      step: 12,
      units: {
        b1: { unit: 'darkelf.darkelf_infantry', at: 'C5', facing: 0, speed: 'slow', move: '360 + F + 360' },
        b2: { unit: 'darkelf.darkelf_infantry', at: 'B4', facing: 1, speed: 'slow', move: '360 + F + 360' },
        b3: { unit: 'darkelf.darkelf_infantry', at: 'D4', facing: 5, speed: 'slow', move: '360 + F + 360' },
        o1: { unit: 'elf.elf_infantry', at: 'C4', facing: 3, speed: 'slow', dead: [1, 2, 3] },
      },
      dice,
    });
  const ones = (n: number): number[] => Array(n).fill(1);

  it('if they win all three are shaken in the next turn', () => {
    const played = enter([...ones(16), 1]);
    expect(played.facts('kept-out')).toMatchObject([{ at: '0304', units: ['b3'] }]);
    expect(['b1', 'b2', 'b3'].map((id) => played.unit(id).at)).toEqual(['0304', '0304', '0404']);
    expect(['b1', 'b2', 'b3'].map((id) => played.unit(id).harm.shaken)).toEqual([1, 1, 1]);
  });

  it('if they lose nobody is marked', () => {
    // The Elf has one hit, which kills; nobody else hits.
    const played = enter([...ones(16), 5, 1]);
    expect(['b1', 'b2', 'b3'].map((id) => played.unit(id).harm.shaken)).toEqual([0, 0, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { type Case, type Placing, play } from './play.ts';

// Cases worked out by hand from chapters 16 and 17: assaults, their abilities, and retreats.

const ONE = { dead: [1, 2, 3] };
const ones = (n: number): number[] => Array(n).fill(1);
const STAYS = '360 + 360 + 360';

type Played = ReturnType<typeof play>;
const alive = (played: Played, id: string) => played.unit(id).harm.alive.filter(Boolean).length;
const winnerOf = (played: Played) =>
  played.facts('assault-decided').map(({ winner, tallies }) => [winner, ...tallies.map(({ net }) => net)]);
const orks = (at: string, more: Partial<Placing> = {}): Placing => ({
  unit: 'ork.ork_infantry',
  at,
  move: STAYS,
  ...ONE,
  ...more,
});

it('K1: who is shaken by fear fights with half its dice, rounded down, and then by its default order', () => {
  const played = play({
    step: 12,
    units: {
      b1: { unit: 'darkelf.mechanical_scorpion', at: 'D5', facing: 0, speed: 'slow', move: '360 + F + 360' },
      o1: { unit: 'elf.elf_infantry', at: 'D4', facing: 3, move: STAYS },
    },
    // Fear d8: 4 shakes. 8 strength, 6 deflection; 2 of the 4 Elf dice, both hit. 9 armour less AP 2, d6-2 and a support.
    dice: [4, ...ones(8), ...ones(6), 5, 5, ...ones(7), 4],
  });
  expect(winnerOf(played)).toEqual([['orange', 0, 2]]);
  expect(played.facts('damage-rolled').map(({ type, result }) => [type, result])).toEqual([
    ['psychic', 4],
    ['regular', 3],
  ]);
  expect(played.unit('b1')).toMatchObject({ at: hex('D5'), speed: 'slow', harm: { fd: 1, shaken: 1 } });
  // Its third step is that of the default order at still, where nobody flees.
  expect(played.unit('o1')).toMatchObject({ at: hex('D4'), speed: 'still', harm: { shaken: 1 } });
});

it('K2: ±1 takes one from every die of the unit and gives one to its only enemy; a natural 6 stays one', () => {
  const played = play({
    step: 6,
    units: {
      b1: { unit: 'elf.e34', at: 'D5', facing: 0, speed: 'slow', criticals: ['plus_minus_1'], move: 'F + - + -' },
      o1: orks('D4', { facing: 3 }),
      o2: { unit: 'ork.ork_char_b1', at: 'G1' },
    },
    // Strength 5+ less 1: only the 6 hits. Deflection 5+ less 1. The Ork needs 6 and has 1 more: 5 hits, once.
    dice: [5, 5, 6, 1, 5, 6, 5, 1, 3],
  });
  expect(winnerOf(played)).toEqual([['blue', 1, 0]]);
  expect(played.unit('o1').status).toBe('destroyed');
  expect(played.unit('b1').at).toBe(hex('D4'));
});

describe('K3: a tank that reverses into Orks fights with its back', () => {
  const given = (...dice: number[]): Case => ({
    step: 12,
    units: {
      b1: { unit: 'elf.e34', at: 'D5', facing: 0, move: 'B + Rev + -' },
      o1: orks('D6', { facing: 0 }),
    },
    // Two dice of strength, none of deflection. Two natural sixes are four hits; nothing is left to be rolled again.
    dice: [1, 1, 6, 6, 5, ...ones(5), ...dice],
  });

  it('one of six armour dice blocks a part; three hits support the first', () => {
    const played = play(given(4));
    expect(winnerOf(played)).toEqual([['orange', 0, 4]]);
    // d6-2 and three supports, less 3: 4 comes to 2.
    expect(played.facts('damage-rolled')).toMatchObject([{ result: 2 }]);
    expect(played.unit('b1')).toMatchObject({ at: hex('D5'), speed: 'still', remainder: null, harm: { fd: 1 } });
  });

  it('three hits can be exchanged for a light roll: the supports go first', () => {
    const played = play(given(4, 5), { 'cunning b1': '1' });
    expect(played.facts('damage-rolled').map(({ type, result }) => [type, result])).toEqual([
      ['regular', -1],
      ['light', 5],
    ]);
    expect(played.unit('b1').harm).toMatchObject({ fd: 0, shaken: 1 });
  });
});

it('K4: deflections of a counter-attack are hits as well; two hits of the assassin poison once', () => {
  const played = play({
    step: 12,
    units: {
      b1: { unit: 'darkelf.assassin', at: 'D5', facing: 0, move: '360 + - + -' },
      o1: { unit: 'ork.ork_infantry', at: 'D4', facing: 3, move: '360 + A,F + 360' },
    },
    dice: [
      ...[5, ...ones(5)],
      ...[6, 6, ...ones(6)],
      // One natural six: two hits, and three of the seven failed dice again.
      ...[6, ...ones(7), ...ones(3)],
      // Three primary hits, d6-2 each: all kill. Poison d12 at Agony 3 kills the last.
      ...[3, 3, 3, 1],
    ],
  });
  expect(winnerOf(played)).toEqual([['blue', 3, 0]]);
  expect(played.facts('tokens-given')).toMatchObject([{ unit: 'o1', tokens: [{ token: 'poison', die: 12 }] }]);
  expect(played.unit('o1').status).toBe('destroyed');
});

it('K5: a queen that has won may withdraw: who lost keeps the hex', () => {
  const played = play(
    {
      step: 6,
      units: {
        b1: { unit: 'darkelf.queen_yy', at: 'D5', facing: 0, speed: 'slow', move: 'F + - + -' },
        o1: { unit: 'elf.elf_infantry', at: 'D4', facing: 3, dead: [2, 3], move: STAYS },
      },
      // Fear 1; one hit of five; no deflection; the Elves miss. d6-1 = 0 kills one; poison d6 then the other.
      dice: [1, 5, ...ones(4), ...ones(4), 1, 1, 1, 1],
    },
    { 'withdraw b1': 'yes' },
  );
  expect(winnerOf(played)).toEqual([['blue', 1, 0]]);
  expect(played.facts('moved-in')).toEqual([]);
  expect(played.facts('regrouped')).toMatchObject([{ unit: 'b1', why: 'lost', speed: 'still', remainder: 'nothing' }]);
  expect([played.unit('b1').at, played.unit('o1').at]).toEqual([hex('D5'), hex('D4')]);
});

it('K6: a towed gun that must go is destroyed', () => {
  const played = play({
    step: 12,
    units: {
      b1: orks('D5', { facing: 0, move: '360 + A,F + 360' }),
      o1: { unit: 'dwarf.dwarf_at_gun', at: 'D4', facing: 3, speed: 'still' },
      o2: { unit: 'dwarf.zap', at: 'G1' },
    },
    // A natural six and one die again; the gun misses; front armour 7 less AP 2: two of five dice block.
    dice: [6, 1, 1, 1, 5, 5, 1, 1, 1],
  });
  expect(played.facts('cut-off')).toMatchObject([{ unit: 'o1', why: 'towed' }]);
  expect([played.unit('b1').at, played.unit('o1').status]).toEqual([hex('D4'), 'destroyed']);
});

describe('K7: a surrounded loser fights its way out behind it', () => {
  const given = (...dice: number[]): Case => ({
    step: 12,
    units: {
      b1: orks('D4', { facing: 3, move: '360 + A,F + 360' }),
      b2: orks('E5'),
      b3: orks('E6'),
      b4: orks('D6', { facing: 0 }),
      b5: orks('C6'),
      b6: orks('C5'),
      b7: orks('D4'),
      o1: { unit: 'elf.elf_infantry', at: 'D5', facing: 0, ...ONE, move: STAYS },
    },
    // Nobody hits: the Orks win by rank, and the Elves turn on D6.
    dice: [1, 1, 1, ...dice],
  });

  it('and has the hex if it wins', () => {
    // One hit; d6-2 = 0 does nothing to Orks.
    const played = play(given(1, 1, 5, 2));
    expect(played.facts('assault-began').map(({ at, nested }) => [at, nested])).toEqual([
      [hex('D5'), false],
      [hex('D6'), true],
    ]);
    expect(['b1', 'b4', 'o1'].map((id) => played.unit(id).at)).toEqual([hex('D5'), hex('D7'), hex('D6')]);
  });

  it('and is destroyed if it does not', () => {
    const played = play(given(1, 1, 1));
    expect(played.facts('cut-off')).toMatchObject([{ unit: 'o1', why: 'lost_again' }]);
    expect(played.unit('o1').status).toBe('destroyed');
  });
});

it('K8: where nobody of the winner survives, nobody moves in and nobody retreats', () => {
  const played = play({
    step: 12,
    units: {
      b1: orks('D5', { facing: 0, move: '360 + A,F + 360' }),
      b2: orks('A9'),
      o1: { unit: 'elf.elf_infantry', at: 'D4', facing: 3, dead: [2, 3], move: STAYS },
    },
    // Ork 2 hits, Elf 1. d6-2 = 0 twice kills both Elves; 6-2 kills the Ork: damage is simultaneous.
    dice: [6, 1, 1, 5, 1, 2, 2, 6],
  });
  expect(winnerOf(played)).toEqual([['blue', 1 + 1, 1]]);
  expect(played.facts('moved-in')).toEqual([]);
  expect([played.unit('b1').status, played.unit('o1').status]).toEqual(['destroyed', 'destroyed']);
});

it('K9: hits at a crawl are rolled once more', () => {
  const played = play({
    step: 6,
    units: {
      b1: { unit: 'darkelf.darkelf_infantry', at: 'D5', facing: 0, speed: 'crawl', ...ONE, move: '360 + F + -' },
      o1: orks('D3', { facing: 3, speed: 'slow', move: '360 + F + 360' }),
    },
    // In the second movement both want D4. Strength 5, then 2; a deflection die; two Ork dice.
    dice: [5, 2, 1, 1, 1],
  });
  expect(played.facts('assault-began')).toMatchObject([
    { at: hex('D4'), fighters: [{ role: 'entering' }, { role: 'entering' }] },
  ]);
  expect(winnerOf(played)).toEqual([['blue', 0, 0]]);
  expect([played.unit('b1').at, played.unit('o1').at]).toEqual([hex('D4'), hex('D3')]);
});

it('K10: trained for gas, in a cloud: half as many dice again, and its poison for two hits', () => {
  const played = play({
    step: 12,
    units: {
      b1: {
        unit: 'darkelf.darkelf_infantry',
        equipment: ['darkelf.gas_mask_assault_training'],
        at: 'D5',
        facing: 0,
        speed: 'slow',
        move: '360 + F + 360',
      },
      o1: { unit: 'ork.ork_infantry', at: 'D4', facing: 3, move: STAYS },
    },
    markers: { D4: { poison: { count: 9, die: 8, from: 5 } } },
    // Six dice of strength, six of deflection, eight of the Orks. Three hits of d6-2 = 0; then d8 of the poison.
    dice: [5, 5, 5, 1, 1, 1, ...ones(6), ...ones(8), 2, 2, 2, 1],
  });
  expect(winnerOf(played)).toEqual([['blue', 3, 0]]);
  expect(played.facts('tokens-given')).toMatchObject([{ unit: 'o1', tokens: [{ token: 'poison', die: 8 }] }]);
  expect(played.unit('o1')).toMatchObject({ at: hex('D3'), harm: { poison: [] } });
  // A token that kills is gone.
  expect(alive(played, 'o1')).toBe(3);
});

describe('K11: an eagle that attacks from the air', () => {
  const given = (...dice: number[]): Case => ({
    step: 6,
    units: {
      b1: { unit: 'elf.eagle_rider', at: 'D6', facing: 0, speed: 'fast_fly', move: '360,F + 360,F,360 + F,360' },
      o1: orks('D5', { facing: 3, move: '360 + 360 + 360' }),
    },
    // It could slip away with 3+, and rolls a 1.
    dice: [1, ...dice],
  });
  const SAID = { 'declare b1': ['yes', 'no'] };

  it('returns into the air above its origin if it loses, and flies on', () => {
    const played = play(given(...ones(6), ...ones(2), ...ones(2)), SAID);
    expect(winnerOf(played)).toEqual([['orange', 0, 0]]);
    expect(played.facts('units-moved').map(({ each }) => each.map(({ to }) => to))).toContainEqual([hex('D5')]);
    expect(played.unit('b1')).toMatchObject({ at: hex('D4'), speed: 'fast_fly' });
    expect(played.unit('o1')).toMatchObject({ at: hex('D5'), speed: 'still' });
  });

  it('stays above the hex if it wins; who was below retreats', () => {
    // One hit, d6-1 = 0 on Orks.
    const played = play(given(3, ...ones(5), ...ones(2), ...ones(2), 1), { 'declare b1': 'yes' });
    expect(winnerOf(played)).toEqual([['blue', 1, 0]]);
    expect(played.facts('moved-in')).toMatchObject([{ at: hex('D5'), units: ['b1'] }]);
    expect(played.unit('o1')).toMatchObject({ at: hex('D4'), speed: 'slow' });
  });
});

it('K12: stench strikes the crew of a tank; fear and poison do not', () => {
  const played = play({
    step: 6,
    units: {
      b1: { unit: 'ork.troll', weapons: [], at: 'D5', facing: 0, move: 'Chase + - + -' },
      o1: { unit: 'elf.e34', at: 'D4', facing: 3 },
    },
    // Crew d8: 3 is nothing. 18 + 6 dice, 4 + 2 dice: nobody hits.
    dice: [3, ...ones(24), ...ones(6)],
  });
  expect(played.facts('tokens-given')).toEqual([]);
  expect(played.facts('damage-rolled')).toMatchObject([{ type: 'crew', result: 3, effects: [] }]);
  expect(played.unit('o1')).toMatchObject({ at: hex('D3'), speed: 'still' });
});

describe('K13: endurance after a lost assault', () => {
  const played = (psychic: number) =>
    play({
      step: 12,
      units: {
        b1: orks('D5', { facing: 0, move: '360 + A,F + 360' }),
        o1: {
          unit: 'dwarf.dwarf_infantry',
          equipment: ['dwarf.vest_of_life_support'],
          at: 'D4',
          facing: 3,
          move: STAYS,
          endurance: { kill: 'always', stubborn: 'always', poison: 'never' },
        },
      },
      dice: [1, 1, ...ones(4), psychic],
    });

  it('3 does not shake Dwarves: the winner goes back', () => {
    const { unit } = played(3);
    expect(unit('o1')).toMatchObject({ at: hex('D4'), harm: { endurance: 3 } });
    expect(unit('b1')).toMatchObject({ at: hex('D5'), speed: 'slow' });
  });

  it('4 does, and they retreat', () => {
    const { unit } = played(4);
    expect(unit('o1')).toMatchObject({ at: hex('D3'), harm: { endurance: 3, shaken: 1 } });
    expect(unit('b1').at).toBe(hex('D4'));
  });
});

it('K14: late tokens of a winner come after the damage; those of a loser do not', () => {
  const played = play({
    step: 12,
    units: {
      b1: { unit: 'gnome.gnome_motorcycle', dead: [1, 2], at: 'D6', facing: 0, speed: 'slow', move: '360 + F,B + 360' },
      o1: { unit: 'elf.elf_scout', at: 'D5', facing: 3, move: STAYS },
    },
    // The motorcycle stays though it could slip away: a 1. Two hits of two dice, two deflection dice; the scout misses with one of each.
    dice: [1, 3, 3, 1, 1, 1, 1, 2],
  });
  expect(played.unit('b1')).toMatchObject({ at: hex('D5'), speed: 'still' });
  expect(played.unit('o1').status).toBe('destroyed');
});

describe('K15: two aircraft', () => {
  const given = (...dice: number[]): Case => ({
    step: 6,
    units: {
      b1: { unit: 'elf.eagle_rider', at: 'D6', facing: 0, speed: 'fast_fly', move: '360,F + 360,F,360 + F,360' },
      o1: { unit: 'gnome.gnome_helicopter', at: 'D5', facing: 3, speed: 'still_fly', move: '360 + - + -' },
      o2: { unit: 'gnome.gnome_infantry', at: 'A1', move: STAYS },
    },
    dice,
  });

  it('who loses in the air lands where it retreats to, and stands still', () => {
    // The eagle could slip away with 3+. One hit of six, no deflection; one die of the helicopter. d6-1 = 0 is nothing.
    const played = play(given(1, 3, ...ones(5), 1, 1, 1, 1), { 'declare b1': ['yes', 'no'] });
    expect(played.facts('assault-began')).toMatchObject([{ at: hex('D5'), layer: 'air' }]);
    expect(played.facts('regrouped')).toMatchObject([{ unit: 'o1', speed: 'still', remainder: 'nothing' }]);
    expect(played.unit('o1')).toMatchObject({ at: hex('D4'), speed: 'still' });
  });

  it('who declares no assault turns another way, for none of its ways need lead into the enemy', () => {
    const played = play(given());
    expect(played.facts('assaults-declared')[0]).toMatchObject({ each: [{ unit: 'b1', assaults: false }] });
    expect(played.facts('units-moved')[0]!.each).toMatchObject([{ unit: 'b1', to: hex('E6') }]);
  });
});

describe('K16: a loser whose way back is barred', () => {
  it('an entering one whose origin was taken goes on, clockwise from the hex behind it', () => {
    const played = play({
      step: 12,
      units: {
        b1: orks('D5', { facing: 0, move: '360 + A,F + 360' }),
        o1: { unit: 'elf.e34', at: 'D4', facing: 3 },
        o2: { unit: 'elf.elf_infantry', at: 'C6', facing: 1, speed: 'slow', ...ONE, move: '360 + F + 360' },
      },
      // The tank hits once; d6-1 = 0 does nothing to Orks.
      dice: [1, 1, 5, 1, 1, 1, 1, 1, 1],
    });
    expect(played.unit('o2').at).toBe(hex('D5'));
    expect(played.facts('retreated')).toMatchObject([{ unit: 'b1', from: hex('D5'), at: hex('D6') }]);
  });

  it('a staying one goes beside the mountain behind it, clockwise first', () => {
    const played = play({
      step: 12,
      units: {
        b1: orks('D5', { facing: 0, move: '360 + A,F + 360' }),
        o1: { unit: 'elf.e34', at: 'D4', facing: 3 },
      },
      hexes: { D3: 'mountain' },
      // Nobody hits: the Orks win by rank.
      dice: ones(8),
    });
    expect(played.facts('retreated')).toMatchObject([{ unit: 'o1', at: hex('E4') }]);
  });
});

it('K17: spikes poison whose hit was deflected; a shield takes one off the damage', () => {
  const played = play({
    step: 12,
    units: {
      b1: {
        unit: 'ork.ork_infantry',
        equipment: ['ork.clockwork_shield', 'ork.poison_spikes'],
        at: 'D5',
        facing: 0,
        move: STAYS,
      },
      o1: { unit: 'elf.elf_infantry', at: 'D4', facing: 3, speed: 'slow', move: '360 + F + 360' },
    },
    // Eight dice, four of deflection: one. Two Elf hits, one of which is left: d6-2-1. Poison d4: 1 kills an Elf.
    dice: [...ones(8), 6, 1, 1, 1, 5, 5, 1, 1, 6, 1],
  });
  expect(winnerOf(played)).toEqual([['orange', 0, 1]]);
  expect(played.facts('damage-rolled').map(({ unit, type, result }) => [unit, type, result])).toEqual([
    ['b1', 'regular', 3],
    ['o1', 'poison', 1],
  ]);
  expect([alive(played, 'b1'), alive(played, 'o1')]).toEqual([3, 3]);
  expect([played.unit('b1').at, played.unit('o1').at]).toEqual([hex('D6'), hex('D5')]);
});

describe('K18: the shaken mark of a crowd, and who may choose', () => {
  const given: Case = {
    step: 6,
    units: {
      b1: { unit: 'ork.grunt', at: 'C5', facing: 1, ...ONE, move: 'Chase + - + -' },
      b2: { unit: 'ork.hammerhead', at: 'D5', facing: 0, speed: 'slow', move: 'F + - + -' },
      b3: { unit: 'ork.ork_char_b1', at: 'E5', facing: 5, speed: 'slow', move: 'F + - + -' },
      o1: { unit: 'elf.elf_scout', at: 'D4', facing: 3, move: STAYS },
    },
  };
  it('of two Large units only one may enter beside the grunts', () => {
    const asked = play(given, {}, ['enter']).match.view('blue').own!.asks;
    expect(asked.map(({ options }) => options)).toEqual([['b1 b2', 'b1 b3']]);
  });
});

it('K19: what destroys buildings does so in a retreat too', () => {
  const played = play({
    step: 12,
    units: {
      b1: { unit: 'darkelf.darkelf_infantry', at: 'D5', facing: 0, speed: 'slow', ...ONE, move: '360 + F + 360' },
      o1: { unit: 'ork.hammerhead', at: 'D4', facing: 3 },
    },
    hexes: { D3: 'building' },
    // A die of strength and of deflection, twelve of each: nobody hits, and the Dark Elves win by rank.
    dice: ones(26),
  });
  expect(played.unit('o1').at).toBe(hex('D3'));
  expect(played.facts('building-ruined')).toMatchObject([{ by: 'o1', at: hex('D3') }]);
});

describe('K20: hits on two units, as dealt out if nobody says anything', () => {
  it('in turn by id, what is left supports the hit on the thickest armour; more models are struck first', () => {
    const played = play({
      step: 6,
      units: {
        b1: { unit: 'ork.speedhead', weapons: [], at: 'D5', facing: 0, speed: 'slow', move: 'F + - + -' },
        o1: { unit: 'elf.elf_infantry', at: 'D4', facing: 3, dead: [2, 3], move: STAYS },
        o2: { unit: 'elf.tattoo_ink', at: 'D4', facing: 3 },
      },
      dice: [
        // The Speedhead could slip away with 4+. Eight dice of strength: one natural six, six others again, another six, and again.
        ...[1, 6, ...ones(7)],
        ...[6, ...ones(5)],
        ...[6, ...ones(5)],
        ...ones(5),
        // Two of deflection; two Elf dice, three of the tank and its two of deflection.
        ...[1, 1],
        ...[5, 1],
        ...[1, 1, 1, 1, 1],
        // d8 on Elves: 1 kills. On the tank AP 3 of 8: five dice; d8 and three supports. d8 on Elves again.
        ...[1, ...ones(5), 1, 1],
        // One Elf hit: AP 2 on 8, six dice; d6-2.
        ...[...ones(6), 3],
      ],
    });
    expect(winnerOf(played)).toEqual([['blue', 6, 1]]);
    expect(played.facts('hits-allocated')[0]!.allocation.primary.map(({ on }) => on)).toEqual(['o1', 'o2', 'o1', 'b1']);
    expect(played.facts('damage-rolled').map(({ unit, result }) => [unit, result])).toEqual([
      ['o1', 1],
      ['o2', 4],
      ['o1', 1],
      ['b1', 1],
    ]);
    expect([played.unit('o1').status, played.unit('o2').at]).toEqual(['destroyed', hex('D3')]);
  });
});

it('K21: where all enemies slip away the hex is entered without a fight, and aim that moving spoils is lost', () => {
  const played = play(
    {
      step: 6,
      units: {
        b1: {
          unit: 'dwarf.zap',
          at: 'D5',
          facing: 0,
          speed: 'slow',
          aims: [['Aim', 'D5']],
          move: 'F + - + -',
        },
        o1: { unit: 'elf.elite_elf_scout', at: 'D4', facing: 3, move: STAYS },
      },
      dice: [3],
    },
    { 'slip o1': 'retreat' },
  );
  expect(played.facts('assault-began')).toEqual([]);
  expect(played.facts('moved-in')).toMatchObject([{ to: { units: { b1: { at: hex('D4'), aim: [] } } } }]);
  expect(played.unit('o1')).toMatchObject({ at: hex('D3'), speed: 'slow' });
});

import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { type Case, type Placing, play } from './play.ts';

// Cases worked out by hand from chapters 15 and 17 to 22: hex effects, agony, healing, aftermath, points.

const ONE = { dead: [1, 2, 3] };
const FAR: Placing = { unit: 'gnome.ballista_tractor_mark_ii', at: 'G1', facing: 3 };

type Played = ReturnType<typeof play>;
const alive = (played: Played, id: string) => played.unit(id).harm.alive.filter(Boolean).length;

describe('N1: acid that eats twice', () => {
  const tank = (...dice: number[]) =>
    play({ step: 26, units: { b1: { unit: 'elf.e34', at: 'D5', acid: 1 }, o1: FAR }, dice });

  it('is gone if it becomes minor twice', () => {
    expect(tank(6, 1, 1).unit('b1').harm).toMatchObject({ acid: 0, minorAcid: 0 });
  });

  it('becomes minor, and then does everything else; minor acid and fire follow in the same turn', () => {
    // Minor acid is washed off with 2. Fire 3 and one fd: row 4.
    const played = tank(6, 1, 5, 2, 3);
    expect(played.unit('b1').harm).toMatchObject({ minorAcid: 0, fire: 1, fd: 2, shaken: 1, armourLost: 1 });
    // Two of each; one goes in Aftermath.
    expect(played.match.state.markers[hex('D5')]).toMatchObject({
      poison: { count: 1, die: 4, from: 4 },
      acid: { count: 1, major: false, from: 4 },
    });
  });

  it('6 and 6 again are three more rolls', () => {
    // 6: twice; the first is 6 again: 2 and 2; then 2.
    expect(tank(6, 6, 2, 2, 2).unit('b1').harm).toMatchObject({ acid: 1, fd: 3 });
  });
});

it('N2: terror strikes all enemies within its range, not those that hide, nor those beyond', () => {
  const played = play({
    step: 26,
    units: {
      b1: { unit: 'dwarf.tamed_balrog', at: 'D5', speed: 'slow' },
      o1: { unit: 'darkelf.darkelf_infantry', replace: { 'darkelf.elite_darkelf_infantry': 1 }, at: 'D3' },
      o2: { unit: 'darkelf.darkelf_infantry', at: 'D2' },
      o3: { unit: 'darkelf.assassin', at: 'E4', hidden: true, speed: 'crawl' },
      o4: { unit: 'darkelf.queen_yy', at: 'C4' },
    },
    hexes: { E4: 'ruins' },
    // d8: 4 less 1 for the elite is nothing. The queen has no mind of its own.
    dice: [4],
  });
  expect(played.facts('damage-rolled')).toMatchObject([{ unit: 'o1', type: 'psychic', result: 3 }]);
  expect(played.facts('spared')).toMatchObject([{ unit: 'o4' }]);
});

describe('N3: poison and bleeding', () => {
  it('a token that only wounds goes down a step; one that kills is gone; a new wound bleeds in this turn', () => {
    const played = play({
      step: 26,
      units: { b1: { unit: 'ork.bioengineered_ork', at: 'D5', poison: [8, 4] }, o1: FAR },
      // d8: 2 less 1 is a wound. d4: 4 less 1 kills. The wound closes with a 1.
      dice: [2, 4, 1],
    });
    expect(played.unit('b1').harm).toMatchObject({ poison: [6], bleeding: [], fd: 0 });
    expect(alive(played, 'b1')).toBe(3);
  });

  it('bleeding causes no bleeding, but everything else of its row', () => {
    const played = play({
      step: 26,
      units: { b1: { unit: 'ork.warg_rider', at: 'D5', speed: 'slow', bleeding: [6] }, o1: FAR },
      // d6: 4, bleed:6 is left out; psychic 5 shakes.
      dice: [4, 5],
    });
    expect(played.unit('b1').harm).toMatchObject({ bleeding: [6], fd: 1, shaken: 1 });
  });

  it('each death halves fd, for what comes after it in the same turn', () => {
    const played = play({
      step: 26,
      units: { b1: { unit: 'ork.ork_infantry', at: 'D5', fd: 3, fire: 1, poison: [4] }, o1: FAR },
      // Fire 2 + 3 kills: fd 1. Poison 1 + 1 kills: fd 0, the token is gone. Fire stays.
      dice: [2, 1],
    });
    expect(played.unit('b1').harm).toMatchObject({ fd: 0, fire: 1, poison: [] });
    expect(alive(played, 'b1')).toBe(2);
  });
});

it('N4: fire goes out at 1 or less, resistance taken off; a natural 1 always', () => {
  const left = (unit: string, die: number) =>
    play({ step: 28, units: { b1: { unit, at: 'D5', fire: 1, dead: [] }, o1: FAR }, dice: [die] }).unit('b1').harm.fire;
  expect([left('dwarf.dwarf_infantry', 2), left('dwarf.dwarf_infantry', 3), left('ork.ork_infantry', 1)]).toEqual([
    0, 1, 0,
  ]);
});

it('N5: a troll that lies there heals once, in Healing 2, and wakes', () => {
  const played = play({
    step: 25,
    units: { b1: { unit: 'ork.troll', at: 'D5', unconscious: true, fire: 1, fd: 2 }, o1: FAR },
    // Fire 2 + 2: one more fd. Then three points: fire, and one fd.
    dice: [2],
  });
  expect(played.facts('healed')).toHaveLength(1);
  expect(played.unit('b1').harm).toMatchObject({ unconscious: false, fire: 0, fd: 2 });
});

it('N6: a queen that spins both ways ends one side to the left', () => {
  const played = play({
    step: 26,
    units: {
      b1: { unit: 'darkelf.queen_yy', at: 'D5', facing: 0, criticals: ['spin_right_a0', 'spin_left_a1_a3'] },
      o1: FAR,
    },
  });
  expect(played.facts('spun').map(({ sixths }) => sixths)).toEqual([1, -1, -1]);
  expect(played.unit('b1').facing).toBe(5);
});

describe('N7: a cloud released in smoke', () => {
  const given = (die: number): Case => ({
    step: 5,
    units: { b1: { unit: 'darkelf.queen_yy', at: 'D5', facing: 0, move: '- + - + -', guns: '- + Release' }, o1: FAR },
    markers: { D5: { smoke: 3 } },
    dice: [die],
  });
  it.each([
    [5, 0],
    [6, 1],
  ])('strikes at the next movement, once: %i of d12 leaves %i shaken tokens', (die, shaken) => {
    const played = play(given(die), { 'cloud b1': hex('D5') });
    expect(played.facts('cloud-breathed')).toMatchObject([{ unit: 'b1', die, from: 5, shaken: shaken > 0 }]);
    expect(played.unit('b1').harm.shaken).toBe(shaken);
  });
});

it('N8: fog on a cloud: the larger die, the smaller number less one', () => {
  const played = play(
    {
      units: {
        b1: {
          unit: 'darkelf.darkelf_infantry',
          equipment: ['darkelf.poison_fog_grenade'],
          at: 'D7',
          facing: 0,
          guns: 'Throw + -',
          move: '360 + - + -',
        },
        o1: FAR,
      },
      markers: { D6: { poison: { count: 2, die: 8, from: 4 } } },
    },
    {
      'shoot blue': [
        { kind: 'shoot', unit: 'b1', use: 'normal', shots: [{ weapon: 'darkelf.poison_fog_grenade', hex: hex('D6') }] },
        { kind: 'commit' },
      ],
    },
  );
  // In Aftermath one of each goes.
  expect(played.match.state.markers[hex('D6')]).toMatchObject({ smoke: 1, poison: { count: 2, die: 8, from: 3 } });
  expect(played.unit('b1').loads).toMatchObject({ 'darkelf.poison_fog_grenade': 1 });
});

describe('N9: who stands in acid', () => {
  const tokens = (major: boolean, dice: number[]) => {
    const { minorAcid, acid } = play({
      step: 5,
      units: {
        b1: {
          unit: 'dwarf.dwarf_infantry',
          equipment: ['dwarf.trench_coat_of_resistance'],
          at: 'D5',
          move: '360 + 360 + 360',
        },
        o1: FAR,
      },
      markers: { D5: { acid: { count: 2, major, from: 4 } } },
      dice,
    }).unit('b1').harm;
    return [acid, minorAcid];
  };
  it('a coat keeps minor acid off, and nothing is rolled', () => {
    expect(tokens(false, [])).toEqual([0, 0]);
  });
  it('acid gets through, and is gone when it becomes minor', () => {
    expect(tokens(true, [4, 1])).toEqual([0, 0]);
    expect(tokens(true, [4, 2])).toEqual([1, 0]);
  });
});

it('N10: a gun is destroyed with the last of its crew; they are no models', () => {
  const played = play({
    step: 23,
    units: {
      b1: { unit: 'ork.ork_infantry', at: 'D6', facing: 0, ...ONE, guns: '- + Fire' },
      o1: { unit: 'dwarf.dwarf_at_gun', at: 'D4', facing: 0, crewLost: 3, fd: 2 },
      o2: { unit: 'dwarf.zap', at: 'G1' },
    },
    // Bad -1, still +1, target at rest +1: 4. From behind without armour: d6-1 and 2 fd: 1 comes to 2.
    dice: [4, 1],
  });
  expect(played.facts('damage-rolled')).toMatchObject([{ result: 2, killed: [] }]);
  expect(played.unit('o1')).toMatchObject({ status: 'destroyed', harm: { crewLost: 4, fd: 3 } });
});

it('N11: the trench coat rolls poison again for an endurance token, and the new die stands', () => {
  const played = play({
    step: 29,
    units: {
      b1: {
        unit: 'dwarf.dwarf_infantry',
        equipment: ['dwarf.vest_of_life_support', 'dwarf.trench_coat_of_resistance'],
        at: 'D5',
        poison: [8],
        endurance: { kill: 'never', stubborn: 'never', poison: 'always' },
      },
      o1: FAR,
    },
    // Resistance 2 and 1: 8 would be 5, 3 is nothing.
    dice: [8, 3],
  });
  expect(played.unit('b1').harm).toMatchObject({ poison: [6], endurance: 3 });
  expect(alive(played, 'b1')).toBe(4);
});

it('N12: a unit shaken twice has one token more; in Aftermath one of both goes', () => {
  const played = play({
    step: 32,
    units: {
      b1: { unit: 'ork.grunt', at: 'D5', marks: ['overcrowd', 'shaken_next_turn'] },
      b2: { unit: 'ork.grunt', at: 'D6', marks: ['overcrowd'], shaken: 1 },
      b3: { unit: 'ork.grunt', at: 'D7', shaken: 1 },
      o1: FAR,
    },
  });
  expect(['b1', 'b2', 'b3'].map((id) => played.unit(id).harm.shaken)).toEqual([1, 1, 0]);
  expect(played.unit('b1').marks).toEqual([]);
});

describe('N13: tournament points', () => {
  it.each<[string, Partial<Placing>, number, number]>([
    // 24 for the own ZAP of 8 industry; 36 + 8 for E34 and archers, 16 for the lead.
    ['nobody is hurt', {}, 24, 36 + 8 + 16],
    ['half of the models of a unit', { unit: 'elf.elf_archer', dead: [0, 1] }, 24 + 8, 8 + 8 + 0],
    ['three of four', { unit: 'elf.elf_archer', dead: [0] }, 24, 8 + 8],
  ])('%s', (_, o1, blue, orange) => {
    const played = play({
      step: 2,
      units: {
        b1: { unit: 'dwarf.zap', at: 'C7' },
        o1: { unit: 'elf.e34', at: 'D3', ...o1 },
        o2: { unit: 'elf.elf_archer', at: 'G1' },
      },
    });
    const { sides } = played.ask('score', {}) as { sides: { points: number; tournament: number }[] };
    const lead = blue > orange ? [16, 0] : [0, 0];
    expect(sides.map(({ points }) => points)).toEqual([blue + lead[0]!, orange]);
    expect(sides.map(({ tournament }) => tournament)).toEqual(
      [blue + lead[0]!, orange].map((points) => Number(Math.sqrt(points).toFixed(2))),
    );
  });
});

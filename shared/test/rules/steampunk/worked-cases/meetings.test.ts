import { describe, expect, it } from 'vitest';
import { hex } from '../ground.ts';
import { type Case, type Placing, play } from './play.ts';

// Cases of our own, worked out by hand from the rules, where two chapters meet.

const COMMIT = { kind: 'commit' } as const;
const ONE = { dead: [1, 2, 3] };
const FAR: Placing = { unit: 'elf.e34', at: 'G1', facing: 3 };
const ones = (n: number): number[] => Array(n).fill(1);
const alive = (played: ReturnType<typeof play>, id: string) => played.unit(id).harm.alive.filter(Boolean).length;

it('M1: shaken by a cloud in the second movement: the rest is the default order, and nothing is fired', () => {
  const played = play({
    step: 6,
    units: {
      b1: {
        unit: 'gnome.quad_bike',
        at: 'D7',
        facing: 0,
        speed: 'fast',
        move: 'F + L + F',
        guns: 'Fire(res) + Fire(res)',
      },
      o1: { ...FAR, at: 'D1' },
    },
    markers: { D6: { poison: { count: 2, die: 4, from: 2 } } },
    // A die for each model, which escapes, and one for the unit: more than 2 shakes it.
    dice: [1, 1, 1, 1, 3],
  });
  const steps = played.facts('step-carried-out').map(({ each }) => each.find(({ unit }) => unit === 'b1')?.tokens);
  expect(steps).toEqual([['F'], ['Flee'], ['Flee']]);
  // Away from D1 by the least turn: SE of D6 is E7.
  expect(
    played
      .facts('units-moved')
      .map(({ each }) => each[0]!.to)
      .slice(0, 2),
  ).toEqual([hex('D6'), hex('E7')]);
  const [read] = played.facts('parts-read');
  expect(read!.orders.find(({ unit }) => unit === 'b1')).toMatchObject({ void: 'shaken' });
  expect(played.unit('b1').harm.shaken).toBe(1);
});

it('M2: who aimed and was assaulted fires without aim', () => {
  const played = play({
    step: 6,
    units: {
      b1: { unit: 'elf.elf_infantry', at: 'D5', move: '360 + 360 + 360', guns: '- + Fire', aims: [['Aim', 'D5']] },
      o1: { unit: 'ork.grunt', at: 'D4', facing: 3, move: 'Chase + - + -', ...ONE },
    },
    // One hit of four dice, two Ork dice, a damage die that does nothing; then four shots that miss.
    dice: [5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  expect(played.unit('b1')).toMatchObject({ at: hex('D5'), aim: [] });
  const shots = played.facts('shot-fired');
  expect(shots.map(({ needed }) => needed)).toEqual([3, 3, 3, 3]);
  for (const { reasons } of shots) expect(reasons.map(({ why }) => why)).not.toContain('aim');
});

describe('M3: a retreat into a full hex', () => {
  const given: Case = {
    step: 6,
    units: {
      b1: { unit: 'elf.elf_infantry', at: 'D5', facing: 0, speed: 'slow', ...ONE },
      b2: { unit: 'elf.elf_archer', at: 'D6', speed: 'slow' },
      b3: { unit: 'elf.elf_archer', at: 'D6', speed: 'slow' },
      o1: { unit: 'ork.grunt', at: 'D4', facing: 3, move: 'Chase + - + -' },
    },
    // Nobody hits: the Orks win by their rank.
    dice: ones(9),
  };

  it('leads into a hex beside it, clockwise first', () => {
    const { match } = play(given, {}, ['retreat']);
    expect(match.view('blue').own!.asks.map(({ options }) => options)).toEqual([[hex('C6'), hex('E6')]]);
  });

  it('as its owner wants', () => {
    const moved = (option: string) => play(given, { 'retreat b1': option }).facts('retreated');
    expect(moved(hex('C6'))).toMatchObject([{ unit: 'b1', from: hex('D5'), at: hex('C6') }]);
    expect(moved(hex('E6'))).toMatchObject([{ unit: 'b1', at: hex('E6') }]);
  });
});

it('M4: nobody enters the hex of an own Huge unit', () => {
  const played = play({
    step: 12,
    units: {
      b1: { unit: 'ork.troll', at: 'C4', move: 'Chase + - + -' },
      b2: { unit: 'ork.ork_infantry', at: 'C5', facing: 0, speed: 'slow', move: '360 + F + 360' },
      o1: FAR,
    },
  });
  expect(played.facts('overcrowded')).toMatchObject([{ each: [{ unit: 'b2', to: hex('C4') }] }]);
  expect(played.unit('b2')).toMatchObject({ at: hex('C5') });
  expect([played.unit('b1').harm.shaken, played.unit('b2').harm.shaken]).toEqual([0, 1]);
});

it('M5: what flies above an assault has no part in it', () => {
  const played = play({
    step: 6,
    units: {
      b1: { unit: 'gnome.gnome_helicopter', at: 'D5', speed: 'still_fly', move: '360 + - + -' },
      b2: { unit: 'gnome.gnome_infantry', at: 'D5', facing: 0, move: '360 + - + -', ...ONE },
      o1: { unit: 'ork.grunt', at: 'D4', facing: 3, move: 'Chase + - + -' },
    },
    dice: ones(9),
  });
  expect(played.facts('assault-began')).toMatchObject([{ at: hex('D5'), layer: 'ground', units: ['b2', 'o1'] }]);
  expect(played.unit('b1')).toMatchObject({ at: hex('D5'), speed: 'still_fly' });
  expect(played.unit('o1').at).toBe(hex('D5'));
  expect(played.unit('b2').at).toBe(hex('D6'));
});

it('M6: a burning forest sets on fire once a turn, and is rough afterwards', () => {
  const played = play({
    step: 5,
    units: { b1: { unit: 'ork.ork_infantry', at: 'D4', speed: 'slow', move: '360 + B + 360' }, o1: FAR },
    hexes: { D4: 'forest' },
    markers: { D4: { fire: 2, smoke: 2 } },
    dice: [5, 1],
  });
  expect(played.facts('hex-struck')).toMatchObject([{ unit: 'b1', marker: 'fire', needs: 5, dice: [5] }]);
  expect(played.facts('token-faded')).toMatchObject([{ unit: 'b1', token: 'fire', die: 1 }]);
  expect(played.match.state.board.hexes[hex('D4')]).toMatchObject({ features: { rough: 1 } });
  expect(played.match.state.markers[hex('D4')]).toMatchObject({ fire: 1, smoke: 1 });
});

it('M7: one grenade at two units, of which one takes cover', () => {
  const played = play({
    step: 23,
    units: {
      b1: {
        unit: 'elf.elf_infantry',
        at: 'D5',
        speed: 'slow',
        modelEquipment: { 'elf.hand_grenade': 4 },
        guns: '- + Throw',
      },
      o1: { unit: 'dwarf.dwarf_infantry', at: 'D4', dead: [2, 3] },
      o2: { unit: 'dwarf.dwarf_infantry', at: 'D4', speed: 'slow', dead: [2, 3] },
    },
    hexes: { D4: 'ruins' },
    dice: [5, 6, 3, 4, 1, 1],
  });
  expect(played.facts('area-attacked')).toMatchObject([
    {
      rolls: [
        { target: 'o1', needed: 6, dice: [[5], [6]], hits: 1 },
        { target: 'o2', needed: 4, dice: [[3], [4]], hits: 1 },
      ],
    },
  ]);
  expect([alive(played, 'o1'), alive(played, 'o2')]).toEqual([1, 1]);
});

describe('M8: a sweep', () => {
  const sweep = (kind: object, dice: number[]) =>
    play(
      {
        arsenal: {
          'test.ray': {
            id: 'test.ray',
            name: 'Ray',
            range: 1,
            regular: { sides: 6 },
            attack: { mode: 'sweep', pointBlank: 3, normal: 4, long: 5, ...kind },
          } as never,
        },
        units: {
          b1: { unit: 'dwarf.dwarf_infantry', at: 'D6', facing: 0, ...ONE, weapons: ['test.ray'], guns: 'Fire + -' },
          b2: { unit: 'dwarf.dwarf_infantry', at: 'D5', ...ONE, speed: 'slow' },
          o1: { unit: 'ork.ork_infantry', at: 'D4', ...ONE, speed: 'slow' },
        },
        dice,
      },
      {
        'shoot blue': [
          { kind: 'shoot', unit: 'b1', use: 'normal', shots: [{ weapon: 'test.ray', direction: 0 }] },
          COMMIT,
        ],
      },
    );
  const needed = (played: ReturnType<typeof play>) =>
    Object.fromEntries(
      played.facts('area-attacked').flatMap(({ rolls }) => rolls.map((roll) => [roll.target, roll.needed])),
    );

  it('that hits friends strikes them by their distance', () => {
    const played = sweep({ hitsFriends: true }, [4, 4, 1]);
    expect(needed(played)).toEqual({ b2: 3, o1: 5 });
    expect(played.unit('b2').status).toBe('destroyed');
    expect(alive(played, 'o1')).toBe(1);
  });

  it('that is safe for friends skips their hexes', () => {
    expect(needed(sweep({ friendlySafe: true }, [4]))).toEqual({ o1: 5 });
  });
});

it('M9: a cone has its own number in each of its four hexes', () => {
  const enemy = (at: string): Placing => ({ unit: 'ork.ork_infantry', at, ...ONE, speed: 'slow' });
  const played = play({
    arsenal: {
      'test.flame': {
        id: 'test.flame',
        name: 'Flame',
        range: 1,
        regular: { sides: 6 },
        arc: [1, 0, 0, 0],
        attack: { mode: 'cone', pointBlank: 3, longCentre: 4, longEdge: 6 },
      } as never,
    },
    units: {
      b1: { unit: 'dwarf.dwarf_infantry', at: 'D6', facing: 0, ...ONE, weapons: ['test.flame'], guns: 'Fire + -' },
      o1: enemy('D5'),
      o2: enemy('D4'),
      o3: enemy('E5'),
      o4: enemy('C5'),
    },
    dice: [2, 2, 2, 2],
  });
  const rolls = played.facts('area-attacked').flatMap((fact) => fact.rolls);
  expect(Object.fromEntries(rolls.map(({ target, needed }) => [target, needed]))).toEqual({
    o1: 3,
    o2: 4,
    o3: 6,
    o4: 6,
  });
});

it('M10: a unit that is dragged into its harpooner fights with its front, and keeps its facing', () => {
  const played = play({
    step: 6,
    units: {
      b1: { unit: 'ork.hammerhead', at: 'D5', facing: 0, speed: 'slow' },
      o1: { unit: 'elf.elf_infantry', at: 'D4', facing: 0, ...ONE, move: '360 + 360 + 360', draggedBy: 'b1' },
    },
    // Twelve dice of strength and of deflection; one of the Elf. Nobody hits: the Ork wins by rank.
    dice: ones(25),
  });
  expect(played.facts('assault-began')).toMatchObject([
    {
      at: hex('D5'),
      fighters: [
        { unit: 'b1', role: 'staying', angle: 0 },
        { unit: 'o1', role: 'entering', angle: 0 },
      ],
    },
  ]);
  expect(played.facts('regrouped')).toMatchObject([{ unit: 'o1', facing: 0, speed: 'slow', remainder: 'turn' }]);
  expect(played.unit('o1').at).toBe(hex('D4'));
});

it('M11: a unit that shows itself in an enemy’s hex fights with half as many dice again', () => {
  const played = play(
    {
      step: 6,
      units: {
        b1: { unit: 'darkelf.assassin', at: 'D5', hidden: true, move: 'Reveal + - + -' },
        o1: { unit: 'elf.elf_infantry', at: 'D4', facing: 3, speed: 'slow', ...ONE },
      },
      // Nine dice of strength, twelve of deflection, one of the Elf. Nobody hits: the Dark Elf wins by rank.
      dice: ones(22),
    },
    { 'reveal b1': [hex('D4'), '0'] },
  );
  expect(played.facts('strength-rolled').map(({ unit, pool }) => [unit, pool.dice.length])).toEqual([
    ['b1', 9],
    ['o1', 1],
  ]);
  expect(played.facts('deflection-rolled')).toMatchObject([{ unit: 'b1', shown: ones(12) }]);
  expect(played.unit('b1')).toMatchObject({ at: hex('D4'), hidden: false });
  expect(played.facts('retreated')).toMatchObject([{ unit: 'o1', at: hex('D3') }]);
});

describe('M12: perfect braking', () => {
  const given = (brake: 0 | 1 | 2): Case => ({
    step: 6,
    units: {
      b1: { unit: 'dwarf.gunblasterwagon', at: 'D9', facing: 0, speed: 'fast', move: 'F + F + F', brake },
      o1: { ...FAR, at: 'A1' },
    },
  });

  it.each([
    [0, 'fast'],
    [1, 'slow'],
    [2, 'still'],
  ] as const)('takes %i steps of speed off after the third step', (brake, speed) => {
    expect(play(given(brake)).unit('b1')).toMatchObject({ at: hex('D6'), speed });
  });

  it('cannot be ordered without', () => {
    const order = { movement: [['-'], ['-'], ['-']], gunnery: ['-', '-'], brake: 1, priority: 0 };
    const endurance = { kill: 'always', stubborn: 'never', poison: 'never' };
    expect(
      play(given(0)).refusal('orange', { kind: 'order', unit: 'o1', order: { ...order, endurance } as never }),
    ).toMatchObject({ code: 'no-brake' });
  });
});

describe('M13: one point of repair', () => {
  const given: Case = {
    step: 25,
    units: {
      b1: { unit: 'gnome.gnome_helicopter', at: 'C7', fd: 1, shaken: 2, minorAcid: 1, criticals: ['cannot_move'] },
      o1: FAR,
    },
  };

  it('goes to what comes first among what it can pay for: a shaken token', () => {
    const { facts, unit } = play({ ...given, dice: [1] });
    expect(facts('healed')).toMatchObject([{ unit: 'b1', cures: [{ cure: 'shaken' }] }]);
    // The other shaken token goes in Aftermath, the minor acid by its die.
    expect(unit('b1').harm).toMatchObject({ fd: 1, shaken: 0, minorAcid: 0, criticals: ['cannot_move'] });
  });

  it('buys neither two things nor a critical condition', () => {
    const played = play(given, {}, ['heal']);
    const refused = (...cures: ('fd' | 'shaken' | 'critical' | 'poison')[]) =>
      played.refusal('blue', { kind: 'heal', unit: 'b1', cures: cures.map((cure) => ({ on: 'b1', cure })) });
    expect(refused('fd')).toBeUndefined();
    expect(refused('fd', 'shaken')).toMatchObject({ rule: 'HEAL-1' });
    expect(refused('critical')).toMatchObject({ rule: 'HEAL-1' });
    expect(refused('poison')).toMatchObject({ rule: 'HEAL-1' });
  });
});

it('M14: the end-phase goes on until nobody burns, bleeds or is shaken; who was shaken then is crippled', () => {
  const played = play({
    turn: 8,
    step: 33,
    units: {
      b1: { unit: 'elf.bear_rider', at: 'C7', fire: 1, bleeding: [4] },
      o1: { unit: 'dwarf.zap', at: 'D3', shaken: 2 },
    },
    // A 4 of the fire is one fd and one more bleeding[4]; both of these are gone with a 1, and in the second round the fire.
    dice: [4, 1, 1, 1],
  });
  expect(played.facts('end-round-began')).toHaveLength(2);
  expect(played.unit('o1').harm.shaken).toBe(0);
  // A bear rider is worth 2 + 6, a ZAP 3 for each of its 8.
  expect(played.match.outcome).toMatchObject({ winner: 0, score: [8 + 24 + 16, 24] });
});

describe('M15: match points', () => {
  const points = (o1: Partial<Placing>) =>
    play({
      turn: 8,
      step: 33,
      units: {
        b1: { unit: 'dwarf.zap', at: 'C7' },
        o1: { unit: 'elf.e34', at: 'D3', ...o1 },
        o2: { unit: 'elf.elf_archer', at: 'G1' },
      },
    }).match.outcome!.score;
  // A ZAP of 8 industry, an E34 of 12, archers of 6 manpower and 2 experience; 16 for the side that has more.
  it.each<[string, Partial<Placing>, number, number]>([
    ['nobody is hurt', {}, 24, 36 + 8 + 16],
    ['fd of less than half of what destroys', { fd: 3 }, 24, 36 + 8 + 16],
    ['fd of half of what destroys', { fd: 4 }, 24 + 36 + 16, 36 + 8],
    ['a critical condition', { criticals: ['stuck_turret'] }, 24 + 36 + 16, 36 + 8],
    ['a crippled crew', { crippledCrew: true }, 24 + 36 + 16, 36 + 8],
    ['fled', { status: 'fled' }, 24 + 36 + 16, 8],
    ['destroyed', { status: 'destroyed' }, 24 + 72 + 16, 8],
  ])('%s', (_, o1, blue, orange) => {
    expect(points(o1)).toEqual([blue, orange]);
  });
});

it('M16: who stays in a hex makes it too full for those behind', () => {
  const march = (at: string, move: string): Placing => ({
    unit: 'ork.ork_infantry',
    at,
    facing: 0,
    speed: 'slow',
    move,
  });
  const played = play({
    step: 12,
    units: {
      b1: march('C4', '360 + B + 360'),
      b2: march('C4', '360 + B + 360'),
      b3: march('C5', '360 + F + 360'),
      b4: march('C6', '360 + F + 360'),
      b5: march('C6', '360 + F + 360'),
      o1: FAR,
    },
  });
  expect(['b3', 'b4', 'b5'].map((id) => played.unit(id).at)).toEqual([hex('C5'), hex('C6'), hex('C6')]);
  expect(['b1', 'b2', 'b3', 'b4', 'b5'].map((id) => played.unit(id).harm.shaken)).toEqual([0, 0, 1, 1, 1]);
});

it('M17: shots of lower priority come first, and a shot at what is destroyed is not rolled', () => {
  const gun = (priority: number): Placing => ({
    unit: 'dwarf.dwarf_infantry',
    at: 'D7',
    ...ONE,
    weapons: ['elf.rifle'],
    guns: 'Fire + -',
    priority,
  });
  const played = play({
    units: { b1: gun(1), b2: gun(-1), o1: { unit: 'elf.elite_elf_scout', at: 'D4', speed: 'slow' }, o2: FAR },
    dice: [4, 6],
  });
  expect(played.facts('shot-fired')).toMatchObject([{ by: 'b2', target: 'o1', needed: 4, hit: true }]);
  expect(played.facts('shot-lost')).toMatchObject([{ by: 'b1', target: 'o1' }]);
  expect(played.unit('o1').status).toBe('destroyed');
});

it('M18: endurance turns a death into bleeding, which is rolled in Agony of the same turn', () => {
  const played = play({
    step: 23,
    units: {
      b1: { unit: 'ork.ork_infantry', at: 'D6', ...ONE, guns: '- + Fire' },
      o1: { unit: 'dwarf.dwarf_infantry', at: 'D4', speed: 'slow', equipment: ['dwarf.vest_of_life_support'] },
    },
    // A bad shot at rest needs 5+; a 3 less 1 kills one. A bleeding die of 1 stops it.
    dice: [5, 3, 1],
  });
  expect(played.facts('shot-fired')).toMatchObject([{ needed: 5 }]);
  expect(played.facts('damage-rolled')).toMatchObject([{ result: 2, killed: [], endured: 1 }]);
  expect(played.facts('token-faded')).toMatchObject([{ unit: 'o1', token: 'bleeding', die: 1 }]);
  expect(alive(played, 'o1')).toBe(4);
  expect(played.unit('o1').harm).toMatchObject({ endurance: 3, bleeding: [] });
});

it('M19: fire on the ground strikes who stands in it, not who flies above', () => {
  const played = play({
    step: 5,
    units: {
      b1: { unit: 'gnome.gnome_helicopter', at: 'D4', speed: 'still_fly', move: '360 + - + -' },
      b2: { unit: 'gnome.gnome_infantry', at: 'D4', move: '360 + - + -' },
      o1: FAR,
    },
    markers: { D4: { fire: 1 } },
    dice: [4],
  });
  expect(played.facts('hex-struck')).toMatchObject([{ unit: 'b2', dice: [4], tokens: [] }]);
  expect(played.match.state.markers[hex('D4')]).toBeUndefined();
});

import { isShaken, livingOf } from '@ironhex/shared/steampunk';
import { FOREST, fieldOf, ordered, RUINS, STAYS, type SteampunkLesson } from './field.ts';
import { aimedAt, COMMIT, choosing, firingAt } from './judging.ts';

/** Both sides fire in one phase. */
export const firing: SteampunkLesson = {
  id: 'firing',
  title: 'Fire, all at once',
  goal: 'Shoot at the orks who are easier to hit.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', unit: 'elf.elf_infantry', at: '0406', orders: ordered(STAYS, 'Fire + -') },
      {
        id: 'o1',
        seat: 'orange',
        unit: 'ork.ork_infantry',
        at: '0403',
        facing: 3,
        orders: ordered(STAYS, 'Fire + -', 3),
      },
      {
        id: 'o2',
        seat: 'orange',
        unit: 'ork.ork_infantry',
        at: '0504',
        facing: 3,
        orders: ordered(STAYS, 'Load + -', 3),
      },
    ],
    hexes: { '0504': FOREST, '0206': FOREST },
    step: 3,
    seed: 5,
  }),
  steps: [
    {
      says: 'You ordered Fire for Gunnery 1; now you say at whom. A shot needs 5 or more on a die, less what helps it, and more for what hinders it: the forest takes 1 from you (GUN-6). Pick the orks in the open, at 0403, and Commit.',
      at: [{ hex: '0403' }, { control: 'confirm' }],
      answer: firingAt('o1', { b1: ['elf.rifle'] }),
      wrong: aimedAt('o1', ['b1'], 'Fire at the orks in the open: the forest makes the others harder to hit.'),
    },
    {
      says: 'Both sides chose in secret, then all shots were rolled. The orks that you hit fired all the same, and so did your fallen: in a phase everything happens at once. Rifles must be loaded again.',
      at: [{ hex: '0403' }],
    },
  ],
  reached: ({ units }) => livingOf(units.o1!.harm) < 4 && livingOf(units.b1!.harm) < 4,
};

/** A tank under steady fire breaks, and fires until the end of the phase. */
export const damage: SteampunkLesson = {
  id: 'damage',
  title: 'Damage at the end',
  goal: 'Destroy one of the tanks.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      { id: 'b1', seat: 'blue', unit: 'elf.e34', at: '0306', orders: ordered('- + - + -', '- + Fire') },
      { id: 'b2', seat: 'blue', unit: 'elf.e34', at: '0506', orders: ordered('- + - + -', '- + Fire') },
      {
        id: 'o1',
        seat: 'orange',
        unit: 'ork.ork_char_b1',
        at: '0303',
        facing: 3,
        fd: 3,
        orders: ordered('- + - + -', 'Load(h) + Fire(p)'),
      },
      {
        id: 'o2',
        seat: 'orange',
        unit: 'ork.ork_char_b1',
        at: '0604',
        facing: 3,
        orders: ordered('- + - + -', 'Load(h) + Fire(p)'),
      },
    ],
    step: 23,
    seed: 1,
  }),
  steps: [
    {
      says: 'Machines take fd tokens, and each token adds 1 to all later damage. The tank at 0303 has 3. Two that share your fire may both live: aim both of your tanks at 0303, and Commit.',
      at: [{ control: 'fire-b1' }, { hex: '0303' }, { control: 'fire-b2' }, { hex: '0303' }, { control: 'confirm' }],
      answer: firingAt('o1', {
        b1: ['elf.main_tank_gun', 'elf.twin_rifle'],
        b2: ['elf.main_tank_gun', 'elf.twin_rifle'],
      }),
      wrong: aimedAt('o1', ['b1', 'b2'], 'That one is fresh. Aim both tanks at the one with fd tokens, at 0303.'),
    },
    {
      says: 'Its tokens made a hit fatal. Yet the tank still fired: damage is written down at once, and counts when the phase ends (DET-5).',
      at: [{ hex: '0303' }],
    },
  ],
  reached: ({ units }) => units.o1?.status === 'destroyed',
};

/** A charge into the back, and a retreat before one. */
export const assault: SteampunkLesson = {
  id: 'assault',
  title: 'Assault and retreat',
  goal: 'Drive the wargs off, and save your archers.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      {
        id: 'b1',
        seat: 'blue',
        unit: 'elf.bear_rider',
        at: '0205',
        speed: 'slow',
        facing: 1,
        orders: ordered('360 + F + 360', '- + -', 1),
      },
      { id: 'b2', seat: 'blue', unit: 'elf.elf_archer', at: '0606', orders: ordered(STAYS) },
      { id: 'o1', seat: 'orange', unit: 'ork.warg_rider', at: '0305', facing: 1, orders: ordered(STAYS, '- + -', 1) },
      { id: 'o2', seat: 'orange', unit: 'ork.grunt', at: '0605', facing: 3, orders: ordered('- + - + Chase') },
    ],
    step: 5,
    seed: 9,
  }),
  steps: [
    {
      says: 'Who enters an enemy’s hex fights: strength dice are hits, deflection dice cancel them. Your bear came from behind, where wargs have few of both: you won. You deal out the hits of both sides; it is filled in. Commit.',
      at: [{ control: 'confirm' }],
      answer: [COMMIT],
    },
    {
      says: 'The loser retreats. Now grunts chase your archers. These may fall back before the fight (PAR-1): four bows against a mob of axes. Retreat.',
      at: [{ control: 'option-1' }],
      answer: [{ kind: 'choose', option: 'retreat' }],
      wrong: choosing('retreat', 'Archers hardly fight. Let them go back.'),
    },
    {
      says: 'After a retreat a unit keeps its facing, or turns left, right or about. Face the grunts, north.',
      at: [{ control: 'option-0' }],
      answer: [{ kind: 'choose', option: '0' }],
      wrong: choosing('0', 'Keep the front to the grunts: face north.'),
    },
  ],
  reached: ({ units }) =>
    units.b1?.at === '0305' && livingOf(units.b2!.harm) === 4 && units.b2?.at === '0607' && !isShaken(units.b2),
};

/** A token is spotted, and an ambush sprung. */
export const hidden: SteampunkLesson = {
  id: 'hidden',
  title: 'Hidden units',
  goal: 'Find a hidden enemy, and strike from hiding.',
  seat: 'blue',
  opening: fieldOf({
    units: [
      {
        id: 'b1',
        seat: 'blue',
        unit: 'darkelf.assassin',
        at: '0404',
        hidden: true,
        token: 't1',
        orders: ordered('Reveal + - + -'),
      },
      { id: 'b2', seat: 'blue', unit: 'darkelf.scout', at: '0507', orders: ordered('360 + - + -', 'Spot + Spot') },
      {
        id: 'o1',
        seat: 'orange',
        unit: 'ork.ork_infantry',
        at: '0402',
        facing: 3,
        orders: ordered(STAYS, '- + -', 3),
      },
      {
        id: 'o2',
        seat: 'orange',
        unit: 'ork.ork_infantry',
        at: '0605',
        facing: 3,
        hidden: true,
        token: 't2',
        orders: ordered(STAYS, '- + -', 3),
      },
      {
        id: 'o3',
        seat: 'orange',
        unit: 'ork.ork_infantry',
        at: '0103',
        facing: 3,
        hidden: true,
        token: 't3',
        orders: ordered(STAYS, '- + -', 3),
      },
    ],
    hexes: { '0404': RUINS, '0605': RUINS, '0103': RUINS },
    step: 3,
    seed: 56,
  }),
  steps: [
    {
      says: 'Of a hidden unit the other side sees a token only, and cannot shoot at it. Your scout has the order Spot: choose the nearer token, at 0605. If the die is good enough, the unit under it is revealed. An enemy beside it finds it, too, at the end of the turn.',
      at: [{ control: 'option-0' }, { hex: '0605' }],
      answer: [{ kind: 'choose', option: 't2' }],
      wrong: choosing('t2', 'The other token is far off, and harder to spot.'),
    },
    {
      says: 'Orks, now in the open. Your own assassin hides at 0404, with the order Reveal: it may come out up to 2 hexes from its token, even upon an enemy. Pick the orks at 0402, and pick them again to confirm.',
      at: [{ hex: '0402' }, { hex: '0402' }],
      answer: [{ kind: 'choose', option: '0402' }],
      wrong: choosing('0402', 'There is nobody to strike. Come out at 0402.'),
    },
    {
      says: 'Any facing will do, as it strikes with its front. Take north.',
      at: [{ control: 'option-0' }],
      answer: [{ kind: 'choose', option: '0' }],
      wrong: choosing('0', 'Leave it at 0402, and take north.'),
    },
    {
      says: 'Who reveals itself so has half as many dice again in its first assault (CON-8), and has won. Commit the hits.',
      at: [{ control: 'confirm' }],
      answer: [COMMIT],
    },
  ],
  reached: ({ units }) => units.o2?.hidden === false && units.b1?.at === '0402',
};

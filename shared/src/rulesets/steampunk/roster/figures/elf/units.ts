import { CREW, DEFAULTS, LIGHT, shakenFrom, TANK } from '../standard.ts';
import type { UnitType } from '../unit.ts';
import { bleed, cost, crit, DESTROY, fd, fires, kill, moves, roll, SHAKEN, table, token, unit } from '../write.ts';

const FOOT = {
  still: moves('360 + 360 + 360', '360 + A + F', '360,A,A + F + F'),
  slow: moves('360 + F + 360', '360 + F + B', '360,A + F + F'),
  fast: moves('360 + F + B', '360 + F + B,B'),
};
const SCOUT_FIRE = {
  still: fires('- + Fire', '- + Load', '- + Aim', 'Fire + -', 'Load + -', 'Aim + -', 'Spot + Spot'),
};
const BEAR = { still: moves('360 + A + F'), slow: moves('360 + F + 360', '360 + B + 360') };
const BEAR_FIRE = { still: fires('- + Fire', '- + Load', '- + Aim'), slow: fires('- + Fire', '- + Load', '- + Aim') };

/** The units of the elves. */
export const UNITS: readonly UnitType[] = [
  unit({
    id: 'elf.elf_infantry',
    name: 'Elf Infantry',
    size: 'Medium',
    model: 'elf.elf_infantry',
    count: 4,
    cost: cost({ mp: 6 }),
    speeds: ['still', 'slow', 'fast'],
    orders: {
      movement: FOOT,
      gunnery: { still: fires('- + Fire', '- + Load', '- + Aim', 'Fire + -', 'Load + -', 'Aim + -') },
    },
    defaults: DEFAULTS.foot,
    tables: { regular: table([0, kill(1)], [7, kill(1), roll('psychic')], [9, DESTROY]), psychic: shakenFrom(4) },
    abilities: [{ key: 'take_cover', speeds: ['still'], n: 2 }],
  }),
  unit({
    id: 'elf.elf_archer',
    name: 'Elf Archer',
    size: 'Medium',
    model: 'elf.elf_archer',
    count: 4,
    cost: cost({ mp: 6, xp: 2 }),
    speeds: ['still', 'slow', 'fast'],
    orders: {
      movement: FOOT,
      gunnery: { still: fires('Fire + Fire'), slow: fires('Fire + Fire'), fast: fires('Fire + Fire') },
    },
    defaults: DEFAULTS.foot,
    tables: { regular: table([0, kill(1)], [7, kill(1), roll('psychic')], [9, DESTROY]), psychic: shakenFrom(5) },
    abilities: [
      { key: 'take_cover', speeds: ['still'], n: 2 },
      { key: 'forward_position', n: 2 },
      { key: 'pre_assault_retreat', n: 5 },
    ],
  }),
  unit({
    id: 'elf.elf_scout',
    name: 'Elf Scout',
    size: 'Medium',
    model: 'elf.elf_scout',
    count: 1,
    cost: cost({ mp: 2 }),
    speeds: ['still', 'slow', 'fast'],
    orders: { movement: FOOT, gunnery: SCOUT_FIRE },
    defaults: DEFAULTS.foot,
    tables: { regular: table([0, DESTROY]), psychic: shakenFrom(3) },
    abilities: [{ key: 'take_cover', speeds: ['still'], n: 3 }],
  }),
  unit({
    id: 'elf.elite_elf_scout',
    name: 'Elite Elf Scout',
    size: 'Medium',
    model: 'elf.elite_elf_scout',
    count: 1,
    cost: cost({ mp: 2, xp: 2 }),
    speeds: ['still', 'slow', 'fast'],
    orders: { movement: FOOT, gunnery: SCOUT_FIRE },
    defaults: DEFAULTS.foot,
    tables: { regular: table([0, DESTROY]), psychic: shakenFrom(3) },
    abilities: [
      { key: 'take_cover', speeds: ['still'], n: 3 },
      { key: 'camouflage', terrain: ['forest'], n: 1 },
    ],
  }),
  unit({
    id: 'elf.e34',
    name: 'E34',
    size: 'Large',
    model: 'elf.e34',
    count: 1,
    cost: cost({ ip: 12 }),
    armor: [10, 9, 9, 8],
    speeds: ['still', 'slow', 'fast'],
    orders: {
      movement: {
        still: TANK.still,
        slow: TANK.slow,
        fast: moves('F + F + -', 'L/R + F + -', 'F + L/R + -', 'F + B + -'),
      },
      gunnery: {
        still: fires('- + Fire', '- + Load', '- + Aim'),
        slow: fires('- + Fire', '- + Load', '- + Aim'),
        fast: fires('- + Fire'),
      },
    },
    defaults: DEFAULTS.tank,
    tables: {
      regular: table([1, fd(1)], [4, fd(1), SHAKEN], [5, fd(1), SHAKEN, roll('critical')], [9, DESTROY]),
      critical: table(
        [1, crit('cannot_move')],
        [2, crit('plus_minus_1')],
        [3, crit('cannot_rotate')],
        [4, fd(3)],
        [5, crit('stuck_turret')],
        [6, token('fire')],
      ),
      crew: CREW,
      light: LIGHT,
    },
  }),
  unit({
    id: 'elf.tattoo_ink',
    name: 'Tattoo Ink',
    size: 'Medium',
    model: 'elf.tattoo_ink',
    count: 1,
    cost: cost({ ip: 4 }),
    armor: [8, 6, 6, 6],
    speeds: ['still', 'slow', 'fast'],
    orders: {
      movement: {
        still: TANK.still,
        slow: TANK.slow,
        fast: moves('F + F + -', 'F + L/R + -', 'F + B + -', 'L/R + F + -', 'Road + Road + Road'),
      },
      gunnery: {
        still: fires('Fire + Aim', 'Aim + Fire', 'Load + Aim', 'Load + Load', 'Fire + Fire'),
        slow: fires('Load + Load', 'Fire + Fire'),
        fast: fires('Fire + Fire'),
      },
    },
    defaults: DEFAULTS.tank,
    tables: {
      regular: table([1, fd(1)], [3, fd(1), SHAKEN], [5, fd(1), SHAKEN, roll('critical')], [8, DESTROY]),
      critical: table(
        [1, SHAKEN],
        [2, crit('plus_minus_1')],
        [3, crit('cannot_rotate')],
        [4, fd(3)],
        [5, crit('cannot_change_speed')],
        [6, token('fire')],
      ),
      crew: CREW,
      light: LIGHT,
    },
  }),
  unit({
    id: 'elf.bear_rider',
    name: 'Bear Rider',
    size: 'Medium',
    model: 'elf.bear_rider',
    count: 1,
    cost: cost({ mp: 2, xp: 6 }),
    armor: [7, 6, 6, 6],
    speeds: ['still', 'slow'],
    orders: { movement: BEAR, gunnery: BEAR_FIRE },
    defaults: DEFAULTS.beast,
    tables: {
      regular: table([2, fd(1), bleed(4)], [8, fd(2), bleed(6), roll('psychic')], [11, DESTROY]),
      psychic: shakenFrom(6),
    },
    abilities: [{ key: 'resistance', type: 'poison', n: 3 }],
  }),
  unit({
    id: 'elf.dire_polar_bear_riders',
    name: 'Dire Polar Bear Riders',
    size: 'Medium',
    model: 'elf.dire_polar_bear_riders',
    count: 1,
    cost: cost({ mp: 2, xp: 8, cp: 6 }),
    armor: [8, 6, 6, 6],
    speeds: ['still', 'slow'],
    orders: { movement: BEAR, gunnery: BEAR_FIRE },
    defaults: DEFAULTS.beast,
    tables: {
      regular: table([2, fd(1), bleed(4)], [8, fd(2), bleed(6), roll('psychic')], [11, DESTROY]),
      psychic: shakenFrom(6),
    },
    abilities: [{ key: 'resistance', type: 'poison', n: 3 }],
  }),
  unit({
    id: 'elf.eagle_rider',
    name: 'Eagle Rider',
    size: 'Medium',
    model: 'elf.eagle_rider',
    count: 1,
    cost: cost({ mp: 2, xp: 8 }),
    armor: [6, 6, 6, 6],
    speeds: ['slow', 'fast_fly'],
    orders: {
      movement: {
        slow: moves('360 + F + 360', '360 + 360 + 360', '360 + A + F'),
        fast_fly: moves('360,F + 360,F,360 + F,360', '360,F + F + B'),
      },
      gunnery: { slow: fires('- + Fire', '- + Load', '- + Aim'), fast_fly: fires('- + Fire', '- + Load', '- + Throw') },
    },
    defaults: DEFAULTS.eagle,
    tables: {
      regular: table([2, fd(1), bleed(4)], [4, fd(2), bleed(6), roll('psychic')], [7, DESTROY]),
      psychic: shakenFrom(6),
    },
    abilities: [{ key: 'resistance', type: 'poison', n: 2 }],
  }),
];

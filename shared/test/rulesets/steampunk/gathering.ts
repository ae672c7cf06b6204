import type { Board } from '@ironhex/shared/board';
import type { Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { OptionsSchema } from '../../../src/rulesets/steampunk/model/options.ts';
import type { SteampunkTypes } from '../../../src/rulesets/steampunk/model/types.ts';
import { PositionSchema, type WrittenPosition } from '../../../src/rulesets/steampunk/position/schema.ts';
import { boardOf } from '../../rules/steampunk/ground.ts';

type WrittenUnit = WrittenPosition['units'][number];
type Movement = [string[], string[], string[]];
type Gunnery = [string, string];

const ENDURANCE = { kill: 'ask', stubborn: 'ask', poison: 'ask' } as const;
const unit = (
  id: string,
  name: string,
  at: string,
  facing: number,
  speed: WrittenUnit['speed'],
  {
    movement = [['-'], ['-'], ['-']] as Movement,
    gunnery = ['-', '-'] as Gunnery,
    ...more
  }: Partial<WrittenUnit> & {
    movement?: Movement;
    gunnery?: Gunnery;
  } = {},
): WrittenUnit => ({
  ...{ id, seat: id.startsWith('b') ? 'blue' : 'orange', unit: name, at, facing, speed },
  orders: { now: { movement, gunnery, endurance: ENDURANCE } },
  ...more,
});

const CHASE: Movement = [['Chase'], ['-'], ['-']];
const aimAt = (at: string) => [{ word: 'Aim', at, until: { turn: 1, part: 2 as const } }];

/** A big board with mountains round one corner, so that a tank there sees nobody. */
const BOARD: Board = boardOf(Object.fromEntries(['A3', 'B3', 'C3', 'C2', 'C1'].map((hex) => [hex, 'mountain'])), {
  width: 16,
  height: 16,
});

/** Far from each other, and each where something is asked that is seldom asked elsewhere. */
const UNITS: readonly WrittenUnit[] = [
  // P27: an unstable round, and nobody in sight.
  unit('b1', 'dwarf.dw42', '0101', 3, 'still', { gunnery: ['Fire', '-'], marks: ['unstable'] }),
  // P19: two snipers that have aimed, at models that differ.
  ...['b2', 'b3'].map((id, index) =>
    unit(id, 'elf.elite_elf_scout', `1${index + 4}01`, 3, 'still', {
      modelEquipment: { 'elf.sniper_rifle': 2 },
      gunnery: ['Fire', '-'],
      aim: aimAt(`1${index + 4}01`),
    }),
  ),
  unit('o1', 'elf.elf_infantry', '1404', 0, 'slow', { replace: { 'elf.elite_elf_infantry': 2 }, fd: 5 }),
  unit('o2', 'elf.elf_infantry', '1504', 0, 'slow', { replace: { 'elf.elite_elf_infantry': 2 }, fd: 5 }),
  // P17 and P21: somebody looks for two hidden units, and stands upon another one.
  unit('b4', 'darkelf.scout', '0404', 0, 'still', { gunnery: ['Spot', 'Spot'] }),
  unit('o3', 'darkelf.assassin', '0501', 3, 'still', { hidden: true }),
  unit('o4', 'darkelf.assassin', '0402', 3, 'still', { hidden: true }),
  unit('o5', 'darkelf.assassin', '0404', 3, 'still', { hidden: true }),
  // P24: a harpoon, with two hexes to drag into.
  unit('b5', 'ork.hammerhead', '0801', 3, 'still', { gunnery: ['Fire', '-'] }),
  unit('o6', 'ork.ork_infantry', '0904', 0, 'slow'),
  // P25: guns that smoke, at enemies on all sides.
  ...['1201', '1212', '0816', '0213'].map((at, index) =>
    unit(`b${20 + index}`, 'dwarf.gunblasterwagon', at, 0, 'still', { gunnery: ['Fire', '-'] }),
  ),
  ...[
    '1302',
    '1102',
    '1301',
    '1101',
    '1310',
    '1111',
    '1314',
    '1114',
    '0714',
    '0914',
    '0112',
    '0312',
    '0114',
    '0314',
  ].map((at, index) => unit(`o${20 + index}`, 'ork.ork_char_b1', at, 0, 'still')),
  // P8: two that change places.
  unit('b7', 'ork.ork_char_b1', '0208', 0, 'slow', { movement: [['F'], ['-'], ['-']] }),
  unit('o9', 'elf.e34', '0207', 3, 'slow', { movement: [['F'], ['-'], ['-']] }),
  // P11, P15, P23: a queen with a cloud that enters where archers stand, who may retreat before (P10).
  unit('b8', 'darkelf.queen_yy', '0608', 0, 'slow', {
    movement: [['F'], ['-'], ['-']],
    gunnery: ['-', 'Release'],
  }),
  unit('o10', 'elf.elf_archer', '0607', 0, 'still', { fd: 3 }),
  // P9 and P12: entered from several sides by more than may enter; P13 and P20: with endurance on both sides.
  unit('b9', 'ork.grunt', '1009', 0, 'slow', { movement: CHASE }),
  unit('b10', 'ork.grunt', '1009', 0, 'slow', { movement: CHASE }),
  unit('b11', 'ork.grunt', '1108', 5, 'slow', { movement: CHASE }),
  unit('o11', 'dwarf.dwarf_infantry', '1008', 1, 'still', { equipment: ['dwarf.vest_of_life_support'] }),
  // P7: an eagle above an enemy.
  unit('b15', 'elf.eagle_rider', '0116', 0, 'fast_fly', {
    movement: [['360', 'F'], ['F'], ['B']],
  }),
  unit('o15', 'dwarf.dwarf_infantry', '0115', 3, 'still'),
  unit('o16', 'dwarf.dwarf_infantry', '0215', 3, 'still'),
  // P10: scouts before whom grunts stand.
  ...['0711', '0911', '0614'].map((at, index) => unit(`o${40 + index}`, 'elf.elite_elf_scout', at, 0, 'still')),
  ...['0710', '0910', '0613'].map((at, index) =>
    unit(`b${30 + index}`, 'ork.grunt', at, 3, 'slow', { movement: CHASE }),
  ),
  // P18: burning, and able to mend itself; P6 and P22: shaken units flee.
  unit('b12', 'dwarf.steampowerarmor', '0513', 0, 'still', { fire: 1, fd: 2 }),
  unit('b13', 'elf.elf_archer', '1313', 0, 'slow', { shaken: 2 }),
  unit('o12', 'ork.grunt', '1312', 3, 'slow', { movement: CHASE }),
  unit('b14', 'elf.elf_archer', '1616', 0, 'slow', { shaken: 2 }),
  unit('o13', 'ork.grunt', '1615', 3, 'slow'),
  unit('o14', 'ork.grunt', '1516', 3, 'slow'),
];

/** One match in which nearly everything is asked that players are asked in a turn. */
export const gathering: fc.Arbitrary<Setup<SteampunkTypes>> = fc.constantFrom(1, 2).map((turns) => ({
  options: OptionsSchema.parse({ victory: { kind: 'timed', turns } }),
  board: BOARD,
  seats: (['blue', 'orange'] as const).map((id, side) => ({ id, side, force: null })),
  position: PositionSchema.parse({ step: 3, units: [...UNITS] }),
}));

import { type Board, readBoard } from '@ironhex/shared/board';
import type { Setup } from '@ironhex/shared/match';
import { OptionsSchema, type WarfareTypes } from '@ironhex/shared/warfare3025';
import { VOCABULARY } from '../../../src/rulesets/warfare3025/boards/vocabulary.ts';
import { PositionSchema } from '../../../src/rulesets/warfare3025/position/schema.ts';

type Fields = Readonly<Record<string, unknown>>;

const SIZE = 99;
const label = (column: number, row: number): string => `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');

/** The largest board that there is, made of one kind of ground hex by hex. */
const boardOf = (hexOf: (column: number, row: number) => Fields | undefined): Board => {
  const hexes = Array.from({ length: SIZE * SIZE }, (_, index) => {
    const [column, row] = [1 + (index % SIZE), 1 + Math.floor(index / SIZE)];
    return [label(column, row), hexOf(column, row)] as const;
  }).filter(([, hex]) => hex !== undefined);
  const read = readBoard(
    {
      format: 'ironhex.board/1',
      id: 'field',
      name: 'Field',
      width: SIZE,
      height: SIZE,
      hexes: Object.fromEntries(hexes),
    },
    VOCABULARY,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error.slice(0, 3)));
  return read.value;
};

const OPEN = boardOf(() => undefined);
/** Every way along a row of hexes goes up two levels and falls two, again and again, through difficult ground. */
const ROUGH = boardOf((column) => ({ level: column % 3, features: { rough: 1 } }));

/** A card with every figure at its largest: it hits seldom enough for all of it to go on, and resists. */
const gun = (id: string): Fields => ({
  ...{ id, name: 'Gun', tier: 1, damage: 1, band: 'short', maxRange: 99, ticks: 1, attacks: 9 },
  traits: { rapidFire: 9, haywire: true, spread: 0 },
});
const CARD = {
  designation: 'TST-1',
  name: 'Test piece',
  pilot: { name: 'Nobody', skill: [2, 3, 4, 5] },
  armour: { tier: 6, skill: [2, 3, 4, 5] },
  structure: { skill: [2, 3, 4, 5] },
  movement: { mode: 'hover', steady: 30, extra: 30, ticks: 40, jump: 20 },
  weapons: Array.from({ length: 8 }, (_, index) => gun(`gun-${index}`)),
  baseSize: 4,
};

/** Twelve units of one side in a column of hexes. */
const side = (letter: 'b' | 'o', column: number, like: Fields = {}): readonly Fields[] =>
  Array.from({ length: 12 }, (_, index) => ({
    id: `${letter}${index + 1}`,
    seat: letter === 'b' ? 'blue' : 'orange',
    card: CARD,
    at: label(column, 30 + 2 * index),
    ...like,
  }));

const LATER = { ticks: 39 };
/** The first of the units acts, the others stand by. */
const units = (like: Fields = LATER, column = 72): readonly Fields[] => {
  const [first, ...others] = side('b', 10, LATER);
  return [{ ...first, ticks: 0 }, ...others, ...side('o', column, like)];
};

/** Sixty hexes to the right of a hex, along one row of the map. */
const moveFrom = (column: number, row: number): Fields => ({
  path: Array.from({ length: 60 }, (_, index) => label(column + 1 + index, row)),
  facing: 1,
});
const MOVE = moveFrom(10, 30);

const made = (board: Board, position: Fields) => (): Setup<WarfareTypes> => ({
  options: OptionsSchema.parse({ limit: 1000, attackPoint: 'anywhere', firingArcs: 'on' }),
  board,
  seats: (['blue', 'orange'] as const).map((id, side) => ({ id, side, force: null })),
  position: PositionSchema.parse(position),
});

const ATTACK = { weapon: 'gun-0', target: 'o1', extras: 9, after: 0 };

/** Matches that take most: every figure of cards, paths and fights as large as it may be. */
export const LARGEST: Readonly<Record<string, () => Setup<WarfareTypes>>> = {
  // Who acts may be seen by everybody at every hex of its path.
  open: made(OPEN, { units: units(), decision: { kind: 'activate', units: ['b1'] } }),
  // A declared path of sixty hexes, with a roll and a fall in most of them.
  falls: made(ROUGH, {
    units: units(LATER, 71),
    action: { unit: 'b1', move: MOVE, attack: { ...ATTACK, after: 60 } },
    decision: { kind: 'interrupt', waiting: ['orange'] },
  }),
  window: made(OPEN, {
    units: units({ ticks: 1 }),
    action: { unit: 'b1', move: MOVE, attack: { ...ATTACK, after: 60 } },
    decision: { kind: 'interrupt' },
  }),
  // Eighteen attacks of both at each other and sixty blows held back, before both walk and fall.
  exchange: made(ROUGH, {
    units: units({ ticks: 1, token: 'fast' }, 20)
      .map((unit) => (unit.id === 'o1' ? { ...unit, at: '2032' } : unit))
      .filter(({ id }) => id !== 'o2'),
    action: { unit: 'b1', move: MOVE, attack: ATTACK },
    interrupt: { unit: 'o1', move: moveFrom(20, 32), attack: { ...ATTACK, target: 'b1' }, timing: 'simultaneous' },
    held: Array.from({ length: 60 }, (_, index) => ({
      attacker: 'b1',
      target: index % 2 === 0 ? 'o3' : 'b2',
      component: 'structure',
      amount: 1,
      resisted: true,
      haywire: true,
    })),
    decision: { kind: 'defend', role: 'actor' },
  }),
  // Everybody is first in line, and has rolled the same for it again and again.
  ties: made(OPEN, {
    units: [...side('b', 10), ...side('o', 70)].map((unit) => ({ ...unit, tieRolls: Array(60).fill(7) })),
  }),
};

import type { Board } from '@ironhex/shared/board';
import type { Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { OptionsSchema } from '../../../src/rulesets/steampunk/model/options.ts';
import type { SteampunkTypes } from '../../../src/rulesets/steampunk/model/types.ts';
import { PositionSchema } from '../../../src/rulesets/steampunk/position/schema.ts';
import { type ArmyUnit, abilityOf, builtOf, type Race } from '../../../src/rulesets/steampunk/roster/index.ts';
import { defaultOf, writable } from '../../../src/rulesets/steampunk/rules/orders/writable.ts';
import { sampleArmies } from '../../../src/rulesets/steampunk/rules/setup/armies.ts';

/** Enough for every unit of a race with every upgrade. */
const RICH = { ip: 96, mp: 96, cp: 96, xp: 96 };

const unitsOf = (race: Race): readonly ArmyUnit[] => {
  const rows = sampleArmies(race, RICH, []).flatMap(({ units }) => units);
  return [...new Map(rows.map((unit) => [JSON.stringify(unit), unit])).values()];
};

const rarely = (most: number) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: most }) });
const chance = fc.nat({ max: 9999 });

/** How one unit comes onto the board, by chance. */
const placing = fc.record({
  choice: chance,
  hex: chance,
  facing: fc.nat({ max: 5 }),
  speed: chance,
  order: chance,
  aims: fc.boolean(),
  hides: fc.boolean(),
  shaken: rarely(2),
  fire: rarely(2),
  minorAcid: rarely(2),
  fd: rarely(3),
});
type Placing = typeof placing extends fc.Arbitrary<infer T> ? T : never;

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** The hexes of rows 4 to 6: so near to each other that units meet at once. */
const middle = ({ width, height }: Board): string[] =>
  Array.from({ length: width * 3 }, (_, n) => {
    const [col, row] = [(n % width) + 1, Math.min(height - 1, Math.floor(n / width) + 4)];
    return `${String(col).padStart(2, '0')}${String(row).padStart(2, '0')}`;
  });

const ENDURANCE = { kill: 'ask', stubborn: 'ask', poison: 'ask' } as const;

const written = (id: string, race: Race, at: string, drawn: Placing) => {
  const bought = of(unitsOf(race), drawn.choice);
  const built = builtOf(bought);
  const speed = of(built.speeds, drawn.speed);
  const { movements, gunneries } = writable(built, speed);
  const hidden = drawn.hides && abilityOf(built.abilities, 'hidden_start') !== undefined;
  const { facing, shaken, fire, minorAcid, fd } = drawn;
  return {
    ...bought,
    ...{ id, seat: id.startsWith('b') ? 'blue' : 'orange', at, facing, speed, shaken, fire, minorAcid, fd },
    ...(hidden && { hidden }),
    ...(drawn.aims && {
      aim: ['Aim', 'Aim(p)', 'Aim(h)'].map((word) => ({ word, at, until: { turn: 1, part: 2 } })),
    }),
    ...(built.id === 'dwarf.dw42' && drawn.aims && { marks: ['unstable'] }),
    orders: {
      now: {
        movement: of(movements.length > 0 ? movements : [defaultOf(built, speed)], drawn.order),
        gunnery: of(gunneries, drawn.order),
        endurance: ENDURANCE,
      },
    },
  };
};

/** Some units of each side close together in the middle of a board, at the beginning of a turn or in it. */
export const closeQuarters = (
  boards: readonly Board[],
  races: fc.Arbitrary<Race>,
  turns: number,
): fc.Arbitrary<Setup<SteampunkTypes>> =>
  fc
    .record({
      board: fc.constantFrom(...boards),
      races: fc.tuple(races, races),
      blue: fc.array(placing, { minLength: 1, maxLength: 5 }),
      orange: fc.array(placing, { minLength: 1, maxLength: 5 }),
      step: fc.constantFrom(1, 2, 3, 3, 3, 6, 23),
      choices: fc.constantFrom('ranked' as const, 'simultaneous' as const),
      turns: fc.integer({ min: 1, max: turns }),
    })
    .map(({ board, races, blue, orange, step, choices, turns }) => {
      const free = middle(board);
      const place = (letter: string, race: Race) => (drawn: Placing, index: number) => {
        const [at] = free.splice(drawn.hex % free.length, 1);
        return written(`${letter}${index + 1}`, race, at!, drawn);
      };
      const units = [...blue.map(place('b', races[0])), ...orange.map(place('o', races[1]))];
      return {
        options: OptionsSchema.parse({ choices, victory: { kind: 'timed', turns } }),
        board,
        seats: (['blue', 'orange'] as const).map((id, side) => ({ id, side, force: null })),
        position: PositionSchema.parse({ step, units }),
      };
    });

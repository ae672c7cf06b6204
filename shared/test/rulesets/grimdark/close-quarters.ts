import { BOARD_FORMAT, type Board, type BoardHex } from '@ironhex/shared/board';
import { labelOfIndex } from '@ironhex/shared/hex';
import type { Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { type Options, OptionsSchema } from '../../../src/rulesets/grimdark/model/options.ts';
import type { GrimdarkTypes } from '../../../src/rulesets/grimdark/model/types.ts';
import { fromPosition } from '../../../src/rulesets/grimdark/position/from-position.ts';
import { PositionSchema } from '../../../src/rulesets/grimdark/position/schema.ts';
import { ARMIES, ARMY_IDS } from '../../../src/rulesets/grimdark/roster/index.ts';

const GRID = { width: 14, height: 32 };

/** Terrain in pieces of three hexes, by chance. */
const terrainOf = (pieces: readonly { readonly type: string; readonly hex: number; readonly level: number }[]) => {
  const hexes: Record<string, BoardHex> = {};
  for (const [number, { type, hex, level }] of pieces.entries())
    for (const step of [0, 1, GRID.width]) {
      const index = 11 * GRID.width + ((hex + step) % (9 * GRID.width));
      hexes[labelOfIndex(GRID, index)] = { level, features: { [type]: 1 }, piece: `p${number}` };
    }
  return hexes;
};

/** What a board must have for each scenario. */
const scenery = (): Record<string, BoardHex> => {
  const hexes: Record<string, BoardHex> = {};
  const at = (row: number, col: number) => labelOfIndex(GRID, row * GRID.width + col);
  for (let n = 1; n <= 9; n++)
    hexes[at(12 + (n % 3) * 3, 1 + n)] = {
      level: 0,
      features: {},
      markers: { terminal: n, ...(n <= 4 && { chamber: n, marker: n }) },
    };
  for (const [row, col] of [
    [16, 6],
    [16, 7],
    [16, 8],
    [17, 6],
    [17, 7],
    [17, 8],
    [15, 7],
  ] as const)
    hexes[at(row, col)] = { level: 0, features: { ruins: 1 }, piece: 'tomb' };
  return hexes;
};

const chance = fc.nat({ max: 9999 });
const placing = fc.record({
  profile: chance,
  hero: chance,
  hex: chance,
  wounded: fc.nat({ max: 5 }),
  shaken: fc.boolean(),
  fatigued: fc.boolean(),
  tokens: fc.nat({ max: 6 }),
  activated: fc.boolean(),
});
type Placing = typeof placing extends fc.Arbitrary<infer T> ? T : never;

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** One unit in the middle of the board. Those whose hexes would overlap are left out later. */
const written = (id: string, army: (typeof ARMY_IDS)[number], drawn: Placing) => {
  const { units } = ARMIES[army];
  const profile = of(units, drawn.profile);
  const models = profile.models.flatMap(({ count }) => Array<number>(count).fill(0));
  const wounds = models.map((_, model) =>
    model < Math.min(drawn.wounded, models.length - 1) ? null : Math.min(profile.tough - 1, drawn.wounded),
  );
  const index = 11 * GRID.width + (drawn.hex % (9 * GRID.width));
  const aboard = models.length > 1 || profile.sizeClass === 'standard';
  return {
    id,
    profile: profile.id,
    at: labelOfIndex(GRID, index),
    wounds,
    shaken: drawn.shaken && drawn.hero % 4 === 0,
    fatigued: drawn.fatigued && drawn.hero % 3 === 0,
    activated: drawn.activated && drawn.hero % 2 === 0,
    ...(profile.rules.caster !== undefined && { tokens: models.map(() => drawn.tokens) }),
    aboard,
  };
};

/** Some units of each side close together in the middle of a small board, in the turns of a round. */
export const closeQuarters = (
  common: {
    readonly [K in 'scenario' | 'events' | 'eventSet' | 'casualties' | 'casting']: fc.Arbitrary<Options[K]>;
  },
): fc.Arbitrary<Setup<GrimdarkTypes>> =>
  fc
    .record({
      options: fc.record({
        scenario: common.scenario,
        events: common.events,
        eventSet: common.eventSet,
        casualties: common.casualties,
        casting: common.casting,
      }),
      armies: fc.tuple(fc.constantFrom(...ARMY_IDS), fc.constantFrom(...ARMY_IDS)),
      units: fc.array(placing, { minLength: 2, maxLength: 9 }),
      pieces: fc.array(
        fc.record({
          type: fc.constantFrom('forest', 'swamp', 'ruins', 'lava', 'mines', 'river', 'field', 'barricade'),
          hex: chance,
          level: fc.nat({ max: 2 }),
        }),
        { maxLength: 6 },
      ),
      round: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ options: some, armies, units, pieces, round }) => {
      const board: Board = {
        format: BOARD_FORMAT,
        id: 'close',
        name: 'Close quarters',
        ...GRID,
        hexes: { ...terrainOf(pieces), ...scenery() },
      };
      const options = OptionsSchema.parse({ ...some, markers: 'map' });
      const all = units.map((drawn, n) => {
        const side = n % 2;
        const { aboard: _, ...unit } = written(`${'ab'[side]}${1 + Math.floor(n / 2)}`, armies[side]!, drawn);
        return unit;
      });
      const setup: Setup<GrimdarkTypes> = {
        options,
        board,
        seats: [
          { id: 'a', side: 0, force: null },
          { id: 'b', side: 1, force: null },
        ],
      };
      // Units whose place is taken stay in reserve.
      const placed: typeof all = [];
      for (const unit of all) {
        const position = PositionSchema.parse({ round, units: [...placed, unit] });
        placed.push(fromPosition({ ...setup, position }).ok ? unit : { ...unit, at: null as unknown as string });
      }
      return { ...setup, position: PositionSchema.parse({ round, units: placed }) };
    });

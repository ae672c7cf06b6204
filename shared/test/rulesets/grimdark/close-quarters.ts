import { BOARD_FORMAT, type Board, type BoardHex } from '@ironhex/shared/board';
import { type Grid, labelOfIndex } from '@ironhex/shared/hex';
import type { Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { type Options, OptionsSchema } from '../../../src/rulesets/grimdark/model/options.ts';
import type { GrimdarkTypes } from '../../../src/rulesets/grimdark/model/types.ts';
import { fromPosition } from '../../../src/rulesets/grimdark/position/from-position.ts';
import { PositionSchema } from '../../../src/rulesets/grimdark/position/schema.ts';
import { ARMIES, ARMY_IDS, ARSENAL, type ProfileId } from '../../../src/rulesets/grimdark/roster/index.ts';

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
export const scenery = (grid: Grid): Record<string, BoardHex> => {
  const hexes: Record<string, BoardHex> = {};
  const at = (row: number, col: number) => labelOfIndex(grid, row * grid.width + col);
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
const rarely = (oneIn: number) => fc.nat({ max: oneIn - 1 }).map((n) => n === 0);
const placing = fc.record({
  profile: chance,
  hex: chance,
  wounded: fc.nat({ max: 5 }),
  shaken: rarely(6),
  fatigued: rarely(4),
  tokens: fc.integer({ min: 1, max: 6 }),
  activated: rarely(3),
});
type Placing = typeof placing extends fc.Arbitrary<infer T> ? T : never;

const of = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** The hexes of the rows in the middle. */
const middle = (n: number) => labelOfIndex(GRID, 11 * GRID.width + (n % (9 * GRID.width)));

/** One unit in the middle of the board, hurt by chance. */
const written = (id: string, named: ProfileId, drawn: Placing) => {
  const { models, tough, rules } = ARSENAL.profiles[named]!;
  const all = models.flatMap(({ count }) => Array<number>(count).fill(0));
  const marked = Math.min(tough - 1, drawn.wounded);
  return {
    id,
    profile: named,
    at: middle(drawn.hex) as string | null,
    wounds: all.map((_, model) => (model < Math.min(drawn.wounded, all.length - 1) ? null : marked)),
    shaken: drawn.shaken,
    fatigued: drawn.fatigued,
    activated: drawn.activated,
    ...(rules.caster !== undefined && { tokens: all.map(() => drawn.tokens) }),
  };
};

/** A transport that the next wound destroys, and who is in it. */
const riders = (transport: string, passenger: string, drawn: Placing) => {
  const { tough } = ARSENAL.profiles['hl-crawler']!;
  return [
    { id: transport, profile: 'hl-crawler', at: middle(drawn.hex) as string | null, wounds: [tough - 1] },
    { id: passenger, profile: 'hl-veterans', at: null, transport },
  ];
};

/** Lava under transports: they do not last long. */
const pits = (under: readonly Placing[]): Record<string, BoardHex> =>
  Object.fromEntries(
    under.map(({ hex }, n) => [middle(hex), { level: 0, features: { lava: 1 }, piece: `pit${n}` }] as const),
  );

const CASTERS = ['tb-dreamer', 'le-seer'] as const;
const COUNTERING = 'tb-lashers';

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
      riding: fc.boolean(),
      casters: fc.boolean(),
      countering: fc.boolean(),
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
    .map(({ options: some, armies, units, riding, casters, countering, pieces, round }) => {
      const board: Board = {
        format: BOARD_FORMAT,
        id: 'close',
        name: 'Close quarters',
        ...GRID,
        hexes: { ...terrainOf(pieces), ...(riding && pits(units.slice(2, 4))), ...scenery(GRID) },
      };
      const options = OptionsSchema.parse({ ...some, markers: 'map' });
      const all = units.flatMap((drawn, n): Written[] => {
        const side = n % 2;
        const id = `${'ab'[side]}${1 + Math.floor(n / 2)}`;
        if (casters && n < 2) return [written(id, CASTERS[side]!, drawn)];
        if (riding && n >= 2 && n < 4) return riders(id, `${'ab'[side]}9`, drawn);
        if (countering && n >= 4 && n < 6) return [written(id, COUNTERING, drawn)];
        return [written(id, of(ARMIES[armies[side]!].units, drawn.profile).id, drawn)];
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
      const placed: Written[] = [];
      for (const unit of all) {
        const position = PositionSchema.parse({ round, units: [...placed, unit] });
        placed.push(fromPosition({ ...setup, position }).ok ? unit : { ...unit, at: null, transport: null });
      }
      return { ...setup, position: PositionSchema.parse({ round, units: placed }) };
    });

type Written = { readonly id: string; readonly at: string | null; readonly transport?: string | null };

import type { Setup } from '@ironhex/shared/match';
import { OptionsSchema } from '../../../src/rulesets/steampunk/model/options.ts';
import type { SteampunkTypes } from '../../../src/rulesets/steampunk/model/types.ts';
import { MOST } from '../../../src/rulesets/steampunk/position/most.ts';
import { PositionSchema } from '../../../src/rulesets/steampunk/position/schema.ts';
import { boardOf } from '../../rules/steampunk/ground.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The largest board that there is, with nothing in the way. */
const BOARD = boardOf({}, { width: 21, height: 27 });

const label = (column: number, row: number): string => `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');

const NOTHING = { now: { movement: [['-'], ['-'], ['-']], gunnery: ['-', '-'] } };

/** One side of a position: so many units like one, as close together as they may be. */
const side = (letter: 'b' | 'o', row: number, like: Fields, count = MOST.units / 2): readonly Fields[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${letter}${index + 1}`,
    seat: letter === 'b' ? 'blue' : 'orange',
    at: label(9 + Math.floor(index / MOST.stacked), row),
    orders: NOTHING,
    ...like,
  }));

const made =
  (position: Fields, options: object = {}) =>
  (): Setup<SteampunkTypes> => ({
    options: OptionsSchema.parse(options),
    board: BOARD,
    seats: (['blue', 'orange'] as const).map((id, side) => ({ id, side, force: null })),
    position: PositionSchema.parse(position),
  });

/** A weapon that fires in every part, hits and harms nobody, so that all goes on. */
const GUN = { name: 'Gun', range: MOST.hexRange, freeFire: [1, 2], hitMod: 9, regular: { sides: 6, plus: -20 } };
const armed = (...guns: readonly Fields[]) => ({
  arsenal: Object.fromEntries(guns.map((gun, index) => [`test.${index}`, { id: `test.${index}`, ...GUN, ...gun }])),
  weapons: guns.map((_, index) => `test.${index}`),
});

const FOUR = { unit: 'gnome.gnome_infantry', replace: { 'gnome.elite_gnome_infantry': 4 }, speed: 'still' };
const TANK = { unit: 'dwarf.dw42' };
const POWER = { unit: 'dwarf.steampowerarmor', speed: 'slow' };
const LIGHT = { unit: 'elf.e34' };

/** Both sides shoot, at step 3: the first with these weapons. */
const shooting = (guns: readonly Fields[], shooters: Fields, targets: Fields, count?: number) => {
  const { arsenal, weapons } = armed(...guns);
  const units = [...side('b', 15, { facing: 0, ...shooters, weapons }, count), ...side('o', 12, targets, count)];
  return made({ step: 3, arsenal, units });
};

const UNSTABLE = { key: 'unstable_round', area: 1, regular: { sides: 2, plus: -20 }, ap: 0 };
const SWEEP = { mode: 'sweep', pointBlank: 1, normal: 1, long: 1 };
const PLACE = { mode: 'place', markers: Array(6).fill({ kind: 'fire' }) };
const ORKS = { unit: 'ork.bioengineered_ork', replace: { 'ork.elite_bioengineered_ork': 4 } };
const DWARFS = { unit: 'dwarf.dwarf_infantry', replace: { 'dwarf.elite_dwarf_infantry': 4 } };
const STUBBORN = { ...NOTHING.now, endurance: { kill: 'always', stubborn: 'always', poison: 'always' } };

/** Matches that take most, each near what positions may hold of something, see `MOST`. */
export const LARGEST: Readonly<Record<string, () => Setup<SteampunkTypes>>> = {
  // A thousand shots that all hit, through the thickest armour of the roster.
  armour: shooting([{ shots: 10 }], FOUR, TANK),
  // The most shots, each with tokens.
  tokens: shooting([{ shots: 15, regular: null, onHit: [{ token: 'acid' }, { token: 'fire' }] }], FOUR, TANK),
  extras: shooting(
    [{ shots: 5, extra: Array(6).fill({ type: 'crew', die: { sides: 2, plus: -20 } }), onHit: [{ token: 'fire' }] }],
    FOUR,
    TANK,
  ),
  // Everybody at everybody.
  spray: shooting([{ shots: 2, attack: { mode: 'spray' } }], TANK, POWER),
  sweeps: shooting([{ range: 3, attack: SWEEP }], TANK, POWER, 20),
  // Every hex in reach is looked at, for every weapon.
  places: shooting(Array(12).fill({ attack: PLACE }), LIGHT, LIGHT),
  bursts: shooting(Array(4).fill({ abilities: [UNSTABLE], regular: null }), { ...LIGHT, marks: ['unstable'] }, LIGHT),
  lone: made({
    step: 3,
    arsenal: armed({ abilities: [UNSTABLE] }).arsenal,
    units: [
      ...side('b', 26, { ...LIGHT, marks: ['unstable'], weapons: ['test.0'] }),
      ...side('o', 2, { ...LIGHT, marks: ['unstable'], weapons: ['test.0'] }),
    ],
  }),
  // All fight, in hexes that both sides hold; sixes fail, and let failed dice be rolled again.
  assaults: made({
    step: 6,
    units: [
      ...side('b', 14, { ...ORKS, criticals: ['plus_minus_1'], orders: { now: STUBBORN } }, 13),
      ...side('o', 14, { ...ORKS, criticals: ['plus_minus_1'], orders: { now: STUBBORN } }, 13),
    ],
  }),
  // Tokens for as long as the end-phase lasts, and nobody who is asked.
  ending: made({
    stage: 'end-phase',
    units: [
      ...side('b', 14, { ...TANK, minorAcid: 10, shaken: 99 }, 20),
      ...side('o', 3, { ...TANK, minorAcid: 10, shaken: 99 }, 20),
    ],
  }),
  bleeding: made({
    step: 25,
    units: [
      ...side('b', 14, { ...DWARFS, endurance: MOST.endurance, bleeding: [12, 12, 12], poison: [12, 12, 12] }),
      ...side('o', 3, { ...DWARFS, endurance: MOST.endurance, bleeding: [12, 12, 12], poison: [12, 12, 12] }),
    ],
  }),
  // Markers on all sides of everybody when damage is applied.
  clouds: made({
    step: 4,
    markers: Object.fromEntries(
      Array.from({ length: 21 * 27 }, (_, index) => [
        label(1 + (index % 21), 1 + Math.floor(index / 21)),
        { smoke: 99, fire: 99, poison: { count: 99, die: 12, from: 1 }, acid: { count: 99, major: true, from: 1 } },
      ]),
    ),
    units: ['b', 'o'].flatMap((letter) =>
      side(letter as 'b' | 'o', letter === 'b' ? 14 : 3, {
        ...ORKS,
        ledger: {
          after: Array(4).fill({ do: 'place', around: true, markers: Array(9).fill({ kind: 'fire' }) }),
        },
      }),
    ),
  }),
  // Hidden units in one throng, that all may show themselves.
  hidden: made({
    step: 6,
    units: ['b', 'o'].flatMap((letter) =>
      side(letter as 'b' | 'o', 14, {
        unit: 'darkelf.assassin',
        hidden: true,
        at: letter === 'b' ? '0914' : '0913',
        orders: { now: { movement: [['Reveal'], ['-'], ['-']], gunnery: ['-', '-'] } },
      }),
    ),
  }),
  // Set-up in sight of as many scouts as there can be.
  scouted: made({
    stage: 'setup',
    step: 4,
    units: [
      ...side('b', 16, { unit: 'elf.elf_scout' }),
      ...side('o', 1, { unit: 'dwarf.dwarf_infantry' }).map(({ at: _at, orders: _orders, ...unit }) => unit),
    ],
  }),
};

import { BOARD_FORMAT, type Board, type BoardHex } from '@ironhex/shared/board';
import { indexDistance, indexOfLabel, labelOfIndex } from '@ironhex/shared/hex';
import { readSetup, type Setup } from '@ironhex/shared/match';
import type { z } from 'zod';
import type { GrimdarkTypes } from '../../../src/rulesets/grimdark/model/types.ts';
import { MOST } from '../../../src/rulesets/grimdark/position/most.ts';
import type { PositionSchema } from '../../../src/rulesets/grimdark/position/schema.ts';
import { MOST_UNITS } from '../../../src/rulesets/grimdark/roster/index.ts';
import { grimdark } from '../../../src/rulesets/grimdark/ruleset.ts';

// Matches that cost most in one step, each from a position that a table takes: figures, units, effects and maps at their
// largest, together.

type Written = z.input<typeof PositionSchema>;
type WrittenUnit = Written['units'][number];

const LARGE = { width: 98, height: 98 };
const FULL = { width: 72, height: 48 };

const at = (column: number, row: number): string => `${column}`.padStart(2, '0') + `${row}`.padStart(2, '0');

const terrain = (type: string, level = 0): BoardHex => ({ level, features: { [type]: 1 }, piece: type });

/** A board with what stands in each hex, by column and row from 1. */
const boardWith = (
  size: { readonly width: number; readonly height: number },
  hexAt: (column: number, row: number) => BoardHex | undefined = () => undefined,
): Board => {
  const hexes: Record<string, BoardHex> = {};
  for (let hex = 0; hex < size.width * size.height; hex++) {
    const what = hexAt(1 + (hex % size.width), 1 + Math.floor(hex / size.width));
    if (what) hexes[labelOfIndex(size, hex)] = what;
  }
  return { format: BOARD_FORMAT, id: 'largest', name: 'Largest', ...size, hexes };
};

/** What a table makes of a position. */
const taken = (board: Board, position: Written, options: object = {}): Setup<GrimdarkTypes> => {
  const seats = ['a', 'b'].map((id, side) => ({ id, side }));
  const read = readSetup(grimdark, { options, board, seats, position }, 'table');
  if (!read.ok) throw new Error(read.error.map((fault) => `${fault.at}: ${fault.message}`).join('\n'));
  return read.value;
};

const listOf = <T>(length: number, each: (n: number) => T): T[] => Array.from({ length }, (_, n) => each(n));

/** Units of a seat in rows from a hex on, or aside. */
const host = (seat: string, count: number, profile: string, more: (n: number) => Partial<WrittenUnit>): WrittenUnit[] =>
  listOf(count, (n) => ({ id: `${seat}${n + 1}`, profile, ...more(n) }));
const rows =
  (first: number, width = 30) =>
  (n: number) => ({ at: at(2 + (n % width), first + Math.floor(n / width)) });

/** A unit that makes all attacks that one may, with Blast and Deadly, and blocks and regenerates as badly as it can. */
const fighters = (range: number): Pick<Written, 'weapons' | 'profiles'> => ({
  weapons: { w: { range, attacks: MOST.attacks / MOST.models, ap: 9, rules: { blast: 2, deadly: 2 } } },
  profiles: {
    p: {
      quality: 2,
      defense: 6,
      tough: MOST.tough / MOST.models,
      rules: { regeneration: true, relentless: true, furious: true, impact: MOST.impact / MOST.models },
      models: [{ type: 'm', count: MOST.models, weapons: ['w'] }],
    },
  },
});
const duels = (apart: number): WrittenUnit[] =>
  listOf(2, (n) => [
    { id: `a${n + 1}`, profile: 'p', at: at(10 + 20 * n, 10) },
    { id: `b${n + 1}`, profile: 'p', at: at(10 + 20 * n, 10 + apart) },
  ]).flat();

/** Twelve weapons of each of twelve models, and as many effects as a position may have. */
const arms = (): Pick<Written, 'weapons' | 'profiles' | 'effects'> => ({
  weapons: Object.fromEntries(listOf(79, (n) => [`w${n}`, { range: 40, attacks: 1 }])),
  profiles: {
    p: {
      quality: 4,
      defense: 4,
      tough: 2,
      models: listOf(12, (type) => ({
        ...{ type: `t${type}`, count: 1 },
        weapons: listOf(12, (weapon) => `w${(type * 12 + weapon) % 79}`),
      })),
    },
  },
  effects: listOf(200, (n) => ({
    source: `s${n}`,
    what:
      n % 2 === 0
        ? ({ kind: 'hit', amount: (n % 3) - 1, scope: 'all' } as const)
        : ({ kind: 'range', amount: n % 4 === 1 ? 1 : -1 } as const),
    until: 'battle' as const,
  })),
});

const events = { events: 'always', eventSet: 'full', overtime: 'on' };

/** Walking dead with all claws that they may have, and units that never strike back and are hard to kill. */
const haunted = (dead: WrittenUnit[]): Written => ({
  weapons: { claws: { attacks: MOST.deadWounds / MOST.dead / 10 } },
  profiles: {
    dead: { quality: 2, defense: 2, tough: 10, models: [{ type: 'm', count: 10, weapons: ['claws'] }] },
    prey: {
      ...{ quality: 4, defense: 6, tough: 10, rules: { regeneration: true, immobile: true } },
      models: [{ type: 'm', count: MOST.models, weapons: [] }],
    },
  },
  phase: 'end',
  units: [{ id: 'a1', profile: 'prey', at: '2020' }, { id: 'b1', profile: 'prey', at: '3030' }, ...dead],
});

const plain = { quality: 4, defense: 6, models: [{ type: 'm', weapons: [] }] };

/** The costliest matches, by name. */
export const largest: Readonly<Record<string, () => Setup<GrimdarkTypes>>> = {
  'all shots that a unit can make': () => taken(boardWith(FULL), { ...fighters(60), units: duels(3) }),
  'all strikes that a unit can make': () => taken(boardWith(FULL), { ...fighters(0), units: duels(1) }),
  'all weapons, units and effects': () =>
    taken(boardWith(FULL), {
      ...arms(),
      units: [...host('a', MOST_UNITS, 'p', rows(10)), ...host('b', MOST_UNITS, 'p', rows(28))],
    }),
  'an event for all units in terrain': () =>
    taken(
      boardWith(FULL, () => terrain('ruins')),
      {
        profiles: {
          p: { ...plain, tough: 3, rules: { regeneration: true }, models: [{ type: 'm', count: 11, weapons: [] }] },
        },
        ...{ phase: 'start', round: 2 },
        units: [...host('a', MOST_UNITS, 'p', rows(10)), ...host('b', MOST_UNITS, 'p', rows(28))],
      },
      events,
    ),
  'walking dead whom nobody strikes back': () =>
    taken(boardWith(FULL), haunted(host('n', MOST.dead, 'dead', (n) => ({ at: at(18 + n, 17) }))), events),
  'walking dead who find no way': () =>
    taken(
      // Towers everywhere: the search for the best of them looks at most of the map from each.
      boardWith(LARGE, (column, row) => {
        if (row === 50) return terrain('wall');
        return row > 60 && (7 * column + 13 * row) % 61 === 0 ? terrain('building', 6) : undefined;
      }),
      haunted(host('n', MOST.dead, 'dead', (n) => ({ at: at(18 + n, 60) }))),
      events,
    ),
  'reserves without a place': () =>
    taken(boardWith(LARGE), {
      profiles: { titan: { ...plain, sizeClass: 'titanic', rules: { ambush: true } } },
      ...{ phase: 'start', round: 2 },
      units: ['a', 'b'].flatMap((seat, side) =>
        host(seat, MOST_UNITS, 'titan', (n) =>
          n < 49 ? { at: at(8 + 14 * (n % 7) + 3 * side, 8 + 14 * Math.floor(n / 7)) } : { place: 'reserve' },
        ),
      ),
    }),
  'scouts shut in': () => {
    const titans = listOf(MOST_UNITS, (n) => at(2 + 5 * (n % 20), 2 + 4 * Math.floor(n / 20)));
    // In the zone of the scouts every hex is a wall or beside a titan, and there are walls around.
    const isBeside = (hex: number) =>
      titans.some((titan) => indexDistance(LARGE, hex, indexOfLabel(LARGE, titan)) <= 2);
    const board = boardWith(LARGE, (column, row) =>
      row < 40 && (row > 12 || !isBeside(indexOfLabel(LARGE, at(column, row)))) ? terrain('wall') : undefined,
    );
    return taken(board, {
      profiles: {
        scout: { ...plain, rules: { scout: true } },
        titan: { ...plain, sizeClass: 'titanic' },
      },
      stage: 'scouts',
      units: [
        ...host('a', MOST_UNITS, 'scout', () => ({ place: 'scouts' })),
        ...host('b', MOST_UNITS, 'titan', (n) => ({ at: titans[n]! })),
      ],
    });
  },
  'passengers of a lost transport': () =>
    taken(
      boardWith(LARGE, (column, row) =>
        Math.max(Math.abs(column - 20), Math.abs(row - 20)) < 16 && (column !== 20 || row !== 20)
          ? terrain('deep')
          : undefined,
      ),
      {
        profiles: {
          transport: { ...plain, rules: { transport: 20 } },
          riders: { ...plain, models: [{ type: 'm', count: 30, weapons: ['hl-rifle'] }] },
        },
        units: [
          ...host('b', 1, 'transport', () => ({ at: '2020' })),
          ...host('b', MOST_UNITS, 'riders', () => ({ transport: 'b1' })).slice(1),
          ...host('a', 2, 'riders', (n) => ({ at: at(19 + n, 38) })),
        ],
      },
    ),
};

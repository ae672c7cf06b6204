// Tables for the gallery: units of all armies in all states. Not part of the page.
import type { Board } from '@ironhex/shared/board';
import { hexOf } from '@ironhex/shared/board';
import {
  ARMIES,
  ARMY_IDS,
  ARSENAL,
  figuresOf,
  footprintOf,
  GONE,
  type ListedProfile,
  mapCentre,
  newUnit,
  OptionsSchema,
  type SizeClass,
  type Table,
  TERRAIN,
  terrainOf,
  type Unit,
  type UnitId,
} from '@ironhex/shared/grimdark';
import { type HexLabel, indexDistance, indexOfLabel, labelOfIndex } from '@ironhex/shared/hex';
import { jitter } from '../../../map/paint/hash.ts';

const ARSENAL_ALONE: Table['arsenal'] = { profiles: {}, weapons: {}, spells: {} };

/** The units of two armies in turn. */
const poolOf = (...armies: readonly number[]): readonly ListedProfile[] =>
  armies.flatMap((army) => ARMIES[ARMY_IDS[army]!].units);
const POOLS = { a: poolOf(0, 1), b: poolOf(2, 3) } as const;

/** A unit in a state by chance: hurt, activated, Shaken and so on. */
const inState = (unit: Unit, next: () => number): Unit => {
  const { track } = figuresOf({ arsenal: ARSENAL_ALONE }, unit);
  const hurt = next();
  const wounds = track.map(({ tough }, model) => {
    if (hurt > 0.45 && model < track.length - 1 && next() < 0.5) return GONE;
    return hurt > 0.5 && model === track.length - 1 && tough > 1 ? Math.floor(next() * tough) : 0;
  });
  return {
    ...unit,
    wounds,
    activated: next() < 0.3,
    shaken: next() < 0.15,
    fatigued: next() < 0.15,
    arrived: next() < 0.08,
    tokens: unit.tokens.map(() => 3),
  };
};

/** Finds hexes within a distance of the middle, each unit's own half of it, one after the other. */
const placer = (board: Board, within: number, next: () => number) => {
  const taken = new Set<number>();
  const centre = indexOfLabel(board, mapCentre(board));
  const near = Array.from({ length: board.width * board.height }, (_, index) => index).filter(
    (index) => indexDistance(board, index, centre) <= within,
  );
  const isFree = (index: number): boolean =>
    !taken.has(index) && TERRAIN[terrainOf(hexOf(board, labelOfIndex(board, index)))].enter;
  const half = (index: number): number => Math.sign(Math.floor(index / board.width) - board.height / 2);
  return (side: number, size: SizeClass): HexLabel | undefined => {
    for (let tries = 0; tries < 4000; tries++) {
      const index = near[Math.floor(next() * near.length)]!;
      if (half(index) !== side) continue;
      const at = labelOfIndex(board, index);
      const hexes = footprintOf(board, { at, size });
      if (hexes.length < (size === 'titanic' ? 7 : 1) || !hexes.every(isFree)) continue;
      for (const hex of hexes) taken.add(hex);
      return at;
    }
    return undefined;
  };
};

/** A table in the midst of a battle with so many units, `within` a distance of the middle of the board. */
export const galleryTable = (board: Board, count: number, within: number): Table => {
  const next = jitter(3);
  const placeOf = placer(board, within, next);
  const units = Array.from({ length: count }, (_, n): readonly Unit[] => {
    const seat = n % 2 === 0 ? 'a' : 'b';
    const number = Math.floor(n / 2) + 1;
    const profile = POOLS[seat][(number - 1) % POOLS[seat].length]!;
    const hero = profile.id === 'hl-line' ? 'hl-marshal' : null;
    const unit = newUnit(seat, number, { profile: profile.id, hero, friend: false }, ARSENAL);
    const at = placeOf(seat === 'a' ? 1 : -1, profile.sizeClass);
    return at === undefined ? [] : [{ ...inState(unit, next), place: 'map', at }];
  }).flat();
  const ids: readonly UnitId[] = units.map(({ id }) => id);
  const some = (): HexLabel => placeOf(next() < 0.5 ? 1 : -1, 'standard') ?? mapCentre(board);
  return {
    options: OptionsSchema.parse({}),
    board,
    seats: [
      { id: 'a', side: 0, edge: 'south', points: 0 },
      { id: 'b', side: 1, edge: 'north', points: 0 },
    ],
    stage: 'battle',
    round: 2,
    phase: 'turns',
    turn: 5,
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    markers: [
      { at: some(), owner: null },
      { at: some(), owner: 'a' },
      { at: some(), owner: 'b' },
      { at: units[5]!.at!, owner: 'b' },
      { at: units[4]!.at!, owner: null },
    ],
    markersToPlace: 5,
    starter: 'a',
    finished: null,
    passed: [],
    active: null,
    fight: null,
    effects: [
      { source: 'boon', on: { unit: ids[0]! }, what: { kind: 'hit', amount: 1, scope: 'all' }, until: 'round' },
      { source: 'bane', on: { unit: ids[1]! }, what: { kind: 'defense', amount: -1 }, until: 'round' },
    ],
    items: [
      { kind: 'relic', at: null, carrier: ids[2]! },
      { kind: 'anomaly', at: some(), carrier: null },
      { kind: 'intel', at: some(), carrier: null },
      { kind: 'post', at: some(), carrier: null, marked: ids[3]! },
      { kind: 'component', at: some(), carrier: null },
    ],
    scenario: { kind: 'seize' },
    batch: 0,
    outcome: null,
    arsenal: ARSENAL_ALONE,
  };
};

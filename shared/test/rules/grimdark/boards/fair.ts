import { expect } from 'vitest';
import { type Board, hexOf, turnedHex } from '../../../../src/board/index.ts';
import { labelOfIndex, neighbour } from '../../../../src/hex/index.ts';
import { fitsAt, footprintAt, SIX } from '../../../../src/rulesets/grimdark/ground/footprint.ts';
import { checkMarker, reachableFromBoth } from '../../../../src/rulesets/grimdark/ground/placing/marker-hexes.ts';
import { surveyOf } from '../../../../src/rulesets/grimdark/ground/survey.ts';
import { TERRAIN, TERRAINS, type Terrain } from '../../../../src/rulesets/grimdark/ground/terrain.ts';
import { zoneIndexes } from '../../../../src/rulesets/grimdark/ground/zones.ts';
import { missingFor } from '../../../../src/rulesets/grimdark/rules/scenarios/begin.ts';

/** The terrain of a board's pieces, by id. */
export const piecesOf = ({ hexes }: Board): ReadonlyMap<string, Terrain> =>
  new Map(
    Object.values(hexes).flatMap(({ piece, features }) =>
      piece === undefined ? [] : [[piece, Object.keys(features)[0] as Terrain] as const],
    ),
  );

/** Of each hex of a board what counts when it is turned: ground and kinds of markers, not the numbers of anything. */
const turnedLook = (board: Board, index: number) => {
  const { level, features, piece, markers = {} } = hexOf(board, labelOfIndex(board, index));
  const kinds = Object.entries(markers).filter(([kind, number]) => kind !== 'terminal' || number !== 5);
  return { level, features, tomb: piece === 'tomb', kinds: kinds.map(([kind]) => kind).sort() };
};

/** The board is the same when it is turned by half a circle, but for the terminal in its middle. */
export const expectTurned = (board: Board): void => {
  for (let index = 0; index < board.width * board.height; index++)
    expect(turnedLook(board, turnedHex(board, index)), labelOfIndex(board, index)).toEqual(turnedLook(board, index));
};

/** Every scenario can be played: nothing is missing, and what must be got at can be. */
export const expectAllScenarios = (board: Board): void => {
  for (const scenario of ['seize', 'tomb', 'storm', 'resonance'] as const)
    expect(missingFor(board, scenario), scenario).toBeUndefined();
  const { terrain } = surveyOf(board);
  const reachable = reachableFromBoth(board);
  const markers: string[] = [];
  for (let index = 0; index < board.width * board.height; index++) {
    const label = labelOfIndex(board, index);
    const kinds = Object.keys(hexOf(board, label).markers ?? {});
    if (kinds.length === 0) continue;
    expect(reachable[index], label).toBe(true);
    expect(TERRAIN[TERRAINS[terrain[index]!]!].dangerous, label).not.toBe('always');
    if (kinds.includes('marker')) {
      expect(checkMarker(board, markers, label)).toBeUndefined();
      markers.push(label);
    }
  }
  expect(markers).toHaveLength(4);
};

/** A titanic unit on the ground gets from its zone to the other, and stands in many places of each. */
export const expectRoomForTitans = (board: Board): void => {
  const { level, impassable } = surveyOf(board);
  const stands = (centre: number) =>
    fitsAt(board, centre, 'titanic') && footprintAt(board, centre, 'titanic').every((hex) => impassable[hex] === 0);
  const top = (centre: number) => Math.max(...footprintAt(board, centre, 'titanic').map((hex) => level[hex]!));
  const [north, south] = (['north', 'south'] as const).map((edge) => zoneIndexes(board, edge).filter(stands));
  const waysFrom = (start: number): ReadonlySet<number> => {
    const found = new Set([start]);
    for (const hex of found)
      for (const direction of SIX) {
        const next = neighbour(board, hex, direction);
        if (next >= 0 && stands(next) && Math.abs(top(next) - top(hex)) <= 1) found.add(next);
      }
    return found;
  };
  // A corner behind terrain may hold a few places from which no way leads on.
  let widest: ReadonlySet<number> = new Set();
  for (const start of north!) {
    const found = widest.has(start) ? widest : waysFrom(start);
    if (found.size > widest.size) widest = found;
  }
  for (const zone of [north!, south!])
    expect(zone.filter((hex) => widest.has(hex)).length).toBeGreaterThan(board.width);
};

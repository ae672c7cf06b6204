import { boardOf, cheapestPath } from '../../../../board/generate/index.ts';
import { walkableAreas } from '../../../../board/index.ts';
import { indexOfLabel } from '../../../../hex/index.ts';
import type { Terrain } from '../../ground/terrain.ts';
import { EDGES, zoneOf } from '../../ground/zones.ts';
import { OPEN_HEXES } from '../design.ts';
import { VOCABULARY } from '../vocabulary.ts';
import { lay, type SteampunkSketch, terrainIn } from './sketch.ts';

/** Terrain that tracked units cannot enter, and what becomes of it where they have to. */
const OPENED: Readonly<Partial<Record<Terrain, Terrain>>> = { mountain: 'hill', building: 'ruins', water: 'river' };

/** What a closed hex becomes when it is opened; undefined if it is open already, or no hex of the board. */
const openedAt = (sketch: SteampunkSketch, hex: number): Terrain | undefined => {
  const terrain = terrainIn(sketch, hex);
  return terrain && OPENED[terrain];
};

const open = (sketch: SteampunkSketch, hex: number): void => {
  const opened = openedAt(sketch, hex);
  if (opened) lay(sketch, hex, opened);
};

/** Opens hexes of both sides until tracked units have the room that a side has to leave them, SET-1. */
const openSides = (sketch: SteampunkSketch): void => {
  const board = boardOf(sketch, VOCABULARY, []);
  for (const edge of EDGES) {
    const zone = zoneOf(board, edge).map((label) => indexOfLabel(board, label));
    const closed = () => zone.filter((hex) => openedAt(sketch, hex));
    for (let shut = closed(); zone.length - shut.length < OPEN_HEXES; shut = closed())
      open(sketch, sketch.chance.pick(shut));
  }
};

/** Joins areas that are cut off from each other, along the shortest way. */
const joinAreas = (sketch: SteampunkSketch): void => {
  const { grid, level } = sketch;
  const cost = (hex: number): number => {
    if (terrainIn(sketch, hex) === undefined) return Number.POSITIVE_INFINITY;
    return openedAt(sketch, hex) ? 10 : 1;
  };
  // Tracks climb every hill, so for them all ground is level.
  const flat = level.map(() => 0);
  for (;;) {
    const areas = walkableAreas(grid, { level: flat, open: level.map((_, hex) => cost(hex) === 1) });
    const other = areas.findIndex((area) => area > 0);
    if (other < 0) return;
    for (const hex of cheapestPath(sketch, areas.indexOf(0), other, cost)) open(sketch, hex);
  }
};

/** Sees to it that tracked units have room on both sides, and get from every hex that lets them in to every other. */
export const openUp = (sketch: SteampunkSketch): void => {
  openSides(sketch);
  joinAreas(sketch);
};

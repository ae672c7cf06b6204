import type { Board } from '@ironhex/shared/board';
import { EDGES, type Edge, type Stage, type Table, zoneOf } from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import type { ZonePicture } from '../../../map/layers/terrain/zones.ts';
import { sideOf } from './counters.ts';

/** The hexes of a terrain piece; none of one that the board has not. */
export const pieceHexes = ({ hexes }: Pick<Board, 'hexes'>, piece: string): readonly HexLabel[] =>
  Object.keys(hexes).filter((at) => hexes[at]?.piece === piece);

const NAMES: Readonly<Record<Edge, string>> = { north: 'North zone', south: 'South zone' };

/** The stages before the battle, in which zones matter in every scenario. */
const SET_UP: readonly Stage[] = ['markers', 'proposed', 'sides', 'declarations', 'deployment', 'scouts'];

const hexesOf = new WeakMap<Board, Readonly<Record<Edge, ZonePicture['hexes']>>>();

/** The deployment zones, G-2.3, in the colours of their owners: before the battle, and where a relic is carried home, G-18.2. */
export const zonesOf = ({ board, seats, stage, scenario }: Pick<Table, 'board' | 'seats' | 'stage' | 'scenario'>) => {
  if (!SET_UP.includes(stage) && scenario.kind !== 'tomb') return [];
  const hexes = hexesOf.get(board) ?? { north: zoneOf(board, 'north'), south: zoneOf(board, 'south') };
  hexesOf.set(board, hexes);
  return EDGES.map((edge): ZonePicture => {
    const owner = seats.find((seat) => seat.edge === edge);
    return { name: NAMES[edge], hexes: hexes[edge], side: sideOf(seats, owner?.id ?? null) };
  });
};

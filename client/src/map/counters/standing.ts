import type { Grid } from '@ironhex/shared/hex';
import type { Point } from '../geometry.ts';
import type { Layout } from '../layout.ts';
import type { BaseCounter } from '../picture.ts';
import { traysOf } from './trays.ts';

/** Where and how a counter is shown. */
export interface Pose {
  readonly at: Point;
  /** Sixths of a circle clockwise from north; between two directions while it turns. */
  readonly facing: number;
  /** How high it is above the ground, in map units. */
  readonly lift: number;
  readonly alpha: number;
}

/** How far counters that share a hex stand apart, in map units. */
const SHARED = 20;

const height = ({ destroyed, emphasis }: BaseCounter): number => {
  if (destroyed) return 0;
  return emphasis === undefined ? 1 : 2;
};

/** What is drawn first: wrecks, then units that stand out less. */
export const drawingOrder = (a: BaseCounter, b: BaseCounter): number => height(a) - height(b) || (a.id < b.id ? -1 : 1);

/** Where each counter stands: in its hex, apart from others in the same one, or in a tray beside the board. */
export const standing = (counters: readonly BaseCounter[], board: Grid, layout: Layout): ReadonlyMap<string, Pose> => {
  const hexes = Map.groupBy(
    counters.filter(({ destroyed }) => !destroyed),
    ({ at }) => at,
  );
  const waiting = new Map(traysOf(counters, board, layout).flatMap(({ places }) => [...places]));
  const placeOf = (counter: BaseCounter): Point => {
    const { at } = counter;
    if (typeof at !== 'string') return waiting.get(counter.id)!;
    const sharing = counter.destroyed ? [] : (hexes.get(at) ?? []);
    const shift = (sharing.indexOf(counter) - (sharing.length - 1) / 2) * SHARED;
    const { x, y } = layout.centreOfLabel(at);
    return sharing.length > 1 ? { x: x + shift, y: y + shift * 0.5 } : { x, y };
  };
  return new Map(
    counters.map((counter) => [counter.id, { at: placeOf(counter), facing: counter.facing ?? 0, lift: 0, alpha: 1 }]),
  );
};

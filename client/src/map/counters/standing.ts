import type { Point } from '../geometry.ts';
import type { Layout } from '../layout.ts';
import type { BaseCounter } from '../picture.ts';

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

/** Where each counter stands, apart from others in the same hex. */
export const standing = (counters: readonly BaseCounter[], layout: Layout): ReadonlyMap<string, Pose> => {
  const hexes = Map.groupBy(
    counters.filter(({ destroyed }) => !destroyed),
    ({ at }) => at,
  );
  return new Map(
    counters.map((counter) => {
      const sharing = counter.destroyed ? [] : (hexes.get(counter.at) ?? []);
      const shift = (sharing.indexOf(counter) - (sharing.length - 1) / 2) * SHARED;
      const { x, y } = layout.centreOfLabel(counter.at);
      const at = sharing.length > 1 ? { x: x + shift, y: y + shift * 0.5 } : { x, y };
      return [counter.id, { at, facing: counter.facing ?? 0, lift: 0, alpha: 1 }];
    }),
  );
};

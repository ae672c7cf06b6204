import type { Grid, HexLabel } from '@ironhex/shared/hex';
import { apart, type Point } from '../geometry/geometry.ts';
import type { Painting } from '../paint/brush.ts';
import type { BaseCounter, BasePicture } from '../picture.ts';
import { EXTENT } from './base.ts';
import { ALONE, growthOf, IN_TRAY, type Showing, slotsOf } from './slots.ts';
import { traysOf } from './trays.ts';

/** Where and how a counter is shown. */
export interface Pose extends Showing {
  readonly at: Point;
  /** Sixths of a circle clockwise from north; between two directions while it turns. */
  readonly facing: number;
  /** How high it is above the ground, in map units. */
  readonly lift: number;
  readonly alpha: number;
}

const height = ({ destroyed, emphasis }: BaseCounter): number => {
  if (destroyed) return 0;
  return emphasis === undefined ? 1 : 2;
};

/** What is drawn first: wrecks, then units that stand out less. */
export const drawingOrder = (a: BaseCounter, b: BaseCounter): number => height(a) - height(b) || (a.id < b.id ? -1 : 1);

/** How much larger than a picture of a counter it is shown, `px` map units to a CSS pixel. */
export const scaleOf = ({ size = 1 }: Pick<BaseCounter, 'size'>, showing: Showing, px: number): number =>
  size * showing.share * growthOf(size, showing, px);

/** From a counter's middle to its outer edge as it is shown, map units. */
export const extentOf = (counter: Pick<BaseCounter, 'size'>, showing: Showing, px: number): number =>
  EXTENT * scaleOf(counter, showing, px);

/**
 * Where each counter stands: in its hex, apart from others in the same one, in the order of the picture from the top; or
 * in a tray beside the board.
 */
export const standing = (
  counters: readonly BaseCounter[],
  board: Grid,
  { layout, px }: Painting,
): ReadonlyMap<string, Pose> => {
  const hexes = Map.groupBy(
    counters.filter(({ destroyed }) => !destroyed),
    ({ at }) => at,
  );
  const waiting = new Map(traysOf(counters, board, layout).flatMap(({ places }) => [...places]));
  const placeOf = (counter: BaseCounter): Showing & Pick<Pose, 'at'> => {
    const { at } = counter;
    if (typeof at !== 'string') return { at: waiting.get(counter.id)!, ...IN_TRAY };
    const { x, y } = layout.centreOfLabel(at);
    if (counter.destroyed) return { at: { x, y }, ...ALONE };
    const sharing = hexes.get(at)!;
    const { places, ...showing } = slotsOf(sharing.length, px);
    const by = places[sharing.indexOf(counter)]!;
    return { at: { x: x + by.x, y: y + by.y }, ...showing };
  };
  return new Map(
    counters.map((counter) => [counter.id, { ...placeOf(counter), facing: counter.facing ?? 0, lift: 0, alpha: 1 }]),
  );
};

/** The counter in a hex that is nearest to a point of the map; undefined if none stands there. */
export const standingAt = (
  { counters, board }: Pick<BasePicture, 'counters' | 'board'>,
  painting: Painting,
  hex: HexLabel,
  point: Point,
): string | undefined => {
  const there = counters.filter(({ at, covers, destroyed }) => (at === hex || covers?.includes(hex)) && !destroyed);
  const poses = standing(there, board, painting);
  return there
    .map(({ id }) => ({ id, far: apart(poses.get(id)!.at, point) }))
    .reduce<{ id: string; far: number } | undefined>(
      (best, one) => (best && best.far <= one.far ? best : one),
      undefined,
    )?.id;
};

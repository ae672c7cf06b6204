import type { Direction } from '@ironhex/shared/hex';
import { along, angleOf, centreOfLabel, type Point, R } from './geometry.ts';
import type { PathPicture, Picture } from './picture.ts';

/** Something on the map that can be touched besides its hexes. */
export type Touchable =
  | { readonly kind: 'face'; readonly at: Point; readonly direction: Direction }
  | { readonly kind: 'trigger'; readonly at: Point; readonly index: number };

const SIX: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** How far a wheel's arrows are from its middle: around the counter, and far enough apart for a finger. */
export const wheelRadius = (px: number): number => Math.max(R * 1.22, 46 * px);

/** Where the arrow of a direction is. */
export const wheelArrow = (centre: Point, direction: Direction, px: number): Point =>
  along(centre, angleOf(direction), wheelRadius(px));

/** The places along a path by index into `[from, ...marks]`; the place before the map is missing. */
export const pathPoints = ({ from, marks }: PathPicture): readonly (Point | undefined)[] => [
  from === null ? undefined : centreOfLabel(from),
  ...marks.map(({ at }) => centreOfLabel(at)),
];

/** Everything in a picture that can be touched besides hexes. */
export const touchablesOf = ({ wheel, paths }: Picture, px: number): readonly Touchable[] => [
  ...(wheel === undefined
    ? []
    : SIX.map((direction): Touchable => {
        return { kind: 'face', direction, at: wheelArrow(centreOfLabel(wheel.at), direction, px) };
      })),
  ...paths.flatMap((path) => {
    const points = pathPoints(path);
    return (path.triggers ?? []).flatMap((index): Touchable[] => {
      const at = points[index];
      return at === undefined ? [] : [{ kind: 'trigger', index, at }];
    });
  }),
];

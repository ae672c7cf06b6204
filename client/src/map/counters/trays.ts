import type { Grid } from '@ironhex/shared/hex';
import type { Neighbours } from '../camera/viewpoint.ts';
import { apart, around, type Point, type Rect } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { nearest } from '../input/gestures.ts';
import type { Painting } from '../paint/brush.ts';
import type { BaseCounter, BasePicture, BoardEdge } from '../picture.ts';
import { EXTENT } from './base.ts';

/** A place beside an edge of the board where counters wait until they enter the map. */
interface Tray {
  readonly rect: Rect;
  /** The middles of its counters by their ids. */
  readonly places: ReadonlyMap<string, Point>;
}

/** The direction of each edge from the middle of the upright map. */
const OUTWARD: Readonly<Record<BoardEdge, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** Between the board and a tray, map units. */
const GAP = 14;
/** Room above a counter in its tray, and below it, where its name stands. */
const ABOVE = EXTENT + 9;
const BELOW = EXTENT + 26;
const HIGH = ABOVE + BELOW;
/** How wide the room of a counter is: wider where others stand beside it, so that their names find room. */
const WIDE = { alone: 2 * (EXTENT + 18), beside: 2 * (EXTENT + 22) };
/** From one counter to the next at least, along the edge. */
const TIGHT = 2 * EXTENT + 8;

/** The edge beside which a counter waits; undefined for one that is on the map. */
const edgeOf = ({ at }: Pick<BaseCounter, 'at'>): BoardEdge | undefined =>
  typeof at === 'string' ? undefined : at.beside;

/** A tray along an edge: tight, or in as many lines as it needs, to be no longer than the edge. */
const trayAt = (edge: BoardEdge, ids: readonly string[], board: Rect, layout: Layout): Tray => {
  const out = layout.drawn(OUTWARD[edge]);
  const flat = out.y !== 0;
  const room = flat ? board.w : board.h;
  const lines = Math.ceil(ids.length / Math.max(1, Math.floor(room / TIGHT)));
  const long = Math.ceil(ids.length / lines);
  const step = Math.min(flat ? WIDE.beside : HIGH, room / long);
  const across = flat ? HIGH : lines > 1 ? WIDE.beside : WIDE.alone;
  const [wide, high] = flat ? [long > 1 ? step : WIDE.alone, across] : [across, step];
  const [columns, rows] = flat ? [long, lines] : [lines, long];
  const [w, h] = [columns * wide, rows * high];
  const x = board.x + board.w / 2 + out.x * (board.w / 2 + GAP + w / 2) - w / 2;
  const y = board.y + board.h / 2 + out.y * (board.h / 2 + GAP + h / 2) - h / 2;
  const places = ids.map((id, i): [string, Point] => {
    const [column, row] = flat ? [i % columns, Math.floor(i / columns)] : [Math.floor(i / rows), i % rows];
    return [id, { x: x + (column + 0.5) * wide, y: y + row * high + Math.min(ABOVE, high / 2) }];
  });
  return { rect: { x, y, w, h }, places: new Map(places) };
};

/** The trays of all counters that wait beside the board. */
export const traysOf = (counters: readonly BaseCounter[], board: Grid, layout: Layout): readonly Tray[] => {
  const waiting = Map.groupBy(counters, edgeOf);
  const rect = layout.boardRect(board);
  return [...waiting].flatMap(([edge, there]) =>
    edge === undefined
      ? []
      : [
          trayAt(
            edge,
            there.map(({ id }) => id),
            rect,
            layout,
          ),
        ],
  );
};

/** The map with the trays beside it. */
export const fieldOf = (
  { counters, board }: { readonly counters: readonly BaseCounter[]; readonly board: Grid },
  layout: Layout,
): Rect => traysOf(counters, board, layout).reduce((all, { rect }) => around(all, rect), layout.boardRect(board));

/** The trays of a picture, for the camera: those matter in which a counter acts or may act. */
export const neighboursOf =
  ({ counters, board }: Pick<BasePicture, 'counters' | 'board'>): Neighbours =>
  (layout) => {
    const active = counters.filter(({ emphasis }) => emphasis === 'acting' || emphasis === 'eligible');
    return traysOf(counters, board, layout).map(({ rect, places }) => ({
      rect,
      matters: active.some(({ id }) => places.has(id)),
    }));
  };

/** How near to a waiting counter a finger may land, CSS pixels. */
const FINGER = 22;

/** The counter that waits at a point of the map, or next to it. */
export const waitingAt = (
  { counters, board }: Pick<BasePicture, 'counters' | 'board'>,
  { layout, px }: Painting,
  point: Point,
): string | undefined => {
  const places = traysOf(counters, board, layout).flatMap((tray) => [...tray.places].map(([id, at]) => ({ id, at })));
  const within = Math.max(EXTENT * 1.2, FINGER * px);
  return nearest(
    places.filter(({ at }) => apart(at, point) <= within),
    point,
  )?.id;
};

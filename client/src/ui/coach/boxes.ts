import type { Point } from '../../map/geometry/geometry.ts';
import type { Hint } from '../../rulesets/moments.ts';
import type { Planning } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import type { Box } from './place.ts';

/** CSS pixels from the centre of a hex to the edge of its counter. */
const UNIT = 34;
/** CSS pixels between a hint and the edge of the page. */
const EDGE = 8;

const boxOf = (selector: string): Box | undefined => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : undefined;
};

/** The point in the middle of a box. */
const middleOf = ({ left, right, top, bottom }: Box): Box => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, right: x, top: y, bottom: y };
};

/** The boxes on the page of places on the map, as far as they are in its visible part. */
const boxesOf = (places: readonly Point[], board: Box): Box[] =>
  places.flatMap(({ x, y }) => {
    const [left, top] = [board.left + x - UNIT, board.top + y - UNIT];
    const box = { left, top, right: left + 2 * UNIT, bottom: top + 2 * UNIT };
    const outside = box.right < board.left || box.left > board.right || box.bottom < board.top;
    return outside || box.top > board.bottom ? [] : [box];
  });

/**
 * The subject of a hint, the room for it, and the hexes that must stay visible: those units and the hexes of the plan;
 * undefined while there is no map.
 */
export const boxesFor = ({ at }: Hint, match: ClientMatch, planning: Planning, units: readonly string[]) => {
  const [board, handle] = [boxOf('.board'), match.board.peek()];
  if (!board || !handle) return undefined;
  const hexes = boxesOf(
    planning.focus().flatMap((hex) => handle.positionOf(hex) ?? []),
    board,
  );
  const counters = boxesOf(
    units.flatMap((unit) => handle.counterAt(unit) ?? []),
    board,
  );
  const asked = boxOf('.ask') ?? boxOf('.bottom');
  const below = boxOf('.bottom');
  const around = boxOf('.around');
  // On an upright phone the sheet lies over the map.
  const end = around && around.left <= board.left ? Math.min(board.bottom, around.top) : board.bottom;
  const things = {
    card: boxOf('.card-panel'),
    map: hexes[0],
    asked,
  };
  return {
    thing: things[at] ?? middleOf(board),
    bounds: { left: EDGE, top: board.top + EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE },
    seen: [
      ...hexes,
      ...counters,
      ...[asked, below, around, boxOf('.left'), boxOf('.band')].filter((box) => box !== undefined),
    ],
    /** The uncovered part of the map, in square CSS pixels. */
    free: (board.right - board.left) * (end - board.top),
  };
};

import type { Hint } from '../../rulesets/moments.ts';
import type { Planning } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import type { Box } from './place.ts';

/** CSS pixels from the centre of a hex to the edge of what stands in it. */
const UNIT = 34;
/** CSS pixels at the upper edge of the map that the band may take. */
const BAND = 70;
/** CSS pixels between a hint and the edge of the page. */
const EDGE = 8;

const boxOf = (selector: string): Box | undefined => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : undefined;
};

/** The boxes of what a decision is about, on the page: those of hexes in the visible part of the map. */
const hexesOf = (match: ClientMatch, planning: Planning, board: Box): Box[] => {
  const handle = match.board.peek();
  if (!handle) return [];
  return planning.focus().flatMap((hex) => {
    const { x, y } = handle.positionOf(hex);
    const [left, top] = [board.left + x - UNIT, board.top + y - UNIT];
    const box = { left, top, right: left + 2 * UNIT, bottom: top + 2 * UNIT };
    const outside = box.right < board.left || box.left > board.right || box.bottom < board.top;
    return outside || box.top > board.bottom ? [] : [box];
  });
};

/** What a hint points at, where it may stand, and what must be seen beside it; undefined while there is no map. */
export const boxesFor = ({ at }: Hint, match: ClientMatch, planning: Planning) => {
  const board = boxOf('.board');
  if (!board) return undefined;
  const hexes = hexesOf(match, planning, board);
  const asked = boxOf('.ask') ?? boxOf('.bottom');
  const below = boxOf('.bottom');
  const things = {
    card: boxOf('.card-panel'),
    map: hexes[0],
    asked,
  };
  return {
    thing: things[at] ?? board,
    bounds: { left: EDGE, top: board.top + BAND, right: innerWidth - EDGE, bottom: innerHeight - EDGE },
    seen: [...hexes, ...(asked ? [asked] : []), ...(below ? [below] : [])],
  };
};

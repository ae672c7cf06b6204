import { useEffect } from 'preact/hooks';
import { type Insets, UNCOVERED } from '../map/geometry.ts';
import type { Planning } from '../rulesets/types.ts';
import type { ClientMatch } from '../table/match.ts';

/** What lies over the lower edge of the map. */
const coveredNow = (): Insets => {
  const [map, stack] = ['.board', '.bottom-stack'].map((name) => document.querySelector(name)?.getBoundingClientRect());
  const beside = !map || !stack || stack.left >= map.right;
  return { ...UNCOVERED, bottom: beside ? 0 : Math.max(0, map.bottom - stack.top) };
};

/**
 * When the player is asked something, the map shows what it is about where nothing covers it; open panels of a small screen
 * make room.
 */
export const useAttention = (match: ClientMatch, planning: Planning | undefined, makeRoom: () => void): void => {
  const id = match.asked.value?.decision.id;
  const board = match.board.value;
  useEffect(() => {
    if (id === undefined) return undefined;
    if (matchMedia('(width < 900px)').matches) makeRoom();
    const frame = requestAnimationFrame(() => board?.frame(planning?.focus() ?? [], coveredNow()));
    return () => {
      cancelAnimationFrame(frame);
      board?.frame([], UNCOVERED);
    };
  }, [id, planning, board]);
};

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
 * When the player is asked something, the map shows what it is about where nothing covers it, also when the prompt grows
 * with the plan; open panels of a small screen make room.
 */
export const useAttention = (match: ClientMatch, planning: Planning | undefined, makeRoom: () => void): void => {
  const id = match.asked.value?.decision.id;
  const board = match.board.value;
  useEffect(() => {
    if (id === undefined) return undefined;
    if (matchMedia('(width < 900px)').matches) makeRoom();
    const sizes = new ResizeObserver(() => board?.frame(planning?.focus() ?? [], coveredNow()));
    for (const part of document.querySelectorAll('.board, .bottom-stack')) sizes.observe(part);
    return () => {
      sizes.disconnect();
      board?.frame([], UNCOVERED);
    };
  }, [id, planning, board]);
};

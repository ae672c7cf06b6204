import { useEffect } from 'preact/hooks';
import type { Planning } from '../rulesets/types.ts';
import type { ClientMatch } from '../table/match.ts';

/** Pixels at the lower edge that the map leaves to the bar anyway. */
const BAR = 64;

/**
 * When the player is asked something on a small screen, open panels make room, and the hex that it is about moves to
 * where nothing covers the map.
 */
export const useAttention = (match: ClientMatch, planning: Planning | undefined, makeRoom: () => void): void => {
  const id = match.asked.value?.decision.id;
  useEffect(() => {
    if (id === undefined || !matchMedia('(width < 900px)').matches) return undefined;
    makeRoom();
    const frame = requestAnimationFrame(() => {
      const covered = (document.querySelector('.bottom-stack')?.clientHeight ?? 0) - BAR;
      const at = planning?.focus() ?? null;
      const board = match.board.peek();
      if (covered <= 0 || at === null || !board || matchMedia('(orientation: landscape)').matches) return;
      board.cover(covered, at);
    });
    return () => {
      cancelAnimationFrame(frame);
      match.board.peek()?.uncover();
    };
  }, [id, planning]);
};

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Insets, UNCOVERED } from '../map/geometry.ts';
import type { Planning } from '../rulesets/types.ts';
import type { ClientMatch } from '../table/match.ts';

/** What lies over the lower edge of the map: on an upright phone the sheet, if it is drawn up. */
const coveredBy = (sheet: Element, map: Element): Insets => {
  const [over, under] = [sheet.getBoundingClientRect(), map.getBoundingClientRect()];
  const below = over.left < under.right && over.right > under.left;
  return { ...UNCOVERED, bottom: below ? Math.max(0, under.bottom - over.top) : 0 };
};

/**
 * Tells the map what covers it and, while the player is asked something, what that is about, so that it is shown where
 * nothing covers it.
 */
export const useAttention = (match: ClientMatch, planning: Planning | undefined): void => {
  const id = match.asked.value?.decision.id;
  const board = match.board.value;
  useEffect(() => {
    const [sheet, map] = [document.querySelector('.around'), document.querySelector('.board')];
    if (!board || !sheet || !map) return undefined;
    const frame = () => board.frame((id !== undefined && planning?.focus()) || [], coveredBy(sheet, map));
    // Also tells of the first size, and of every one while the sheet is drawn up and let down.
    const sizes = new ResizeObserver(frame);
    for (const element of [sheet, map]) sizes.observe(element);
    // What is planned belongs to it: an enemy aimed at with a key may stand where nobody looks.
    const stop = effect(() => {
      void planning?.picture.value;
      if (id !== undefined && planning?.focus().some((at) => !board.shows(at))) frame();
    });
    return () => {
      stop();
      sizes.disconnect();
      board.frame([], UNCOVERED);
    };
  }, [id, planning, board]);
};

import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Insets, UNCOVERED } from '../../map/geometry/geometry.ts';
import type { Planning } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { cardOver } from '../common/format.ts';

/** What lies over the map: the sheet of an upright phone over its lower edge, the card of a tablet over its left one. */
const coveredBy = (sheet: Element, card: Element, map: Element): Insets => {
  const [over, under] = [sheet.getBoundingClientRect(), map.getBoundingClientRect()];
  const below = over.left < under.right && over.right > under.left;
  const left = cardOver.peek() ? card.getBoundingClientRect().right - under.left : 0;
  return { ...UNCOVERED, bottom: below ? Math.max(0, under.bottom - over.top) : 0, left: Math.max(0, left) };
};

/**
 * Tells the map what covers it and what something is about that is shown again or, while the player is asked something,
 * what is asked, so that it is shown where nothing covers it.
 */
export const useAttention = (match: ClientMatch, planning: Planning | undefined): void => {
  const id = match.asked.value?.decision.id;
  const board = match.board.value;
  useEffect(() => {
    const [sheet, card, map] = ['.around', '.left', '.board'].map((part) => document.querySelector(part));
    if (!board || !sheet || !card || !map) return undefined;
    const frame = () => {
      const covered = coveredBy(sheet, card, map);
      const again = match.again.where.peek();
      if (again.length > 0 || id === undefined) board.frame(again, covered);
      else board.frame(planning?.focus() ?? [], covered, planning?.isAboutAll?.());
    };
    // Also tells of the first size, and of every one while the sheet is drawn up and let down, or the card comes and goes.
    const sizes = new ResizeObserver(frame);
    for (const element of [sheet, card, map]) sizes.observe(element);
    // What is planned belongs to it: an enemy aimed at with a key may stand where nobody looks.
    const stop = effect(() => {
      void planning?.picture.value;
      if (id !== undefined && planning?.focus().some((at) => !board.shows(at))) frame();
    });
    const stopAgain = effect(() => {
      void match.again.where.value;
      frame();
    });
    return () => {
      stop();
      stopAgain();
      sizes.disconnect();
      board.frame([], UNCOVERED);
    };
  }, [id, planning, board]);
};

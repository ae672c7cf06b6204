import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Insets, UNCOVERED } from '../../map/geometry/geometry.ts';
import type { Planning } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { cardOver } from '../common/format.ts';
import { hexesThatMatter } from './matters.ts';

/**
 * The parts of the page that cover the map: the sheet of an upright phone at its lower edge, the card of a tablet at
 * its left one.
 */
const coveredBy = (sheet: Element, card: Element, map: Element): Insets => {
  const [over, under] = [sheet.getBoundingClientRect(), map.getBoundingClientRect()];
  const below = over.left < under.right && over.right > under.left;
  const beside = card.getBoundingClientRect();
  return {
    ...UNCOVERED,
    bottom: below ? Math.max(0, under.bottom - over.top) : 0,
    left: cardOver.peek() ? Math.max(0, beside.right - under.left) : 0,
    leftTo: beside.bottom - under.top,
  };
};

/**
 * Tells the map which parts of it are covered and which hexes matter now, so that it shows them uncovered: those of a
 * replay, else those that a lesson points at and, if the player has an open decision, those of the decision; or what planning
 * shows without one.
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
      if (again.length > 0) board.frame(again, covered);
      else board.frame(hexesThatMatter(planning, match.pointed.peek()), covered, planning?.isAboutAll?.());
    };
    // Also tells of the first size, and of every one while the sheet is drawn up and let down, or the card comes and goes.
    const sizes = new ResizeObserver(frame);
    for (const element of [sheet, card, map]) sizes.observe(element);
    // The plan counts too: an enemy that a key has aimed at may stand out of view.
    const stop = effect(() => {
      void planning?.picture.value;
      if (planning && !board.shows(planning.focus())) frame();
    });
    const stopAgain = effect(() => {
      void match.again.where.value;
      void match.pointed.value;
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

import { entryHexes } from '@ironhex/shared/warfare3025';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../../table/game.ts';

/** Pixels at the lower edge that the map leaves to the bar anyway. */
const BAR = 64;

/** The hex that a decision is about. */
const focusOf = (game: Game): string | null => {
  const view = game.asked.peek()?.view;
  if (!view) return null;
  const { action, assault } = view;
  const place = (id: string | null | undefined) => view.units.find((unit) => unit.id === id)?.at ?? null;
  if (assault) return assault.situation.to;
  if (action) return action.move?.path.at(-1) ?? place(action.unit);
  const { unit } = game.planner.draft.peek();
  const first = unit ?? game.planner.candidates.peek()[0];
  if (first === undefined) return null;
  const entries = place(first) === null ? entryHexes(view, first) : [];
  return place(first) ?? entries[Math.floor(entries.length / 2)] ?? null;
};

/**
 * When somebody is asked on a small screen, open panels make room, and what it is about moves to where nothing covers
 * the map.
 */
export const useAttention = (game: Game, makeRoom: () => void): void => {
  const id = game.asked.value?.decision.id;
  useEffect(() => {
    if (id === undefined || !matchMedia('(width < 900px)').matches) return undefined;
    makeRoom();
    const frame = requestAnimationFrame(() => {
      const covered = (document.querySelector('.bottom-stack')?.clientHeight ?? 0) - BAR;
      const at = focusOf(game);
      const board = game.board.peek();
      if (covered <= 0 || at === null || !board || matchMedia('(orientation: landscape)').matches) return;
      board.cover(covered, at);
    });
    return () => {
      cancelAnimationFrame(frame);
      game.board.peek()?.uncover();
    };
  }, [id]);
};

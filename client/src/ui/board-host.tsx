import type { Direction } from '@ironhex/shared/hex';
import { useEffect, useRef } from 'preact/hooks';
import { mountBoard } from '../map/index.ts';
import { warfareMap } from '../rulesets/warfare3025/map/kit.ts';
import type { Game } from '../table/game.ts';
import { motion, theme } from '../table/settings.ts';

/** The element that the map is drawn in. */
export const BoardHost = ({ game }: { readonly game: Game }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    const mounted = mountBoard(place.current!, warfareMap, {
      hover: (at) => {
        game.hover.value = at;
      },
      pick: (at) => game.pick(at),
      peek: (at) => game.peek(at),
      touch: ({ kind, value }) =>
        kind === 'face' ? game.planner.face(value as Direction) : game.planner.triggerAt(value),
      failed: (error) => console.error(error),
    });
    void mounted.then((board) => {
      if (gone) board.destroy();
      else game.board.value = board;
    });
    return () => {
      gone = true;
      game.board.peek()?.destroy();
      game.board.value = undefined;
    };
  }, [game]);
  const board = game.board.value;
  useEffect(() => {
    board?.setTheme(theme.value);
    board?.setMotion(motion.value);
  }, [board, theme.value, motion.value]);
  return <div class="board" ref={place} role="img" aria-label="Map" />;
};

import { useEffect } from 'preact/hooks';
import type { Player } from '../../replay/player.ts';
import type { ClientMatch } from '../../table/match.ts';
import { readerFor } from '../../table/names.ts';
import type { LoadedGame } from '../match/game.ts';
import type { Story } from './line/story.ts';

/** Milliseconds without anything to do before the next preparation: the first picture comes before. */
const PAUSE = 150;

/** So many sentences are split, so that the browser has prepared for the next ones. */
const FEW = 3;

/**
 * Prepares for jumps what a match that is over has to offer, so that the first one takes no longer than later ones: the log
 * takes over the lines of the story; and while nobody has moved on yet, the map paints the counters as they will stand, as
 * ghosts that are gone before they are seen, and sentences are split at the names that there will be.
 */
export const useForesight = (
  match: ClientMatch,
  player: Player,
  game: LoadedGame | undefined,
  story: Story | undefined,
) => {
  useEffect(() => {
    if (story) match.log.foresee(story.entries);
  }, [match, story]);
  const board = match.board.value;
  useEffect(() => {
    if (!board || !game || !story) return undefined;
    const views = [...story.views];
    const timer = setInterval(() => {
      const view = views.shift();
      if (!view || player.at.peek() > 0) return clearInterval(timer);
      const { rules } = game.page;
      board.recall(rules.counters(view));
      board.recall([]);
      const read = readerFor(rules.named(view), match.facts.peek());
      for (const { text } of [...story.entries.values()].slice(-FEW)) read(text);
    }, PAUSE);
    return () => clearInterval(timer);
  }, [board, match, player, game, story]);
};

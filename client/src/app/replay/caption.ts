import { OMNISCIENT, PUBLIC, type Viewer } from '@ironhex/shared/match';
import type { Player } from '../../replay/player.ts';
import { gameOf } from '../../rulesets/index.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { partAt, partText } from './line/parts.ts';
import type { Story } from './line/story.ts';

const { replay } = UI;

/** By whose eyes a moment is seen, in a sentence about it. */
const eyesOf = (viewer: Viewer, nameOf: (seat: string) => string): string => {
  if (viewer === PUBLIC) return replay.seenByEverybody;
  return viewer === OMNISCIENT ? replay.seenWhole : replay.seenBy(nameOf(viewer));
};

/** A moment of a match: which one it is, and what has just happened. */
interface Caption {
  readonly game: string;
  readonly players: readonly string[];
  /** Which event of how many. */
  readonly moment: string;
  /** The part of the match that it lies in; empty before the first one. */
  readonly part: string;
  readonly eyes: string;
  /** The newest line of the log; undefined before the first one. */
  readonly told: string | undefined;
}

/** What stands below the picture of a moment, paragraph by paragraph: whose match it is, which moment, what happened. */
export const captionText = ({ game, players, moment, part, eyes, told = '' }: Caption): readonly string[] =>
  [[game, players.join(' – ')], [moment, part, eyes], [told]]
    .map((words) => words.filter((word) => word !== '').join(' · '))
    .filter((paragraph) => paragraph !== '');

/** What stands below a picture of what is shown now. */
export const captionOf = (match: ClientMatch, player: Player, parts: Story['parts']): readonly string[] => {
  const nameOf = (seat: string) => match.nameOf(seat);
  const at = player.at.peek();
  return captionText({
    game: gameOf(match.ruleset.peek() ?? '')?.name ?? '',
    players: (match.facts.peek()?.seats ?? []).map(({ id }) => nameOf(id)),
    moment: replay.moment(at, player.last.peek()),
    part: partText(partAt(parts, at)),
    eyes: eyesOf(player.own.peek()?.viewer ?? PUBLIC, nameOf),
    told: match.log.lines.peek().at(-1)?.text,
  });
};

/** A paragraph in lines that are no wider than the room; a word that is wider has a line of its own. */
const wrapped = (paragraph: string, width: number, widthOf: (text: string) => number): readonly string[] => {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** How a caption lies below a picture, in pixels of the picture: its height, and its lines from the upper left corner. */
interface CaptionLayout {
  readonly height: number;
  /** `y` is the middle of the line. */
  readonly lines: readonly { readonly text: string; readonly x: number; readonly y: number; readonly first: boolean }[];
}

/** The height of a line, and the margin all around, as multiples of the size of the letters. */
const [LINE, MARGIN] = [1.5, 0.9];

/** Lays a caption below a picture so many pixels wide, in letters of a size, whose widths `widthOf` knows. */
export const layCaption = (
  paragraphs: readonly string[],
  width: number,
  size: number,
  widthOf: (text: string, first: boolean) => number,
): CaptionLayout => {
  const margin = Math.round(MARGIN * size);
  const all = paragraphs.flatMap((paragraph, index) => {
    const first = index === 0;
    const own = wrapped(paragraph, width - 2 * margin, (text) => widthOf(text, first));
    return own.map((text) => ({ text, first }));
  });
  return {
    height: Math.round(2 * margin + all.length * LINE * size),
    lines: all.map((line, index) => ({ ...line, x: margin, y: Math.round(margin + (index + 0.5) * LINE * size) })),
  };
};

import { luckiestFor, luckOf, type Reckoning } from '@ironhex/shared/reckoning';
import type { SeatInfo } from '../../../table/facts.ts';
import { list } from '../../../text/numbers.ts';
import { after, type Place, type Story } from '../line/story.ts';
import { WORDS } from '../words.ts';

/** How many of a side's luckiest dice are chapters. */
const CHAPTERS = 3;
/** Less than this, in the measure of the game, is not worth a sentence: it would read 0.0. */
const LEAST = 0.05;

/** Dice that were worth much, at the line of the log that tells of them. */
export interface Swing extends Place {
  /** The side that gained by them. */
  readonly side: number;
  readonly worth: number;
}

type Side = Pick<SeatInfo, 'id' | 'side'>;

/** The players of a side. */
export const sideName = (seats: readonly Side[], side: number, nameOf: (seat: string) => string): string =>
  list(seats.filter((seat) => seat.side === side).map(({ id }) => nameOf(id)));

/** The sides of a match, in order. */
export const sidesOf = (seats: readonly Side[]): readonly number[] =>
  [...new Set(seats.map(({ side }) => side))].sort((one, other) => one - other);

/** A number with its measure, such as `7.3 wounds`. */
const worthText = (worth: number, [one, many]: Reckoning['words']['measure']): string => {
  const shown = worth.toFixed(1);
  return `${shown} ${shown === '1.0' ? one : many}`;
};

/** Who was luckier, by how much, and how rare that is: one sentence. */
export const luckSentence = (
  { stakes, words }: Pick<Reckoning, 'stakes' | 'words'>,
  seats: readonly Side[],
  nameOf: (seat: string) => string,
): string => {
  if (stakes.length === 0) return WORDS.none;
  const [best] = sidesOf(seats)
    .map((side) => ({ side, ...luckOf(stakes, side) }))
    .sort((one, other) => other.worth - one.worth);
  if (!best || best.worth < LEAST) return WORDS.even;
  return WORDS.sentence(sideName(seats, best.side, nameOf), worthText(best.worth, words.measure), best.luckier);
};

/** The luckiest dice of each side, in the order of the match. */
export const swingsOf = (
  { stakes, words }: Pick<Reckoning, 'stakes' | 'words'>,
  story: Pick<Story, 'lines' | 'entries'>,
  seats: readonly Side[],
  nameOf: (seat: string) => string,
): readonly Swing[] =>
  sidesOf(seats)
    .flatMap((side) =>
      luckiestFor(stakes, side, CHAPTERS).map(({ n, sum }): Swing => {
        const line = after(story.lines, n - 1) ?? n;
        const gain = WORDS.swing(`+${worthText(sum, words.measure)}`, sideName(seats, side, nameOf));
        const text = story.entries.get(line)?.text;
        return { n: line, side, worth: sum, words: text === undefined ? gain : `${gain}: ${text}` };
      }),
    )
    .sort((one, other) => one.n - other.n);

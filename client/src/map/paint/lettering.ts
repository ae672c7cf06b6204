// How wide texts are on the map, and names that are cut where they would be too wide.
import { partsOfName } from '../../text/numbered.ts';
import { font } from './brush.ts';

/** The size at which texts are measured; their widths grow with it. */
const SIZE = 100;
/** How wide a letter is where nothing can be painted, in sizes. */
const ROUGHLY = 0.6;
/** So many widths are kept, and so many names that were cut. */
const MOST = 4000;

/** What follows a name that is cut. */
const ELLIPSIS = '…';
/** Hebrew, Arabic and the other scripts that are read from right to left. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const graphemesOf = (text: string): readonly string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

let pen: OffscreenCanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();
const cut = new Map<string, string>();

/** What is known under a key, or is made now and known from now on. */
const remembered = <V>(known: Map<string, V>, key: string, make: () => V): V => {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    if (known.size >= MOST) known.clear();
    known.set(key, value);
  }
  return value;
};

const measured = (text: string, weight: number): number => {
  if (typeof OffscreenCanvas !== 'undefined') pen ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) return graphemesOf(text).length * ROUGHLY;
  pen.font = font(SIZE, weight);
  return pen.measureText(text).width / SIZE;
};

/** How wide a text is as it is painted, in sizes of its letters. */
export const widthOf = (text: string, weight: number): number =>
  remembered(widths, `${weight} ${text}`, () => measured(text, weight));

/** A cut name keeps its own direction: its ellipsis stands where it would be read on. */
const isolated = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

const shortened = (name: string, most: number, weight: number): string => {
  const [kind, number] = partsOfName(name);
  const letters = graphemesOf(kind);
  const withLetters = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}${ELLIPSIS}${number}`;
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const count = (fits + tooMany) >> 1;
    if (widthOf(withLetters(count), weight) <= most) fits = count;
    else tooMany = count;
  }
  return isolated(withLetters(fits));
};

/**
 * Shortens a name to a width, given in sizes of its letters: it loses letters at its end, with an ellipsis. A number at
 * the end of a name stays, as in `Mechanical As… 2`.
 */
export const fitted = (name: string, most: number, weight: number): string =>
  widthOf(name, weight) <= most
    ? name
    : remembered(cut, `${weight} ${most} ${name}`, () => shortened(name, most, weight));

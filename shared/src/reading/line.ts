import { z } from 'zod';

/** Any run of blank characters becomes one space. */
const BLANKS = /[\p{Z}\t-\r\u{85}\u{2800}]+/gu;

/**
 * Invisible characters, and those that change the direction of the text around them: controls, direction marks, fillers,
 * unpaired surrogates. The joiner and the variation selector are kept here, since emoji are made with them; the next two
 * patterns remove them everywhere else.
 */
const UNSEEN = /(?!\u{200D}|\u{FE0F})[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}|\u{200D}(?!\p{Extended_Pictographic})/gu;
const STRAY_STYLE = /(?<!\p{Extended_Pictographic})\u{FE0F}/gu;

/** Combining marks without a letter, and more than three on one letter: they would cover the text around them. */
const LOOSE_MARKS = /(?<=^| )(?!\u{FE0F})\p{M}+/gu;
const HEAPED_MARKS = /(?<=\p{M}{3})\p{M}+/gu;

const cleanOnce = (text: string): string =>
  text
    .normalize('NFC')
    .replace(BLANKS, ' ')
    .replace(UNSEEN, '')
    .replace(STRAY_JOINER, '')
    .replace(STRAY_STYLE, '')
    .replace(LOOSE_MARKS, '')
    .replace(HEAPED_MARKS, '')
    .normalize('NFC')
    .trim();

/**
 * Makes text safe to show to others, such as a name: one line, no invisible characters, no marks that cover other text.
 * Clean text stays as it is.
 */
export const cleanLine = (text: string): string => {
  for (let [before, clean] = [text, cleanOnce(text)]; ; [before, clean] = [clean, cleanOnce(clean)])
    if (clean === before) return clean;
};

/** Characters before cleaning: more than any limit below, and few enough to clean quickly. */
const MAX_RAW_LENGTH = 600;

/** The schema of a line of `least` to `most` characters, counted after {@link cleanLine}. */
export const line = (least: number, most: number) =>
  z.string().max(MAX_RAW_LENGTH).transform(cleanLine).pipe(z.string().min(least).max(most));

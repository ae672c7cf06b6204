import { z } from 'zod';

/** Everything that takes room but shows nothing is room. */
const ROOM = /[\p{Z}\t-\r\u{85}\u{2800}]+/gu;

/**
 * What is not seen, or turns what stands beside it around: controls, marks of direction, fillers, halves of characters.
 * Of these only the two that pictures are made with are kept, where they belong: inside of and behind a picture.
 */
const UNSEEN = /(?!\u{200D}|\u{FE0F})[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F})\u{200D}|\u{200D}(?!\p{Extended_Pictographic})/gu;
const STRAY_STYLE = /(?<!\p{Extended_Pictographic})\u{FE0F}/gu;

/** Marks that have no letter to stand on, and more than a letter of any script carries: they cover what is around. */
const LOOSE_MARKS = /(?<=^| )(?!\u{FE0F})\p{M}+/gu;
const HEAPED_MARKS = /(?<=\p{M}{3})\p{M}+/gu;

const cleanOnce = (text: string): string =>
  text
    .normalize('NFC')
    .replace(ROOM, ' ')
    .replace(UNSEEN, '')
    .replace(STRAY_JOINER, '')
    .replace(STRAY_STYLE, '')
    .replace(LOOSE_MARKS, '')
    .replace(HEAPED_MARKS, '')
    .normalize('NFC')
    .trim();

/**
 * A line of text as everybody may see it, such as a name: in one line, nothing hidden in it, nothing that spills over
 * what stands beside it. What is clean stays as it is.
 */
export const cleanLine = (text: string): string => {
  for (let [before, clean] = [text, cleanOnce(text)]; ; [before, clean] = [clean, cleanOnce(clean)])
    if (clean === before) return clean;
};

/** Longer than any text with a limit, so that nothing endless is cleaned. */
const RAW = 600;

/** A line of so many characters at most, cleaned before it is measured. */
export const line = (least: number, most: number) =>
  z.string().max(RAW).transform(cleanLine).pipe(z.string().min(least).max(most));

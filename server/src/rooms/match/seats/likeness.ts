import { cleanLine } from '@ironhex/shared/reading';
import unhomoglyph from 'unhomoglyph';

/** Accents and other marks on letters of the scripts in which a name reads nearly the same without them. */
const MARKS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*)\p{M}/gu;

/** How a name looks: letters that Unicode counts as confusable are the same one, such as l, I and 1. */
const look = (name: string): string =>
  unhomoglyph(name.normalize('NFKD').replace(MARKS, '')).normalize('NFKD').replace(MARKS, '');

/** The same for readers who do not mind capital letters: an I is no l then, but an o is a zero. */
const smallLook = (name: string): string => look(name.normalize('NFKC').toUpperCase().toLowerCase()).toLowerCase();

/**
 * Whether readers can take one name for the other, in whatever script: by letters that look alike, full width, accents or
 * capital letters. Names that share only some letters are not alike.
 */
export const looksLike = (one: string, other: string): boolean => {
  const [a, b] = [cleanLine(one), cleanLine(other)];
  return look(a) === look(b) || smallLook(a) === smallLook(b);
};

/** What no address and no secret ends with, written out or percent-encoded: full stops, brackets, quotes, spaces. */
const TAIL = /(?:%[\da-f]{2}|[^\w%-])+$/i;

/**
 * A link without what was left at its end when it was written into a sentence or copied out of one, as in `/m/abc.` or
 * `/m/abc#secret)`. A slash at the end goes too.
 */
export const withoutTail = (link: string): string => link.replace(TAIL, '');

/** The name of the highlight for search results, in `rulebook.css`. */
const FOUND = 'found';

const wordsOf = (asked: string): readonly string[] => asked.toLowerCase().split(/\s+/).filter(Boolean);

/** Where these words stand within an element. */
const rangesIn = (element: Element, words: readonly string[]): Range[] => {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue!.toLowerCase();
    for (const word of words)
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
  }
  return ranges;
};

/** Highlights the results, in browsers that can do so without changing the text. */
const mark = (ranges: readonly Range[]): void => {
  if (!('highlights' in CSS)) return;
  if (ranges.length > 0) CSS.highlights.set(FOUND, new Highlight(...ranges));
  else CSS.highlights.delete(FOUND);
};

/**
 * Shows only the passages of a rulebook that have all the words that are asked for, and the headings above them. Gives
 * their number; undefined if nothing is asked, when everything is shown.
 */
export const search = (text: HTMLElement, asked: string): number | undefined => {
  const words = wordsOf(asked);
  const found: Element[] = [];
  for (const passage of text.querySelectorAll<HTMLElement>('.passage')) {
    const has = passage.textContent!.toLowerCase();
    passage.hidden = !words.every((word) => has.includes(word));
    if (!passage.hidden) found.push(passage);
  }
  for (const chapter of text.querySelectorAll<HTMLElement>('.chapter'))
    chapter.hidden = !chapter.querySelector('.passage:not([hidden])');
  mark(found.flatMap((passage) => rangesIn(passage, words)));
  return words.length === 0 ? undefined : found.length;
};

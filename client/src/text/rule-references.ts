/** A piece of a sentence: words, or the number of a rule that it cites. */
type Piece = { readonly text: string } | { readonly rule: string };

/**
 * A sentence in pieces. `numbers` is how rules are cited: `You cannot fire (W-9.1).` is words, `W-9.1`, and words. Put
 * together again the pieces are the sentence.
 */
export const piecesOf = (sentence: string, numbers: RegExp): readonly Piece[] => {
  const pieces: Piece[] = [];
  let rest = 0;
  for (const { 0: rule, index } of sentence.matchAll(new RegExp(numbers, 'g'))) {
    if (index > rest) pieces.push({ text: sentence.slice(rest, index) });
    pieces.push({ rule });
    rest = index + rule.length;
  }
  return rest < sentence.length ? [...pieces, { text: sentence.slice(rest) }] : pieces;
};

import { GLYPH_LINE, glyphOf } from '../map/counter/order-glyphs.ts';
import '../style/glyph.css';

/** The picture of a word of an order, as on the counters. */
export const Glyph = ({ word }: { readonly word: string }) => (
  <svg class="glyph" viewBox="-10 -10 20 20" aria-hidden="true">
    <path
      d={glyphOf(word)}
      fill="none"
      stroke="currentcolor"
      stroke-width={GLYPH_LINE}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

/** The words of one step or part, side by side; the speed that one names stands at it. */
export const Glyphs = ({ words }: { readonly words: readonly string[] }) => (
  <span class="glyphs" aria-hidden="true">
    {words.map((word, i) => {
      const inner = /[[(](\w+)[\])]$/.exec(word)?.[1];
      return (
        <span key={i}>
          <Glyph word={word} />
          {inner && <small>{inner.replace('_fly', '↑')}</small>}
        </span>
      );
    })}
  </span>
);

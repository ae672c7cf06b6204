import { chance } from '../../../../text/numbers.ts';

/** A chance as a bar, with its words. */
export const ChanceBar = ({ p, words }: { readonly p: number; readonly words: string }) => (
  <p class="chance-bar" role="img" aria-label={words}>
    <i style={{ width: `${p * 100}%` }} />
    <b>{chance(p)}</b>
  </p>
);

import { capital } from '../../../text/numbers.ts';
import type { SignEntry } from '../../types.ts';
import { tokenWords } from '../words/orders.ts';
import { Glyph } from './glyph.tsx';
import '../style/track.css';

/** The words of movement orders in the order of ORD-5. */
const TOKENS = ['-', 'F', 'Rev', 'L', 'R', '360', 'A', 'B', 'Chase', 'Flee', 'D', 'Road', 'Reveal'];

const token = (word: string): SignEntry => ({
  name: capital(tokenWords(word)),
  text: `Written ${word === '-' ? '“-”' : word} in orders (ORD-5).`,
  Sample: () => <Glyph word={word} />,
});

const phase = (state: 'done' | 'now' | 'next') => () => (
  <span class="phase" data-state={state}>
    M1
  </span>
);

/** The signs of orders and of the track, for the legend. */
export const SIGN_ENTRIES: readonly SignEntry[] = [
  ...TOKENS.map(token),
  {
    name: 'Now',
    text: 'The part of the turn that is played. A dot for each of its steps stands below.',
    Sample: phase('now'),
  },
  { name: 'Still to come', text: 'Parts of the turn that are not played yet.', Sample: phase('next') },
];

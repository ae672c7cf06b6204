import { waitInWords } from '@ironhex/shared/count';
import type { ClientMatch } from '../../table/match.ts';
import { clockText } from '../clock/clock.tsx';

/** From this many milliseconds on, a time is given in hours. */
const LONG = 100 * 60_000;

/** Milliseconds until a moment of the match's clock; 0 when it is over. */
const leftUntil = (match: ClientMatch, until: number): number => Math.max(0, until - match.time.value);

/** How long it takes until a moment of the match's clock, as it runs down before the eyes. */
export const TimeLeft = ({ match, until }: { readonly match: ClientMatch; readonly until: number }) => {
  const left = leftUntil(match, until);
  return <b class="time-left">{left < LONG ? clockText(left) : waitInWords(left)}</b>;
};

/** The same for screen readers, which read a sentence that ends with it whenever another minute is over. */
export const SpokenTimeLeft = (props: {
  readonly match: ClientMatch;
  readonly until: number;
  readonly sentence: string;
}) => {
  const { match, until, sentence } = props;
  return (
    <p class="hidden-text" role="status">
      {sentence} {waitInWords(leftUntil(match, until))}.
    </p>
  );
};

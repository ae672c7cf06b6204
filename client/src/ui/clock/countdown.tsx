import type { RulesetTypes } from '@ironhex/shared/match';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { clockText, leftOf } from './clock.tsx';
import { Ring } from './ring.tsx';

/** What is left of the decision that waits for this player: a ring for its own time, then the bank. */
export const Countdown = <T extends RulesetTypes>({ match }: { readonly match: ClientMatch<T> }) => {
  const seat = match.seat.value;
  const clocks = match.clocks.value;
  const left = seat === null ? undefined : leftOf(match, seat, match.asked.value?.decision.id);
  if (!left || !match.asked.value || clocks === undefined || clocks === 'none') return null;
  return left.own > 0 ? (
    <Ring left={left.own / left.whole}>{clockText(left.own)}</Ring>
  ) : (
    <Ring left={left.bank / Math.max(1, clocks.bank * 1000)}>
      <small>{UI.clock.ofBank}</small> {clockText(left.bank)}
    </Ring>
  );
};

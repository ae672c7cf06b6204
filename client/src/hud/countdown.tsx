import type { Game } from '../model/game.ts';
import { UI } from '../text/ui.ts';
import { clockText, leftOf } from './clock.tsx';
import { Ring } from './ring.tsx';

/** What is left of the decision that waits for this player: a ring for its own time, then the bank. */
export const Countdown = ({ game }: { readonly game: Game }) => {
  const seat = game.seat.value;
  const clocks = game.connection.welcome.value?.clocks;
  const left = seat === null ? undefined : leftOf(game, seat);
  const asked = game.asked.value;
  if (!left || !asked || clocks === undefined || clocks === 'none') return null;
  const whole = clocks[asked.decision.pace] * 1000;
  return left.own > 0 ? (
    <Ring left={left.own / whole}>{clockText(left.own)}</Ring>
  ) : (
    <Ring left={left.bank / Math.max(1, clocks.bank * 1000)}>
      <small>{UI.clock.bank}</small> {clockText(left.bank)}
    </Ring>
  );
};

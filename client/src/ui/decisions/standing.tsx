import type { RulesetTypes } from '@ironhex/shared/match';
import { isSeatEvent } from '@ironhex/shared/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { StandingOrders } from '../../rulesets/moments.ts';
import type { ClientMatch } from '../../table/match.ts';
import type { GameRules } from '../../table/rules.ts';
import { UI } from '../../text/ui.ts';
import './standing.css';
import { PlainWords } from '../words/words.tsx';

/** Milliseconds for which the chip says what a standing order has answered. */
const STAYS = 8000;

/** What a standing order has just answered for the player, in a sentence; undefined after a while. */
const useAnswered = (match: ClientMatch, rules: Pick<GameRules<RulesetTypes>, 'answered'>): string | undefined => {
  const [answered, setAnswered] = useState<string>();
  useEffect(
    () =>
      match.witness((seen, context) => {
        if (!isSeatEvent(seen) || seen.kind !== 'seat-answered') return;
        const text = rules.answered?.(seen.intent, context);
        if (text !== undefined) setAnswered(text);
      }),
    [match],
  );
  useEffect(() => {
    if (answered === undefined) return undefined;
    const timer = setTimeout(() => setAnswered(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [answered]);
  return answered;
};

/** Reminds a player of standing orders: how many there are, and for a while what one has answered. Leads to them. */
export const StandingChip = (props: {
  readonly match: ClientMatch;
  readonly rules: Pick<GameRules<RulesetTypes>, 'answered'>;
  readonly orders: Pick<StandingOrders<RulesetTypes>, 'count'>;
  readonly onChange: () => void;
}) => {
  const { match, rules, orders, onChange } = props;
  const answered = useAnswered(match, rules);
  const policy = match.policy.value;
  const playing = match.facts.value?.status !== 'over';
  const count = policy === undefined || !playing ? 0 : orders.count(policy);
  return (
    <div class="standing" role="status">
      {(answered !== undefined || count > 0) && (
        <button type="button" data-acted={answered !== undefined} data-testid="standing" onClick={onChange}>
          <span>
            <PlainWords match={match} text={answered ?? UI.moments.standing(count)} />
          </span>
          <span class="standing-change">{UI.moments.change}</span>
        </button>
      )}
    </div>
  );
};

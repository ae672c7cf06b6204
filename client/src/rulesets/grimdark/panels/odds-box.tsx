import type { Needed, UnitOdds, View } from '@ironhex/shared/grimdark';
import type { ComponentChildren } from 'preact';
import { chance } from '../../../text/numbers.ts';
import { signed } from '../../../text/rolls.ts';
import { Words } from '../../../ui/words/words.tsx';
import { mean } from '../plan/shoot/aims.ts';
import { unitName } from '../words/names.ts';
import { PLANNING } from '../words/planning.ts';
import { reasonText } from '../words/reasons.ts';
import { Losses } from './losses.tsx';
import type { Props } from './props.ts';

const { shoot: TEXT } = PLANNING;

interface NeedProps extends Pick<Props, 'match'> {
  readonly view: View;
  readonly label: string;
  readonly need: Needed;
  readonly base: string;
}

/** What a die has to show, and everything that it is made of, each with its rule. */
export const Need = ({ match, view, label, need, base }: NeedProps) => {
  const reasons = need.reasons.map(
    (reason) => `${reasonText(view, reason)}${reason.add === 0 ? '' : ` ${signed(reason.add)}`} (${reason.rule})`,
  );
  return (
    <small class="quiet fire-reasons">
      <b>
        {label} {need.needs}+
      </b>{' '}
      <Words match={match} text={[`${base} ${need.base}+`, ...reasons].join(', ')} />
    </small>
  );
};

interface BoxProps extends Pick<Props, 'match'> {
  readonly view: View;
  readonly odds: UnitOdds;
  /** Hits to be blocked, on the average. */
  readonly hits: number;
  /** Why they are so: what dice have to show, as items of a list. */
  readonly children: ComponentChildren;
}

/** The chances of what is done to one unit: hits, wounds, models lost, and its morale; and why. */
export const OddsBox = ({ match, view, odds, hits, children }: BoxProps) => {
  const several = odds.lost.length > 2;
  const numbers = [
    [TEXT.hits, hits.toFixed(1)],
    [TEXT.wounds, mean(odds.wounds).toFixed(1)],
    ...(several ? [[TEXT.lost, mean(odds.lost).toFixed(1)]] : []),
    [TEXT.destroyed, chance(odds.destroyed)],
    ...(odds.tests > 0 ? [[TEXT.fails, chance(odds.fails)]] : []),
  ] as const;
  return (
    <section class="odds-box" data-testid={`odds-${odds.unit}`}>
      <h3>
        → <Words match={match} text={unitName(view, odds.unit)} />
      </h3>
      <dl>
        {numbers.map(([word, value]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Losses {...odds} />
      <details class="fold">
        <summary>{TEXT.why}</summary>
        <div class="fold-body">
          <ul class="fire-needs">{children}</ul>
        </div>
      </details>
    </section>
  );
};

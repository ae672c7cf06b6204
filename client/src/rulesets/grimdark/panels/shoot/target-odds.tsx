import {
  coverCounts,
  type GroupAttack,
  type Needed,
  stanceOf,
  toBlock,
  type UnitOdds,
  type View,
  weaponOf,
} from '@ironhex/shared/grimdark';
import { chance, count } from '../../../../text/numbers.ts';
import { signed } from '../../../../text/rolls.ts';
import { Name } from '../../../../ui/name.tsx';
import { Words } from '../../../../ui/words.tsx';
import { mean } from '../../plan/shoot/aims.ts';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { reasonText } from '../../words/reasons.ts';
import { Losses } from '../losses.tsx';
import type { Props } from '../props.ts';

const { shoot: TEXT } = PLANNING;

interface NeedProps extends Pick<Props, 'match'> {
  readonly view: View;
  readonly label: string;
  readonly need: Needed;
  readonly base: string;
}

/** What a die has to show, and everything that it is made of, each with its rule. */
const Need = ({ match, view, label, need, base }: NeedProps) => {
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

interface AttackProps extends Pick<Props, 'match'> {
  readonly view: View;
  readonly attack: GroupAttack;
}

/** What the dice of a group need. Carriers that need the same are told once. */
const OfAttack = ({ match, view, attack }: AttackProps) => {
  const weapon = weaponOf(view, attack.weapon);
  const target = view.units[attack.target]!;
  const stances = attack.carriers.map(({ model }, i) => ({
    named: attack.named?.[i],
    ...stanceOf(view, attack, weapon, weapon.ap, model, attack.named?.[i]),
  }));
  const unlike = stances.filter(
    ({ needs, ap, named }, i) =>
      stances.findIndex((each) => each.needs === needs && each.ap === ap && each.named === named) === i,
  );
  const dice = attack.carriers.reduce((sum, { attacks }) => sum + attacks, 0);
  return (
    <li>
      <b>
        {count(dice, 'die')} · <Name text={weapon.name} as="whole" />
      </b>{' '}
      <small class="quiet">
        {TEXT.distance(attack.distance)}
        {attack.cover !== 'none' && `, ${TEXT.cover[attack.cover]}`}
      </small>
      {unlike.map((stance, i) => (
        <div key={i}>
          <Need match={match} view={view} label={TEXT.toHit} need={stance} base={TEXT.quality} />
          <Need
            match={match}
            view={view}
            label={TEXT.toBlock}
            need={toBlock(view, target, stance.ap, coverCounts(view, attack), stance.named)}
            base={TEXT.defense}
          />
        </div>
      ))}
    </li>
  );
};

interface TargetProps extends Pick<Props, 'match'> {
  readonly view: View;
  readonly odds: UnitOdds;
  readonly attacks: readonly { readonly attack: GroupAttack; readonly hits: readonly number[] }[];
}

/** The chances of what is fired at one unit: hits, wounds, models lost, and its morale; and why. */
export const TargetOdds = ({ match, view, odds, attacks }: TargetProps) => {
  const hits = attacks.reduce((sum, each) => sum + mean(each.hits), 0);
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
      <h4>
        → <Words match={match} text={unitName(view, odds.unit)} />
      </h4>
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
          <ul class="fire-needs">
            {attacks.map(({ attack }, i) => (
              <OfAttack key={i} match={match} view={view} attack={attack} />
            ))}
          </ul>
        </div>
      </details>
    </section>
  );
};

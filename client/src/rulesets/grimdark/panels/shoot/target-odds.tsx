import {
  coverCounts,
  type GroupAttack,
  stanceOf,
  toBlock,
  type UnitOdds,
  type View,
  weaponOf,
} from '@ironhex/shared/grimdark';
import { count } from '../../../../text/numbers.ts';
import { Name } from '../../../../ui/words/name.tsx';
import { mean } from '../../plan/shoot/aims.ts';
import { PLANNING } from '../../words/planning.ts';
import { Need, OddsBox } from '../odds-box.tsx';
import type { Props } from '../props.ts';

const { shoot: TEXT } = PLANNING;

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

/** The chances of what is fired at one unit, and why. */
export const TargetOdds = ({ match, view, odds, attacks }: TargetProps) => (
  <OddsBox match={match} view={view} odds={odds} hits={attacks.reduce((sum, each) => sum + mean(each.hits), 0)}>
    {attacks.map(({ attack }, i) => (
      <OfAttack key={i} match={match} view={view} attack={attack} />
    ))}
  </OddsBox>
);

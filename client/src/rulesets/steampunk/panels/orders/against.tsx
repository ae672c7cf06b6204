import { Words } from '../../../../ui/words.tsx';
import { orderedOdds } from '../../plan/fire/as-ordered.ts';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { OddsOfTarget } from '../fire/odds.tsx';
import type { Props } from '../props.ts';

const { orders: TEXT } = PLANNING;

/** The chances of what is ordered against the enemy whose card is open, from where the unit will be. */
export const Against = ({ match, planning }: Props) => {
  const shooter = planning.orders.shooter.value;
  const enemy = planning.shownUnit.value;
  if (!shooter) return null;
  if (!enemy || enemy.side === shooter.unit.side || enemy.status !== 'field')
    return <p class="quiet">{TEXT.pickEnemy}</p>;
  const odds = orderedOdds(shooter, enemy);
  return odds ? (
    <OddsOfTarget match={match} view={shooter.view} odds={odds} />
  ) : (
    <p class="quiet">
      <Words match={match} text={TEXT.cannotHit(unitName(shooter.view, enemy.id))} />
    </p>
  );
};

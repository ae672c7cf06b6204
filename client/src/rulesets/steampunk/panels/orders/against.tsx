import { WORDS } from '@ironhex/shared/steampunk';
import { refusalText } from '../../../../text/refusals.ts';
import { Words } from '../../../../ui/words/words.tsx';
import { orderedBar, orderedOdds } from '../../plan/fire/as-ordered.ts';
import { unitName, withNames } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { OddsOfTarget } from '../fire/odds.tsx';
import type { Props } from '../props.ts';

const { orders: TEXT } = PLANNING;

/** The chances of what is ordered against the enemy that was clicked on, from where the unit will be. */
export const Against = ({ match, planning }: Props) => {
  const shooter = planning.planners.orders.attack.shooter.value;
  if (!shooter) return null;
  const { target } = planning.planners.orders.attack;
  const clicked = shooter.view.units[planning.inspected.value ?? target.value ?? ''];
  const enemy = clicked?.side === shooter.unit.side ? undefined : clicked;
  if (enemy?.status !== 'field') return <p class="quiet">{TEXT.pickEnemy}</p>;
  const odds = orderedOdds(shooter, enemy);
  if (odds) return <OddsOfTarget match={match} view={shooter.view} odds={odds} />;
  const bar = orderedBar(shooter, enemy);
  return (
    <p class="quiet" data-testid="cannot-hit">
      <Words match={match} text={TEXT.cannotHit(unitName(shooter.view, enemy.id))} />{' '}
      {bar && <Words match={match} text={withNames(shooter.view, refusalText(bar, WORDS.refusals))} />}
    </p>
  );
};

import { ChoiceRow } from '../../../../ui/choice-row.tsx';
import { Words } from '../../../../ui/words.tsx';
import { orderedOdds } from '../../plan/fire/as-ordered.ts';
import { plannedTurn } from '../../plan/orders/foresee.ts';
import { SPEED_NAMES } from '../../words/abilities.ts';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { OddsOfTarget } from '../fire/odds.tsx';
import type { Props } from '../props.ts';
import { GunneryCards } from './gunnery-cards.tsx';
import { MoreOfOrder } from './more.tsx';
import { MoveCards } from './move-cards.tsx';

const { orders: TEXT } = PLANNING;

/** What of the orders of the chosen units will not be carried out as it is written. */
const Warnings = ({ match, planning }: Props) => {
  const { orders } = planning;
  const several = orders.chosen.value.length > 1;
  const all = orders.chosen.value.flatMap((unit) =>
    orders
      .outlook(unit)
      .warnings.map(
        ({ rule, message }) => `${several ? `${unitName(orders.view.value!, unit.id)}: ` : ''}${message} (${rule})`,
      ),
  );
  return (
    <div class="order-status" role="status">
      {all.length > 0 && (
        <ul class="order-warnings">
          {all.map((text) => (
            <li key={text}>
              <Words match={match} text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** For which speed orders are shown: the expected one, or another in case the unit has that by then. */
const Speeds = ({ planning }: Pick<Props, 'planning'>) => {
  const { orders } = planning;
  return (
    <ChoiceRow
      label={TEXT.atSpeed}
      choices={orders.built.value?.speeds ?? []}
      chosen={orders.speed.value}
      words={(speed) => (
        <>
          {SPEED_NAMES[speed]}
          {speed === orders.expected.value && <small> {TEXT.expected}</small>}
        </>
      )}
      choose={(speed) => orders.atSpeed(speed)}
    />
  );
};

const Tools = ({ planning }: Pick<Props, 'planning'>) => {
  const { orders } = planning;
  const alike = orders.alike.value.length;
  return (
    <div class="order-tools">
      {alike > 1 && (
        <button
          type="button"
          aria-pressed={orders.chosen.value.length === alike}
          data-testid="order-alike"
          onClick={() => orders.chooseAlike()}
        >
          {TEXT.alike(alike, orders.built.value!.name)} <kbd>A</kbd>
        </button>
      )}
      {orders.copyable.value.length > 0 && (
        <button type="button" title={TEXT.copyHint} data-testid="order-copy" onClick={() => orders.copyLast()}>
          {TEXT.copy} <kbd>O</kbd>
        </button>
      )}
      {orders.allCopyable.value.length > 1 && (
        <button
          type="button"
          title={TEXT.copyAllHint}
          data-testid="order-copy-all"
          onClick={() => orders.copyLast(true)}
        >
          {TEXT.copyAll(orders.allCopyable.value.length)}
        </button>
      )}
    </div>
  );
};

/** The chances against the enemy whose card is open, as things stand now. */
const PlannedOdds = ({ match, planning }: Props) => {
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

/** The order of the chosen units, put together of cards. */
export const OrderComposer = ({ match, planning }: Props) => {
  const { orders } = planning;
  const [first] = orders.chosen.value;
  const view = orders.view.value;
  if (!first || !view) return null;
  const { start } = plannedTurn(orders.outlook(first));
  const names = orders.chosen.value.map(({ id }) => unitName(view, id));
  return (
    <section class="order-composer" aria-label={names.join(', ')}>
      <h3>
        <span>
          <Words match={match} text={names.join(', ')} /> <small class="quiet">{SPEED_NAMES[start.speed]}</small>
        </span>
        <button
          type="button"
          class="next-unit"
          title={TEXT.nextHint}
          data-testid="order-next"
          onClick={() => orders.next()}
        >
          {TEXT.next} <kbd>N</kbd>
        </button>
      </h3>
      <Tools planning={planning} />
      <Warnings match={match} planning={planning} />
      <Speeds planning={planning} />
      <h4 class="order-head">{TEXT.movement}</h4>
      <MoveCards planning={planning} />
      <h4 class="order-head">{TEXT.gunnery}</h4>
      <GunneryCards planning={planning} />
      <PlannedOdds match={match} planning={planning} />
      <MoreOfOrder planning={planning} />
    </section>
  );
};

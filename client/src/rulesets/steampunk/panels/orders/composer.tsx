import { warningText } from '@ironhex/shared/steampunk';
import { Words } from '../../../../ui/words/words.tsx';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';
import { Against } from './against.tsx';
import { GunneryCards } from './gunnery-cards.tsx';
import { MoreOfOrder } from './more.tsx';
import { MoveCards } from './move-cards.tsx';
import { OrderTools } from './tools.tsx';
import { Turns } from './turns.tsx';

const { orders: TEXT } = PLANNING;

/** What of the orders of the chosen units will not be carried out as it is written. */
const Warnings = ({ match, planning }: Props) => {
  const { orders } = planning.planners;
  const several = orders.chosen.value.length > 1;
  const all = orders.chosen.value.flatMap((unit) =>
    orders
      .outlook(unit)
      .warnings.map(
        (warning) =>
          `${several ? `${unitName(orders.view.value!, unit.id)}: ` : ''}${warningText(warning)} (${warning.rule})`,
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

/** What the movement is for: any, or into the hex that was picked on the map. */
const MovementHead = ({
  match,
  planning: {
    planners: { orders },
  },
}: Props) => {
  const goal = orders.offers.goal.value;
  return (
    <h3 class="order-head">
      <span>
        {TEXT.movement}
        {goal !== undefined && (
          <>
            {' '}
            <Words match={match} text={TEXT.into(goal)} />
          </>
        )}
      </span>
      {goal !== undefined && (
        <button type="button" data-testid="order-all-moves" onClick={() => orders.undo()}>
          {TEXT.allMoves} <kbd>Esc</kbd>
        </button>
      )}
    </h3>
  );
};

/** The order of the chosen units, put together of cards: how they move, and below it, always in sight, how they shoot. */
export const OrderComposer = ({ match, planning }: Props) => {
  const { orders } = planning.planners;
  const view = orders.view.value;
  if (!view || orders.chosen.value.length === 0) return null;
  return (
    <section class="order-composer" aria-label={orders.chosen.value.map(({ id }) => unitName(view, id)).join(', ')}>
      <OrderTools planning={planning} />
      <Warnings match={match} planning={planning} />
      <section class="order-moves" aria-label={TEXT.movement}>
        <MovementHead match={match} planning={planning} />
        <MoveCards planning={planning} />
        <Turns match={match} planning={planning} />
      </section>
      <section class="order-shots" aria-label={TEXT.gunnery}>
        <h3 class="order-head">{TEXT.gunnery}</h3>
        <GunneryCards planning={planning} />
      </section>
      <div class="order-rare">
        <Against match={match} planning={planning} />
        <MoreOfOrder planning={planning} />
      </div>
    </section>
  );
};

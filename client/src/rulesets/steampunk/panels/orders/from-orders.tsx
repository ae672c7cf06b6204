import type { Unit } from '@ironhex/shared/steampunk';
import { Words } from '../../../../ui/words/words.tsx';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';
import { Against } from './against.tsx';
import { MoveCards } from './move-cards.tsx';

const { orders: TEXT } = PLANNING;

/** On the card of another unit while orders are written: which orders lead to it, how it would be hit, and the way back. */
export const FromOrders = ({ match, planning, unit }: Props & { readonly unit: Unit }) => {
  const { orders } = planning.planners;
  const [first] = orders.chosen.value;
  const view = orders.view.value;
  if (!first || !view) return null;
  const leads = unit.at !== null && orders.offers.goals.value.includes(unit.at);
  return (
    <section class="order-composer" aria-label={unitName(view, first.id)}>
      <button type="button" data-testid="order-back" onClick={() => planning.undo()}>
        ‹ <Words match={match} text={TEXT.backTo(unitName(view, first.id))} /> <kbd>Esc</kbd>
      </button>
      {leads && (
        <section class="order-moves" aria-label={TEXT.movement}>
          <h3 class="order-head">
            {TEXT.movement} <Words match={match} text={TEXT.into(unit.at!)} />
          </h3>
          <MoveCards planning={planning} into={unit.at!} />
        </section>
      )}
      {unit.side !== first.side && <Against match={match} planning={planning} />}
    </section>
  );
};

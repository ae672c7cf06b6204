import { format } from '../../../../ui/common/format.ts';
import { Prompt } from '../../../../ui/decisions/prompt.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { isForNow } from '../../plan/orders/foresee.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';
import { OrderComposer } from './composer.tsx';
import { OrderUnits } from './units.tsx';
import '../../style/orders.css';
import '../../../../ui/units/fire.css';

const { orders: TEXT } = PLANNING;

/** Orders for all units, P5. Where there is room they are put together on the card of the unit, else below the question. */
export const OrderPrompt = ({ match, planning }: Props) => {
  const { orders } = planning.planners;
  const view = orders.view.value;
  if (!view) return null;
  const [all, without] = [orders.units.value.length, orders.without.value.length];
  return (
    <Prompt
      match={match}
      title={TEXT.title(isForNow(view) ? 1 : view.turn + 1)}
      lead={<Words match={match} text={TEXT.lead(without, all)} />}
      testId="plan-prompt"
    >
      {format.value !== 'wide' && <OrderUnits match={match} planning={planning} />}
      {orders.chosen.value.length === 0 && <p class="quiet">{TEXT.chooseUnit}</p>}
      {format.value !== 'wide' && <OrderComposer match={match} planning={planning} />}
    </Prompt>
  );
};

import type { Proposal, Weighed } from '../../../computer/index.ts';
import { indexOfLabel } from '../../../hex/index.ts';
import type { Decision } from '../../../match/index.ts';
import type { Intent } from '../ask/intents.ts';
import { placeOf, unitOf } from '../model/units.ts';
import { tableOf, type View } from '../model/view.ts';
import { attackOptions } from '../plan/planning.ts';
import { atTrigger } from '../rules/turns/interrupts.ts';
import { isFast } from '../rules/turns/plans.ts';
import { fireWorth } from './fire.ts';
import { groundFor } from './ground.ts';

/** What an action or interrupt does by its attack, and what enemies can do to the unit at its end, in points of the score. */
export const weigh = (view: View, _decision: Decision, [intent]: Proposal<Intent>): Weighed | undefined => {
  if (intent.kind !== 'act' && intent.kind !== 'interrupt') return undefined;
  const { unit: id, move, attack } = intent;
  const table = intent.kind === 'interrupt' ? atTrigger(tableOf(view), intent.trigger) : tableOf(view);
  const unit = unitOf(table, id);
  const path = move?.path ?? [];
  const end = path.length > 0 ? indexOfLabel(table.board, path.at(-1)!) : placeOf(table, unit);
  const option =
    attack &&
    attackOptions(table, id, { ...(move && { move }), after: attack.after }).find(
      ({ weapon, target }) => weapon === attack.weapon && target === attack.target,
    );
  const shot = option?.aims?.[attack?.aim ?? 0] ?? option?.situation;
  return {
    gain: shot && attack ? Math.max(0, fireWorth(table, shot, attack.extras)) : 0,
    risk: end < 0 ? 0 : groundFor(table, unit).danger(end, { fast: isFast(table, unit, move), stationary: !move }),
  };
};

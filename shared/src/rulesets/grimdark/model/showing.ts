import { LOSS_SHOWN, ROLL_SHOWN, SHOT_SHOWN, wayShown } from '../../../match/index.ts';
import type { Seen } from './events.ts';

/** Who strikes in melee goes to its target and back. */
const LUNGE_SHOWN = wayShown(2);

/** Milliseconds for which the map shows an event at normal speed. */
export const showing = (seen: Seen): number => {
  switch (seen.kind) {
    case 'unit-moved':
    case 'consolidated':
    case 'dead-moved':
      return wayShown(seen.path.length);
    case 'scout-placed':
    case 'separated':
    case 'bailed-out':
      return wayShown(1);
    case 'group-resolved':
      return SHOT_SHOWN + 1.5 * ROLL_SHOWN;
    case 'strike-began':
      return LUNGE_SHOWN;
    case 'impact-rolled':
      return LUNGE_SHOWN + ROLL_SHOWN;
    case 'hits-resolved':
    case 'danger-tested':
    case 'morale-tested':
    case 'spell-tested':
    case 'fauna-rolled':
    case 'tomb-searched':
      return ROLL_SHOWN;
    case 'sniper-aimed':
      return SHOT_SHOWN;
    case 'unit-destroyed':
      return LOSS_SHOWN;
    default:
      return 0;
  }
};

import { LOSS_SHOWN, ROLL_SHOWN, SHOT_SHOWN, TURN_SHOWN, wayShown } from '../../../match/index.ts';
import type { Seen } from './events.ts';

/** Milliseconds for which the map shows an event at normal speed. Units that move in one step move at once. */
export const showing = (seen: Seen): number => {
  switch (seen.kind) {
    case 'units-moved':
      return wayShown(1);
    case 'step-carried-out':
      return TURN_SHOWN;
    case 'shot-fired':
    case 'area-attacked':
      return SHOT_SHOWN + ROLL_SHOWN;
    case 'markers-laid':
      return SHOT_SHOWN;
    case 'spot-tried':
    case 'strength-rolled':
    case 'deflection-rolled':
      return ROLL_SHOWN;
    case 'armour-rolled':
    case 'damage-rolled':
      return ROLL_SHOWN / 2;
    case 'damage-applied':
      return seen.destroyed.length > 0 ? LOSS_SHOWN : 0;
    case 'lost-uncovered':
    case 'cut-off':
      return LOSS_SHOWN;
    default:
      return 0;
  }
};
